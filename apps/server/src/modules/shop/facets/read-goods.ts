import { readDivision } from "@selvedge/db/read-division";
import type { FacetGoods, FacetStock } from "@selvedge/domain/facets/facet-goods";
import { mergeOrder } from "@selvedge/domain/facets/merge-order";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { urlNameOf } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { type CollectionRow, collectionRows, type FacetRow, facetRows } from "./queries.ts";

export interface ShopCollection extends Omit<CollectionRow, "product_ids" | "url_name" | "is_ordered"> {
  urlName: string;
  /** Its owner has put what is in it into an order. */
  isOrdered: boolean;
  /** Those on sale. */
  goods: readonly FacetGoods[];
}

/** What a shop's lists are filtered by. */
export interface ShopGoods {
  /** Best sellers first. */
  all: readonly FacetGoods[];
  byId: ReadonlyMap<ProductId, FacetGoods>;
  collections: ReadonlyMap<string, ShopCollection>;
  /** Names by slug, and the order of the sizes. */
  kinds: ReadonlyMap<string, string>;
  colours: ReadonlyMap<string, { name: string; hex: string }>;
  sizes: ReadonlyMap<string, string>;
}

/** Reads what a shop sells in one packet. */
export async function readGoods({ pools }: Platform, divisionId: DivisionId): Promise<ShopGoods> {
  const [rows, collections] = await readDivision(pools.web, divisionId, (db) =>
    Promise.all([facetRows(db, divisionId), collectionRows(db, divisionId)]),
  );
  const stocks = new Map<string, ReadStock>();
  for (const { variants } of rows) if (!stocks.has(variants)) stocks.set(variants, readStock(variants));
  const all = rows.map((row) => goodsOf(row, stocks.get(row.variants)!.stock));
  const byId = new Map(all.map((goods) => [goods.id, goods]));
  const read = [...stocks.values()];
  const names = new Map(read.flatMap(({ sizes }) => [...sizes]));
  return {
    all,
    byId,
    collections: new Map(collections.map((row) => [row.url_name, collectionOf(row, byId)])),
    kinds: new Map(rows.map(({ kind }) => [urlNameOf(kind), kind])),
    colours: new Map(read.flatMap(({ colours }) => [...colours])),
    sizes: new Map(mergeOrder(read.map(({ stock }) => stock.sizes)).map((slug) => [slug, names.get(slug)!])),
  };
}

const goodsOf = (row: FacetRow, stock: FacetStock): FacetGoods => ({
  id: row.id,
  kind: urlNameOf(row.kind),
  stock,
  priceMinor: row.price_minor,
  isOnSale: row.is_on_sale,
  isPersonalisable: row.personalisable,
  orders: row.orders,
  createdAtMs: row.created_at.getTime(),
});

const collectionOf = (row: CollectionRow, byId: ReadonlyMap<ProductId, FacetGoods>): ShopCollection => {
  const { product_ids, url_name: urlName, is_ordered: isOrdered, ...collection } = row;
  return { ...collection, urlName, isOrdered, goods: product_ids.flatMap((id) => byId.get(id) ?? []) };
};

interface ReadStock {
  stock: FacetStock;
  colours: Map<string, { name: string; hex: string }>;
  sizes: Map<string, string>;
}

/** More sizes of one product than this play no part: the bits of a number. */
const mostSizes = 31;

/** Reads the variants of a product as the query writes them. */
function readStock(variants: string): ReadStock {
  const colours = new Map<string, { name: string; hex: string }>();
  const sizes = new Map<string, string>();
  const bits = new Map<string, number>();
  for (const [, name = "", hex = "", size = "", mark] of variants.matchAll(/([^,#/]+)(#[^/]*)\/(.+?)([+-])(?:,|$)/g)) {
    const [colour, slug] = [urlNameOf(name, "colour"), urlNameOf(size, "size")];
    colours.set(colour, { name, hex });
    if (sizes.size < mostSizes) sizes.set(slug, size);
    const place = [...sizes.keys()].indexOf(slug);
    const bit = mark === "+" && place >= 0 ? 1 << place : 0;
    bits.set(colour, (bits.get(colour) ?? 0) | bit);
  }
  const slugs = [...colours.keys()];
  return {
    colours,
    sizes,
    stock: { colours: slugs, sizes: [...sizes.keys()], inStock: slugs.map((colour) => bits.get(colour)!) },
  };
}
