// An invoice is read off what was stored when the order was paid; nothing in it is worked out from today's rates.
// A credit note is the same paper over what goes back. Source: print-on-demand "Price and VAT".
import type { OrderAmounts, TotalledLine } from "./order-totals.ts";
import { sum } from "./round.ts";
import { shippingParts } from "./shipping-parts.ts";
import { type TaxTreatment, taxNotes } from "./vat.ts";

export interface VatRow {
  treatment: TaxTreatment;
  /** Rate as a fraction: 0.2. */
  rate: number;
  netMinor: number;
  taxMinor: number;
}

export interface Invoice {
  /** One row for each rate and treatment, goods and delivery together, highest rate first. */
  vat: VatRow[];
  /** Passed on to customs, outside VAT. */
  dutyMinor: number;
  /** All rows without VAT and without duty. */
  netMinor: number;
  taxMinor: number;
  /** net + tax + duty. */
  totalMinor: number;
  /** Sentences that the law requires, each once. */
  notes: string[];
}

/** What a paper of this kind is made from: amounts with VAT in them, each with its rate. */
export interface InvoicePart {
  treatment: TaxTreatment;
  rate: number;
  grossMinor: number;
  taxMinor: number;
}

type StoredLine = Pick<TotalledLine, "rate" | "treatment" | "totalMinor" | "taxMinor">;
type StoredAmounts = Pick<OrderAmounts, "shippingMinor" | "shippingTaxMinor" | "dutyMinor">;

/**
 * The invoice of an order by its stored lines and amounts. `totalMinor` equals the order's, to the penny, less what is on
 * other invoices of it: those parts are taken off.
 */
export function invoiceOf(
  lines: readonly StoredLine[],
  amounts: StoredAmounts,
  elsewhere: readonly InvoicePart[] = [],
): Invoice {
  const { shippingMinor, shippingTaxMinor, dutyMinor } = amounts;
  const goods = lines.map(({ rate, treatment, totalMinor, taxMinor }) => ({
    ...{ rate, treatment, taxMinor },
    grossMinor: totalMinor,
  }));
  const delivery = shippingParts(lines, shippingMinor + shippingTaxMinor - dutyMinor);
  const taken = elsewhere.map((part) => ({ ...part, grossMinor: -part.grossMinor, taxMinor: -part.taxMinor }));
  return invoiceOfParts([...goods, ...delivery, ...taken], dutyMinor);
}

/** Adds parts up by rate and treatment. */
export function invoiceOfParts(parts: readonly InvoicePart[], dutyMinor: number): Invoice {
  const kinds = Map.groupBy(parts, ({ treatment, rate }) => `${treatment} ${rate}`);
  const vat = [...kinds.values()].map(rowOf).sort((a, b) => b.rate - a.rate || a.treatment.localeCompare(b.treatment));
  const netMinor = sum(vat.map((row) => row.netMinor));
  const taxMinor = sum(vat.map((row) => row.taxMinor));
  const notes = [...new Set(vat.map(({ treatment }) => taxNotes[treatment]))].filter((note) => note !== "");
  return { vat, dutyMinor, netMinor, taxMinor, totalMinor: netMinor + taxMinor + dutyMinor, notes };
}

function rowOf(parts: readonly InvoicePart[]): VatRow {
  const { treatment, rate } = parts[0]!;
  const taxMinor = sum(parts.map((part) => part.taxMinor));
  return { treatment, rate, netMinor: sum(parts.map((part) => part.grossMinor)) - taxMinor, taxMinor };
}
