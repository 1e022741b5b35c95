// Saves a page that is being edited: a moment after the last change, one request at a time, and never over what somebody else
// has saved unseen.
import type { Doc } from "@selvedge/pages/doc";
import type { Dropped } from "@selvedge/pages/ops/rebase";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { PageSession } from "../session/page-session.ts";
import { asSent } from "./as-sent.ts";
import { isResolved, joinedConflicts } from "./conflicts.ts";
import type { SaveState, SendAnswer } from "./save-state.ts";

export interface SavingPorts {
  /** Sends the whole page over the revision that it was made from. Never rejects. */
  send(page: WirePage, rev: string | null): Promise<SendAnswer<WirePage>>;
  /** A request is under way with the first `sent` unsent changes: a tab that ends now cannot know whether it arrived. */
  sending(sent: number): void;
  /** Calls back once after so many ms. Returns how to stop it. */
  later(ms: number, work: () => void): () => void;
  nowMs(): number;
  makeUid(): string;
}

/** Saved this long after the last change, and at most that long after the first. */
const idleMs = 1_500;
const longestMs = 10_000;
/** The word "Saving" stays this long after the save, so that it can be read (storefront §4). */
const savingShownMs = 500;
/** Pauses between tries to reach the server; the last one repeats. */
const retryMs = [2_000, 4_000, 8_000, 15_000, 30_000];
/** Others who save between each of so many tries stop this one. */
const mostStale = 5;

export type Saver = ReturnType<typeof startSaver>;

/** Saves the changes of a session. `told` are conflicts of an earlier visit that their author has not decided yet. */
export function startSaver(session: PageSession, ports: SavingPorts, told: readonly Dropped[] = []) {
  let state: SaveState = { kind: session.pending().length > 0 ? "unsaved" : "saved", atMs: null } as SaveState;
  let conflicts = joinedConflicts([], told);
  let firstUnsentMs: number | null = null;
  let running: Promise<void> | null = null;
  let lastSent = 0;
  /** What was sent without an answer, by its content, with how many changes were in it: one of them may have arrived. */
  let unanswered = new Map<string, number>();
  let failures = 0;
  let savedAtMs: number | null = null;
  let stopTimer = () => {};
  const listeners = new Set<() => void>();

  function show(next: SaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function plan(ms: number) {
    stopTimer();
    stopTimer = ports.later(ms, () => void save());
  }

  function onChange() {
    if (session.pending().length === 0 || running) return;
    firstUnsentMs ??= ports.nowMs();
    if (state.kind === "offline") return;
    if (state.kind !== "unsaved") show({ kind: "unsaved" });
    plan(Math.max(0, Math.min(idleMs, firstUnsentMs + longestMs - ports.nowMs())));
  }

  const save = (): Promise<void> => {
    running ??= saveAll().finally(() => {
      running = null;
      // What was refused is not sent again by itself, but with what was changed meanwhile.
      if (state.kind !== "failed" || session.pending().length > lastSent) onChange();
    });
    return running;
  };

  /** Sends until nothing is unsent, or until it cannot be. */
  async function saveAll() {
    stopTimer();
    for (let stale = 0; session.pending().length > 0; ) {
      firstUnsentMs = null;
      show({ kind: "saving" });
      const sent = session.pending().length;
      lastSent = sent;
      const doc = session.doc();
      ports.sending(sent);
      const answer = await ports.send(toWire(doc), doc.rev);
      if (answer.kind === "unreachable") {
        unanswered.set(asSent(doc), sent);
        return waitForServer(answer.message);
      }
      if (answer.kind === "refused") return fail(answer.message);
      const page = fromWire(answer.page, ports.makeUid);
      take(page, answer.kind === "stored" ? sent : arrivedIn(page));
      unanswered = new Map();
      failures = 0;
      savedAtMs = ports.nowMs();
      stale = answer.kind === "stale" ? stale + 1 : 0;
      if (stale >= mostStale) return fail("Others are saving this page all the time.");
    }
    const atMs = ports.nowMs();
    ports.later(savingShownMs, () => {
      if (state.kind === "saving" && !running) show({ kind: "saved", atMs });
    });
  }

  /** How many of the unsent changes are in a page that was saved in between: those whose answer was lost, or none. */
  const arrivedIn = (page: Doc): number => (unanswered.size > 0 && unanswered.get(asSent(page))) || 0;

  function take(page: Doc, stored: number) {
    const before = conflicts;
    session.takeStored(page, stored, (dropped, doc) => {
      // Where both wanted the same there is nothing to decide.
      const open = dropped.filter((each) => !isResolved(doc, each));
      if (open.length > 0) conflicts = joinedConflicts(conflicts, open);
    });
    if (conflicts !== before) for (const listener of listeners) listener();
  }

  const fail = (message: string) => show({ kind: "failed", message, sinceMs: savedAtMs });

  function waitForServer(message?: string) {
    show({ kind: "offline", ...(message !== undefined && { message }) });
    plan(retryMs[Math.min(failures, retryMs.length - 1)]!);
    failures += 1;
  }

  const stopListening = session.listen(onChange);
  onChange();

  return {
    state: () => state,
    /** Changes that could not be made on what somebody else has saved; their author decides. */
    conflicts: () => conflicts,
    /** A conflict was decided. */
    decide(decided: Dropped) {
      conflicts = conflicts.filter((conflict) => conflict !== decided);
      for (const listener of listeners) listener();
    },
    /** Saves what is unsent now. True once nothing is: publishing waits for it. */
    async flush(): Promise<boolean> {
      if (session.pending().length > 0) await save();
      return session.pending().length === 0;
    },
    /** Somebody else has saved the page: their changes are taken in, and what is unsent is made again on them. */
    takeOther(page: WirePage) {
      if (running) return;
      take(fromWire(page, ports.makeUid), 0);
    },
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      stopTimer();
      stopListening();
    },
  };
}
