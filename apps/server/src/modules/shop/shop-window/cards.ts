import type { ProductCard } from "@selvedge/blocks/product-card/product-card";
import type { CardData, CardImage } from "@selvedge/contracts/pages/page-data";
import type { Bound } from "@selvedge/db/bound";
import { fromMajor } from "@selvedge/domain/money/money";
import { type ProductSort, usualSort } from "@selvedge/domain/products/product-sorts";
import { namedWithOwnGround } from "@selvedge/garments/own-ground";
import { viewSizePx } from "@selvedge/garments/view";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { type listCards, listColouredCards, listRelated } from "../catalogue/index.ts";

type Listed = Awaited<ReturnType<typeof listCards>>[number];

/** Cards of a shop's products, as blocks and pages render them. */
export async function shopCards(
  db: Bound,
  origins: Origins,
  division: Division,
  options: {
    limit: number;
    sort: ProductSort;
    collection?: string | undefined;
    ids?: number[];
    chosen?: readonly string[] | undefined;
    colours?: readonly string[];
  },
): Promise<CardData[]> {
  const rows = await listColouredCards(db, origins, division.id, options);
  return rows.map(({ card, colour }) => ({ ...cardOf(card), ...(colour ? { colour } : {}) }));
}

/** Cards of a product's related products, best sellers first. */
export async function relatedCards(
  db: Bound,
  origins: Origins,
  division: Division,
  { urlName, limit }: { urlName: string; limit: number },
) {
  const ids = await listRelated(db, division.id, urlName, limit);
  return ids.length === 0 ? [] : shopCards(db, origins, division, { limit, sort: usualSort, ids });
}

/** A listed product as a card. */
export function cardOf(row: Listed): CardData & ProductCard {
  const { id, urlName, name, currency, price, salePrice, onSale, isFrom, image, colours, blankName, rating } = row;
  return {
    id,
    urlName,
    name,
    detail: colours.length > 1 ? `${blankName} · ${colours.length} colours` : blankName,
    currency,
    priceIncTaxMinor: fromMajor(price, currency),
    ...(onSale && salePrice !== null ? { salePriceIncTaxMinor: fromMajor(salePrice, currency) } : {}),
    ...(isFrom ? { isFrom } : {}),
    image: image && mockupOf(image, blankName),
    colours,
    ...(rating ? { rating } : {}),
  };
}

/**
 * A product's picture with all that a block needs to show it: a square mockup, most with a transparent background, so that
 * a theme can put its own behind it.
 */
export function mockupOf(
  { sizes, altText }: { sizes: Record<string, string>; altText: string },
  blankName: string,
): CardImage {
  const [widest = viewSizePx, original = ""] = Object.entries(sizes).at(-1) ?? [];
  const cutout = !namedWithOwnGround(blankName);
  return { original, altText, sizes, width: Number(widest), height: Number(widest), cutout };
}
