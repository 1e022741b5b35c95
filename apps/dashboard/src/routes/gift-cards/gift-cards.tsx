import { LinkButton } from "@selvedge/ui/actions/link-button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { Money } from "@selvedge/ui/words/money";
import { useQuery } from "@tanstack/react-query";
import { Gift, Plus } from "lucide-react";
import { useParams } from "react-router";
import { loadError } from "../../data/failure-text.ts";
import { FindByCode } from "../../gift-cards/find-by-code.tsx";
import { giftCardColumns, giftCardName, PhoneGiftCard } from "../../gift-cards/gift-card-columns.tsx";
import { GiftCardPage } from "../../gift-cards/gift-card-page.tsx";
import { type GiftCard, giftCardQuery, giftCardsQuery } from "../../gift-cards/gift-card-query.ts";
import { IssueCard } from "../../gift-cards/issue-card.tsx";
import { OfferCard } from "../../gift-cards/offer-card.tsx";
import { useMay, useShop } from "../../session/shop.ts";
import { Permitted } from "../../shell/permitted.tsx";

const perPage = 25;
type State = "all" | GiftCard["state"];

const tabs: readonly (readonly [State, string])[] = [
  ["all", "All"],
  ["open", "Open"],
  ["spent", "Spent"],
  ["expired", "Expired"],
  ["disabled", "Disabled"],
];

/** The shop's gift cards, and the open one beside them; on narrow screens it stands alone. */
export function Component() {
  const { id } = useParams();
  const isOpen = id !== undefined;
  return (
    <>
      <PageHeader
        title={id === "new" ? "New gift card" : isOpen ? "Gift card" : "Gift cards"}
        {...(isOpen && { crumbs: [{ label: "Gift cards", href: "/gift-cards" }] })}
        actions={id === "new" ? null : <NewCard variant={isOpen ? "plain" : "primary"} size="dense" icon={Plus} />}
      />
      <div className={isOpen ? "grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_500px]" : ""}>
        <div className={isOpen ? "min-w-0 max-xl:hidden" : "min-w-0"}>
          {isOpen ? null : <OfferCard />}
          <CardList />
        </div>
        {isOpen ? id === "new" ? <IssueCard /> : <Opened key={id} id={Number(id) || 0} /> : null}
      </div>
    </>
  );
}

function CardList() {
  const shop = useShop();
  const mayEdit = useMay("giftcards.edit");
  const { values, page, change } = useListAddress({ state: "all" });
  const state = values.state as State;
  const { data, error, isPending, refetch } = useQuery(giftCardsQuery(shop.id, { state, page, perPage }));
  const list = (
    <>
      <DataTable
        keys
        label="Gift cards"
        columns={giftCardColumns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => `/gift-cards/${id}`}
        rowLabel={({ ending }) => giftCardName(ending)}
        isLoading={isPending}
        expectedRows={4}
        error={data ? null : loadError("Gift cards did not load.", error, refetch)}
        phoneRow={(row) => <PhoneGiftCard row={row} />}
        empty={
          state === "all" ? (
            <EmptyState icon={Gift} title="No gift cards yet" action={<NewCard variant="primary" />}>
              Sell them, or give one where something went wrong: who holds its code pays with it in your shop.
            </EmptyState>
          ) : (
            <EmptyState icon={Gift} title="None of these">
              Other gift cards are under All.
            </EmptyState>
          )
        }
      />
      {data && data.meta.total > 0 ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
    </>
  );
  return (
    <>
      {mayEdit && data && (data.counts.all ?? 0) > 0 ? <FindByCode /> : null}
      {data && data.openMinor > 0 ? (
        <p className="my-3 text-dense text-ink-2">
          <Money className="font-medium text-ink" amountMinor={data.openMinor} currency={data.currency} /> is on open
          cards.
        </p>
      ) : null}
      <TabBar
        label="States"
        selectedKey={state}
        onSelectionChange={(next) => change({ state: String(next) })}
        tabs={tabs.map(([id, label]) => ({
          id,
          label,
          count: data ? (data.counts[id] ?? 0) : undefined,
          content: id === state ? list : undefined,
        }))}
      />
    </>
  );
}

function Opened({ id }: { id: number }) {
  const shop = useShop();
  const { data, error } = useQuery(giftCardQuery(shop.id, id));
  if (error && !data) throw error;
  return data ? <GiftCardPage card={data} /> : <Skeleton className="h-96 w-full" />;
}

const NewCard = (props: Omit<Parameters<typeof LinkButton>[0], "href" | "children">) => (
  <Permitted needs="giftcards.edit" label="New gift card" {...(props.size && { size: props.size })}>
    <LinkButton href="/gift-cards/new" {...props}>
      New gift card
    </LinkButton>
  </Permitted>
);
