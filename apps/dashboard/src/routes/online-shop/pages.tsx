import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText, loadError } from "../../data/failure-text.ts";
import { PagesBulkBar } from "../../pages/moves/pages-bulk-bar.tsx";
import { type NestedPage, nested, parentIn } from "../../pages/nested.ts";
import { NestingArea } from "../../pages/nesting-area.tsx";
import { NewPageDialog } from "../../pages/new-page/new-page-dialog.tsx";
import { PhonePage, pageColumns } from "../../pages/page-columns.tsx";
import { pagesQuery, redirectsQuery } from "../../pages/pages-query.ts";
import { RedirectsPanel } from "../../pages/redirects-panel.tsx";
import { RowActions } from "../../pages/row-actions.tsx";
import { TemplatesPanel } from "../../pages/templates/templates-panel.tsx";
import { useMay, useShop } from "../../session/shop.ts";
import { Permitted } from "../../shell/permitted.tsx";

const perPage = 50;
const tabs = {
  all: { label: "All", query: { isDeleted: false } },
  published: { label: "Published", query: { isDeleted: false, state: "published" } },
  draft: { label: "Drafts", query: { isDeleted: false, state: "draft" } },
  scheduled: { label: "Scheduled", query: { isDeleted: false, state: "scheduled" } },
  mail: { label: "Mail pages", query: { isDeleted: false, "page-type": "MailPage" } },
  flow: { label: "Flow pages", query: { isDeleted: false, "page-type": "AutomatedFlowPage" } },
  deleted: { label: "Deleted", query: { isDeleted: true } },
} as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

const empty: Readonly<Record<Tab, readonly [string, string]>> = {
  all: ["No pages yet", "The pages that your shop is made of are listed here."],
  published: ["No published pages", "What visitors see is listed here."],
  draft: ["No drafts", "A page that was never published is listed here."],
  scheduled: ["Nothing is scheduled", "A page that is published by itself at a time is listed here."],
  mail: [
    "No mail pages",
    "The web copies of your mails are listed here. Choose “A mail page” when you make a page, or in its settings.",
  ],
  flow: ["No flow pages", "A page that is a step of an automated flow is listed here."],
  deleted: ["No deleted pages", "A page that you delete can be brought back from here."],
};

/** Who may change a page gets to its blocks at once, everyone else to what is said of it. */
const hrefOf =
  (mayEdit: boolean) =>
  ({ id }: NestedPage) =>
    mayEdit ? `/pages/${id}/edit` : `/pages/${id}`;

/** The pages of the shop that its people made, those below each other together, and what leads to them from elsewhere. */
export function Component() {
  const shop = useShop();
  const { values, change } = useListAddress({ state: "all" });
  const [isNew, setNew] = useState(false);
  const isBeside = values.state === "redirects" || values.state === "templates";
  const shown = isBeside || tabNames.includes(values.state as Tab) ? values.state : "all";
  const lists = useQueries({
    queries: tabNames.map((name) => pagesQuery(shop.id, { ...tabs[name].query, page: 1, perPage })),
  });
  const { data: redirects } = useQuery(redirectsQuery(shop.id));
  const counts: Readonly<Record<string, number | undefined>> = {
    ...Object.fromEntries(tabNames.map((name, at) => [name, lists[at]?.data?.meta.total])),
    redirects: redirects?.length,
  };
  // Few shops have any.
  const isListed = (id: Tab) => id !== "flow" || shown === "flow" || (counts.flow ?? 0) > 0;
  return (
    <>
      <PageHeader
        title="Pages"
        actions={
          <Permitted needs="pages.edit" label="New page" size="dense">
            <Button variant="primary" size="dense" icon={Plus} onPress={() => setNew(true)}>
              New page
            </Button>
          </Permitted>
        }
      />
      {isNew ? <NewPageDialog onClose={() => setNew(false)} /> : null}
      <TabBar
        label="States"
        selectedKey={shown}
        onSelectionChange={(next) => change({ state: String(next) })}
        tabs={[
          ...tabNames.filter(isListed).map((id) => [id, tabs[id].label] as const),
          ["templates", "Templates"] as const,
          ["redirects", "Redirects"] as const,
        ].map(([id, label]) => ({
          ...{ id, label, count: counts[id] },
          content: id === shown ? contentOf(id) : undefined,
        }))}
      />
    </>
  );
}

function contentOf(id: string) {
  if (id === "redirects") return <RedirectsPanel />;
  return id === "templates" ? <TemplatesPanel /> : <List key={id} tab={id as Tab} />;
}

function List({ tab }: { tab: Tab }) {
  const shop = useShop();
  const queries = useQueryClient();
  const mayEdit = useMay("pages.edit");
  const mayMove = mayEdit && tab !== "deleted";
  const { page, change } = useListAddress({ state: "all" });
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const query = pagesQuery(shop.id, { ...tabs[tab].query, search, page: search ? 1 : page, perPage });
  const { data, error, isPending, refetch } = useQuery(query);
  const nest = async (id: number, under: number | null) => {
    try {
      const params = { division: shop.id, id };
      const before = parentIn(data?.data ?? [], id);
      const moved = await api("POST /divisions/{division}/pages/{id}/move/", { params, body: { under } });
      showSnackbar({
        code: `page ${id} moved`,
        text: `“${moved.data.name}” is at ${moved.data.url} now.`,
        ...(before !== undefined && { durationMs: 10_000, undo: () => void nest(id, before) }),
      });
    } catch (failure) {
      showSnackbar({ code: `page ${id} failed`, tone: "failed", text: failureText(failure) });
    }
    for (const kind of ["pages", "page"]) void queries.invalidateQueries({ queryKey: [shop.id, kind] });
  };
  const [title, words] = empty[tab];
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = data?.data.filter(({ id }) => selected.has(String(id))) ?? [];
  return (
    <>
      <SearchBox
        label="Search pages"
        placeholder="Search name or address"
        className="mb-3 w-full md:w-72"
        value={typed}
        onChange={setTyped}
      />
      <NestingArea onNest={(id, under) => void nest(id, under)}>
        <DataTable
          keys
          label="Pages"
          columns={pageColumns(mayMove)}
          rows={data && nested(data.data)}
          rowKey={({ id }) => String(id)}
          {...(tab !== "deleted" && { rowHref: hrefOf(mayMove) })}
          rowLabel={({ name }) => name}
          {...(mayEdit && { selection: { selected, onChange: setSelected } })}
          isLoading={isPending}
          expectedRows={6}
          error={data ? null : loadError("Pages did not load.", error, refetch)}
          phoneRow={(row) => <PhonePage row={row} />}
          phoneActions={(row) => <RowActions page={row} />}
          empty={
            <EmptyState icon={FileText} title={search ? `No page is called “${search}”` : title}>
              {search ? "Names and addresses are searched." : words}
            </EmptyState>
          }
        />
      </NestingArea>
      <PagesBulkBar pages={chosen} onClear={() => setSelected(new Set())} />
      {mayMove && data && data.data.length > 1 ? (
        <p className="pt-2 text-dense text-ink-2 max-md:hidden">
          Drag a page by its handle onto another one to put it below: its address follows, and the old one leads to the
          new.
        </p>
      ) : null}
      {data && data.meta.total > perPage ? (
        <Pagination page={page} pageSize={perPage} total={data.meta.total} onPage={(next) => change({ page: next })} />
      ) : null}
    </>
  );
}
