import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import { cx } from "@selvedge/ui/class-names.ts";
import { EyeOff } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { titleOf, wordsOf } from "./block-words.ts";
import type { BlockMoves } from "./use-block-moves.ts";

interface Row {
  uid: Uid;
  depth: number;
  title: string;
  words: string;
  isHidden: boolean;
  parent: Uid | null;
}

function rowsOf(doc: Doc, parent: Uid | null = null, depth = 1): Row[] {
  return childrenOf(doc, parent).flatMap((rec) => [
    {
      ...{ uid: rec.uid, depth, parent, title: titleOf(rec), words: wordsOf(rec) },
      isHidden: rec.props.published === false,
    },
    ...rowsOf(doc, rec.uid, depth + 1),
  ]);
}

interface OutlineProps {
  doc: Doc;
  selected: Uid | null;
  onSelect: (uid: Uid) => void;
  moves: BlockMoves;
}

/** The blocks of the page as a tree. Arrows select, Alt with an arrow moves, Delete deletes; a drag does the same. */
export function Outline({ doc, selected, onSelect, moves }: OutlineProps) {
  const rows = rowsOf(doc);
  const items = useRef(new Map<Uid, HTMLElement>());
  const [drop, setDrop] = useState<{ uid: Uid; isAfter: boolean } | null>(null);
  const [dragged, setDragged] = useState<Uid | null>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const item = selected === null ? undefined : items.current.get(selected);
    if (hasFocus.current) item?.focus();
    else item?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  function onKeyDown(event: KeyboardEvent, row: Row) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by !== 0 && event.altKey) moves.moveBy(row.uid, by);
    else if (by !== 0) {
      const next = rows[rows.indexOf(row) + by];
      if (next) onSelect(next.uid);
    } else if (event.key === "Home" && rows[0]) onSelect(rows[0].uid);
    else if (event.key === "End" && rows.at(-1)) onSelect(rows.at(-1)!.uid);
    else if (event.key === "ArrowLeft" && row.parent !== null) onSelect(row.parent);
    else if (event.key === "ArrowRight") {
      const inside = rows.find(({ parent }) => parent === row.uid);
      if (inside) onSelect(inside.uid);
    } else if (event.key === "Delete" || event.key === "Backspace") moves.remove(row.uid);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const dragOver = (event: DragEvent<HTMLElement>, row: Row) => {
    if (dragged === null) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setDrop({ uid: row.uid, isAfter: event.clientY > top + height / 2 });
  };
  function dropAt(row: Row) {
    if (dragged !== null && drop && dragged !== row.uid) {
      const beside = childrenOf(doc, row.parent).filter(({ uid }) => uid !== dragged);
      const at = beside.findIndex(({ uid }) => uid === row.uid) + (drop.isAfter ? 1 : 0);
      const { slot } = doc.blocks.get(row.uid)!;
      moves.moveToSpot(dragged, { parent: row.parent, slot, before: beside[at]?.uid ?? null });
    }
    setDragged(null);
    setDrop(null);
  }

  if (rows.length === 0) return <p className="px-4 py-6 text-dense text-ink-2">No blocks yet. Add the first one.</p>;
  return (
    <div
      role="tree"
      aria-label="Blocks of the page"
      className="flex flex-col px-2 pb-4"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {rows.map((row, at) => (
        <div
          key={row.uid}
          ref={(item) => {
            if (item) items.current.set(row.uid, item);
            else items.current.delete(row.uid);
          }}
          role="treeitem"
          aria-level={row.depth}
          aria-selected={row.uid === selected}
          aria-label={`${row.title}${row.words ? `: ${row.words}` : ""}${row.isHidden ? ", hidden" : ""}`}
          tabIndex={row.uid === selected || (selected === null && at === 0) ? 0 : -1}
          draggable
          onClick={() => onSelect(row.uid)}
          onKeyDown={(event) => onKeyDown(event, row)}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", row.title);
            setDragged(row.uid);
          }}
          onDragOver={(event) => dragOver(event, row)}
          onDrop={(event) => {
            event.preventDefault();
            dropAt(row);
          }}
          onDragEnd={() => {
            setDragged(null);
            setDrop(null);
          }}
          style={{ paddingLeft: 4 + row.depth * 12 }}
          className={cx(
            "flex min-h-9 cursor-pointer items-center gap-2 rounded-control border-y-2 border-transparent pr-2 text-dense outline-none focus-visible:ring-2 focus-visible:ring-primary max-md:min-h-11",
            row.uid === selected ? "bg-primary-tint font-medium text-primary" : "hover:bg-hover",
            row.isHidden && "text-ink-3",
            drop?.uid === row.uid && dragged !== row.uid && (drop.isAfter ? "border-b-primary" : "border-t-primary"),
          )}
        >
          <span className="min-w-0 flex-1 truncate">
            {row.title}
            {row.words ? <span className="font-normal text-ink-2">: {row.words}</span> : null}
          </span>
          {row.isHidden ? <EyeOff aria-hidden className="size-4 shrink-0" /> : null}
        </div>
      ))}
    </div>
  );
}
