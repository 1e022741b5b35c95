import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FilePenLine } from "lucide-react";
import { useParams } from "react-router";
import { ListAndChosen } from "../lists/list-and-chosen.tsx";
import { QuoteDesk } from "./quote-desk.tsx";
import { QuoteList } from "./quote-list.tsx";
import { type QuoteTab, quoteQuery, quotesQuery, quoteTabs } from "./quotes-query.ts";

/** The desk for quoted work: by tab what waits, and beside it the one that is chosen. */
export function Component() {
  const { id } = useParams();
  const { values } = useListAddress({ tab: "asked" });
  const chosen = id === undefined ? null : Number(id);
  const asked: QuoteTab = quoteTabs.find(([code]) => code === values.tab)?.[0] ?? "asked";
  // A chosen quote is shown among those that stand where it does, also after a step has moved it on.
  const { data: open } = useQuery({ ...quoteQuery(chosen ?? 0), enabled: chosen !== null });
  const tab = (chosen === null ? undefined : open?.tab) ?? asked;
  // Every tab's answer counts them all, so the last counts stand until the next are here.
  const { data } = useQuery({ ...quotesQuery(tab), placeholderData: keepPreviousData });
  const counts: Readonly<Record<string, number>> | undefined = data?.counts;
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
            ...(counts ? { count: counts[code] ?? 0 } : {}),
          }))}
        />
      </div>
      <div className="grid grow">
        <ListAndChosen
          title="Quotes"
          list={<QuoteList tab={tab} chosen={chosen} />}
          chosen={chosen === null ? null : <QuoteDesk key={chosen} id={chosen} listSearch={`?tab=${tab}`} />}
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
