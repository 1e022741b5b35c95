import { giftWords } from "@selvedge/domain/money/coupons/coupon-words";
import { StatusBadge, type StatusShape, type Tone } from "@selvedge/ui/feedback/status-badge";
import type { Column } from "@selvedge/ui/tables/table-column.ts";
import { TwoLines } from "@selvedge/ui/tables/table-parts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import type { Discount } from "./discount-query.ts";

const looks: Record<Discount["state"], { word: string; tone: Tone; shape: StatusShape }> = {
  on: { word: "On", tone: "success", shape: "dot" },
  to_come: { word: "To come", tone: "info", shape: "ring" },
  over: { word: "Over", tone: "neutral", shape: "dot" },
  off: { word: "Off", tone: "neutral", shape: "square" },
};

export function DiscountState({ state }: { state: Discount["state"] }) {
  const { word, tone, shape } = looks[state];
  return (
    <StatusBadge tone={tone} shape={shape}>
      {word}
    </StatusBadge>
  );
}

/** What it gives and on what, in few words. */
export function whatItGives({ gift, currency, products, collections }: Discount): string {
  const goods = [...products, ...collections].map(({ name }) => name);
  const what = giftWords(gift.kind === "amount" ? { ...gift, currency } : gift, currency);
  if (goods.length === 0) return gift.kind === "free_shipping" ? what : `${what} everything`;
  return `${what} ${goods.slice(0, 2).join(", ")}${goods.length > 2 ? ` and ${goods.length - 2} more` : ""}`;
}

/** Until when it works, or when that was. */
function Window({ discount: { state, startsAt, endsAt, maxUses, uses } }: { discount: Discount }) {
  if (state === "over" && maxUses !== null && uses >= maxUses) return "used up";
  if (state === "over" && endsAt)
    return (
      <>
        ended <DateText at={endsAt} form="day" inSentence />
      </>
    );
  if (state === "to_come" && startsAt)
    return (
      <>
        from <DateText at={startsAt} form="day" inSentence />
      </>
    );
  return endsAt ? (
    <>
      until <DateText at={endsAt} form="day" inSentence />
    </>
  ) : (
    "no end"
  );
}

const uses = ({ uses, maxUses }: Discount) => (maxUses === null ? String(uses) : `${uses} of ${maxUses}`);

export const discountColumns: Column<Discount>[] = [
  {
    id: "code",
    header: "Discount",
    opens: true,
    cell: (row) => <TwoLines first={<span className="font-mono">{row.code}</span>} second={whatItGives(row)} />,
  },
  {
    id: "state",
    header: "State",
    width: "190px",
    cell: (row) => (
      <span className="flex flex-col items-start gap-0.5">
        <DiscountState state={row.state} />
        <span className="text-label text-ink-2">
          <Window discount={row} />
        </span>
      </span>
    ),
  },
  { id: "uses", header: "Used", width: "100px", align: "end", cell: uses },
  {
    id: "sold",
    header: "Sold with it",
    width: "130px",
    align: "end",
    from: "lg",
    cell: ({ soldIncTaxMinor, currency }) =>
      soldIncTaxMinor === null ? "–" : <Money amountMinor={soldIncTaxMinor} currency={currency} />,
  },
];

/** A code as a row of a phone. */
export function PhoneDiscount({ row }: { row: Discount }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="flex items-center justify-between gap-2">
        <span className="font-mono font-medium">{row.code}</span>
        <DiscountState state={row.state} />
      </span>
      <span className="flex items-center justify-between gap-2 text-label text-ink-2">
        <span>{whatItGives(row)}</span>
        <span className="shrink-0">used {uses(row)}</span>
      </span>
    </span>
  );
}
