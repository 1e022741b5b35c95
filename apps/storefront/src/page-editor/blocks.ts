// How the editor finds blocks on a page: by the marks that the server puts on their cells.

const mark = "[data-uid]";
const isElement = (target: EventTarget | null): target is Element => target instanceof Element;

/** The block at a place and those around it, the innermost first. */
export function chainAt(target: EventTarget | null): string[] {
  const uids: string[] = [];
  for (let at = blockAround(isElement(target) ? target : null); at; at = blockAround(at.parentElement))
    uids.push(at.dataset.uid!);
  return uids;
}

export const blockAround = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>(mark) ?? null;

export const blockOf = (uid: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-uid="${CSS.escape(uid)}"]`);

/** The block that a block is in; null at the top of the page. */
export const parentOf = (block: HTMLElement): HTMLElement | null => blockAround(block.parentElement);

/** Blocks beside each other in one block, or at the top of the page for null, in their order. */
export const childrenOf = (parent: HTMLElement | null): HTMLElement[] =>
  [...(parent ?? document).querySelectorAll<HTMLElement>(mark)].filter((block) => parentOf(block) === parent);
