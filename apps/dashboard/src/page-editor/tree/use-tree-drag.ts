import { treeDrop } from "@selvedge/builder/edits/tree-drop";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { useRowDrag } from "@selvedge/ui/actions/use-row-drag.ts";
import type { BlockMoves } from "../blocks/use-block-moves.ts";
import type { OutlineRow } from "./outline-rows.ts";

/** Where a block that is dragged over the list would go. */
export interface TreeDropShown {
  dragged: Uid;
  /** The row that it is shown at; null over none. */
  row: Uid | null;
  side: "before" | "behind" | "inside";
  /** The place in words, or why it may not go there. */
  words: string;
  isRefused: boolean;
}

interface TreeDrag {
  doc: Doc;
  rows: readonly OutlineRow[];
  closed: ReadonlySet<Uid>;
  moves: BlockMoves;
}

/** Drags rows of the list by mouse, finger or pen, to any place that takes the block. */
export function useTreeDrag(drag: TreeDrag) {
  const { moves } = drag;
  const { dragged, start } = useRowDrag<Uid, NonNullable<ReturnType<typeof placeAt>>>({
    spotAt: (point, uid) => placeAt(point, uid, drag),
    onDrop: (uid, { spot, shown }) =>
      shown.isRefused ? moves.refuse("place", shown.words) : moves.moveToSpot(uid, spot),
  });
  const overNone: TreeDropShown | null = dragged && {
    ...{ dragged: dragged.of, row: null, side: "before", words: "", isRefused: false },
  };
  return { shown: dragged?.spot?.shown ?? overNone, start };
}

function placeAt({ x, y }: { x: number; y: number }, dragged: Uid, { doc, rows, closed, moves }: TreeDrag) {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>("[role=treeitem]");
  const row = rows.find(({ uid }) => uid === item?.dataset.row);
  if (!item || !row || row.uid === dragged) return null;
  const { top, height } = item.getBoundingClientRect();
  const { uid, isContainer } = row;
  const spot = treeDrop(doc, { uid, down: (y - top) / height, isContainer, isClosed: closed.has(uid) });
  if (!spot) return null;
  const { why, words } = moves.verdictAt(dragged, spot);
  const side =
    spot.parent === row.uid && spot.before === null ? "inside" : spot.before === row.uid ? "before" : "behind";
  return {
    spot,
    shown: { dragged, row: row.uid, side, words: why ?? words, isRefused: why !== null } as TreeDropShown,
  };
}
