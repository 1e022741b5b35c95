import { LinkButton } from "@selvedge/ui/actions/link-button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { BulkBar } from "@selvedge/ui/tables/bulk-bar";
import { DataTable } from "@selvedge/ui/tables/data-table";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Boxes, Eye, EyeOff, Plus, Shirt, Tag, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { loadError } from "../data/failure-text.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { PhoneProduct, productColumns } from "../products/list/product-columns.tsx";
import { useProductActions } from "../products/list/use-product-actions.ts";
import { PriceDialog } from "../products/price/price-dialog.tsx";
import { useMay, useShop } from "../session/shop.ts";
import { Permitted } from "../shell/permitted.tsx";

const perPage = 25;
type State = "all" | "live" | "in_review" | "denied" | "draft" | "hidden";
type Sort = "edited" | "name" | "price" | "sold";

const tabs: readonly (readonly [State, string])[] = [
  ["all", "All"],
  ["live", "Live"],
  ["in_review", "In review"],
  ["denied", "Denied"],
  ["draft", "Drafts"],
  ["hidden", "Hidden"],
];

/** The shop's products. */
export function Component() {
  const shop = useShop();
  const { values, page, change } = useListAddress({ state: "all", search: "", sort: "edited", direction: "desc" });
  const [typed, setTyped] = useState(values.search);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isDeleting, setDeleting] = useState(false);
  const [isPricing, setPricing] = useState(false);
  const search = useDebounced(typed).trim();
  const query = {
    state: values.state as State,
    sort: values.sort as Sort,
    direction: values.direction as "asc" | "desc",
    search,
    page,
    perPage,
  };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [shop.id, "products", query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api("GET /divisions/{division}/products/", { params: { division: shop.id }, query, signal }),
    // Pictures arrive one by one while a product is being rendered.
    refetchInterval: ({ state }) => (state.data?.data.some(({ isDrawing }) => isDrawing) ? 2500 : false),
  });
  const act = useProductActions(shop.id);
  const mayEdit = useMay("products.edit");
  const ids = [...selected].map(Number);
  const run = async (action: "hide" | "show" | "delete") => {
    await act(ids, action);
    setSelected(new Set());
    setDeleting(false);
  };
  const isFiltered = values.state !== "all" || search !== "";
  const list = (
    <>
      <div className="pb-3">
        <SearchBox
          label="Search products"
          placeholder="Search name or SKU"
          className="w-72 max-md:w-full"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            change({ search: text.trim() });
          }}
        />
      </div>
      <DataTable
        keys
        label="Products"
        columns={productColumns}
        rows={data?.data}
        rowKey={({ id }) => String(id)}
        rowHref={({ id, isBundle }) => (isBundle ? `/products/bundles/${id}` : `/products/${id}`)}
        rowLabel={({ name }) => name}
        selection={{ selected, onChange: setSelected }}
        sorting={{ columnId: values.sort, direction: values.direction === "asc" ? "ascending" : "descending" }}
        onSort={({ columnId, direction }) =>
          change({ sort: columnId, direction: direction === "ascending" ? "asc" : "desc" })
        }
        isLoading={isPending}
        expectedRows={8}
        error={data ? null : loadError("Products did not load.", error, refetch)}
        phoneRow={(row) => <PhoneProduct row={row} />}
        empty={
          isFiltered ? (
            <EmptyState icon={Shirt} title="No matching products">
              Try other words or another state.
            </EmptyState>
          ) : (
            <EmptyState
              icon={Shirt}
              title="No products yet"
              action={
                <Permitted needs="products.edit" label="New product">
                  <LinkButton href="/products/new" variant="primary">
                    Choose a blank
                  </LinkButton>
                </Permitted>
              }
            >
              Choose a blank, for example the organic tee, and put your artwork on it.
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
      <PageHeader
        title="Products"
        actions={
          <Permitted needs="products.edit" label="New product">
            <LinkButton href="/products/bundles/new" size="dense" icon={Boxes}>
              New bundle
            </LinkButton>
            <LinkButton href="/products/new" variant="primary" size="dense" icon={Plus}>
              New product
            </LinkButton>
          </Permitted>
        }
      />
      <TabBar
        label="States"
        selectedKey={values.state}
        onSelectionChange={(state) => {
          setSelected(new Set());
          change({ state: String(state) });
        }}
        tabs={tabs.map(([id, label]) => ({
          id,
          label,
          count: data ? (data.counts[id] ?? 0) : undefined,
          content: id === values.state ? list : undefined,
        }))}
      />
      <BulkBar
        count={selected.size}
        onClear={() => setSelected(new Set())}
        actions={[
          ...(mayEdit ? [{ id: "price", label: "Change price", icon: Tag, onAction: () => setPricing(true) }] : []),
          { id: "hide", label: "Hide", icon: EyeOff, onAction: () => void run("hide") },
          { id: "show", label: "Show", icon: Eye, onAction: () => void run("show") },
          { id: "delete", label: "Delete", icon: Trash2, onAction: () => setDeleting(true) },
        ]}
      />
      <PriceDialog
        ids={ids}
        isOpen={isPricing}
        onClose={() => setPricing(false)}
        onDone={() => {
          setPricing(false);
          setSelected(new Set());
        }}
      />
      <ConfirmDialog
        isDanger
        isOpen={isDeleting}
        title={ids.length === 1 ? "Delete this product?" : `Delete ${ids.length} products?`}
        confirmLabel={ids.length === 1 ? "Delete" : `Delete ${ids.length}`}
        keepLabel={ids.length === 1 ? "Keep it" : "Keep them"}
        onConfirm={() => void run("delete")}
        onClose={() => setDeleting(false)}
      >
        They leave your shop right away. Existing orders are not affected, and you can undo this.
      </ConfirmDialog>
    </>
  );
}
