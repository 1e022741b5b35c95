import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { Banknote } from "lucide-react";
import { loadError } from "../data/failure-text.ts";
import { RefundRow } from "./refund-row.tsx";
import { type RefundTab, refundsQuery, refundTabs } from "./refunds-query.ts";

const empty: Record<RefundTab, string> = {
  hand: "Refunds of what was paid by transfer or cheque appear here, because no card processor can give them back.",
  refused: "Refunds that a card processor refuses appear here.",
  done: "What was paid back by hand in the last 90 days appears here.",
};

/** Refunds that somebody has to look after: paid by hand, or asked for again. */
export function Component() {
  const { values } = useListAddress({ tab: "hand" });
  const tab = refundTabs.find(([code]) => code === values.tab)?.[0] ?? "hand";
  const { data, error, refetch } = useQuery(refundsQuery(tab));
  const failure = loadError("Refunds did not load.", error, () => void refetch());
  const counts: Readonly<Record<string, number>> = data?.counts ?? {};
  return (
    <div className="p-4 md:p-6">
      <title>Refunds · Selvedge</title>
      <PageHeader title="Refunds" />
      <TabBar
        thread
        label="Refunds"
        selectedKey={tab}
        tabs={refundTabs.map(([code, label]) => ({
          id: code,
          label,
          href: `/refunds?tab=${code}`,
          ...(code === "done" ? {} : { count: counts[code] ?? 0 }),
        }))}
      />
      <div className="pt-4">
        {failure && !data ? (
          <ErrorState {...failure} />
        ) : !data ? (
          <SkeletonLines lines={6} />
        ) : data.data.length === 0 ? (
          <EmptyState icon={Banknote} title="Nothing here">
            {empty[tab]}
          </EmptyState>
        ) : (
          <ul aria-label="Refunds" className="flex max-w-4xl flex-col gap-4">
            {data.data.map((refund) => (
              <RefundRow key={refund.id} refund={refund} tab={tab} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
