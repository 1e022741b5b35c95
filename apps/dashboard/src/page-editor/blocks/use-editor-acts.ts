import type { BlockAct } from "@selvedge/builder/edits/block-acts";
import { pathTo } from "@selvedge/builder/edits/nesting";
import { placeWords } from "@selvedge/builder/edits/place-words";
import { childrenOf, type Doc, families, type Uid } from "@selvedge/pages/doc";
import type { Target } from "@selvedge/pages/placement";
import { titleOf, wordsWithin } from "../block-words.ts";
import type { EditorAct } from "../keys/editor-keys.ts";
import { rowsOf } from "../tree/outline-rows.ts";
import type { BlockMoves } from "./use-block-moves.ts";
import type { useClipboard } from "./use-clipboard.ts";
import type { useSelection } from "./use-selection.ts";

interface ActsOn {
  doc: Doc;
  selection: ReturnType<typeof useSelection>;
  blocks: BlockMoves;
  clipboard: ReturnType<typeof useClipboard>;
  announce: (text: string) => void;
  /** What the editor as a whole does. */
  own: {
    undo: () => void;
    redo: () => void;
    save: () => void;
    keys: () => void;
    find: () => void;
    /** Asks what to insert at a place; a ready section goes to `ofSections` where that is given. */
    insertAt: (target: Target, ofSections?: Target) => void;
    rename: (uid: Uid) => void;
    toSettings: () => void;
    parts: () => void;
  };
}

/** What each key, button and line of a menu does, with the selected blocks or with a block that is named. */
export function useEditorActs({ doc, selection, blocks, clipboard, announce, own }: ActsOn) {
  const { uids, main, select } = selection;

  function show(uid: Uid | null) {
    select(uid === null ? [] : [uid]);
    const rec = uid === null ? undefined : doc.blocks.get(uid);
    if (!rec) return announce("No block is chosen.");
    const words = wordsWithin(families(doc), rec);
    announce(`${titleOf(rec)}${words ? `: ${words}` : ""}, ${placeWords(doc, rec.uid, titleOf)}.`);
  }
  function walk(by: -1 | 1, isMore: boolean) {
    const rows = rowsOf(doc);
    const at = rows.findIndex(({ uid }) => uid === main);
    const next = rows[at < 0 ? 0 : at + by];
    if (!next) return;
    if (isMore) showAll([...uids.filter((uid) => uid !== next.uid), next.uid]);
    else show(next.uid);
  }
  function showAll(all: readonly Uid[]) {
    select(all);
    announce(all.length === 1 ? "1 block is chosen." : `${all.length} blocks are chosen.`);
  }
  function goInto() {
    if (main === null) return walk(1, false);
    const [inner] = childrenOf(doc, main);
    if (inner) show(inner.uid);
    else own.toSettings();
  }
  const outer = () => (main === null ? null : (doc.blocks.get(main)?.parent ?? null));
  /** Behind a block, or at the end of the page. */
  function behind(uid: Uid | null): Target {
    const rec = uid === null ? undefined : doc.blocks.get(uid);
    const { parent = null, slot } = rec ?? {};
    const beside = childrenOf(doc, parent).filter((each) => each.slot === slot);
    const index = rec ? beside.findIndex(({ uid }) => uid === rec.uid) + 1 : beside.length;
    return { parent, ...(slot === undefined ? {} : { slot }), index };
  }

  const ofPage: Partial<Record<EditorAct, () => void>> = {
    undo: own.undo,
    redo: own.redo,
    save: own.save,
    keys: own.keys,
    find: own.find,
    parts: own.parts,
    insert: () => own.insertAt(behind(main), behind(main === null ? null : (pathTo(doc, main)[0]?.uid ?? null))),
    previous: () => walk(-1, false),
    next: () => walk(1, false),
    morePrevious: () => walk(-1, true),
    moreNext: () => walk(1, true),
    inner: goInto,
    outer: () => outer() !== null && show(outer()),
    leave: () => show(outer()),
    all() {
      const parent = outer();
      showAll(childrenOf(doc, parent).map(({ uid }) => uid));
    },
    paste: () => void clipboard.pasteCopied(),
  };

  function run(act: EditorAct, named?: Uid) {
    const found = ofPage[act];
    const uid = named ?? main;
    if (found) return found();
    if (uid === null) return announce("Choose a block first.");
    // A block that is named stands for all that are selected with it.
    ofBlock(act as BlockAct, uid, uids.includes(uid) ? uids : [uid]);
  }

  function ofBlock(act: BlockAct, uid: Uid, all: readonly Uid[]) {
    const acts: Record<BlockAct, () => void> = {
      up: () => blocks.moveBy(all, -1),
      down: () => blocks.moveBy(all, 1),
      in: () => blocks.moveIn(all),
      out: () => blocks.moveOut(all),
      narrower: () => blocks.widen(uid, -1),
      wider: () => blocks.widen(uid, 1),
      inside: () => own.insertAt({ parent: uid, index: childrenOf(doc, uid).length }),
      duplicate: () => blocks.duplicate(all),
      copy: () => clipboard.copy(all),
      cut: () => clipboard.cut(all),
      paste: () => void clipboard.pasteCopied(),
      rename: () => own.rename(uid),
      hide: () => blocks.hide(all),
      wrap: () => blocks.wrap(all),
      unwrap: () => blocks.unwrap(uid),
      remove: () => blocks.remove(all),
    };
    acts[act]();
  }

  return { run, path: main === null ? [] : pathTo(doc, main) };
}

export type EditorActs = ReturnType<typeof useEditorActs>;
