import { type RefObject, useEffect } from "react";

/** The row that Tab stops at, or the first button: of a page without blocks it adds one, of a theme it opens a group of settings. */
const places = ['[role="treeitem"][tabindex="0"]', "button"];

/**
 * Starts somebody who enters an editor at its list, where its keys are, and says what is open. Only once, and only while nothing
 * has the focus; where the list is not shown, as on a phone, which shows the page first, it stays where it is.
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
