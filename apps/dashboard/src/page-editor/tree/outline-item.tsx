import { cx } from "@selvedge/ui/class-names.ts";
import { ChevronRight, CornerLeftUp, EyeOff, GripVertical } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { sameProps } from "../paint/same-props.ts";
import { BlockIcon } from "./block-icon.tsx";
import { hiddenWords, type OutlineRow } from "./outline-rows.ts";
import type { RowActs, RowPress } from "./row-acts.ts";
import { RowMenu } from "./row-menu.tsx";
import type { TreeDropShown } from "./use-tree-drag.ts";

interface OutlineItemProps {
  row: OutlineRow;
  /** Its place in the list, from 0. */
  place: number;
  isSelected: boolean;
  /** What can be done with the one whose settings are shown, one word each; null for all others. */
  acts: string | null;
  /** What it holds is not listed. */
  isClosed: boolean;
  /** Tab stops at it. */
  isStop: boolean;
  drop: TreeDropShown | null;
  isDragged: boolean;
  /** The same for every row and at every time. */
  does: RowActs;
}

/** One block in the list: dragged by mouse anywhere, by a finger at its handle, which leaves the rest for scrolling. */
export const OutlineItem = memo(Item, isSame);

/** A change of one block leaves the rows of all others as they are. */
function isSame(was: OutlineItemProps, is: OutlineItemProps): boolean {
  for (const name in is) {
    const key = name as keyof OutlineItemProps;
    if (key !== "row" && !Object.is(was[key], is[key])) return false;
  }
  return sameProps(was.row, is.row);
}

function Item({ row, place, isSelected, acts, isClosed, isStop, drop, isDragged, does }: OutlineItemProps) {
  const { uid } = row;
  const hidden = hiddenWords(row);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree and the editor hear the keys
    <div
      data-row={row.uid}
      role="treeitem"
      aria-level={row.depth}
      aria-posinset={row.at}
      aria-setsize={row.of}
      aria-selected={isSelected}
      aria-expanded={row.hasInner ? !isClosed : undefined}
      aria-label={`${row.title}${row.words ? `: ${row.words}` : ""}${hidden ? `, ${hidden}` : ""}`}
      title={hidden || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={(event) => isRow(event) && does.press(uid, pressOf(event))}
      onPointerDown={(event) => isRow(event) && event.pointerType === "mouse" && does.drag(event, uid)}
      style={{ top: `calc(var(--row) * ${place})`, paddingLeft: (row.depth - 1) * 16 }}
      className={cx(
        "group absolute inset-x-0 flex h-(--row) cursor-pointer select-none items-center gap-1 rounded-control border-y-2 border-transparent pr-1 text-dense outline-none focus-visible:ring-2 focus-visible:ring-primary",
        isSelected ? "bg-primary-tint font-medium text-primary" : "hover:bg-hover",
        hidden && !isSelected && "text-ink-2",
        isDragged && "opacity-50",
        drop?.side === "before" && (drop.isRefused ? "border-t-danger" : "border-t-primary"),
        drop?.side === "behind" && (drop.isRefused ? "border-b-danger" : "border-b-primary"),
        drop?.side === "inside" && (drop.isRefused ? "ring-2 ring-danger" : "ring-2 ring-primary"),
      )}
    >
      <RowFace
        {...{ uid, isClosed, does }}
        type={row.type}
        title={row.title}
        words={row.words}
        hasInner={row.hasInner}
        isHidden={row.why !== ""}
        isInHidden={row.isInHidden}
      />
      {acts === null ? null : <RowMenu {...{ uid, acts, does }} title={row.title} isUnpublished={row.isUnpublished} />}
    </div>
  );
}

const pressOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): RowPress =>
  shiftKey ? "upTo" : ctrlKey || metaKey ? "more" : "alone";

interface RowFaceProps extends Pick<OutlineRow, "uid" | "type" | "title" | "words" | "hasInner" | "isInHidden"> {
  isClosed: boolean;
  isHidden: boolean;
  does: RowActs;
}

/** What is seen of a row. It stays as it is where the row only has another place among those beside it, or is selected. */
const RowFace = memo(function RowFace({ uid, type, title, words, hasInner, isClosed, does, ...hidden }: RowFaceProps) {
  return (
    <>
      <span
        aria-hidden
        // Where nothing hovers it is always seen. Hidden, not transparent: what is transparent is painted, for every row.
        className="grid h-8 w-5 shrink-0 cursor-grab touch-none place-items-center text-ink-3 max-md:h-11 max-md:w-8 md:pointer-fine:invisible md:group-hover:visible"
        onPointerDown={(event) => event.pointerType !== "mouse" && does.drag(event, uid)}
      >
        <GripVertical size={14} />
      </span>
      {hasInner ? (
        // For pointers: the keyboard has the arrows of the row.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title={isClosed ? "Show what is inside" : "Hide what is inside"}
          onClick={() => does.toggle(uid)}
          className="-mx-0.5 grid h-8 w-5 shrink-0 place-items-center rounded-mark text-ink-2 hover:bg-hover max-md:h-11 max-md:w-9"
        >
          <ChevronRight size={14} className={cx("transition-transform", !isClosed && "rotate-90")} />
        </button>
      ) : (
        <span aria-hidden className="-mx-0.5 w-5 shrink-0 max-md:w-9" />
      )}
      <BlockIcon type={type} />
      <span className="min-w-0 flex-1 truncate pl-1">
        {title}
        {words ? <span className="font-normal text-ink-2">: {words}</span> : null}
      </span>
      {hidden.isHidden ? (
        <EyeOff aria-hidden className="size-4 shrink-0" />
      ) : hidden.isInHidden ? (
        <CornerLeftUp aria-hidden className="size-4 shrink-0" />
      ) : null}
    </>
  );
});

/** A press on the row itself, on none of its buttons. */
const isRow = ({ target }: { target: EventTarget }): boolean =>
  target instanceof Element && target.closest("button") === null;
