import { useEffect, useRef, useState } from "react";
import { beginRowDrag, type DragPoint, type RowPress } from "./row-drag.ts";

interface RowDrag<Of, Spot> {
  /** Where the dragged row would go from a point; null where it would go nowhere. */
  spotAt: (point: DragPoint, dragged: Of) => Spot | null;
  /** The row was dropped at a spot. */
  onDrop: (dragged: Of, spot: Spot) => void;
}

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

  function start(down: RowPress, of: Of) {
    const begun = beginRowDrag<Spot>(down, {
      spotAt: (point) => latest.current.spotAt(point, of),
      onOver: (spot) => setDragged({ of, spot }),
      onDrop: (spot) => latest.current.onDrop(of, spot),
      onEnd: () => setDragged(null),
    });
    if (!begun) return;
    ending.current?.abort();
    ending.current = begun;
  }
  return { dragged, start };
}
