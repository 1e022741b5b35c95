import { LinkButton } from "@selvedge/ui/actions/link-button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { Plus, Tag } from "lucide-react";
import { useParams } from "react-router";
import { loadError } from "../data/failure-text.ts";
import { discountColumns, PhoneDiscount } from "../discounts/discount-columns.tsx";
import { DiscountEditor } from "../discounts/discount-editor.tsx";
import { type Discount, discountQuery, discountsQuery } from "../discounts/discount-query.ts";
import { useShop } from "../session/shop.ts";
import { Permitted } from "../shell/permitted.tsx";

const perPage = 25;
type State = "all" | Discount["state"];

const tabs: readonly (readonly [State, string])[] = [
  ["all", "All"],
  ["on", "On"],
  ["to_come", "To come"],
  ["over", "Over"],
  ["off", "Off"],
];

/** The shop's discount codes, and the open one beside them; on narrow screens it stands alone. */
export function Component() {
  const { id } = useParams();
  const isOpen = id !== undefined;
  return (
    <>
      <PageHeader
        title={id === "new" ? "New discount" : isOpen ? "Discount" : "Discounts"}
        {...(isOpen && { crumbs: [{ label: "Discounts", href: "/discounts" }] })}
        actions={id === "new" ? null : <NewDiscount variant={isOpen ? "plain" : "primary"} size="dense" icon={Plus} />}
      />
      <div className={isOpen ? "grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_500px]" : ""}>
        <div className={isOpen ? "min-w-0 max-xl:hidden" : "min-w-0"}>
          <DiscountList />
        </div>
        {isOpen ? <Opened key={id} id={id} /> : null}
      </div>
    </>
  );
}

function DiscountList() {
  const shop = useShop();
  const { values, page, change } = useListAddress({ state: "all" });
  const state = values.state as State;
  const { data, error, isPending, refetch } = useQuery(discountsQuery(shop.id, { state, page, perPage }));
  const list = (
    <>
      <DataTable
        keys
        label="Discounts"
        columns={discountColumns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => `/discounts/${id}`}
        rowLabel={({ code }) => code}
        isLoading={isPending}
        expectedRows={4}
        error={data ? null : loadError("Discounts did not load.", error, refetch)}
        phoneRow={(row) => <PhoneDiscount row={row} />}
        empty={
          state === "all" ? (
            <EmptyState icon={Tag} title="No discounts yet" action={<NewDiscount variant="primary" />}>
              Shoppers type a code in their basket, or follow a link that has it. You say what it takes off, from what,
              and how often.
            </EmptyState>
          ) : (
            <EmptyState icon={Tag} title="None of these">
              Other discounts are under All.
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
  );
}

function Opened({ id }: { id: string }) {
  const shop = useShop();
  const isNew = id === "new";
  const { data: list } = useQuery(discountsQuery(shop.id, { state: "all", page: 1, perPage: 1 }));
  const { data, error } = useQuery({ ...discountQuery(shop.id, Number(id) || 0), enabled: !isNew });
  if (error && !data) throw error;
  if (!list || (!isNew && !data)) return <Skeleton className="h-96 w-full" />;
  return <DiscountEditor discount={data ?? null} timeZone={list.timeZone} />;
}

const NewDiscount = (props: Omit<Parameters<typeof LinkButton>[0], "href" | "children">) => (
  <Permitted needs="discounts.edit" label="New discount" {...(props.size && { size: props.size })}>
    <LinkButton href="/discounts/new" {...props}>
      New discount
    </LinkButton>
  </Permitted>
);
