import type { Uid } from "@selvedge/pages/doc";
import { type KeyboardEvent, useRef } from "react";
import type { OutlineRow } from "./outline-rows.ts";
import type { ClosedRows } from "./use-closed-rows.ts";

interface TreeKeys {
  all: readonly OutlineRow[];
  /** Those that are not inside a closed one. */
  rows: readonly OutlineRow[];
  closed: ClosedRows["closed"];
  setClosed: ClosedRows["set"];
  selection: readonly Uid[];
  onSelect: (uids: readonly Uid[]) => void;
}

/** Letters that follow each other within this time are one word. */
const typeAheadMs = 800;

/**
 * The keys that the list of blocks has beside those of the editor: it folds, goes to its ends, and a letter goes to the next block
 * that begins with it. A key that it takes is not heard by the editor.
 */
export function useTreeKeys({ all, rows, closed, setClosed, selection, onSelect }: TreeKeys) {
  const main = selection.at(-1) ?? null;
  const typed = useRef({ word: "", atMs: 0 });

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
  return onKeyDown;
}
