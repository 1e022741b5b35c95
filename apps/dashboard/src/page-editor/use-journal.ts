import type { PageSession } from "@selvedge/builder/session/page-session";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { useEffect } from "react";
import type { JournalStore } from "./stored-journal.ts";

/** What the journal needs besides the session: the page as the server has it, and how many changes are under way to it. */
export interface Sent {
  base: WirePage;
  sent: number;
}

/** Writes every change down at once, before it is sent. */
export function useJournal(session: PageSession, journals: JournalStore | null, sent: Sent): void {
  useEffect(() => {
    if (!journals) return;
    const write = () => {
      if (session.pending().length === 0) sent.sent = 0;
      void journals.write({ ...sent, pending: session.pending(), history: session.history() });
    };
    write();
    return session.listen(write);
  }, [session, journals, sent]);
}
