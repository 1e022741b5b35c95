// How the editor finds blocks on a page: by the marks that the server puts on their cells.

// What only stands around a template, such as the home page below an edited header, has no names.
const mark = "[data-uid][data-title]";
const isElement = (target: EventTarget | null): target is Element => target instanceof Element;

/** A block that is thinner than this is hit beside itself, too; in pixels. */
const thinPx = 24;

/** The block at a place and those around it, the innermost first. */
export function chainAt(target: EventTarget | null, at?: { x: number; y: number }): string[] {
  const uids: string[] = [];
  const under = blockAround(isElement(target) ? target : null);
  const thin = at && childrenOf(under).find((block) => isThinAt(block.getBoundingClientRect(), at));
  if (thin) uids.push(thin.dataset.uid!);
  for (let block = under; block; block = blockAround(block.parentElement)) uids.push(block.dataset.uid!);
  return uids;
}

function isThinAt({ left, right, top, bottom, width, height }: DOMRect, { x, y }: { x: number; y: number }): boolean {
  if (width >= thinPx && height >= thinPx) return false;
  const [beside, above] = [Math.max(0, thinPx - width) / 2, Math.max(0, thinPx - height) / 2];
  return x >= left - beside && x <= right + beside && y >= top - above && y <= bottom + above;
}

export const blockAround = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>(mark) ?? null;

/** What stands around a template may have a block of the same name. */
export const blockOf = (uid: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-uid="${CSS.escape(uid)}"][data-title]`);

/** The first block of what is edited; null on an empty page. */
export const firstBlock = (): HTMLElement | null => document.querySelector<HTMLElement>(mark);

/** The block that a block is in; null at the top of the page. */
export const parentOf = (block: HTMLElement): HTMLElement | null => blockAround(block.parentElement);

/** Blocks beside each other in one block, or at the top of the page for null, in their order. */
export const childrenOf = (parent: HTMLElement | null): HTMLElement[] =>
  [...(parent ?? document).querySelectorAll<HTMLElement>(mark)].filter((block) => parentOf(block) === parent);
