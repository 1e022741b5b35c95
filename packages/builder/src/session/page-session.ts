// The page that is being edited, with its one writer: every change of the person, of undo and of the server goes through here.
import { checkedApply, type EditError, type EditRules } from "@selvedge/pages/check/checked-apply";
import type { Doc, Uid } from "@selvedge/pages/doc";
import { apply } from "@selvedge/pages/ops/apply";
import type { Op } from "@selvedge/pages/ops/op";
import { type Dropped, rebase } from "@selvedge/pages/ops/rebase";
import type { FieldFault } from "@selvedge/pages/props/field-faults";
import {
  closeStep,
  dropNewest,
  dropNext,
  emptyHistory,
  type History,
  record,
  stepBack,
  stepForward,
} from "../history/history.ts";
import type { Step } from "../history/step.ts";
import { changedUids } from "./changed-uids.ts";

export interface Described {
  /** What was done, for the list of steps. */
  readonly label: string;
  /** What is selected now. */
  readonly selection?: readonly Uid[];
}

export type Changed =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: EditError; readonly faults?: readonly FieldFault[] };

/** What undo or redo did: the step, or that it fits no longer because somebody else changed the same. */
export type Stepped = { readonly kind: "done" | "skipped"; readonly step: Step } | { readonly kind: "none" };

/** Begins editing a page. `pending` are changes on it that the server has not stored yet. */
export interface Opened {
  readonly doc: Doc;
  readonly pending?: readonly Op[];
  readonly history?: History;
  readonly rules: EditRules;
  readonly nowMs: () => number;
}

export type PageSession = ReturnType<typeof openSession>;

export function openSession({
  doc: first,
  pending: unsent = [],
  history: before = emptyHistory,
  rules,
  nowMs,
}: Opened) {
  let doc = first;
  let pending = unsent;
  let history = before;
  const ofBlocks = new Map<Uid, Set<() => void>>();
  const ofAll = new Set<() => void>();

  /** The document before a jump through many steps, which is told of once; null while there is none. */
  let jumpedFrom: Doc | null = null;

  function become(next: Doc) {
    const before = doc;
    doc = next;
    if (jumpedFrom === null) tell(before);
  }

  function tell(before: Doc) {
    for (const uid of changedUids(before, doc)) for (const listener of ofBlocks.get(uid) ?? []) listener();
    for (const listener of ofAll) listener();
  }

  function change(op: Op, { label, selection = [] }: Described): Changed {
    const applied = checkedApply(doc, op, rules);
    if (!applied.ok) return applied;
    pending = [...pending, op];
    history = record(history, { label, op, inverse: applied.inverse, atMs: nowMs(), selection });
    become(applied.doc);
    return { ok: true };
  }

  /** A step that fits no longer is left out and said: what it would do instead is never guessed. */
  function take(
    found: { step: Step; history: History } | null,
    op: (step: Step) => Op,
    without: () => History,
  ): Stepped {
    if (!found) return { kind: "none" };
    const { step } = found;
    const applied = apply(doc, op(step));
    history = applied.ok ? found.history : without();
    if (!applied.ok) {
      become(doc);
      return { kind: "skipped", step };
    }
    pending = [...pending, op(step)];
    become(applied.doc);
    return { kind: "done", step };
  }

  const undo = () =>
    take(
      stepBack(history),
      ({ inverse }) => inverse,
      () => dropNewest(history),
    );
  const redo = () =>
    take(
      stepForward(history),
      ({ op }) => op,
      () => dropNext(history),
    );

  return {
    doc: () => doc,
    history: () => history,
    /** Changes that the server has not stored, oldest first. */
    pending: () => pending,
    change,
    /** Why a change would be refused; null where it would be made. */
    refusalOf(op: Op): EditError | null {
      const applied = checkedApply(doc, op, rules);
      return applied.ok ? null : applied.code;
    },
    undo,
    redo,
    /** Undoes or makes again until `steps` are made, told of once; steps that fit no longer are left out. */
    goTo(steps: number): Stepped[] {
      const done: Stepped[] = [];
      jumpedFrom = doc;
      while (history.past.length > steps && history.past.length > 0) done.push(undo());
      while (history.past.length < steps && history.future.length > 0) done.push(redo());
      const before = jumpedFrom;
      jumpedFrom = null;
      if (done.length > 0) tell(before);
      return done;
    },
    /** The page as it is with so many steps made; steps that fit no longer are left out. */
    docAt(steps: number): Doc {
      const { past, future } = history;
      const ops =
        steps < past.length
          ? past
              .slice(steps)
              .toReversed()
              .map(({ inverse }) => inverse)
          : future.slice(0, steps - past.length).map(({ op }) => op);
      return ops.reduce((at, op) => {
        const applied = apply(at, op);
        return applied.ok ? applied.doc : at;
      }, doc);
    },
    /** A field was left: what is typed next is a step of its own. */
    closeStep() {
      history = closeStep(history);
    },
    /**
     * The page as the server has it by now, with the first `stored` of the unsent changes in it. The others are made again on
     * it; what no longer fits is given to `drop` for its author to decide, before anybody hears that it is unsent no more.
     */
    takeStored(page: Doc, stored: number, drop: (dropped: readonly Dropped[], doc: Doc) => void = () => {}) {
      const rebased = rebase(page, pending.slice(stored));
      pending = rebased.kept;
      drop(rebased.dropped, rebased.doc);
      become(rebased.doc);
    },
    /** Hears of every change. Returns how to stop. */
    listen: (listener: () => void) => listenIn(ofAll, listener),
    /** Hears of changes of one block, or of the page (`thePage`), and of which items it has. */
    listenTo(uid: Uid, listener: () => void) {
      const listeners = ofBlocks.get(uid) ?? new Set();
      ofBlocks.set(uid, listeners);
      const stop = listenIn(listeners, listener);
      return () => {
        stop();
        if (listeners.size === 0 && ofBlocks.get(uid) === listeners) ofBlocks.delete(uid);
      };
    },
  };
}

function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
