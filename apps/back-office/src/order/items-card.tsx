import { Card } from "@selvedge/ui/card";
import { Money } from "@selvedge/ui/money";
import { minorOf } from "@selvedge/ui/money-format";
import { StatusBadge } from "@selvedge/ui/status-badge";
import { Swatch } from "@selvedge/ui/swatch";
import { Shirt } from "lucide-react";
import type { StaffItem, StaffOrder } from "../data/reply.ts";
import { LabelLine, stationColumns } from "./label-line.tsx";

/** The lines of the order, each with its garments on their way, and the sum of the money. */
export function ItemsCard({ order }: { order: StaffOrder }) {
  const garments = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const labels = order.items.flatMap((item) => item.labels);
  const remade = labels.filter(({ isReplaced }) => isReplaced).length;
  const note = `${garments === 1 ? "1 garment" : `${garments} garments`}${remade > 0 ? `, ${remade} remade` : ""}`;
  const spans = labels.length > 0 ? onFloor : beforeIt;
  return (
    <Card flush title="Items and labels" note={note} aside="Net + VAT – discount">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard has to reach that
        tabIndex={0}
        aria-label={labels.length > 0 ? "Garments by station" : "Items"}
        className="relative overflow-x-auto focus-visible:-outline-offset-2"
      >
        <table
          className={`w-full border-collapse text-label ${labels.length > 0 ? "min-w-194 table-fixed" : "border-line border-t"}`}
        >
          {labels.length > 0 ? <StationHeadings /> : null}
          {order.items.map((item) => (
            <tbody key={item.id} className="border-line border-t">
              <ItemRow item={item} currency={order.amounts.currency} spans={spans} />
              {item.labels.map((label) => (
                <LabelLine key={label.code} label={label} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <Sums order={order} />
    </Card>
  );
}

/** How many columns of the garments' table an item, its quantity and its money take. */
interface Spans {
  item: number;
  quantity: number;
  money: number;
}

const onFloor: Spans = { item: 4, quantity: 2, money: 3 };
/** Without labels there are no stations to stand under. */
const beforeIt: Spans = { item: 1, quantity: 1, money: 1 };

function StationHeadings() {
  return (
    <thead>
      <tr className="text-left text-ink-2">
        <th scope="col" className="w-20 py-1.5 pl-4 font-normal">
          Garment
        </th>
        <th scope="col" className="w-28 font-normal">
          Label
        </th>
        {stationColumns.map((name) => (
          <th key={name} scope="col" className="font-normal">
            {name}
          </th>
        ))}
        <th scope="col" className="w-15 pr-4 text-right font-normal">
          Hole
        </th>
      </tr>
    </thead>
  );
}

function ItemRow({ item, currency, spans }: { item: StaffItem; currency: string; spans: Spans }) {
  const money = (amount: number) => <Money amountMinor={minorOf(amount, currency)} currency={currency} />;
  return (
    <tr className="bg-canvas text-dense">
      <th scope="rowgroup" colSpan={spans.item} className="py-2.5 pr-3 pl-4 text-left font-normal">
        <span className="flex items-center gap-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-mock">
            {item.image ? (
              <img src={item.image} alt="" className="size-10 object-contain" />
            ) : (
              <Shirt aria-hidden size={20} className="text-ink-3" />
            )}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <strong className="font-semibold">{item.name}</strong>
              <code className="font-mono text-label text-ink-2">{item.sku}</code>
              {item.approval === "approved" ? null : (
                <StatusBadge tone="warning" shape="ring">
                  {approvalWords[item.approval] ?? item.approval}
                </StatusBadge>
              )}
            </span>
            <span className="text-ink-2">
              <Swatch
                colour={item.hex}
                name={[`${item.colour}, ${item.size}`, item.sides.join(" and ")].filter(Boolean).join(", ")}
                size={12}
              />
            </span>
          </span>
        </span>
      </th>
      <td colSpan={spans.quantity} className="whitespace-nowrap text-ink-2">
        {item.quantity} × {money(item.unitPriceIncTax)}
      </td>
      <td colSpan={spans.money} className="pr-4 text-right">
        <span className="block whitespace-nowrap font-semibold">{money(item.total)}</span>
        <span className="figures block whitespace-nowrap text-tiny text-ink-2 max-sm:whitespace-normal">{`${item.price.toFixed(2)} + ${(item.tax).toFixed(2)} – ${item.discount.toFixed(2)}`}</span>
      </td>
    </tr>
  );
}

const approvalWords: Record<string, string> = { pending: "Waits for approval", denied: "Denied", draft: "Draft" };

function Sums({ order: { amounts, paidWith } }: { order: StaffOrder }) {
  const money = (amount: number) => (
    <Money amountMinor={minorOf(amount, amounts.currency)} currency={amounts.currency} />
  );
  const parts: [string, React.ReactNode][] = [
    ["Goods", money(amounts.goods)],
    ["VAT", money(amounts.vat)],
    ["Discount", money(-amounts.discount)],
    [
      "Shipping",
      <span key="shipping">
        {money(amounts.shipping)} + {money(amounts.shippingTax)}
      </span>,
    ],
  ];
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-t bg-sunken px-4 py-3 text-dense">
      {parts.map(([term, value]) => (
        <div key={term} className="flex gap-1.5">
          <dt className="text-ink-2">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="ml-auto flex items-baseline gap-3">
        <dt className="text-ink-2">{paidWith ? `Paid, ${paidWith}` : "Total"}</dt>
        <dd className="text-card font-semibold">{money(amounts.total)}</dd>
      </div>
    </dl>
  );
}
