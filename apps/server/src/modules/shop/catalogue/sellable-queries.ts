import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { type BundlePartRow, bundleParts } from "./bundle-parts.ts";
import { isOnSale } from "./queries.ts";

export interface SellableRow {
  product_id: ProductId;
  variant_id: number | null;
  uuid: string;
  name: string;
  url_name: string;
  sku: string;
  blank_sku: string;
  colour: string;
  hex: string;
  size: string;
  scene_hash: string;
  vat_rate: number;
  currency: string;
  unit_price_inc_tax_minor: number;
  is_available: boolean;
  image: Record<string, string> | null;
  /** It is sold with texts that the shopper types, and not without. */
  is_personalisable: boolean;
  /** What is in a bundle, with all that may be chosen of it; null for everything else. */
  part_rows: BundlePartRow[] | null;
}

/** What a piece costs now, VAT included. */
export const unitPrice = sql`case when p.on_sale and p.sale_price_inc_tax_minor is not null then p.sale_price_inc_tax_minor else p.price_inc_tax_minor end
    + coalesce((p.size_extras ->> v.size)::bigint, 0)`;

/** Whether it can be bought now and is in stock. */
export const isSellable = sql`${isOnSale} and p.enable_add_to_cart and coalesce(v.enabled, true)
    and coalesce((select bv.stock > 0 from blank_variants bv where bv.sku = v.blank_sku), true)`;

/** A basket line's current state: name, price, picture, whether it can be bought and is in stock. */
export const sellableColumns = sql`
  p.id as product_id, v.id as variant_id, p.uuid, p.name, p.url_name, coalesce(v.sku, p.sku) as sku, coalesce(v.blank_sku, '') as blank_sku,
  coalesce(v.colour, p.default_colour) as colour, coalesce(v.hex, '#ffffff') as hex, coalesce(v.size, '') as size, p.scene_hash, p.vat_rate, p.currency, p.personalisable as is_personalisable,
  ${unitPrice} as unit_price_inc_tax_minor, ${isSellable} as is_available,
  (select i.sizes from product_images i where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
   order by i.colour = coalesce(v.colour, p.default_colour) desc, i.side = 'front' desc, i.position limit 1) as image, ${bundleParts} as part_rows`;

export interface Wanted {
  productId?: ProductId | undefined;
  productUrl?: string | undefined;
  variantId?: number | undefined;
  colour?: string | undefined;
  size?: string | undefined;
}

/** The variant that a shopper chose: by its id, or by product, colour and size. Each is looked up by an index of its own. */
export async function findSellable(
  db: Bound,
  divisionId: DivisionId,
  wanted: Wanted,
): Promise<SellableRow | undefined> {
  const { rows } = await sql<SellableRow>`select ${sellableColumns} ${chosenVariant(divisionId, wanted)}`.execute(db);
  return rows[0];
}

/** The rest of a select of that variant `v` and its product `p`. What is not asked is not part of it: of one variant there is no order. */
export const chosenVariant = (divisionId: DivisionId, wanted: Wanted) => sql`
  ${wanted.variantId === undefined ? ofProduct : ofVariant(wanted.variantId)}
    ${wanted.colour === undefined ? sql`` : sql`and v.colour = ${wanted.colour}`}
    ${wanted.size === undefined ? sql`` : sql`and v.size = ${wanted.size}`}
  where p.division_id = ${divisionId} and ${isOnSale} and ${isWanted(wanted)}
  ${wanted.variantId === undefined ? defaultFirst : sql``}`;

const ofProduct = sql`from products p
  left join product_variants v on v.division_id = p.division_id and v.product_id = p.id and v.enabled`;

const ofVariant = (variantId: number) => sql`from product_variants v
  join products p on p.division_id = v.division_id and p.id = v.product_id and v.enabled and v.id = ${variantId}`;

const defaultFirst = sql`order by v.colour = p.default_colour desc nulls last, v.position limit 1`;

/** A variant is chosen by its id alone; the product beside it may be written in any of its ways. */
function isWanted({ productId, productUrl, variantId }: Wanted) {
  if (variantId !== undefined) return sql`true`;
  return productId === undefined ? sql`p.url_name = ${productUrl ?? null}::text` : sql`p.id = ${productId}`;
}
