import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import { loadError } from "../data/failure-text.ts";
import { SearchOnEnter } from "../lists/search-on-enter.tsx";
import { GiftCardRow } from "./gift-card-row.tsx";
import { giftCardsQuery, perPage } from "./gift-cards-query.ts";

/** Gift cards that shops sold: found, mailed again, and given back. */
export function Component() {
  const { values, page, change } = useListAddress({ q: "" });
  const { data, error, refetch } = useQuery(giftCardsQuery({ q: values.q, page }));
  const failure = loadError("Gift cards did not load.", error, () => void refetch());
  return (
    <div className="flex max-w-260 flex-col gap-4 p-4 md:p-6">
      <title>Gift cards · Selvedge</title>
      <PageHeader
        title="Gift cards"
        note="Cards that shops sold online. Those that a shop issues itself are in its dashboard."
      />
      <SearchOnEnter
        label="Search gift cards"
        placeholder="Name, email or last four of the code"
        q={values.q}
        onSearch={(q) => change({ q })}
      />
      {failure && !data ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <SkeletonLines lines={8} /> : null}
      {data && data.data.length === 0 ? (
        <EmptyState
          icon={Gift}
          title={values.q ? "No card matches" : "No gift cards yet"}
          action={values.q ? <Button onPress={() => change({ q: "" })}>Show all cards</Button> : null}
        >
          {values.q
            ? "Search by name or email of who bought it or gets it, or by the last four signs of its code."
            : "Gift cards appear here once a shop sells one."}
        </EmptyState>
      ) : null}
      {data && data.data.length > 0 ? (
        <ul aria-label="Gift cards" className="flex flex-col gap-4">
          {data.data.map((card) => (
            <GiftCardRow key={card.id} card={card} />
          ))}
        </ul>
      ) : null}
      {data && data.meta.total > perPage ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
    </div>
  );
}
