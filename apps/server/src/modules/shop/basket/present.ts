import type { DivisionId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import type { Origins } from "../../../origins.ts";
import { imageSizes } from "../../plumbing/files/index.ts";
import { presentCode } from "../discounts/index.ts";
import { presentBasketCard } from "../gift-cards/index.ts";
import type { EnteredCodes } from "./codes.ts";
import type { BasketLine } from "./queries.ts";

/** A basket as its calls return it. Totals include only what can be bought. */
export function presentBasket(
  origins: Origins,
  divisionId: DivisionId,
  { currency, lines, version, codes }: { currency: string; lines: BasketLine[]; version: number; codes: EnteredCodes },
) {
  const buyable = lines.filter((line) => line.is_available);
  const goodsMinor = buyable.reduce((sum, line) => sum + line.quantity * line.unit_price_inc_tax_minor, 0);
  const discountMinor = codes.discountsIncTaxMinor.reduce((sum, each) => sum + each, 0);
  return {
    items: lines.map((line) => presentLine(origins, divisionId, line)),
    totals: {
      quantity: buyable.reduce((sum, line) => sum + line.quantity, 0),
      goodsIncTax: toMajor(goodsMinor, currency),
      discountIncTax: toMajor(discountMinor, currency),
      currency,
    },
    codes: codes.codes.map((code) => presentCode(code, currency)),
    giftCards: codes.giftCards.map((card) => presentBasketCard(card, null, currency)),
    version,
  };
}

export function presentLine(origins: Origins, divisionId: DivisionId, line: BasketLine) {
  const hasChanged = line.seen_price_inc_tax_minor !== line.unit_price_inc_tax_minor;
  return {
    key: line.key,
    quantity: line.quantity,
    name: line.name,
    priceIncTax: toMajor(line.unit_price_inc_tax_minor, line.currency),
    lineIncTax: toMajor(line.quantity * line.unit_price_inc_tax_minor, line.currency),
    seenPriceIncTax: hasChanged ? toMajor(line.seen_price_inc_tax_minor, line.currency) : null,
    image: imageSizes(origins, divisionId, line.image ?? {})["480"] ?? "",
    options: { Colour: line.colour, Size: line.size },
    productId: line.product_id,
    productUuid: line.uuid,
    productUrl: line.url_name,
    variantId: line.variant_id === null ? null : String(line.variant_id),
    isAvailable: line.is_available,
    whyNot: line.is_available ? "" : line.stopped,
    personalisation: [...wordsOfLine(line.texts)],
    ...(line.parts && {
      parts: line.parts.map((part) => ({
        bundleItemId: part.bundleItemId,
        variantId: String(part.variant_id),
        name: part.name,
        options: { Colour: part.colour, Size: part.size },
        image: imageSizes(origins, divisionId, part.image ?? {})["480"] ?? "",
      })),
    }),
  };
}
