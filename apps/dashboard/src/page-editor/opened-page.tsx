import { type Journal, type Recovered, recoverAll } from "@selvedge/builder/saving/journal";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { Starting } from "@selvedge/ui/routing/starting";
import { useEffect, useState } from "react";
import type { Page } from "../pages/pages-query.ts";
import { useSession, useShop } from "../session/shop.ts";
import { PageEditor } from "./page-editor.tsx";
import { type HeldPage, holdPage, type JournalStore, journalStore, leftBehind } from "./stored-journal.ts";

interface Begun {
  recovered: Recovered | null;
  /** null where the browser has more tabs of the page open than have a journal. */
  journals: JournalStore | null;
  /** No other tab of this browser edits the page. */
  isAlone: boolean;
}

/** A page with what this browser remembers of it, also of tabs that are gone. */
export function OpenedPage({ page: opened }: { page: Page }) {
  const { id: division } = useShop();
  const account = useSession().person.email;
  const [page] = useState(opened);
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    let isLeft = false;
    let held: HeldPage | null = null;
    void begin();
    return () => {
      isLeft = true;
      held?.release();
    };

    async function begin() {
      held = await holdPage(division, page.id);
      const { tab } = held;
      const place = tab === null ? null : { division, page: page.id, tab };
      const journals = place && journalStore(account, place);
      const own = (await journals?.read()) ?? null;
      const left = place ? await leftBehind(account, place) : null;
      const found = [own, ...(left?.journals ?? [])].filter((journal): journal is Journal => journal !== null);
      const base = page as unknown as WirePage;
      const recovered = recoverAll(found, base);
      if (recovered && left && left.journals.length > 0) await journals?.write({ ...recovered, base, sent: 0 });
      await left?.forget();
      if (isLeft) return held.release();
      setBegun({ recovered, journals, isAlone: tab === 0 });
    }
  }, [account, division, page]);
  return begun ? <PageEditor page={page} {...begun} /> : <Starting />;
}
