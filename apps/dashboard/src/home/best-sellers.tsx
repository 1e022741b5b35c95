import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { Thumb } from "@selvedge/ui/content/thumb";
import { DataTable } from "@selvedge/ui/tables/data-table";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { Money } from "@selvedge/ui/words/money";
import type { Overview } from "../data/reply.ts";

type Seller = Overview["bestSellers"][number];

export function BestSellers({ overview }: { overview: Overview }) {
  const amount = (minor: number | null) =>
    minor === null ? null : <Money amountMinor={minor} currency={overview.currency} />;
  const all: Column<Seller>[] = [
    {
      id: "product",
      header: "Product",
      opens: true,
      cell: ({ name, imageUrl }) => (
        <span className="flex items-center gap-3">
          {imageUrl ? <Thumb picture={{ id: imageUrl, src: imageUrl, alt: "" }} size={32} /> : null}
          {name}
        </span>
      ),
    },
    { id: "sold", header: "Sold", align: "end", accessorKey: "sold" },
    {
      id: "sales",
      header: "Sales",
      align: "end",
      from: "sm",
      cell: ({ salesMinor }) => amount(salesMinor),
    },
    {
      id: "profit",
      header: "Your profit",
      align: "end",
      cell: ({ profitMinor }) => amount(profitMinor),
    },
  ];
  const columns = overview.sales ? all : all.filter(({ id }) => id === "product" || id === "sold");
  return (
    <Card
      flush
      title="Best sellers"
      note="30 days"
      aside={<TextLink href="/products?sort=sold">All products</TextLink>}
    >
      <DataTable
        bare
        label="Best sellers"
        columns={columns}
        rows={overview.bestSellers}
        rowKey={({ productId }) => String(productId)}
        rowHref={({ productId }) => `/products/${productId}`}
        empty={
          <p className="border-line border-t px-4 py-6 text-dense text-ink-2">
            Your best sellers appear here after your first paid orders.
          </p>
        }
      />
    </Card>
  );
}
