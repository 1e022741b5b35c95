import { formatMoney } from "@selvedge/domain/money/money";
import { cx } from "@selvedge/ui/class-names.ts";
import { Figure } from "@selvedge/ui/content/figure";
import type { Overview } from "../data/reply.ts";
import { changeOf } from "./change-of.ts";

/** What the period came to, against the one before. Sales and profit are for those who see money. */
export function Figures({ overview }: { overview: Overview }) {
  const money = (minor: number) => formatMoney(minor, overview.currency);
  const figures = [
    ...(overview.sales ? [{ label: "Sales", value: money(overview.sales.now), figure: overview.sales }] : []),
    ...(overview.profit ? [{ label: "Your profit", value: money(overview.profit.now), figure: overview.profit }] : []),
    { label: "Orders", value: overview.orders.now.toLocaleString("en-GB"), figure: overview.orders },
    { label: "Items", value: overview.garments.now.toLocaleString("en-GB"), figure: overview.garments },
  ];
  return (
    <div className="@container">
      <div
        className={cx(
          "grid grid-cols-2 border-line [&>*]:border-line [&>*:nth-child(even)]:border-l",
          "@max-2xl:[&>*:nth-child(n+3)]:border-t @2xl:[&>*:nth-child(3)]:border-l",
          overview.sales && "border-b @2xl:grid-cols-4",
        )}
      >
        {figures.map(({ label, value, figure }) => (
          <Figure key={label} label={label} value={value} change={changeOf(figure)} />
        ))}
      </div>
      {overview.sales ? (
        <p className="border-line border-b px-4 py-2 text-label text-ink-2 md:px-5">
          Sales and profit are what is left after refunds, on the day of the order.
        </p>
      ) : null}
    </div>
  );
}
