import { pasting } from "@selvedge/builder/clipboard/pasting";
import { type Inserted, insertion, removal, type Spot, targetOf } from "@selvedge/builder/edits/block-edits";
import { naming } from "@selvedge/builder/edits/block-name";
import { resizing, widthOf } from "@selvedge/builder/edits/block-width";
import { outermost, unwrapping, wrapping } from "@selvedge/builder/edits/nesting";
import { placeWords } from "@selvedge/builder/edits/place-words";
import { duplicationOfAll, inwardOfAll, movementOfAll, outwardOfAll, stepOfAll } from "@selvedge/builder/edits/several";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import { childrenOf, type Uid } from "@selvedge/pages/doc";
import type { Op, SingleOp } from "@selvedge/pages/ops/op";
import type { Target } from "@selvedge/pages/placement";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useMemo } from "react";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";

const apart = "These blocks are in different places. Select blocks that are next to each other.";

const makeUid = () => crypto.randomUUID();

interface Moving {
  session: PageSession;
  /** What is selected, so that undo selects it again. */
  selection: readonly Uid[];
  select: (uids: readonly Uid[]) => void;
  /** Said to those who do not see the page. */
  announce: (text: string) => void;
}

/** What can be done with blocks, by whichever key, button or drag: each says what became of it, or why it was not done. */
export function useBlockMoves({ session, selection, select, announce }: Moving) {
  return useMemo(() => {
    const name = (uid: Uid) => titleOf(session.doc().blocks.get(uid));
    const names = (uids: readonly Uid[]) => (uids.length === 1 ? name(uids[0]!) : `${uids.length} blocks`);
    const place = (uid: Uid) => placeWords(session.doc(), uid, titleOf);
    const refuse = (code: string, text: string) => {
      showSnackbar({ code: `block ${code}`, tone: "failed", text });
      announce(text);
    };

    /** Makes a change; `said` is what is announced once it is made. */
    function change(op: Op | null, label: string, said: () => string = () => label): boolean {
      if (!op) return false;
      const changed = session.change(op, { label, selection });
      session.closeStep();
      if (changed.ok) announce(`${said()}.`);
      else refuse(changed.code, changed.faults?.[0]?.text ?? EDIT_TEXT[changed.code]);
      return changed.ok;
    }

    function put(inserted: Inserted | null, label: string) {
      if (inserted && change(inserted.op, label, () => `${label}, ${place(inserted.uid)}`)) select([inserted.uid]);
    }

    /** A block that is selected with others stands for all of them. */
    const withOthers = (uid: Uid): readonly Uid[] => (selection.includes(uid) ? selection : [uid]);

    function moveTo(uids: readonly Uid[], spot: Spot | null, none: string): boolean {
      const op = spot && movementOfAll(session.doc(), uids, spot);
      if (!op) announce(none);
      const [first] = outermost(session.doc(), uids);
      const label = `Moved ${names(uids)}`;
      return op !== null && change(op, label, () => `${label}, ${place(first ?? "")}`);
    }

    function resize(uid: Uid, columns: number) {
      const { span, fixedBecause } = widthOf(session.doc(), uid) ?? { span: 12, fixedBecause: null };
      if (fixedBecause) return refuse("width", fixedBecause);
      const op = resizing(session.doc(), uid, columns);
      if (!op) return announce(`${span} of 12 columns, ${columns < span ? "the narrowest" : "the widest"}.`);
      change(op, `Changed width of ${name(uid)}`, () => `${op.to} of 12 columns`);
    }

    /** Why a block, with those that are selected with it, may not go to a place; null where it may. */
    function whyNotAt(uid: Uid, spot: Spot): string | null {
      const op = movementOfAll(session.doc(), withOthers(uid), spot);
      const code = op && session.refusalOf(op);
      return code ? EDIT_TEXT[code] : null;
    }

    /** Where a dragged block would go, in words: "Text goes here, place 3 in Row". */
    function dropWords(uid: Uid, spot: Spot): string {
      const doc = session.doc();
      const { parent, index } = targetOf(doc, spot, uid);
      const goes = withOthers(uid).length > 1 ? "go" : "goes";
      const around = parent === null ? "" : ` in ${titleOf(doc.blocks.get(parent))}`;
      return `${names(withOthers(uid))} ${goes} here, place ${index + 1}${around}`;
    }

    /** The same for several blocks, as one step. */
    const each = (uids: readonly Uid[], op: (uid: Uid) => SingleOp | null): Op | null => {
      const ops = outermost(session.doc(), uids).flatMap((uid) => op(uid) ?? []);
      return ops.length > 1 ? { t: "group", ops } : (ops[0] ?? null);
    };

    return {
      change,
      refuse,
      resize,
      moveToSpot: (uid: Uid, spot: Spot) => moveTo(withOthers(uid), spot, "It is there already."),
      /** What is said of a place while a block is dragged over it: why it may not go there, or where that is. */
      verdictAt(uid: Uid, spot: Spot): { why: string | null; words: string } {
        return { why: whyNotAt(uid, spot), words: dropWords(uid, spot) };
      },
      moveBy(uids: readonly Uid[], by: -1 | 1) {
        const spot = stepOfAll(session.doc(), uids, by);
        const edge = by < 0 ? "first" : "last";
        const none = uids.length > 1 ? `They are the ${edge} already.` : `It is the ${edge} already.`;
        moveTo(uids, spot, spot ? none : apart);
      },
      moveIn(uids: readonly Uid[]) {
        moveTo(uids, inwardOfAll(session.doc(), BLOCK_TYPES, uids), "No block beside it takes this kind of block.");
      },
      moveOut: (uids: readonly Uid[]) => moveTo(uids, outwardOfAll(session.doc(), uids), "It is in no other block."),
      widen(uid: Uid, by: -1 | 1) {
        const span = widthOf(session.doc(), uid)?.span ?? 12;
        resize(uid, span + by);
      },
      insert(type: string, target: Target) {
        const title = BLOCK_TYPES.get(type)?.title ?? "block";
        put(insertion(session.doc(), { types: BLOCK_TYPES, type, target, makeUid }), `Added ${title}`);
      },
      /** Several blocks as one step. All of them are selected, so that what is added next comes behind the whole section. */
      insertSection(title: string, found: readonly WireBlock[], target: Target) {
        const { op, uids } = pasting(session.doc(), found, { target, makeUid });
        if (change(op, `Added the section ${title}`)) select(uids);
      },
      duplicate(uids: readonly Uid[]) {
        const made = duplicationOfAll(session.doc(), uids, makeUid);
        const label = `Duplicated ${names(uids)}`;
        if (made && change(made.op, label, () => `${label}, ${place(made.uids[0] ?? "")}`)) select(made.uids);
      },
      rename(uid: Uid, typed: string) {
        const before = name(uid);
        change(naming(session.doc(), uid, typed), `Renamed ${before}`, () => `Renamed ${before} to ${name(uid)}`);
      },
      wrap(uids: readonly Uid[]) {
        put(
          wrapping(session.doc(), uids, { types: BLOCK_TYPES, around: "row", makeUid }),
          `Put ${names(uids)} into a row`,
        );
      },
      unwrap(uid: Uid) {
        const taken = unwrapping(session.doc(), uid);
        if (taken && change(taken.op, `Took ${name(uid)} apart`)) select(taken.uids);
      },
      hide(uids: readonly Uid[]) {
        const doc = session.doc();
        const isShown = uids.some((uid) => doc.blocks.get(uid)?.props.published !== false);
        const flag = (uid: Uid): SingleOp => {
          const from = doc.blocks.get(uid)?.props.published;
          return { t: "set", uid, path: ["published"], from, to: !isShown };
        };
        change(each(uids, flag), `${isShown ? "Hid" : "Showed"} ${names(uids)}`);
      },
      remove(uids: readonly Uid[]) {
        const doc = session.doc();
        const roots = outermost(doc, uids);
        const last = doc.blocks.get(roots.at(-1) ?? "");
        if (!last) return false;
        const beside = childrenOf(doc, last.parent).filter((rec) => rec.slot === last.slot);
        const at = beside.indexOf(last);
        const stays = ({ uid }: { uid: Uid }) => !roots.includes(uid);
        const next = beside.slice(at).find(stays) ?? beside.slice(0, at).findLast(stays);
        const isDone = change(removal(doc, roots), `Deleted ${names(roots)}`);
        const after = next?.uid ?? last.parent;
        if (isDone) select(after === null ? [] : [after]);
        return isDone;
      },
    };
  }, [session, selection, select, announce]);
}

export type BlockMoves = ReturnType<typeof useBlockMoves>;
