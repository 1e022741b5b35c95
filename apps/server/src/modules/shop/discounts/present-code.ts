import { toMajor } from "@selvedge/domain/money/money";
import type { DecidedCode } from "./decide-codes.ts";

/** A code as baskets and quotes return it. */
export const presentCode = ({ code, refusal, discountIncTaxMinor, words }: DecidedCode, currency: string) => ({
  code,
  isApplied: refusal === null,
  discountIncTax: toMajor(discountIncTaxMinor, currency),
  words,
});
