import type { ShownText } from "@selvedge/pages/resolve/shown-texts";
import { blockAround } from "./blocks.ts";

export interface TextAt {
  readonly text: ShownText;
  /** The innermost element that shows the whole of it, and nothing else. */
  readonly element: HTMLElement;
}

/** The text of a block that stands at a place; null where there is none that can be told from the others. */
export function textAt(block: HTMLElement, target: Element): TextAt | null {
  const texts = textsOf(block);
  for (let at: Element | null = target; at && at !== block; at = at.parentElement) {
    if (!(at instanceof HTMLElement) || blockAround(at) !== block) return null;
    const words = plain(at.textContent ?? "");
    const same = words === "" ? [] : texts.filter((text) => !text.isRich && plain(text.cut ?? text.value) === words);
    if (same.length > 0) return { text: same[placeAmong(block, at, words)] ?? same[0]!, element: at };
  }
  const rich = texts.filter(({ isRich }) => isRich);
  return rich.length === 1 ? { text: rich[0]!, element: block } : null;
}

function textsOf({ dataset }: HTMLElement): readonly ShownText[] {
  try {
    return JSON.parse(dataset.texts ?? "[]");
  } catch {
    return [];
  }
}

/** The page breaks texts into lines and stresses words between stars; neither tells them apart. */
const plain = (text: string): string => text.replace(/[\s*]+/g, "");

/** Two buttons may say the same: the first one on the page is the first one in the list. */
function placeAmong(block: HTMLElement, element: HTMLElement, words: string): number {
  const alike = [...block.querySelectorAll<HTMLElement>("*")].filter(
    (each) =>
      plain(each.textContent ?? "") === words &&
      ![...each.children].some((child) => plain(child.textContent ?? "") === words),
  );
  return alike.findIndex((each) => element.contains(each));
}
