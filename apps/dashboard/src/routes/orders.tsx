import { piecesNote } from "@selvedge/domain/bundles/count-items";
import { mostOrdersCounted } from "@selvedge/domain/limits";
import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ThumbStack } from "@selvedge/ui/content/thumb";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ProgressBar } from "@selvedge/ui/feedback/progress-bar";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Radio, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { loadError } from "../data/failure-text.ts";
import type { OrderRow } from "../data/reply.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useLiveOrders } from "../data/use-live-orders.ts";
import { spanWords } from "../home/day-words.ts";
import { isComing } from "../orders/arrival-words.ts";
import { DueText } from "../orders/due-text.tsx";
import { OrderStatus } from "../orders/order-status.tsx";
import { useShop } from "../session/shop.ts";

const perPage = 25;
type View = "all" | "open" | "needs" | "making" | "sent" | "owed" | "refunded" | "cancelled";
type Placed = "any" | "today" | "7-days" | "30-days";

const views: readonly (readonly [View, string])[] = [
  ["all", "All"],
  ["open", "Open"],
  ["needs", "Needs you"],
  ["making", "Making"],
  ["sent", "Sent"],
  ["owed", "Unpaid invoices"],
  ["refunded", "Refunded"],
  ["cancelled", "Cancelled"],
];

const spans = [
  { id: "any", label: "Any day" },
  { id: "today", label: "Today" },
  { id: "7-days", label: "7 days" },
  { id: "30-days", label: "30 days" },
];

/** The shop's orders. */
export function Component() {
  const shop = useShop();
  const { isLive } = useLiveOrders(shop.id);
  const { values, page, change } = useListAddress({ view: "all", search: "", placed: "any" });
  const [typed, setTyped] = useState(values.search);
  const search = useDebounced(typed).trim();
  const query = { view: values.view as View, placed: values.placed as Placed, search, page, perPage };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [shop.id, "orders", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api("GET /divisions/{division}/orders/", { params: { division: shop.id }, query, signal }),
  });
  const isFiltered = values.view !== "all" || search !== "" || values.placed !== "any";
  const list = (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <SearchBox
          label="Search orders"
          placeholder="Order, name, company or postcode"
          className="w-72 max-md:w-full"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            change({ search: text.trim() });
          }}
        />
        <Segmented label="Placed" segments={spans} value={values.placed} onChange={(placed) => change({ placed })} />
        {isLive ? (
          <span className="ml-auto flex items-center gap-1.5 text-dense text-ink-2 max-md:hidden">
            <Radio aria-hidden size={16} /> Live
          </span>
        ) : null}
      </div>
      <DataTable
        keys
        label="Orders"
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => `/orders/${id}`}
        isLoading={isPending}
        expectedRows={8}
        error={data ? null : loadError("Orders did not load.", error, refetch)}
        phoneRow={(row) => <PhoneOrder row={row} />}
        empty={
          values.view === "needs" && !search && values.placed === "any" ? (
            <EmptyState icon={ShoppingBag} title="Nothing needs your attention">
              Orders appear here when they need you, for example to correct an address.
            </EmptyState>
          ) : isFiltered ? (
            <EmptyState icon={ShoppingBag} title="No matching orders">
              Try other words, another view or more days.
            </EmptyState>
          ) : (
            <EmptyState icon={ShoppingBag} title="No orders yet">
              When someone buys, for example two tees, the order appears here and you can follow each item.
            </EmptyState>
          )
        }
      />
      {data && data.meta.total > 0 ? (
        <Pagination
          page={page}
          pageSize={perPage}
          total={data.meta.total}
          mostCounted={mostOrdersCounted}
          onPage={(next) => change({ page: next })}
          aside={
            <span className="flex items-center gap-1.5 max-md:hidden">
              <KeyHint keys="J" /> <KeyHint keys="K" /> move <KeyHint keys="Enter" /> open
            </span>
          }
        />
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader title="Orders" />
      <TabBar
        label="Views"
        mostCounted={mostOrdersCounted}
        selectedKey={values.view}
        onSelectionChange={(view) => change({ view: String(view) })}
        tabs={views
          .filter(([id]) => isOffered(id, values.view, data?.counts))
          .map(([id, label]) => ({
            id,
            label,
            count: data?.counts[id],
            content: id === values.view ? list : undefined,
          }))}
      />
    </>
  );
}

/** Few shops sell on terms: the view of unpaid invoices is there once there is one. */
const isOffered = (view: View, chosen: string, counts?: Record<string, number>): boolean =>
  view !== "owed" || view === chosen || (counts?.owed ?? 0) > 0;

const pictures = (row: OrderRow) => row.images.map((src) => ({ id: src, src, alt: "" }));

const columns: Column<OrderRow>[] = [
  {
    id: "order",
    header: "Order",
    opens: true,
    width: "116px",
    cell: ({ reference, placedAt }) => (
      <span className="whitespace-nowrap">
        {reference}
        <DateText at={placedAt} className="block text-label font-normal text-ink-2 lg:hidden" />
      </span>
    ),
  },
  {
    id: "placed",
    header: "Placed",
    from: "lg",
    width: "140px",
    cell: ({ placedAt }) => <DateText at={placedAt} className="text-ink-2" />,
  },
  {
    id: "customer",
    header: "Customer",
    cell: (row) => <TwoLines first={row.customerName} second={[row.company, row.city].filter(Boolean).join(", ")} />,
  },
  {
    id: "items",
    header: "Items",
    from: "lg",
    cell: (row) => <ThumbStack pictures={pictures(row)} count={row.itemCount} note={piecesNote(row)} />,
  },
  {
    id: "status",
    header: "Status",
    cell: (row) => (
      <span className="flex flex-col items-start gap-1">
        <span className="flex items-center gap-2">
          <OrderStatus {...row} />
          {row.tone === "moving" ? (
            <ProgressBar
              bare
              label={`${row.reference}, how far`}
              value={row.madePercentage}
              max={100}
              className="w-14 max-lg:w-8"
            />
          ) : null}
        </span>
        <span className={`text-label ${row.tone === "stopped" ? "text-warning" : "text-ink-2"}`}>{row.detail}</span>
      </span>
    ),
  },
  {
    id: "arrives",
    header: "Arrives",
    from: "xl",
    cell: (row) => (
      <span className={row.tone === "stopped" ? "font-medium" : "text-ink-2"}>
        {row.tone === "stopped" ? "Waits" : isComing(row) ? spanWords(row.promisedFrom, row.promisedTo) : "–"}
      </span>
    ),
  },
  {
    id: "total",
    header: "Total",
    align: "end",
    cell: (row) => (
      <span className="flex flex-col items-end">
        <Money amountMinor={row.totalMinor} currency={row.currency} />
        <DueText due={row.due} />
      </span>
    ),
  },
];

function PhoneOrder({ row }: { row: OrderRow }) {
  return (
    <span className="flex items-center gap-3">
      <ThumbStack pictures={pictures(row).slice(0, 1)} count={row.itemCount} />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2 font-medium">
          <span className="truncate">{row.customerName}</span>
          <Money amountMinor={row.totalMinor} currency={row.currency} />
        </span>
        <span className="mt-1 flex items-center justify-between gap-2 text-label text-ink-2">
          <span className="min-w-0">
            {row.company ? <span className="block truncate">{row.company}</span> : null}
            {[row.reference, piecesNote(row)].filter(Boolean).join(", ")}
            <span className="block">
              <DateText at={row.placedAt} />
            </span>
          </span>
          <span className="flex flex-col items-end gap-1">
            <OrderStatus {...row} />
            <DueText due={row.due} />
          </span>
        </span>
      </span>
    </span>
  );
}
