import { type RefObject, useEffect } from "react";

/** The row that Tab stops at, or the button that adds the first block. */
const places = ['[role="treeitem"][tabindex="0"]', "button"];

/**
 * Starts somebody who enters the editor at the list of blocks, where its keys are, and says what is open. Only once, and only
 * while nothing has the focus; on a phone, which shows the page first, it stays where it is.
 */
export function useFirstFocus(list: RefObject<HTMLElement | null>, say: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens later moves no focus
  useEffect(() => {
    const has = document.activeElement;
    if (has === null || has === document.body) focusFirstOf(list.current);
    say();
  }, []);
}

function focusFirstOf(list: HTMLElement | null): void {
  const found = places.flatMap((place) => [...(list?.querySelectorAll<HTMLElement>(place) ?? [])]);
  for (const each of found) {
    each.focus({ preventScroll: true });
    if (document.activeElement === each) return;
  }
}
