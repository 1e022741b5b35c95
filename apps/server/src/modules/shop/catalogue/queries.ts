import type { Bound } from "@selvedge/db/bound";
import type { Scene } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { ProductSort } from "@selvedge/domain/products/product-sorts";
import type { RelatableProduct } from "@selvedge/domain/products/related-products";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import { type RawBuilder, sql } from "kysely";
import { type TemplateRow, templateColumn } from "../../plumbing/personalisation/index.ts";
import { type BundlePartRow, bundleParts } from "./bundle-parts.ts";

/** Products that shoppers may see: published at least once, enabled, not denied, not deleted. */
export const isOnSale = sql<boolean>`p.enabled and p.deleted_at is null and p.published_at is not null and p.approval_status <> 'denied'`;

/** What kind of thing a product is: its blank, which a bundle has none of. */
export const kindName = sql<string>`coalesce(b.name, 'Bundle')`;

export interface CardRow {
  id: ProductId;
  url_name: string;
  name: string;
  price_inc_tax_minor: number;
  sale_price_inc_tax_minor: number | null;
  on_sale: boolean;
  currency: string;
  blank_name: string;
  created_at: Date;
  image: { sizes: Record<string, string>; alt_text: string; colour?: string } | null;
  colours: { name: string; hex: string }[];
  /** What its sizes cost on top of the price, at least and at most; null where all cost the price. */
  extras: { least: number; most: number } | null;
  /** What verified buyers gave it, to a tenth; null where nobody has. */
  rating: { average: number; count: number } | null;
}

export interface CardFilter {
  limit: number;
  sort: ProductSort;
  /** url name */
  collection?: string | undefined;
  ids?: number[] | undefined;
  /** Url names: those products alone, in this order. */
  chosen?: readonly string[] | undefined;
  /** Names of colours of which cards show one, where they have it. */
  colours?: readonly string[] | undefined;
}

const cardColumnsIn = (colours: readonly string[]) => sql`
  p.id, p.url_name, p.name, p.price_inc_tax_minor, p.sale_price_inc_tax_minor, p.on_sale, p.currency, ${kindName} as blank_name, p.created_at,
  (select json_build_object('sizes', i.sizes, 'alt_text', i.alt_text, 'colour', i.colour) from product_images i
   where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
   order by ${colours.length > 0 ? sql`i.colour = any(${colours}::text[]) desc,` : sql``} i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1) as image,
  (select coalesce(json_agg(json_build_object('name', c.colour, 'hex', c.hex) order by c.position), '[]') from
    (select v.colour, v.hex, min(v.position) as position from product_variants v
     where v.division_id = p.division_id and v.product_id = p.id and v.enabled group by 1, 2) c) as colours,
  case when p.size_extras <> '{}' then
    (select json_build_object('least', min(e.extra), 'most', max(e.extra)) from product_variants v
     cross join lateral (select coalesce((p.size_extras ->> v.size)::bigint, 0) as extra) e
     where v.division_id = p.division_id and v.product_id = p.id and v.enabled having count(*) > 0) end as extras,
  (select json_build_object('average', round(avg(r.rating), 1), 'count', count(*)) from reviews r
   where r.division_id = p.division_id and r.product_id = p.id and r.state = 'shown' having count(*) > 0) as rating`;
const cardColumns = cardColumnsIn([]);

/** The lowest price at which a product `p` is sold now, which its card says after "From": the price of its cheapest size. */
export const lowestPrice = sql<number>`(case when p.on_sale and p.sale_price_inc_tax_minor is not null then p.sale_price_inc_tax_minor else p.price_inc_tax_minor end
  + case when p.size_extras = '{}' then 0 else coalesce((select min(coalesce((p.size_extras ->> v.size)::bigint, 0)) from product_variants v
      where v.division_id = p.division_id and v.product_id = p.id and v.enabled), 0) end)`;

const cardOrders: Record<ProductSort, RawBuilder<unknown>> = {
  "new-in": sql`p.created_at desc, p.id desc`,
  bestsellers: sql`p.orders desc, p.id`,
  "price-low": sql`${lowestPrice}, p.id`,
  "price-high": sql`${lowestPrice} desc, p.id`,
  name: sql`p.name, p.id`,
};

/**
 * Cards of a shop's products on sale. Reads products by (division_id, …) and one row of images for each. The limit and the
 * absence of ids are literals in the SQL: as parameters they would make PostgreSQL plan again at every call.
 */
export async function productCards(
  db: Bound,
  divisionId: DivisionId,
  { limit, sort, collection, ids, chosen, colours = [] }: CardFilter,
): Promise<CardRow[]> {
  const inCollection = collection
    ? sql`join collection_products cp on cp.division_id = p.division_id and cp.product_id = p.id
          join collections c on c.division_id = cp.division_id and c.id = cp.collection_id and c.url_name = ${collection}`
    : sql``;
  const amongIds = ids ? sql`and p.id = any(${ids}::bigint[])` : sql``;
  const amongChosen = chosen ? sql`and p.url_name = any(${chosen}::text[])` : sql``;
  const order = chosen ? sql`array_position(${chosen}::text[], p.url_name::text)` : cardOrders[sort];
  const { rows } = await sql<CardRow>`
    select ${colours.length > 0 ? cardColumnsIn(colours) : cardColumns} from products p left join blanks b on b.code = p.blank_code ${inCollection}
    where p.division_id = ${divisionId} and ${isOnSale} ${amongIds} ${amongChosen}
    order by ${order} limit ${sql.lit(Math.trunc(limit))}`.execute(db);
  return rows;
}

/** How many best sellers have their names compared with a product's, and how many products of its bundles are read. */
const [comparedNames, mostOfBundles] = [200, 100];

/**
 * What may be shown beside a product, for `relatedProducts` to choose from: the `limit` best sellers on its blank or of
 * its gender, its bundles and what is in them, and the shop's best sellers, whose names it compares. The product itself comes
 * along, as the only row with isSelf. Reads by division_id.
 */
export async function relatedCandidates(db: Bound, divisionId: DivisionId, urlName: string, limit: number) {
  const { rows } = await sql<RelatableProduct & { isSelf: boolean }>`
    with self as (select id, gender, blank_code from products where division_id = ${divisionId} and url_name = ${urlName} and deleted_at is null),
    bundled as (
      select i.bundle_product_id as id from bundle_items i join self on i.product_id = self.id where i.division_id = ${divisionId}
      union select i.product_id from bundle_items i join self on i.bundle_product_id = self.id where i.division_id = ${divisionId}
      union select o.product_id from bundle_items i join self on i.product_id = self.id
        join bundle_items o on o.division_id = i.division_id and o.bundle_product_id = i.bundle_product_id
        where i.division_id = ${divisionId} limit ${mostOfBundles}),
    near as (
      select p.id from products p join self on p.blank_code = self.blank_code or p.gender = self.gender
      where p.division_id = ${divisionId} and ${isOnSale} order by p.orders desc, p.id limit ${limit + 1}),
    top as (select p.id from products p where p.division_id = ${divisionId} and ${isOnSale} order by p.orders desc, p.id limit ${comparedNames})
    select p.id, p.name, p.gender, p.blank_code as "baseProduct", p.orders, p.id in (select id from bundled) as "sharesBundle",
      p.id in (select id from self) as "isSelf"
    from products p
    where p.division_id = ${divisionId} and ${isOnSale}
      and p.id in (select id from self union select id from bundled union select id from near union select id from top)`.execute(
    db,
  );
  return rows;
}

export interface ProductRow extends CardRow {
  uuid: string;
  sku: string;
  description: string;
  meta_title: string;
  meta_description: string;
  gender: string;
  type: string;
  vat_rate: number;
  default_colour: string;
  enabled: boolean;
  size_extras: SizeExtras;
  template: TemplateRow | null;
  is_bundle: boolean;
  /** What is in a bundle; null for everything else. */
  part_rows: BundlePartRow[] | null;
  variants: { id: number; sku: string; colour: string; hex: string; size: string; stock: number }[];
  images: { colour: string; side: string; sizes: Record<string, string>; alt_text: string }[];
}

/** Whole products on sale by id or by url name. */
export async function products(
  db: Bound,
  divisionId: DivisionId,
  by: { ids: number[] } | { urlName: string },
): Promise<ProductRow[]> {
  const wanted = "ids" in by ? sql`p.id = any(${by.ids}::bigint[])` : sql`p.url_name = ${by.urlName}`;
  const { rows } = await sql<ProductRow>`
    select ${cardColumns}, p.uuid, p.sku, p.description, p.meta_title, p.meta_description, p.gender, p.type, p.vat_rate, p.default_colour, p.enabled, p.size_extras, p.is_bundle, ${bundleParts} as part_rows, ${templateColumn} as template,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'colour', v.colour, 'hex', v.hex, 'size', v.size, 'stock', bv.stock) order by v.position), '[]')
       from product_variants v join blank_variants bv on bv.sku = v.blank_sku
       where v.division_id = p.division_id and v.product_id = p.id and v.enabled) as variants,
      (select coalesce(json_agg(json_build_object('colour', i.colour, 'side', i.side, 'sizes', i.sizes, 'alt_text', i.alt_text) order by i.position), '[]')
       from product_images i where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready') as images
    from products p left join blanks b on b.code = p.blank_code
    where p.division_id = ${divisionId} and ${isOnSale} and ${wanted}`.execute(db);
  return rows;
}

/** A shop's collections with how many products on sale each has. */
export async function collections(db: Bound, divisionId: DivisionId) {
  const { rows } = await sql<{
    id: number;
    url_name: string;
    name: string;
    description: string;
    product_count: number;
  }>`
    select c.id, c.url_name, c.name, c.description, count(p.id) as product_count
    from collections c
    left join collection_products cp on cp.division_id = c.division_id and cp.collection_id = c.id
    left join products p on p.division_id = cp.division_id and p.id = cp.product_id and ${isOnSale}
    where c.division_id = ${divisionId}
    group by c.division_id, c.id order by c.position, c.id`.execute(db);
  return rows;
}

/** A blank by its base SKU. */
export const blankBySku = (db: Bound, baseSku: string) =>
  db
    .selectFrom("blanks")
    .where("base_sku", "=", baseSku)
    .select(["code", "name", "base_sku", "type", "vat_rate"])
    .executeTakeFirst();

/** What is printed on a product on sale, by the name in its address; nothing for a bundle. */
export async function designOnSale(db: Bound, divisionId: DivisionId, urlName: string) {
  const { rows } = await sql<{ blank_code: string; scene: Scene }>`
    select p.blank_code, p.scene from products p
    where p.division_id = ${divisionId} and p.url_name = ${urlName} and ${isOnSale} and not p.is_bundle`.execute(db);
  return rows[0];
}

export interface CollectionImageRow {
  url_name: string;
  blank_name: string;
  sizes: Record<string, string>;
  alt_text: string;
}

/** The picture of each collection: that of its best seller with one. */
export async function collectionImages(db: Bound, divisionId: DivisionId): Promise<CollectionImageRow[]> {
  const { rows } = await sql<CollectionImageRow>`
    select c.url_name, f.blank_name, f.sizes, f.alt_text from collections c cross join lateral (
      select ${kindName} as blank_name, i.sizes, i.alt_text from collection_products cp
      join products p on p.division_id = cp.division_id and p.id = cp.product_id and ${isOnSale}
      left join blanks b on b.code = p.blank_code
      join product_images i on i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
      where cp.division_id = c.division_id and cp.collection_id = c.id
      order by p.orders desc, p.id, i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1) f
    where c.division_id = ${divisionId}`.execute(db);
  return rows;
}
