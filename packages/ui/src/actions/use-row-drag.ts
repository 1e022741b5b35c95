import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Where the pointer is in the window, and how far it is from where it took the row. In pixels. */
export interface DragPoint {
  x: number;
  y: number;
  byX: number;
}

interface RowDrag<Of, Spot> {
  /** Where the dragged row would go from a point; null where it would go nowhere. */
  spotAt: (point: DragPoint, dragged: Of) => Spot | null;
  /** The row was dropped at a spot. */
  onDrop: (dragged: Of, spot: Spot) => void;
}

/** A pointer that moved less far, in pixels, has only pressed. */
const slackPx = 5;

/**
 * Drags rows of a list by mouse, finger or pen; Escape leaves the row where it was, and near its edges the list scrolls.
 * `start` belongs to the `pointerdown` of a row or of its handle, `dragged` is what is shown meanwhile. A handle for fingers
 * needs `touch-none`: elsewhere a finger scrolls.
 */
export function useRowDrag<Of, Spot>(drag: RowDrag<Of, Spot>) {
  const [dragged, setDragged] = useState<{ of: Of; spot: Spot | null } | null>(null);
  const latest = useRef(drag);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => () => ending.current?.abort(), []);

  function start(down: PointerEvent<HTMLElement>, of: Of) {
    if (down.button !== 0 || !down.isPrimary) return;
    ending.current?.abort();
    const control = new AbortController();
    ending.current = control;
    const { signal } = control;
    const grip = down.currentTarget;
    const from = { x: down.clientX, y: down.clientY };
    let spot: Spot | null = null;
    let isDragging = false;
    const end = () => {
      control.abort();
      setDragged(null);
    };
    const move = ({ clientX: x, clientY: y, pointerId }: globalThis.PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      if (!isDragging && Math.hypot(x - from.x, y - from.y) < slackPx) return;
      if (!isDragging) grip.setPointerCapture(pointerId);
      isDragging = true;
      scrollNear(grip, y);
      spot = latest.current.spotAt({ x, y, byX: x - from.x }, of);
      setDragged({ of, spot });
    };
    addEventListener("pointermove", move, { signal });
    // A picture or a link in the row would be dragged by the browser instead, which ends the pointer.
    addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    addEventListener(
      "pointerup",
      ({ pointerId }) => {
        if (pointerId !== down.pointerId) return;
        end();
        if (!isDragging) return;
        if (spot !== null) latest.current.onDrop(of, spot);
        swallowClick();
      },
      { signal },
    );
    addEventListener("pointercancel", end, { signal });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || !isDragging) return;
        event.preventDefault();
        event.stopPropagation();
        end();
        addEventListener("pointerup", swallowClick, { once: true });
      },
      { signal, capture: true },
    );
  }
  return { dragged, start };
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

/** How near to an edge, and how far each time. In pixels. */
const edgePx = 40;
const stepPx = 12;

/** The list around the row scrolls, or the page where the list is as long as it is. */
function scrollNear(grip: HTMLElement, y: number): void {
  const box = grip.closest<HTMLElement>("[data-scrolls]");
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const by = y < top + edgePx ? -stepPx : y > bottom - edgePx ? stepPx : 0;
  if (by !== 0) (box ?? window).scrollBy(0, by);
}
