import { Shirt, Tag } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { StatusBadge, type StatusShape, type Tone } from "../feedback/status-badge.tsx";
import { DataTable } from "../tables/data-table.tsx";
import { Pagination } from "../tables/pagination.tsx";
import type { Column } from "../tables/table-column.ts";
import { type Sorting, TwoLines } from "../tables/table-parts.tsx";
import { Money } from "../words/money.tsx";
import { Kind } from "./sheet.tsx";

/** Tables with rows, on their way, empty and failed. */
export function TableKinds({ theme }: { theme: string }) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set(["hedgerow"]));
  const [sorting, onSort] = useState<Sorting>({ columnId: "sold", direction: "descending" });
  const [page, setPage] = useState(1);
  const turn = sorting.direction === "ascending" ? 1 : -1;
  const rows = PRODUCTS.toSorted(
    (a, b) => turn * (sorting.columnId === "profit" ? a.profitMinor - b.profitMinor : a.sold - b.sold),
  );
  const table = { columns: COLUMNS, rowKey: (row: Product) => row.id, empty: NO_PRODUCTS };
  return (
    <Kind title="Table: rows with a second line, 40 px dense; sorted, selected, on their way, failed, first run">
      <div className="flex flex-col gap-4">
        <DataTable
          {...table}
          label="Products"
          rows={rows}
          rowLabel={(row) => row.name}
          rowHref={() => "#fields"}
          selection={{ selected, onChange }}
          sorting={sorting}
          onSort={onSort}
          keys
          phoneRow={(row) => <TwoLines first={row.name} second={row.state.word} />}
        />
        <Pagination label={`Pages, ${theme}`} page={page} pageSize={3} total={48} onPage={setPage} />
        <DataTable {...table} label="Products in groups" dense groups={GROUPS} />
        <DataTable {...table} label="Products on their way" isLoading expectedRows={3} />
        <DataTable
          {...table}
          label="Products that failed"
          error={{
            title: "Products did not load.",
            requestId: "7F3K-22",
            at: new Date(2026, 10, 20, 14, 32),
            onRetry: () => {},
          }}
        />
        <DataTable {...table} label="No products" rows={[]} />
      </div>
    </Kind>
  );
}

interface Product {
  id: string;
  name: string;
  garment: string;
  state: { word: string; tone: Tone; shape: StatusShape };
  sold: number;
  profitMinor: number;
}

const APPROVED = { word: "Approved", tone: "success", shape: "dot" } as const;
const IN_REVIEW = { word: "In review", tone: "warning", shape: "ring" } as const;

const PRODUCTS: readonly Product[] = [
  {
    id: "hedgerow",
    name: "Hedgerow Club tee",
    garment: "Organic tee, 6 colours",
    state: APPROVED,
    sold: 64,
    profitMinor: 48640,
  },
  {
    id: "slow",
    name: "Slow Lane sweatshirt",
    garment: "Heavy sweatshirt, 3 colours",
    state: APPROVED,
    sold: 31,
    profitMinor: 36580,
  },
  {
    id: "night",
    name: "Night Shift hoodie",
    garment: "Pullover hoodie, 2 colours",
    state: IN_REVIEW,
    sold: 0,
    profitMinor: 0,
  },
];

const GROUPS = [
  { id: "on", label: "On sale", aside: "2 products", rows: PRODUCTS.slice(0, 2) },
  { id: "wait", label: "Waiting", aside: "Reviewed within a day", rows: PRODUCTS.slice(2) },
];

const COLUMNS: readonly Column<Product>[] = [
  { id: "name", header: "Product", opens: true, cell: (row) => <TwoLines first={row.name} second={row.garment} /> },
  {
    id: "status",
    header: "Status",
    from: "sm",
    cell: ({ state }) => (
      <StatusBadge tone={state.tone} shape={state.shape}>
        {state.word}
      </StatusBadge>
    ),
  },
  { id: "sold", header: "Sold", align: "end", sortable: true, cell: (row) => row.sold || "–" },
  {
    id: "profit",
    header: "Profit",
    align: "end",
    sortable: true,
    cell: (row) => <Money amountMinor={row.profitMinor} currency="GBP" />,
  },
];

const NO_PRODUCTS = (
  <EmptyState
    icon={Shirt}
    title="No products yet"
    action={
      <Button variant="primary" icon={Tag}>
        Make a product
      </Button>
    }
  >
    A product is a garment with your artwork, such as a Forest tee with a blackberry print at £24.00.
  </EmptyState>
);
