import type { WirePage } from "@selvedge/pages/wire/wire";
import { useEffect } from "react";
import type { PageEditing } from "../pages/use-page-session.ts";
import type { JournalStore } from "./stored-journal.ts";

/** What the journal needs besides the session: the page as the server has it, and how many changes are under way to it. */
export interface Sent {
  base: WirePage;
  sent: number;
}

/** Writes every change down at once, before it is sent: one write at a time, the newest state next, so that none piles up. */
export function useJournal({ session, saver }: PageEditing, journals: JournalStore | null, sent: Sent): void {
  useEffect(() => {
    if (!journals) return;
    let isWriting = false;
    let isWanted = false;
    const store = () =>
      journals.write({
        ...{ ...sent, pending: session.pending(), history: session.history() },
        dropped: saver.conflicts(),
      });
    const write = () => {
      if (session.pending().length === 0) sent.sent = 0;
      if (isWriting) {
        isWanted = true;
        return;
      }
      isWriting = true;
      isWanted = false;
      void store().finally(() => {
        isWriting = false;
        if (isWanted) write();
      });
    };
    const leave = () => void (isWanted && store());
    write();
    const stops = [session.listen(write), saver.listen(write)];
    addEventListener("pagehide", leave);
    return () => {
      for (const stop of stops) stop();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [session, saver, journals, sent]);
}
