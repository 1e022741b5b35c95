import type { DeliveryPromise } from "@selvedge/contracts/pages/page-data";
import { fromMajor, toMajor } from "@selvedge/domain/money/money";
import { orderByWords, promisedQuote } from "@selvedge/domain/shipping/delivery-promise";
import { quoteShipping } from "@selvedge/domain/shipping/quote";
import type { Division } from "../../../plugins/tenancy.ts";

interface Sent {
  /** Each with the code of the factory that makes it. */
  pieces: readonly { weightGrams: number; factory: string }[];
  /** In major units of the shop's currency, with VAT. */
  priceIncTax: number;
}

/** The delivery promise for one product ordered now to a country: what the checkout would preselect. null if no service reaches. */
export function deliveryPromise(
  now: Date,
  { currency, timeZone }: Division,
  sent: Sent,
  country: string,
): DeliveryPromise | null {
  const promised = promisedQuote(
    quoteShipping({
      country,
      lines: sent.pieces.map((piece) => ({ ...piece, quantity: 1 })),
      currency,
      goodsIncTaxMinor: fromMajor(sent.priceIncTax, currency),
      now,
    }),
  );
  if (!promised) return null;
  const { name, priceIncTaxMinor, promisedFrom, promisedTo } = promised;
  const priceIncTax = toMajor(priceIncTaxMinor, currency);
  return { name, priceIncTax, promisedFrom, promisedTo, currency, orderBy: orderByWords(now, timeZone) };
}
