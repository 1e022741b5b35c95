/** Where the pointer is in the window, and how far it is from where it took the row. In pixels. */
export interface DragPoint {
  x: number;
  y: number;
  byX: number;
}

/** What is done with a row while it is dragged. */
export interface RowDragActs<Spot> {
  /** Where the row would go from a point; null where it would go nowhere. */
  spotAt: (point: DragPoint) => Spot | null;
  /** It is over a spot now. */
  onOver: (spot: Spot | null) => void;
  /** It was dropped at a spot. */
  onDrop: (spot: Spot) => void;
  /** Nothing is dragged any more. */
  onEnd: () => void;
}

/** What a press on a row or its handle says; a `PointerEvent` of React is one. */
export interface RowPress {
  button: number;
  isPrimary: boolean;
  pointerId: number;
  clientX: number;
  clientY: number;
  currentTarget: HTMLElement;
}

/** A pointer that moved less far, in pixels, has only pressed. */
const slackPx = 5;

/**
 * Follows one press until its pointer is lifted or lost, or Escape leaves the row where it was. Near the edges of the list it
 * scrolls for as long as the pointer is there, whether it moves or rests. Returns what ends it early; null for another button or
 * a second finger.
 */
export function beginRowDrag<Spot>(down: RowPress, acts: RowDragActs<Spot>): AbortController | null {
  if (down.button !== 0 || !down.isPrimary) return null;
  const control = new AbortController();
  const { signal } = control;
  const grip = down.currentTarget;
  let at = { x: down.clientX, y: down.clientY };
  const from = at;
  let spot: Spot | null = null;
  let isDragging = false;
  const place = () => {
    spot = acts.spotAt({ ...at, byX: at.x - from.x });
    acts.onOver(spot);
  };
  const scroll = () => {
    if (signal.aborted) return;
    if (scrollNear(grip, at.y)) place();
    requestAnimationFrame(scroll);
  };
  const end = () => {
    control.abort();
    acts.onEnd();
  };
  const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    if (!isDragging && Math.hypot(x - from.x, y - from.y) < slackPx) return;
    at = { x, y };
    if (!isDragging) {
      grip.setPointerCapture(pointerId);
      requestAnimationFrame(scroll);
    }
    isDragging = true;
    place();
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (pointerId !== down.pointerId) return;
    end();
    if (!isDragging) return;
    if (spot !== null) acts.onDrop(spot);
    swallowClick();
  };
  const lose = ({ pointerId }: PointerEvent) => {
    if (pointerId === down.pointerId) end();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    end();
    addEventListener("pointerup", swallowClick, { once: true });
  };
  addEventListener("pointermove", move, { signal });
  // A picture or a link in the row would be dragged by the browser instead, which ends the pointer.
  addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  addEventListener("pointerup", lift, { signal });
  addEventListener("pointercancel", lose, { signal });
  addEventListener("keydown", leave, { signal, capture: true });
  return control;
}

/** The press that ends a drag opens and chooses nothing. */
function swallowClick(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** How near to an edge, and how far with every frame that is drawn. In pixels. */
const edgePx = 40;
const stepPx = 8;

/** The list around the row scrolls, or the page where the list is as long as it is. False away from the edges. */
function scrollNear(grip: HTMLElement, y: number): boolean {
  const box = grip.closest<HTMLElement>("[data-scrolls]");
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const by = y < top + edgePx ? -stepPx : y > bottom - edgePx ? stepPx : 0;
  if (by !== 0) (box ?? window).scrollBy(0, by);
  return by !== 0;
}
