import { Thumb } from "@selvedge/ui/content/thumb";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import { Money } from "@selvedge/ui/words/money";
import { Shirt } from "lucide-react";
import type { ProductRow } from "../../data/reply.ts";
import { MoneyRange } from "../price/money-range.tsx";
import { ProductState, stateDetail } from "./product-state.tsx";

export const productColumns: Column<ProductRow>[] = [
  {
    id: "name",
    header: "Product",
    opens: true,
    sortable: true,
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Picture row={row} />
        <span className="min-w-0 max-lg:max-w-44">
          <TwoLines first={row.name} second={<span className="font-mono text-tiny">{row.sku}</span>} />
        </span>
      </span>
    ),
  },
  { id: "colours", header: "Colours", from: "lg", cell: (row) => <ColourDots colours={row.colours} /> },
  {
    id: "status",
    header: "Status",
    cell: (row) => {
      const { text, isBad } = stateDetail(row);
      return (
        <span className="flex flex-col items-start gap-1">
          <ProductState state={row.state} />
          <span className={`text-label ${isBad ? "text-danger" : "text-ink-2"}`}>{text}</span>
        </span>
      );
    },
  },
  {
    id: "price",
    header: "Price",
    align: "end",
    sortable: true,
    cell: (row) => <Money amountMinor={currentPrice(row)} currency={row.currency} />,
  },
  {
    id: "profit",
    header: "Profit",
    align: "end",
    from: "lg",
    cell: ({ colours, profitMinor, highestProfitMinor, currency }) =>
      colours.length > 0 ? (
        <MoneyRange
          leastMinor={profitMinor}
          mostMinor={highestProfitMinor}
          currency={currency}
          {...(profitMinor < 0 && { className: "text-danger" })}
        />
      ) : (
        "–"
      ),
  },
  { id: "sold", header: "Sold", align: "end", from: "lg", sortable: true, cell: ({ sold }) => (sold > 0 ? sold : "–") },
];

const currentPrice = (row: ProductRow) =>
  row.onSale && row.salePriceIncTaxMinor !== null ? row.salePriceIncTaxMinor : row.priceIncTaxMinor;

function Picture({ row, size = 40 }: { row: ProductRow; size?: number }) {
  if (row.imageUrl) return <Thumb picture={{ id: String(row.id), src: row.imageUrl, alt: "" }} size={size} />;
  return (
    <span
      aria-hidden
      className="flex shrink-0 items-center justify-center rounded-control bg-mock text-ink-3"
      style={{ width: size, height: size }}
    >
      <Shirt size={18} />
    </span>
  );
}

const shownDots = 5;

function ColourDots({ colours }: { colours: ProductRow["colours"] }) {
  const names = colours.map(({ name }) => name).join(", ");
  return (
    <span className="flex items-center gap-1" title={names}>
      <span className="sr-only">{names}</span>
      {colours.slice(0, shownDots).map(({ name, hex }) => (
        <span
          key={name}
          aria-hidden
          className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/45%)]"
          style={{ backgroundColor: hex }}
        />
      ))}
      {colours.length > shownDots ? (
        <span className="ml-0.5 text-label text-ink-2">+{colours.length - shownDots}</span>
      ) : null}
    </span>
  );
}

/** A product as a row of a phone. */
export function PhoneProduct({ row }: { row: ProductRow }) {
  return (
    <span className="flex items-center gap-3">
      <Picture row={row} size={48} />
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2 font-medium">
          <span className="truncate">{row.name}</span>
          <Money amountMinor={currentPrice(row)} currency={row.currency} />
        </span>
        <span className="mt-1 flex items-center justify-between gap-2">
          <ProductState state={row.state} />
          <span className="text-label text-ink-2">{row.sold > 0 ? `${row.sold} sold` : ""}</span>
        </span>
      </span>
    </span>
  );
}
