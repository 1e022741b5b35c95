import { mostOrdersCounted } from "@selvedge/domain/limits";
import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { BulkBar } from "@selvedge/ui/tables/bulk-bar";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { countText } from "@selvedge/ui/words/count-text.ts";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { useQuery } from "@tanstack/react-query";
import { PackageOpen, Printer, SearchX, ShoppingBag } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { loadError } from "../data/failure-text.ts";
import { useKeys } from "../data/use-keys.ts";
import { FilterBar } from "../orders/filter-bar.tsx";
import { KeyFooter } from "../orders/key-footer.tsx";
import { OrderCard, orderColumns } from "../orders/order-columns.tsx";
import { groupsOf } from "../orders/order-groups.tsx";
import { ordersQuery } from "../orders/orders-query.ts";
import { printOrderLabels, type ReleaseOutcome, releaseOrders } from "../orders/release.ts";
import { ReleaseResults } from "../orders/release-results.tsx";
import { requestedList } from "../orders/requested-list.ts";
import { useFrozenRows } from "../orders/use-frozen-rows.ts";
import { useMay } from "../session/person.ts";
import { FindOrder } from "../shell/find-order.tsx";

/** The last page that is answered; orders beyond it are found by searching. */
const mostPages = 10_000;

const keyHints: [string, string][] = [
  ["J", "Next"],
  ["K", "Back"],
  ["X", "Select"],
  ["Enter", "Open"],
  ["R", "Release"],
  ["/", "Search"],
];

/** Orders of all shops: saved views, filters in the address, by ship-by day, with what can be done to many. */
export function Component() {
  const address = useListAddress({ view: "", q: "", status: "", shop: "" });
  const { change } = address;
  const page = Math.min(Math.trunc(address.page), mostPages);
  const values = requestedList(address.values);
  const { view } = values;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(ordersQuery({ ...values, page }));
  const pages = data ? Math.max(1, Math.ceil(data.meta.total / data.meta.perPage)) : page;
  const toLastPage = useEffectEvent(() => change({ ...values, page: pages }, { replace: true }));
  // Orders leave the list meanwhile, and the page that is open may be gone with them.
  const isBehindLast = !isPlaceholderData && page > pages;
  useEffect(() => {
    if (isBehindLast) toLastPage();
  }, [isBehindLast]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const frozen = useFrozenRows(data, `${view} ${JSON.stringify(values)} ${page}`);
  const groups = groupsOf(frozen.rows, new Date(data?.at ?? 0));
  const goTo = (next: string) => {
    setSelected(new Set());
    change({ view: next, q: "", status: "", shop: "" });
  };
  // The bar with what can be done to the chosen ones covers no row at the list's end.
  const content = (
    <div className={`-mt-4 ${selected.size > 0 ? "pb-20" : ""}`}>
      <FilterBar values={values} list={data} onChange={(changes) => change({ ...changes, view })} />
      <div className={`border-line border-t ${isPlaceholderData ? "opacity-60" : ""}`}>
        <DataTable
          bare
          dense
          keys
          label="Orders"
          columns={orderColumns}
          rowKey={(row) => String(row.id)}
          rowLabel={(row) => `order ${row.reference}`}
          rowHref={(row) => `/orders/${row.id}`}
          groups={groups}
          isLoading={isPending}
          expectedRows={14}
          error={loadError("Orders did not load.", error, () => void refetch())}
          selection={{ selected, onChange: setSelected }}
          phoneRow={(row) => <OrderCard row={row} />}
          empty={<Nothing isSearch={Boolean(values.q || values.status || values.shop)} view={view} />}
        />
        {data && data.meta.total > data.meta.perPage ? (
          <div className="px-4 py-3 md:px-6">
            <Pagination
              page={page}
              pageSize={data.meta.perPage}
              total={data.meta.total}
              mostCounted={mostOrdersCounted}
              onPage={(next) => change({ ...values, view, page: next })}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
  return (
    <div className="flex min-h-full flex-col">
      <title>Orders · Selvedge</title>
      <h1 className="sr-only">Orders of all shops</h1>
      <div className="bg-surface px-4 pt-3 md:hidden">
        <FindOrder />
      </div>
      <TabBar
        thread
        label="Saved views"
        className="flex-1 [&>div:first-child]:bg-surface [&>div:first-child]:px-4 xl:[&>div:first-child]:px-6 md:max-xl:[&_[role=tab]]:gap-1.5 md:max-xl:[&_[role=tablist]]:gap-3"
        selectedKey={view}
        onSelectionChange={(key) => goTo(String(key))}
        tabs={(data?.views ?? [{ code: view, name: "Orders", count: null }]).map(({ code, name, count }) => ({
          id: code,
          label: name,
          content,
          ...(count === null ? {} : { count }),
        }))}
      />
      <Selected selected={selected} onClear={() => setSelected(new Set())} />
      <KeyFooter keys={keyHints}>
        {frozen.changed > 0 ? <MoreOrders count={frozen.changed} onShow={frozen.showChanges} /> : null}
        {data ? (
          <span className="figures">{`${data.data.length} of ${countText(data.meta.total, mostOrdersCounted)} shown, updated ${clockTime(new Date(data.at))}`}</span>
        ) : null}
      </KeyFooter>
    </div>
  );
}

/** What can be done to the chosen orders. R releases the chosen ones, or the one that has the focus. */
function Selected({ selected, onClear }: { selected: ReadonlySet<string>; onClear: () => void }) {
  const [outcomes, setOutcomes] = useState<ReleaseOutcome[] | null>(null);
  const mayRelease = useMay("orders.release");
  const mayPrint = useMay("labels.print");
  const release = async () => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
    const ids = selected.size > 0 ? [...selected] : focused ? [focused] : [];
    if (ids.length === 0 || !mayRelease) return;
    setOutcomes(await releaseOrders(ids.map(Number)));
    onClear();
  };
  const print = async (ids: number[]) => {
    const refusal = await printOrderLabels(ids);
    if (refusal) showSnackbar({ code: "print", text: refusal, tone: "failed" });
    setOutcomes(null);
  };
  useKeys({ r: () => void release(), Escape: onClear });
  return (
    <>
      <BulkBar
        isOverFooter
        count={selected.size}
        onClear={onClear}
        actions={[
          ...(mayRelease
            ? [{ id: "release", label: "Release", icon: PackageOpen, keys: "R", onAction: () => void release() }]
            : []),
          ...(mayPrint
            ? [{ id: "print", label: "Labels", icon: Printer, onAction: () => void print([...selected].map(Number)) }]
            : []),
        ]}
      />
      <ReleaseResults outcomes={outcomes} onClose={() => setOutcomes(null)} onPrint={(ids) => void print(ids)} />
    </>
  );
}

/** Orders that came or went while the rows stood still. */
function MoreOrders({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Button variant="plain" size="row" onPress={onShow}>
      {count === 1 ? "Show 1 change" : `Show ${count} changes`}
    </Button>
  );
}

function Nothing({ isSearch, view }: { isSearch: boolean; view: string }) {
  if (isSearch)
    return (
      <EmptyState icon={SearchX} title="No matching orders">
        Search by order number, label code, email address, postcode or shop name.
      </EmptyState>
    );
  return (
    <EmptyState icon={ShoppingBag} title={view === "to_release" ? "Nothing to release" : "No orders here"}>
      {view === "to_release"
        ? "Paid orders appear here automatically, most urgent first."
        : "Orders appear here automatically as they move."}
    </EmptyState>
  );
}
