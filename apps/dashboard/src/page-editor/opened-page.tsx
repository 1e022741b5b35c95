import { type Recovered, recover } from "@selvedge/builder/saving/journal";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { Starting } from "@selvedge/ui/routing/starting";
import { useEffect, useState } from "react";
import type { Page } from "../pages/pages-query.ts";
import { useSession, useShop } from "../session/shop.ts";
import { PageEditor } from "./page-editor.tsx";
import { holdPage, type JournalStore, journalStore, releasePage } from "./stored-journal.ts";

interface Begun {
  recovered: Recovered | null;
  /** null while another tab of this browser edits the page, whose journal it is. */
  journals: JournalStore | null;
}

/** A page with what this browser remembers of it. */
export function OpenedPage({ page: opened }: { page: Page }) {
  const { id: division } = useShop();
  const account = useSession().person.email;
  const [page] = useState(opened);
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    let isLeft = false;
    const journals = journalStore(account, division, page.id);
    void holdPage(division, page.id).then(async (isOurs) => {
      const journal = isOurs ? await journals.read() : null;
      if (isLeft) return releasePage(division, page.id);
      const recovered = journal ? recover(journal, page as unknown as WirePage) : null;
      setBegun({ recovered, journals: isOurs ? journals : null });
    });
    return () => {
      isLeft = true;
      releasePage(division, page.id);
    };
  }, [account, division, page]);
  return begun ? <PageEditor page={page} {...begun} /> : <Starting />;
}
