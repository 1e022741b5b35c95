import type { Recovered } from "@selvedge/builder/saving/journal";
import { overwritten } from "@selvedge/builder/saving/overwritten";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Page, pageQuery } from "../pages/pages-query.ts";
import { usePageSession } from "../pages/use-page-session.ts";
import { useMay, useSession } from "../session/shop.ts";
import { BLOCK_TYPES } from "./block-words.ts";
import { overwrittenWords } from "./presence/overwritten-words.ts";
import { usePresence } from "./presence/use-presence.ts";
import type { JournalStore } from "./stored-journal.ts";
import { type Sent, useJournal } from "./use-journal.ts";
import { useStoredSoon } from "./use-stored-soon.ts";

interface Opened {
  page: Page;
  recovered: Recovered | null;
  journals: JournalStore | null;
  /** The server has the page anew. */
  onStored: () => void;
}

/** The page that is edited, its session, and who else has it open: what others save is taken in as it comes. */
export function useLivePage({ page: opened, recovered, journals, onStored }: Opened) {
  const { shop, person } = useSession();
  const mayEdit = useMay("pages.edit");
  const { data: page = opened } = useQuery({ ...pageQuery(shop.id, opened.id), enabled: false });
  const [sent] = useState<Sent>(() => ({ base: opened as unknown as WirePage, sent: 0 }));
  const editing = usePageSession(shop.id, opened, {
    ...{ mayEdit, types: BLOCK_TYPES, recovered },
    stored: (stored) => {
      sent.base = stored as unknown as WirePage;
      onStored();
    },
    sending: (count) => {
      sent.sent = count;
    },
  });
  const { session, saver, doc } = editing;
  useJournal(editing, journals, sent);
  useStoredSoon(session, saver);
  const met = usePresence(page.id, doc.rev);
  const savedBy = useRef<string | null>(null);
  useEffect(() => {
    savedBy.current = met && met.savedBy !== (person.fullName || person.email) ? met.savedBy : null;
  });

  // A version that was made the draft, or what another tab or person has saved.
  useEffect(() => {
    if (session.pending().length > 0 || Number(page.rev) <= Number(session.doc().rev)) return;
    sent.base = page as unknown as WirePage;
    const before = session.doc();
    saver.takeOther(page as unknown as WirePage);
    onStored();
    const lost = overwritten(session.history(), before, session.doc());
    if (lost.length > 0)
      showSnackbar({ code: "overwritten", text: overwrittenWords(lost, session.doc(), savedBy.current) });
  }, [page, session, saver, sent, onStored]);

  return { page, editing, met };
}
