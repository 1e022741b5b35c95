// What the basket costs. Everything is derived from the shop's own prices; nothing that a client sends is trusted.
import { type PaidByCards, payWithCards } from "@selvedge/domain/gift-cards/pay-with-cards";
import { importNotices } from "@selvedge/domain/money/customs";
import { toMajor } from "@selvedge/domain/money/money";
import { type OrderTotals, orderTotals } from "@selvedge/domain/money/order-totals";
import { netShipping } from "@selvedge/domain/money/shipping-parts";
import type { Destination } from "@selvedge/domain/money/vat-area";
import { promisedQuote } from "@selvedge/domain/shipping/delivery-promise";
import { quoteShipping, type ShippingQuote } from "@selvedge/domain/shipping/quote";
import type { Origins } from "../../../origins.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { presentTotals } from "../../orders/moves/index.ts";
import { type BasketLine, presentLine } from "../../shop/basket/index.ts";
import { type DecidedCode, type DecidedCodes, presentCode } from "../../shop/discounts/index.ts";
import { type BasketCard, presentBasketCard } from "../../shop/gift-cards/index.ts";
import { goodsOf } from "./goods.ts";
import { type OrderedPiece, orderedPieces } from "./ordered-pieces.ts";

export interface DerivedQuote {
  /** As the basket shows them. */
  lines: BasketLine[];
  /** As the order writes them: a bundle by its parts. */
  pieces: OrderedPiece[];
  options: ShippingQuote[];
  chosen: ShippingQuote;
  totals: OrderTotals;
  /** What the parcels of a free delivery cost the shop, without VAT. */
  freedDeliveryMinor: number;
  hasPriceChanges: boolean;
  codes: DecidedCode[];
  giftCards: readonly BasketCard[];
  /** What the gift cards pay, and what is charged for the rest. */
  payment: PaidByCards;
}

interface QuoteTerms {
  currency: string;
  to: Destination;
  shippingMethod: string | undefined;
  now: Date;
  codes: DecidedCodes;
  giftCards: readonly BasketCard[];
}

/** Prices a basket for a destination. Throws basketEmpty, productGone, noShipping. */
export function deriveQuote(
  lines: BasketLine[],
  { currency, to, shippingMethod, now, codes, giftCards }: QuoteTerms,
): DerivedQuote {
  if (lines.length === 0) throw new Refusal("basketEmpty");
  const gone = lines.filter((line) => !line.is_available);
  if (gone.length > 0)
    throw new Refusal("productGone", {
      errors: Object.fromEntries(
        gone.map((line) => [line.key, [`${line.name} is no longer available. Remove it to continue.`]]),
      ),
    });
  const { pieces, discountsIncTaxMinor } = orderedPieces(lines, codes.discountsIncTaxMinor);
  const goods = pieces.map((piece) => ({ ...goodsOf(piece.blank_sku), quantity: piece.quantity }));
  const goodsIncTaxMinor = lines.reduce(
    (sum, line, index) => sum + line.quantity * line.unit_price_inc_tax_minor - codes.discountsIncTaxMinor[index]!,
    0,
  );
  const isFreeByCode = codes.isDeliveryFree;
  const options = quoteShipping({ country: to.country, lines: goods, currency, goodsIncTaxMinor, now, isFreeByCode });
  const chosen = promisedQuote(options, shippingMethod);
  if (!chosen) throw new Refusal("noShipping");
  const priced = pieces.map((piece, index) => ({
    quantity: piece.quantity,
    unitPriceIncTaxMinor: piece.unit_price_inc_tax_minor,
    vatRate: piece.vat_rate,
    hs6: goods[index]!.hs6,
  }));
  const totals = orderTotals({
    ...{ lines: priced, to, currency },
    on: now.toISOString().slice(0, 10),
    shippingIncTaxMinor: chosen.priceIncTaxMinor,
    discountsIncTaxMinor,
  });
  return {
    ...{ lines, pieces, options, chosen, totals, giftCards },
    freedDeliveryMinor: netShipping(totals.lines, chosen.freedIncTaxMinor),
    codes: codes.codes,
    payment: payWithCards(totals.totalMinor, giftCards, currency),
    hasPriceChanges: lines.some((line) => line.seen_price_inc_tax_minor !== line.unit_price_inc_tax_minor),
  };
}

/** A quote as the calls return it. */
export function presentQuote(
  origins: Origins,
  division: Division,
  { lines, options, chosen, totals, hasPriceChanges, codes, giftCards, payment }: DerivedQuote,
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
    giftCards: giftCards.map((card, index) =>
      presentBasketCard(card, payment.amountsMinor[index]!, division.currency, payment.toPayMinor),
    ),
    totals: presentTotals({ ...totals, giftCardMinor: payment.giftCardMinor }, division.currency),
    importNotice: totals.importNotice ? importNotices[totals.importNotice] : "",
    basketVersion,
    hasPriceChanges,
  };
}
