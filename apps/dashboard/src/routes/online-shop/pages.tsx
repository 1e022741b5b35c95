import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { loadError } from "../../data/failure-text.ts";
import { PhonePage, pageColumns } from "../../pages/page-columns.tsx";
import { type PageRow, pagesQuery } from "../../pages/pages-query.ts";
import { useShop } from "../../session/shop.ts";

const perPage = 50;
const tabs = [
  ["all", "All"],
  ["deleted", "Deleted"],
] as const;

const hrefOf = ({ id }: PageRow) => `/pages/${id}`;

/** The pages of the shop that its people made. */
export function Component() {
  const shop = useShop();
  const { values, page, change } = useListAddress({ state: "all" });
  const shown = values.state === "deleted" ? "deleted" : "all";
  const lists = {
    all: useQuery(pagesQuery(shop.id, { isDeleted: false, page: shown === "all" ? page : 1, perPage })),
    deleted: useQuery(pagesQuery(shop.id, { isDeleted: true, page: shown === "deleted" ? page : 1, perPage })),
  };
  const { data, error, isPending, refetch } = lists[shown];
  const list = (
    <>
      <DataTable
        keys
        label="Pages"
        columns={pageColumns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        {...(shown === "all" && { rowHref: hrefOf })}
        rowLabel={({ name }) => name}
        isLoading={isPending}
        expectedRows={6}
        error={data ? null : loadError("Pages did not load.", error, refetch)}
        phoneRow={(row) => <PhonePage row={row} />}
        empty={
          shown === "all" ? (
            <EmptyState icon={FileText} title="No pages yet">
              The pages that your shop is made of are listed here.
            </EmptyState>
          ) : (
            <EmptyState icon={FileText} title="No deleted pages">
              A page that you delete can be brought back from here.
            </EmptyState>
          )
        }
      />
      {data && data.meta.total > perPage ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
    </>
  );
  return (
    <>
      <PageHeader title="Pages" />
      <TabBar
        label="States"
        selectedKey={shown}
        onSelectionChange={(next) => change({ state: String(next) })}
        tabs={tabs.map(([id, label]) => ({
          ...{ id, label, count: lists[id].data?.meta.total },
          content: id === shown ? list : undefined,
        }))}
      />
    </>
  );
}
