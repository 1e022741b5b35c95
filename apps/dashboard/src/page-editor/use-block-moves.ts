import {
  duplication,
  hiding,
  type Inserted,
  insertion,
  movement,
  removal,
  type Spot,
  step,
  targetOf,
} from "@selvedge/builder/edits/block-edits";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import { childrenOf, type Uid } from "@selvedge/pages/doc";
import type { Op } from "@selvedge/pages/ops/op";
import { mayPlace, REFUSAL_TEXT, type Target } from "@selvedge/pages/placement";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useMemo } from "react";
import { BLOCK_TYPES, titleOf } from "./block-words.ts";

const makeUid = () => crypto.randomUUID();

interface Moving {
  session: PageSession;
  /** The selected block, so that undo selects it again. */
  selected: Uid | null;
  select: (uid: Uid | null) => void;
  /** Said to those who do not see the page. */
  announce: (text: string) => void;
}

/** What can be done with a block, by whichever key, button or drag: each says what became of it, or why it was not done. */
export function useBlockMoves({ session, selected, select, announce }: Moving) {
  return useMemo(() => {
    const name = (uid: Uid) => titleOf(session.doc().blocks.get(uid));
    const refuse = (code: string, text: string) => showSnackbar({ code: `block ${code}`, tone: "failed", text });

    function change(op: Op | null, label: string): boolean {
      if (!op) return false;
      const changed = session.change(op, { label, selection: selected ? [selected] : [] });
      session.closeStep();
      if (changed.ok) announce(label);
      else refuse(changed.code, changed.faults?.[0]?.text ?? EDIT_TEXT[changed.code]);
      return changed.ok;
    }

    function put(inserted: Inserted | null, label: string) {
      if (inserted && change(inserted.op, label)) select(inserted.uid);
    }

    function moveTo(uid: Uid, target: Target): boolean {
      const doc = session.doc();
      const rec = doc.blocks.get(uid);
      if (!rec) return false;
      const allowed = mayPlace(doc, BLOCK_TYPES, { ...target, type: rec.type, moving: uid });
      if (!allowed.ok) {
        refuse(allowed.code, REFUSAL_TEXT[allowed.code]);
        return false;
      }
      return change(movement(doc, uid, target), `Moved ${name(uid)}`);
    }

    return {
      change,
      moveTo,
      moveToSpot: (uid: Uid, spot: Spot) => moveTo(uid, targetOf(session.doc(), spot, uid)),
      moveBy(uid: Uid, by: -1 | 1) {
        const target = step(session.doc(), uid, by);
        if (target) moveTo(uid, target);
        else announce(by < 0 ? "It is the first already." : "It is the last already.");
      },
      insert(type: string, target: Target) {
        const title = BLOCK_TYPES.get(type)?.title ?? "block";
        put(insertion(session.doc(), { types: BLOCK_TYPES, type, target, makeUid }), `Added ${title}`);
      },
      duplicate: (uid: Uid) => put(duplication(session.doc(), uid, makeUid), `Duplicated ${name(uid)}`),
      hide(uid: Uid) {
        const isHidden = session.doc().blocks.get(uid)?.props.published === false;
        change(hiding(session.doc(), uid), `${isHidden ? "Showed" : "Hid"} ${name(uid)}`);
      },
      remove(uid: Uid) {
        const doc = session.doc();
        const rec = doc.blocks.get(uid);
        if (!rec) return;
        const beside = childrenOf(doc, rec.parent).filter(({ slot }) => slot === rec.slot);
        const at = beside.findIndex((each) => each.uid === uid);
        const next = beside[at + 1] ?? beside[at - 1];
        if (change(removal(doc, [uid]), `Deleted ${name(uid)}`)) select(next?.uid ?? rec.parent);
      },
    };
  }, [session, selected, select, announce]);
}

export type BlockMoves = ReturnType<typeof useBlockMoves>;
