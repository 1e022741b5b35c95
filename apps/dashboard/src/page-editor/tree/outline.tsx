import { actsOf } from "@selvedge/builder/edits/acts-of";
import { pathTo } from "@selvedge/builder/edits/nesting";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { DropWords } from "@selvedge/ui/actions/drop-words";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { type FocusEvent, type KeyboardEvent, memo, useEffect, useMemo, useRef } from "react";
import { BLOCK_TYPES } from "../block-words.ts";
import type { BlockMoves } from "../blocks/use-block-moves.ts";
import type { EditorActs } from "../blocks/use-editor-acts.ts";
import { afterPaint } from "../paint/after-paint.ts";
import { OutlineItem } from "./outline-item.tsx";
import { openRows, rowsOf, type Verdicts } from "./outline-rows.ts";
import type { RowActs, RowPress } from "./row-acts.ts";
import { rowsUpTo } from "./rows-up-to.ts";
import { useClosedRows } from "./use-closed-rows.ts";
import { useTreeDrag } from "./use-tree-drag.ts";

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

/** Letters that follow each other within this time are one word. */
const typeAheadMs = 800;

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
  const typed = useRef({ word: "", atMs: 0 });
  /** A row that goes takes the focus with it, and nothing says so. */
  const hadFocus = useRef(false);
  const drag = useTreeDrag({ doc, rows, closed, moves });
  const drop = drag.shown;
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

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || target.role !== "treeitem") return;
    if (folds(event)) return event.preventDefault();
    // Rows that are not listed are passed by.
    const by = closed.size === 0 ? 0 : key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const beside = by !== 0 && isPlain ? rows[rows.findIndex(({ uid }) => uid === main) + by] : undefined;
    if (beside) {
      event.preventDefault();
      onSelect(event.shiftKey ? [...selection.filter((uid) => uid !== beside.uid), beside.uid] : [beside.uid]);
      return;
    }
    const isLetter = key.length === 1 && /[\p{L}\p{N}]/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    const end = key === "Home" ? rows[0] : key === "End" ? rows.at(-1) : undefined;
    const next = end ?? (isLetter ? found(key.toLowerCase()) : undefined);
    if (!next) return;
    event.preventDefault();
    onSelect([next.uid]);
  }
  /** Left closes an open row, right opens a closed one, "*" opens or closes all beside it; else they walk as everywhere. */
  function folds({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const row = rows.find(({ uid }) => uid === main);
    if (!row || altKey || ctrlKey || metaKey) return false;
    const isClosed = closed.has(row.uid);
    const beside = all.filter(({ parent, hasInner }) => parent === row.parent && hasInner).map(({ uid }) => uid);
    if (key === "*" && beside.length > 0) setClosed(beside, !beside.every((uid) => closed.has(uid)));
    else if (shiftKey || !row.hasInner) return false;
    else if (key === "ArrowLeft" && !isClosed) setClosed([row.uid], true);
    else if (key === "ArrowRight" && isClosed) setClosed([row.uid], false);
    else return false;
    return true;
  }
  /** The next row whose title or words begin with what is typed. */
  function found(letter: string) {
    const now = Date.now();
    const word = now - typed.current.atMs < typeAheadMs ? typed.current.word + letter : letter;
    typed.current = { word, atMs: now };
    const at = rows.findIndex(({ uid }) => uid === main);
    const from = word.length > 1 ? Math.max(at, 0) : at + 1;
    const begins = (text: string) => text.toLowerCase().startsWith(word);
    return [...rows.slice(from), ...rows.slice(0, from)].find((row) => begins(row.title) || begins(row.words));
  }
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
        className="flex flex-col px-2 pb-4 [&_svg]:overflow-visible"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => {
          hadFocus.current = false;
        }}
      >
        {rows.map((row, at) => (
          <OutlineItem
            key={row.uid}
            row={row}
            isSelected={selection.includes(row.uid)}
            acts={row.uid === main && row.uid === settled ? acts : null}
            isClosed={closed.has(row.uid)}
            isStop={row.uid === settled || (settled === null && at === 0)}
            drop={drop?.row === row.uid ? drop : null}
            isDragged={drop?.dragged === row.uid}
            does={does}
          />
        ))}
      </div>
      {drop ? <DropWords isRefused={drop.isRefused}>{words || "Drag it to a place in the list."}</DropWords> : null}
    </>
  );
});
