import { itemWords } from "@selvedge/domain/bundles/count-items";
import { fromMajor } from "@selvedge/domain/money/money";
import { Card } from "@selvedge/ui/content/card";
import { Money } from "@selvedge/ui/words/money";
import type { StaffItem, StaffOrder } from "../data/reply.ts";
import { ItemCount, ItemName, ItemTotal } from "./item-parts.tsx";
import { LabelCard, LabelLine, stationColumns } from "./label-line.tsx";

/** The lines of the order, each with its pieces on their way, and the sum of the money. */
export function ItemsCard({ order }: { order: StaffOrder }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const labels = order.items.flatMap((item) => item.labels);
  const remade = labels.filter(({ isReplaced }) => isReplaced).length;
  const note = [
    // A bundle is one item to its shopper, and as many pieces to the floor as it is made of.
    pieces > order.itemCount ? itemWords(order.itemCount) : "",
    pieces === 1 ? "1 piece" : `${pieces} pieces`,
    remade > 0 ? `${remade} remade` : "",
  ];
  const isOnFloor = labels.length > 0;
  const spans = isOnFloor ? onFloor : beforeIt;
  return (
    <Card flush title="Items and labels" note={note.filter(Boolean).join(", ")} aside="Net + VAT – discount">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard has to reach that
        tabIndex={0}
        aria-label={isOnFloor ? "Garments by station" : "Items"}
        className="relative overflow-x-auto focus-visible:-outline-offset-2 max-lg:hidden"
      >
        <table
          className={`w-full border-collapse text-label ${isOnFloor ? "min-w-180 table-fixed" : "border-line border-t"}`}
        >
          {isOnFloor ? <StationHeadings /> : null}
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
      <GarmentList order={order} />
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
/** Without labels there are no columns for stations. */
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
  return (
    <tr className="bg-canvas text-dense">
      <th scope="rowgroup" colSpan={spans.item} className="py-2.5 pr-3 pl-4 text-left font-normal">
        <ItemName item={item} />
      </th>
      <td colSpan={spans.quantity} className="whitespace-nowrap text-ink-2">
        <ItemCount item={item} currency={currency} />
      </td>
      <td colSpan={spans.money} className="pr-4 text-right">
        <ItemTotal item={item} currency={currency} />
      </td>
    </tr>
  );
}

/** The same on a phone or tablet: each line of the order, and under it its garments one by one. */
function GarmentList({ order }: { order: StaffOrder }) {
  return (
    <ul aria-label="Items" className="text-label lg:hidden">
      {order.items.map((item) => (
        <li key={item.id} className="border-line border-t">
          <div className="bg-canvas px-4 py-2.5 text-dense">
            <ItemName item={item} />
            <p className="mt-2 flex items-baseline justify-between gap-3">
              <span className="text-ink-2">
                <ItemCount item={item} currency={order.amounts.currency} />
              </span>
              <span className="text-right">
                <ItemTotal item={item} currency={order.amounts.currency} />
              </span>
            </p>
          </div>
          {item.labels.length > 0 ? (
            <ul>
              {item.labels.map((label) => (
                <LabelCard key={label.code} label={label} />
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Sums({ order: { amounts, paidWith } }: { order: StaffOrder }) {
  const money = (amount: number) => (
    <Money amountMinor={fromMajor(amount, amounts.currency)} currency={amounts.currency} />
  );
  const parts: [string, React.ReactNode][] = [
    ["Goods", money(amounts.goods)],
    ["VAT", money(amounts.vat)],
    ["Discount", money(-amounts.discount)],
    ...(amounts.giftCard > 0 ? [["Gift card", money(amounts.giftCard)] satisfies [string, React.ReactNode]] : []),
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
