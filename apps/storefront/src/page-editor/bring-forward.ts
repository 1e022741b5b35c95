// Blocks that others hide until something is pressed: answers of questions, slides, items of a carousel.

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
