import type { PiecesDifference } from "@selvedge/domain/orders/lines/line-difference";
import type { ReactNode } from "react";
import { RadioChoice } from "../choices/radio-choice.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Money } from "../words/money.tsx";

/** settle: the shopper pays it, or gets it back. waive: the price stays, and why. */
export type DifferenceWay = "settle" | "waive";

interface DifferenceChoiceProps {
  difference: PiecesDifference;
  currency: string;
  shopper: string;
  way: DifferenceWay;
  reason: string;
  /** More than its person may give back. */
  isOver: boolean;
  /** A line of the order, or an order that is made in exchange. */
  what?: "line" | "exchange";
  onWay: (way: DifferenceWay) => void;
  onReason: (reason: string) => void;
}

/** What pieces cost as what was chosen beside what they cost now, and what becomes of the difference. */
export function DifferenceChoice(props: DifferenceChoiceProps) {
  const { difference, currency, shopper, way, reason, isOver, what = "line", onWay, onReason } = props;
  const { from, to, differenceIncTaxMinor: minor, differenceTaxMinor } = difference;
  const amount = (value: number) => <Money amountMinor={Math.abs(value)} currency={currency} />;
  if (minor === 0) return <p className="text-dense text-ink-2">The price stays. {shopper} gets an email.</p>;
  return (
    <>
      <dl className="flex flex-col gap-1 rounded-card bg-sunken px-3 py-2.5 text-dense" aria-live="polite">
        <Row term="Price now">{amount(from.priceIncTaxMinor - from.discountIncTaxMinor)}</Row>
        <Row term="Price then">{amount(to.priceIncTaxMinor - to.discountIncTaxMinor)}</Row>
        <div className="flex justify-between gap-3 font-semibold text-body">
          <dt>{minor > 0 ? "Difference to pay" : "Difference to go back"}</dt>
          <dd>{amount(minor)}</dd>
        </div>
        {differenceTaxMinor === 0 ? null : <Row term="of which VAT">{amount(differenceTaxMinor)}</Row>}
      </dl>
      <RadioChoice
        label="The difference"
        value={way}
        onChange={(id) => onWay(id as DifferenceWay)}
        options={minor > 0 ? dearer[what](shopper) : cheaper(shopper, what)}
      />
      {way === "waive" ? (
        <TextField
          label="Reason"
          hint="For you and Selvedge. The shopper does not see it."
          placeholder={minor > 0 ? "Our size table was wrong" : "Agreed with the shopper"}
          value={reason}
          onChange={onReason}
          maxLength={300}
          isRequired
          compact
        />
      ) : null}
      {isOver ? <p className="text-dense text-danger">The amount is over your limit. Ask finance.</p> : null}
    </>
  );
}

const waits = {
  line: "The line changes once it is paid, if its label is not printed by then.",
  exchange: "The new order is made once it is paid, within 14 days.",
} as const;
const now = { line: "The line changes now", exchange: "The new order is made now" } as const;

const dearerOf = (what: keyof typeof now) => (shopper: string) => [
  { id: "settle", label: "Send a link to pay it", hint: `${shopper} gets an email. ${waits[what]}` },
  { id: "waive", label: "Waive it", hint: `${now[what]}, and nobody pays.` },
];
const dearer = { line: dearerOf("line"), exchange: dearerOf("exchange") };

const cheaper = (shopper: string, what: keyof typeof now) => [
  {
    id: "settle",
    label: "Refund it",
    hint: `It goes back the way it came, with a credit note. ${shopper} gets an email.`,
  },
  { id: "waive", label: "Keep it", hint: `${now[what]}, and nothing goes back.` },
];

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3 text-ink-2">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
