// What is left of an order's money by rate of VAT, goods and delivery apart, and how a sum is taken out of it.
import type { InvoicePart } from "./invoice.ts";
import type { EarlierRefund, PaidOrder } from "./refund.ts";
import { roundMinor, sum } from "./round.ts";
import { shippingParts } from "./shipping-parts.ts";
import { spread } from "./spread.ts";

/** One rate of VAT: what is left of it, and what it was before anything went back. */
interface RateLeft extends InvoicePart {
  wholeGrossMinor: number;
  wholeTaxMinor: number;
}

export interface MoneyLeft {
  goods: RateLeft[];
  delivery: RateLeft[];
  dutyMinor: number;
}

/** What has not gone back of an order yet, in minor units with VAT. */
export function leftOf(order: PaidOrder, earlier: readonly EarlierRefund[]): MoneyLeft {
  const { lines, shippingMinor, shippingTaxMinor, dutyMinor } = order;
  const goods = lines.map(({ rate, treatment, totalMinor, taxMinor }) => ({
    ...{ rate, treatment, taxMinor },
    grossMinor: totalMinor,
  }));
  const delivery = shippingParts(lines, shippingMinor + shippingTaxMinor - dutyMinor);
  return {
    goods: lessBack(
      goods,
      earlier.flatMap((each) => each.goods),
    ),
    delivery: lessBack(
      delivery,
      earlier.flatMap((each) => each.delivery),
    ),
    dutyMinor: dutyMinor - sum(earlier.map((each) => each.dutyMinor)),
  };
}

export const totalOfLeft = ({ goods, delivery, dutyMinor }: MoneyLeft): number =>
  sum([...goods, ...delivery].map(({ grossMinor }) => grossMinor)) + dutyMinor;

const kindOf = ({ rate, treatment }: Pick<InvoicePart, "rate" | "treatment">) => `${treatment} ${rate}`;

function lessBack(parts: readonly InvoicePart[], back: readonly InvoicePart[]): RateLeft[] {
  const backByKind = Map.groupBy(back, kindOf);
  return [...Map.groupBy(parts, kindOf)].map(([kind, own]) => {
    const gone = backByKind.get(kind) ?? [];
    const wholeGrossMinor = sum(own.map(({ grossMinor }) => grossMinor));
    const wholeTaxMinor = sum(own.map(({ taxMinor }) => taxMinor));
    return {
      rate: own[0]!.rate,
      treatment: own[0]!.treatment,
      grossMinor: wholeGrossMinor - sum(gone.map(({ grossMinor }) => grossMinor)),
      taxMinor: wholeTaxMinor - sum(gone.map(({ taxMinor }) => taxMinor)),
      wholeGrossMinor,
      wholeTaxMinor,
    };
  });
}

/** All that is left of a rate; nothing where nothing is. */
export function takePart(row: RateLeft): InvoicePart[] {
  const { rate, treatment, grossMinor, taxMinor } = row;
  row.grossMinor = 0;
  row.taxMinor = 0;
  return grossMinor > 0 ? [{ rate, treatment, grossMinor, taxMinor }] : [];
}

/** A sum out of the goods, or out of the delivery too, spread by what is left of each rate; null where less is left. */
export function takeAmount({ goods, delivery }: MoneyLeft, amountMinor: number, withDelivery: boolean) {
  const rows = [...goods, ...(withDelivery ? delivery : [])].filter(({ grossMinor }) => grossMinor > 0);
  if (amountMinor > sum(rows.map(({ grossMinor }) => grossMinor))) return null;
  const shares = spread(
    amountMinor,
    rows.map(({ grossMinor }) => grossMinor),
  );
  const parts = new Map(rows.map((row, index) => [row, shareOf(row, shares[index]!)]));
  const of = (kind: readonly RateLeft[]) =>
    kind.flatMap((row) => parts.get(row) ?? []).filter(({ grossMinor }) => grossMinor > 0);
  return { goods: of(goods), delivery: of(delivery) };
}

/** A share of a rate. Its VAT is counted from the start, so that the shares of a rate add up to its VAT. */
function shareOf(row: RateLeft, grossMinor: number): InvoicePart {
  const { rate, treatment, wholeGrossMinor, wholeTaxMinor } = row;
  const isLast = grossMinor === row.grossMinor;
  const before = wholeGrossMinor - row.grossMinor;
  const taxSoFar = wholeTaxMinor - row.taxMinor;
  const due = roundMinor((wholeTaxMinor * (before + grossMinor)) / wholeGrossMinor) - taxSoFar;
  const taxMinor = isLast ? row.taxMinor : Math.min(Math.max(due, 0), row.taxMinor, grossMinor);
  return { rate, treatment, grossMinor, taxMinor };
}
