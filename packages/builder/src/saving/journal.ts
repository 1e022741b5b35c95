// What a browser stores of a page that is being edited, so that a closed tab, a crash or a lost connection loses nothing.
import type { Doc } from "@selvedge/pages/doc";
import type { Op } from "@selvedge/pages/ops/op";
import { type Dropped, rebase } from "@selvedge/pages/ops/rebase";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { History } from "../history/history.ts";
import { asSent } from "./as-sent.ts";
import { joinedConflicts } from "./conflicts.ts";

/** The changes of one page that a server has not confirmed, and the page that they are made on. */
export interface Journal {
  readonly base: WirePage;
  readonly pending: readonly Op[];
  /** Of these, so many had been sent when this was written. */
  readonly sent: number;
  readonly history: History;
  /** Changes that no longer fitted, and on which their author has not decided yet. */
  readonly dropped?: readonly Dropped[];
}

export interface Recovered {
  readonly doc: Doc;
  readonly pending: readonly Op[];
  readonly history: History;
  /** What no longer fits, for its author to decide. */
  readonly dropped: readonly Dropped[];
}

/**
 * Goes on with a journal on the page as the server has it. A save that arrived without its answer is recognised by what it
 * wrote, so that its changes are not taken for somebody else's.
 */
export function recover({ base, pending, sent, history, dropped: undecided = [] }: Journal, page: WirePage): Recovered {
  const doc = fromWire(page);
  const isSame = doc.rev === fromWire(base).rev;
  const arrived = isSame ? 0 : savedChanges(base, pending.slice(0, sent), doc);
  const { doc: at, kept, dropped } = rebase(doc, pending.slice(arrived));
  return { doc: at, pending: kept, history, dropped: joinedConflicts(undecided, dropped) };
}

/** Goes on with the journals of several tabs at once, the own one first; null where there are none. */
export function recoverAll(journals: readonly Journal[], page: WirePage): Recovered | null {
  const [own, ...others] = journals.map((journal) => recover(journal, page));
  if (!own) return null;
  return others.reduce((all, { pending, dropped }) => {
    const made = rebase(all.doc, pending);
    return {
      ...{ doc: made.doc, pending: [...all.pending, ...made.kept], history: all.history },
      dropped: joinedConflicts(all.dropped, [...dropped, ...made.dropped]),
    };
  }, own);
}

/** How many of the changes that were sent make the stored page; 0 where it is somebody else's. */
function savedChanges(base: WirePage, sent: readonly Op[], stored: Doc): number {
  const content = asSent(stored);
  const counts = sent.map((_, at) => at + 1).toReversed();
  return counts.find((count) => isSaved(base, sent.slice(0, count), content)) ?? 0;
}

function isSaved(base: WirePage, ops: readonly Op[], content: string): boolean {
  const { doc, dropped } = rebase(fromWire(base), ops);
  return dropped.length === 0 && asSent(doc) === content;
}
