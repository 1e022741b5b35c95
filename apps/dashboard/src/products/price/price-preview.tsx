import { isThinProfit } from "@selvedge/domain/money/thin-profit";
import { cx } from "@selvedge/ui/class-names.ts";
import { Money } from "@selvedge/ui/words/money";
import type { PricePreviewRow } from "../../data/reply.ts";

/** What each price would become and leave, or why it cannot. */
export function PricePreview({ rows }: { rows: readonly PricePreviewRow[] }) {
  return (
    <div className="max-h-80 overflow-y-auto">
      <table aria-label="Prices before and after" className="w-full text-dense">
        <thead className="sticky top-0 bg-surface">
          <tr className="h-8 text-label text-ink-2">
            <th className="text-left font-medium">Product</th>
            <th className="px-3 text-right font-medium">Now</th>
            <th className="px-3 text-right font-medium">New</th>
            <th className="text-right font-medium">Your profit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: PricePreviewRow }) {
  const { currency, refusal, newProfitMinor, dearestSize } = row;
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 text-left font-normal">
        {row.name}
        {refusal ? <span className="block text-label text-danger">{refusal}</span> : null}
      </th>
      <td className="px-3 py-2 text-right text-ink-2">
        <Money amountMinor={row.priceIncTaxMinor} currency={currency} />
      </td>
      <td className={cx("px-3 py-2 text-right font-medium", refusal && "text-ink-3 line-through")}>
        <Money amountMinor={row.newPriceIncTaxMinor} currency={currency} />
      </td>
      <td className="py-2 text-right">
        <Money
          amountMinor={newProfitMinor}
          currency={currency}
          className={cx("font-medium", inkOf(newProfitMinor, row.newPriceIncTaxMinor))}
        />
        {dearestSize ? <span className="block text-label text-ink-2">on {dearestSize}</span> : null}
      </td>
    </tr>
  );
}

const inkOf = (profitMinor: number, priceMinor: number) =>
  profitMinor < 0 ? "text-danger" : isThinProfit(profitMinor, priceMinor) ? "text-warning" : "text-success";
