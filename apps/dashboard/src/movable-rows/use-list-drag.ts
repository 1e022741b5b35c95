import { useRowDrag } from "@selvedge/ui/actions/use-row-drag.ts";
import type { PointerEvent } from "react";

interface ListSpot {
  at: number;
  side: "before" | "behind";
}

/** Drags the rows of a list that has one level. `onPut` gets the index of the row and the index that it was dropped in front of. */
export function useListDrag(rows: () => readonly HTMLElement[], onPut: (at: number, before: number) => void) {
  const { dragged, start } = useRowDrag<number, ListSpot>({
    spotAt: ({ y }) => spotOf(rows(), y),
    onDrop: (at, spot) => onPut(at, spot.side === "before" ? spot.at : spot.at + 1),
  });
  return (at: number) => ({
    isDragged: dragged?.of === at,
    drop: dragged?.spot?.at === at ? dragged.spot.side : null,
    onDragStart: (down: PointerEvent<HTMLElement>) => start(down, at),
  });
}

/** The edge that is next to a height of the window. */
function spotOf(rows: readonly HTMLElement[], y: number): ListSpot | null {
  const at = rows.findIndex((row) => row.getBoundingClientRect().bottom >= y);
  const last = rows.length - 1;
  if (last < 0) return null;
  if (at === -1) return { at: last, side: "behind" };
  const { top, height } = rows[at]!.getBoundingClientRect();
  return { at, side: y < top + height / 2 ? "before" : "behind" };
}
