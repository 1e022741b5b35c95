// Amounts as Stripe counts them. Source: docs.stripe.com/currencies, "Zero-decimal currencies" and "Special cases".
import { minorDigitsOf } from "@selvedge/domain/money/money";

const stripeDecimals = (currency: string): number =>
  [
    "BIF",
    "CLP",
    "DJF",
    "GNF",
    "JPY",
    "KMF",
    "KRW",
    "MGA",
    "PYG",
    "RWF",
    "UGX",
    "VND",
    "VUV",
    "XAF",
    "XOF",
    "XPF",
  ].includes(currency)
    ? 0
    : 2;

/** Our minor units in Stripe's: the Icelandic króna has no smaller unit, and Stripe counts it in hundredths. */
export const stripeAmount = (amountMinor: number, currency: string): number =>
  amountMinor * 10 ** (stripeDecimals(currency) - minorDigitsOf(currency));
