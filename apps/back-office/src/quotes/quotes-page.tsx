import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { FilePenLine } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { ListAndChosen } from "../lists/list-and-chosen.tsx";
import { QuoteDesk } from "./quote-desk.tsx";
import { QuoteList } from "./quote-list.tsx";
import { type QuoteTab, quotesQuery, quoteTabs } from "./quotes-query.ts";

/** The desk for quoted work: by tab what waits, and beside it the one that is chosen. */
export function Component() {
  const { id } = useParams();
  const { search } = useLocation();
  const { values } = useListAddress({ tab: "asked" });
  const tab: QuoteTab = quoteTabs.find(([code]) => code === values.tab)?.[0] ?? "asked";
  const counts: Readonly<Record<string, number>> = useQuery(quotesQuery(tab)).data?.counts ?? {};
  const chosen = id === undefined ? null : Number(id);
  return (
    <div className="flex min-h-full flex-col">
      <div className="border-line border-b px-4 pt-4 md:px-6">
        <h1 className="mb-3 text-title font-semibold">Quotes</h1>
        <TabBar
          thread
          label="Quotes"
          selectedKey={tab}
          className="-mb-px"
          tabs={quoteTabs.map(([code, label]) => ({
            id: code,
            label,
            href: `/quotes?tab=${code}`,
            count: counts[code] ?? 0,
          }))}
        />
      </div>
      <div className="grow">
        <ListAndChosen
          title="Quotes"
          list={<QuoteList tab={tab} chosen={chosen} />}
          chosen={chosen === null ? null : <QuoteDesk key={chosen} id={chosen} listSearch={search} />}
          invitation={{
            icon: FilePenLine,
            title: "Choose a quote",
            text: "What was asked, its price, its proofs, and what is missing before making can start.",
          }}
        />
      </div>
    </div>
  );
}
