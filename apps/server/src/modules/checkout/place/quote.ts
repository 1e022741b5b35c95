// What the basket costs. Everything is derived from the shop's own prices; nothing that a client sends is trusted.
import { importNotices } from "@selvedge/domain/money/customs";
import { toMajor } from "@selvedge/domain/money/money";
import { type OrderTotals, orderTotals } from "@selvedge/domain/money/order-totals";
import type { Destination } from "@selvedge/domain/money/vat-area";
import { promisedQuote } from "@selvedge/domain/shipping/delivery-promise";
import { quoteShipping, type ShippingQuote } from "@selvedge/domain/shipping/quote";
import type { Origins } from "../../../origins.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { presentTotals } from "../../orders/moves/index.ts";
import { type BasketLine, presentLine } from "../../shop/basket/index.ts";
import { type DecidedCode, type DecidedCodes, presentCode } from "../../shop/discounts/index.ts";
import { goodsOf } from "./goods.ts";

export interface DerivedQuote {
  lines: BasketLine[];
  options: ShippingQuote[];
  chosen: ShippingQuote;
  totals: OrderTotals;
  hasPriceChanges: boolean;
  codes: DecidedCode[];
}

interface QuoteTerms {
  currency: string;
  to: Destination;
  shippingMethod: string | undefined;
  now: Date;
  codes: DecidedCodes;
}

/** Prices a basket for a destination. Throws basketEmpty, productGone, noShipping. */
export function deriveQuote(
  lines: BasketLine[],
  { currency, to, shippingMethod, now, codes }: QuoteTerms,
): DerivedQuote {
  if (lines.length === 0) throw new Refusal("basketEmpty");
  const gone = lines.filter((line) => !line.is_available);
  if (gone.length > 0)
    throw new Refusal("productGone", {
      errors: Object.fromEntries(
        gone.map((line) => [line.key, [`${line.name} is no longer available. Remove it to continue.`]]),
      ),
    });
  const goods = lines.map((line) => ({ ...goodsOf(line.blank_sku), quantity: line.quantity }));
  const goodsIncTaxMinor = lines.reduce(
    (sum, line, index) => sum + line.quantity * line.unit_price_inc_tax_minor - codes.discountsIncTaxMinor[index]!,
    0,
  );
  const isFreeByCode = codes.isDeliveryFree;
  const options = quoteShipping({ country: to.country, lines: goods, currency, goodsIncTaxMinor, now, isFreeByCode });
  const chosen = promisedQuote(options, shippingMethod);
  if (!chosen) throw new Refusal("noShipping");
  const priced = lines.map((line, index) => ({
    quantity: line.quantity,
    unitPriceIncTaxMinor: line.unit_price_inc_tax_minor,
    vatRate: line.vat_rate,
    hs6: goods[index]!.hs6,
  }));
  return {
    lines,
    options,
    chosen,
    totals: orderTotals({
      ...{ lines: priced, to, currency },
      on: now.toISOString().slice(0, 10),
      shippingIncTaxMinor: chosen.priceIncTaxMinor,
      discountsIncTaxMinor: codes.discountsIncTaxMinor,
    }),
    codes: codes.codes,
    hasPriceChanges: lines.some((line) => line.seen_price_inc_tax_minor !== line.unit_price_inc_tax_minor),
  };
}

/** A quote as the calls return it. */
export function presentQuote(
  origins: Origins,
  division: Division,
  { lines, options, chosen, totals, hasPriceChanges, codes }: DerivedQuote,
  basketVersion: number,
) {
  return {
    items: lines.map((line) => presentLine(origins, division.id, line)),
    shipping: options.map(({ code, name, carrier, priceIncTaxMinor, promisedFrom, promisedTo }) => ({
      code,
      name,
      carrier,
      priceIncTax: toMajor(priceIncTaxMinor, division.currency),
      promisedFrom,
      promisedTo,
    })),
    chosen: chosen.code,
    codes: codes.map((code) => presentCode(code, division.currency)),
    totals: presentTotals(totals, division.currency),
    importNotice: totals.importNotice ? importNotices[totals.importNotice] : "",
    basketVersion,
    hasPriceChanges,
  };
}
