import { targetOf } from "@selvedge/builder/edits/block-edits";
import { treeDrop } from "@selvedge/builder/edits/tree-drop";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { titleOf } from "../block-words.ts";
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
  announce: (text: string) => void;
}

/** A pointer that moved less far, in pixels, has only pressed. */
const slackPx = 5;

/** Drags rows of the list by mouse, finger or pen, to any place that takes the block; Escape leaves it where it was. */
export function useTreeDrag(drag: TreeDrag) {
  const [shown, setShown] = useState<TreeDropShown | null>(null);
  const latest = useRef(drag);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => () => ending.current?.abort(), []);

  function start(down: PointerEvent<HTMLElement>, uid: Uid) {
    if (down.button !== 0) return;
    ending.current?.abort();
    const control = new AbortController();
    ending.current = control;
    const { signal } = control;
    const grip = down.currentTarget;
    const from = { x: down.clientX, y: down.clientY };
    let over: ReturnType<typeof placeAt> = null;
    let isDragging = false;
    const end = () => {
      control.abort();
      setShown(null);
    };
    const move = ({ clientX: x, clientY: y, pointerId }: globalThis.PointerEvent) => {
      if (!isDragging && Math.hypot(x - from.x, y - from.y) < slackPx) return;
      if (!isDragging) grip.setPointerCapture(pointerId);
      isDragging = true;
      scrollNear(grip, y);
      over = placeAt({ x, y }, uid, latest.current);
      setShown(over?.shown ?? { dragged: uid, row: null, side: "before", words: "", isRefused: false });
    };
    addEventListener("pointermove", move, { signal });
    addEventListener(
      "pointerup",
      () => {
        end();
        const { moves } = latest.current;
        if (over?.shown.isRefused) moves.refuse("place", over.shown.words);
        else if (over) moves.moveToSpot(uid, over.spot);
        // The press that ends a drag chooses no row.
        if (isDragging) addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
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
      },
      { signal, capture: true },
    );
  }
  return { shown, start };
}

const swallow = (event: Event) => event.stopPropagation();

function placeAt({ x, y }: { x: number; y: number }, dragged: Uid, { doc, rows, closed, moves }: TreeDrag) {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>("[role=treeitem]");
  const row = rows.find(({ uid }) => uid === item?.dataset.row);
  if (!item || !row || row.uid === dragged) return null;
  const { top, height } = item.getBoundingClientRect();
  const { uid, isContainer } = row;
  const spot = treeDrop(doc, { uid, down: (y - top) / height, isContainer, isClosed: closed.has(uid) });
  if (!spot) return null;
  const why = moves.whyNotAt(dragged, spot);
  const { parent, index } = targetOf(doc, spot, dragged);
  const around = parent === null ? "" : ` in ${titleOf(doc.blocks.get(parent))}`;
  const side =
    spot.parent === row.uid && spot.before === null ? "inside" : spot.before === row.uid ? "before" : "behind";
  const words = why ?? `${titleOf(doc.blocks.get(dragged))} goes here, place ${index + 1}${around}`;
  return { spot, shown: { dragged, row: row.uid, side, words, isRefused: why !== null } as TreeDropShown };
}

/** Near the upper and lower edge of the list it scrolls. */
function scrollNear(grip: HTMLElement, y: number): void {
  const box = grip.closest<HTMLElement>("[data-scrolls]");
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + 40) box.scrollBy(0, -12);
  if (y > bottom - 40) box.scrollBy(0, 12);
}
