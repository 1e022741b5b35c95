import type { PriceStep } from "@selvedge/domain/money/price-step";
import { readTypedNumber, typedNumberWords } from "@selvedge/ui/fields/typed-number.ts";

export type StepKind = "set" | "raise" | "lower";

export type ReadPriceStep = { ok: true; step: PriceStep } | { ok: false; fault: string };

/** The price change that the field of its kind holds: an amount in minor units, or a typed percentage. */
export function priceStepOf(kind: StepKind, amountMinor: number | null, percentText: string): ReadPriceStep {
  if (kind === "set")
    return amountMinor ? { ok: true, step: { kind: "set", priceIncTaxMinor: amountMinor } } : { ok: false, fault: "" };
  const read = readTypedNumber(percentText, "%");
  if (!read.ok) return { ok: false, fault: read.code === "empty" ? "" : typedNumberWords[read.code] };
  const most = kind === "raise" ? 500 : 90;
  if (read.value <= 0) return { ok: false, fault: "Type a number above 0." };
  if (read.value > most) return { ok: false, fault: `Type no more than ${most}.` };
  return { ok: true, step: { kind: "by_percent", percent: kind === "raise" ? read.value : -read.value } };
}
