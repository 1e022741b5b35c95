// Showing a block: where others hide it until something is pressed, as answers, slides and items of a carousel, and in the window.

/** Shows a block where it is hidden: opens what it is in and what it is, and moves strips to it. */
export function bringForward(block: HTMLElement): void {
  const own = block.querySelector<HTMLDetailsElement>(":scope > details");
  if (own) own.open = true;
  for (let at: HTMLElement | null = block; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    const track = at.parentElement;
    if (track && "track" in track.dataset && !isInSight(at, track)) {
      track.scrollTo({ left: at.offsetLeft - track.offsetLeft, behavior: "instant" });
    }
  }
}

/** Whether most of an item is in the part of its strip that is seen. */
function isInSight(item: HTMLElement, track: HTMLElement): boolean {
  const [inner, outer] = [item.getBoundingClientRect(), track.getBoundingClientRect()];
  const seen = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left);
  return seen > Math.min(inner.width, outer.width) * 0.6;
}

/** The item that an arrow or a dot of a strip leads to; null for any other press. */
export function itemLedTo(target: EventTarget | null): HTMLElement | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-step], [data-go]") : null;
  const track = pressed?.closest("[data-controls]")?.parentElement?.querySelector<HTMLElement>("[data-track]");
  if (!pressed || !track) return null;
  const items = [...track.children] as HTMLElement[];
  const { go, step = "1" } = pressed.dataset;
  const now = items.findIndex((item) => isInSight(item, track));
  const next = go === undefined ? (now + Number(step) + items.length) % items.length : Number(go);
  return items[next] ?? null;
}

/** Brings a block into the window, unless enough of it is there. */
export function reveal(block: HTMLElement | null, behavior: ScrollBehavior = "smooth"): void {
  if (!block || isInWindow(block)) return;
  // Of one that is taller than the window its beginning is shown, with its bar below the header.
  const { top, height } = block.getBoundingClientRect();
  if (height > innerHeight - headerPx) scrollBy({ top: top - headerPx - barPx, behavior });
  else block.scrollIntoView({ block: "center", behavior });
}

/** Room for the shop's header, which stays above the page. */
const headerPx = 80;
/** The bar above a chosen block, with some space. */
const barPx = 48;

/** Whether a block is seen, or half a window of it. */
export function isInWindow(block: HTMLElement): boolean {
  const { top, bottom, height } = block.getBoundingClientRect();
  return bottom >= headerPx && top + Math.min(height, innerHeight / 2) <= innerHeight;
}
