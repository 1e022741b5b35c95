import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import { REASON_TEXT, type Reason } from "@selvedge/pages/resolve/verdict";
import { cx } from "@selvedge/ui/class-names.ts";
import { CornerLeftUp, EyeOff } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { titleOf, wordsOf } from "./block-words.ts";
import type { BlockMoves } from "./use-block-moves.ts";

interface Row {
  uid: Uid;
  depth: number;
  title: string;
  words: string;
  /** Why the visitor of the preview does not get it; empty where they do. */
  why: string;
  /** A block around it is hidden. */
  isInHidden: boolean;
  parent: Uid | null;
}

type Verdicts = ReadonlyMap<Uid, readonly Reason[]>;

function rowsOf(
  doc: Doc,
  verdicts: Verdicts,
  around: Pick<Row, "depth" | "isInHidden"> & { parent: Uid | null },
): Row[] {
  const { parent, depth, isInHidden } = around;
  return childrenOf(doc, parent).flatMap((rec) => {
    const why = (verdicts.get(rec.uid) ?? []).map(({ code }) => REASON_TEXT[code]).join(" ");
    const isHidden = isInHidden || why !== "";
    return [
      { ...{ uid: rec.uid, depth, parent, title: titleOf(rec), words: wordsOf(rec) }, why, isInHidden },
      ...rowsOf(doc, verdicts, { parent: rec.uid, depth: depth + 1, isInHidden: isHidden }),
    ];
  });
}

const hiddenWords = ({ why, isInHidden }: Row): string =>
  why ? `hidden: ${why}` : isInHidden ? "hidden with the block around it" : "";

const noVerdicts: Verdicts = new Map();

interface OutlineProps {
  doc: Doc;
  selected: Uid | null;
  onSelect: (uid: Uid) => void;
  moves: BlockMoves;
  /** Why blocks are hidden from the visitor of the preview. */
  verdicts?: Verdicts | undefined;
}

/** The blocks of the page as a tree. Arrows select, Alt with an arrow moves, Delete deletes; a drag does the same. */
export function Outline({ doc, selected, onSelect, moves, verdicts = noVerdicts }: OutlineProps) {
  const rows = rowsOf(doc, verdicts, { parent: null, depth: 1, isInHidden: false });
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
          aria-label={`${row.title}${row.words ? `: ${row.words}` : ""}${hiddenWords(row) ? `, ${hiddenWords(row)}` : ""}`}
          title={hiddenWords(row) || undefined}
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
            hiddenWords(row) && "text-ink-2",
            drop?.uid === row.uid && dragged !== row.uid && (drop.isAfter ? "border-b-primary" : "border-t-primary"),
          )}
        >
          <span className="min-w-0 flex-1 truncate">
            {row.title}
            {row.words ? <span className="font-normal text-ink-2">: {row.words}</span> : null}
          </span>
          {row.why ? (
            <EyeOff aria-hidden className="size-4 shrink-0" />
          ) : row.isInHidden ? (
            <CornerLeftUp aria-hidden className="size-4 shrink-0" />
          ) : null}
        </div>
      ))}
    </div>
  );
}
