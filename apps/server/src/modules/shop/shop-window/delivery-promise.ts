import type { DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { fromMajor, toMajor } from "@selvedge/domain/money/money";
import { orderByWords, promisedQuote } from "@selvedge/domain/shipping/delivery-promise";
import { quoteShipping } from "@selvedge/domain/shipping/quote";
import type { Division } from "../../../plugins/tenancy.ts";

interface Piece {
  weightGrams: number;
  /** The code of the factory that makes it. */
  factory: string;
  /** In major units of the shop's currency, with VAT. */
  priceIncTax: number;
}

/** The delivery promise for one piece ordered now to a country: what the checkout would preselect. null if no service reaches. */
export function deliveryPromise(
  now: Date,
  { currency, timeZone }: Division,
  piece: Piece,
  country: string,
): DeliveryPromise | null {
  const promised = promisedQuote(
    quoteShipping({
      country,
      lines: [{ quantity: 1, weightGrams: piece.weightGrams, factory: piece.factory }],
      currency,
      goodsIncTaxMinor: fromMajor(piece.priceIncTax, currency),
      now,
    }),
  );
  if (!promised) return null;
  const { name, priceIncTaxMinor, promisedFrom, promisedTo } = promised;
  const priceIncTax = toMajor(priceIncTaxMinor, currency);
  return { name, priceIncTax, promisedFrom, promisedTo, currency, orderBy: orderByWords(now, timeZone) };
}
