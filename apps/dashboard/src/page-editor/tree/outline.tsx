import { actsOf } from "@selvedge/builder/edits/acts-of";
import { pathTo } from "@selvedge/builder/edits/nesting";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { DropWords } from "@selvedge/ui/actions/drop-words";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { cx } from "@selvedge/ui/class-names.ts";
import { type FocusEvent, memo, useEffect, useMemo, useRef } from "react";
import { BLOCK_TYPES } from "../block-words.ts";
import type { BlockMoves } from "../blocks/use-block-moves.ts";
import type { EditorActs } from "../blocks/use-editor-acts.ts";
import { afterPaint } from "../paint/after-paint.ts";
import { OutlineItem } from "./outline-item.tsx";
import { openRows, rowsOf, type Verdicts } from "./outline-rows.ts";
import type { RowActs, RowPress } from "./row-acts.ts";
import { placesOf } from "./rows-in-view.ts";
import { rowsUpTo } from "./rows-up-to.ts";
import { useClosedRows } from "./use-closed-rows.ts";
import { useRowsInView } from "./use-rows-in-view.ts";
import { useTreeDrag } from "./use-tree-drag.ts";
import { useTreeKeys } from "./use-tree-keys.ts";

const rowIn = (tree: HTMLElement | null, uid: Uid) =>
  tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(uid)}"]`) ?? undefined;

interface OutlineProps {
  doc: Doc;
  selection: readonly Uid[];
  /** The last of the selected once that has been painted: its menu comes then, and Tab stops at it. */
  settled: Uid | null;
  onSelect: (uids: readonly Uid[]) => void;
  moves: BlockMoves;
  run: EditorActs["run"];
  announce: (text: string) => void;
  /** Why blocks are hidden from the visitor of the preview. */
  verdicts: Verdicts | undefined;
}

/** Of every row of the list; on a phone it takes a finger. */
const rowHeight = "[--row:2.25rem] max-md:[--row:3.25rem]";

/** The blocks of the page as a tree, with the same keys as the page itself; a letter goes to the next block that begins with it. */
export const Outline = memo(function Outline({
  doc,
  selection,
  settled,
  onSelect,
  moves,
  run,
  announce,
  verdicts,
}: OutlineProps) {
  const main = selection.at(-1) ?? null;
  const { closed, set: setClosed } = useClosedRows(doc, main);
  const all = useMemo(() => rowsOf(doc, verdicts), [doc, verdicts]);
  const rows = openRows(all, closed);
  const tree = useRef<HTMLDivElement>(null);
  /** A row that goes takes the focus with it, and nothing says so. */
  const hadFocus = useRef(false);
  const keys = useTreeKeys({ all, rows, closed, setClosed, selection, onSelect });
  const drag = useTreeDrag({ doc, rows, closed, moves });
  const drop = drag.shown;
  // In the document whatever is in view: the row that has or gets the focus, the one that Tab stops at, and the one that is dragged.
  const staying = [main, settled, drop?.dragged].map((uid) => (uid ? rows.findIndex((row) => row.uid === uid) : -1));
  const places = placesOf(useRowsInView(tree, rows.length), settled === null ? [0, ...staying] : staying);
  const words = drop?.words ?? "";
  useEffect(() => {
    if (words) announce(words);
  }, [words, announce]);
  useEffect(() => {
    const item = main === null ? undefined : rowIn(tree.current, main);
    if (!item || item === document.activeElement) return undefined;
    if (hadFocus.current || tree.current?.contains(document.activeElement)) return item.focus();
    return afterPaint(() => item.scrollIntoView({ block: "nearest" }));
  }, [main]);

  /** A dialog that closes gives the focus back to the row that had it; by then another one may be chosen. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    hadFocus.current = true;
    const chosen = main ?? rows[0]?.uid;
    if (target.role !== "treeitem" || target.dataset.row === chosen || !target.matches(":focus-visible")) return;
    if (chosen !== undefined) rowIn(tree.current, chosen)?.focus();
  }
  function toggle(uid: Uid) {
    // What is hidden is chosen no longer: the one around it is.
    const isInside = main !== null && main !== uid && pathTo(doc, main).some((around) => around.uid === uid);
    if (isInside) onSelect([uid]);
    setClosed([uid], isInside || !closed.has(uid));
  }
  function press(uid: Uid, how: RowPress) {
    const [from = uid] = selection;
    if (how === "upTo") return onSelect(rowsUpTo(rows, from, uid));
    const isTakenOut = how === "more" && selection.includes(uid);
    onSelect(isTakenOut ? selection.filter((each) => each !== uid) : how === "more" ? [...selection, uid] : [uid]);
  }
  const does = useSameActs<RowActs>({
    press,
    toggle,
    drag: drag.start,
    act: (act, uid) => run(act, uid),
  });
  // Of the one whose settings are shown, as one text: the row is rendered again where it can do something else.
  const acts = main !== null && doc.blocks.has(main) ? actsOf(doc, BLOCK_TYPES, main).join(" ") : "";

  if (rows.length === 0) return <p className="px-4 py-6 text-dense text-ink-2">No blocks yet. Add the first one.</p>;
  return (
    <>
      <div
        ref={tree}
        role="tree"
        aria-label="Blocks of the page"
        aria-multiselectable
        // Icons lie within their boxes: each box that clips one is painted on its own.
        className={cx(rowHeight, "relative mx-2 mb-4 [&_svg]:overflow-visible")}
        style={{ height: `calc(var(--row) * ${rows.length})` }}
        onKeyDown={keys}
        onFocus={onFocus}
        onBlur={() => {
          hadFocus.current = false;
        }}
      >
        {places.map((at) => {
          const row = rows[at]!;
          return (
            <OutlineItem
              key={row.uid}
              row={row}
              place={at}
              isSelected={selection.includes(row.uid)}
              acts={row.uid === main && row.uid === settled ? acts : null}
              isClosed={closed.has(row.uid)}
              isStop={row.uid === settled || (settled === null && at === 0)}
              drop={drop?.row === row.uid ? drop : null}
              isDragged={drop?.dragged === row.uid}
              does={does}
            />
          );
        })}
      </div>
      {drop ? <DropWords isRefused={drop.isRefused}>{words || "Drag it to a place in the list."}</DropWords> : null}
    </>
  );
});
