import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { isOnSale, kindName, lowestPrice } from "../catalogue/index.ts";

/** The best sellers that a shop's lists are filtered among. */
const most = 20_000;

export interface FacetRow {
  id: ProductId;
  kind: string;
  price_minor: number;
  is_on_sale: boolean;
  personalisable: boolean;
  orders: number;
  created_at: Date;
  /** "Navy#1f2a44/S+,Navy#1f2a44/M-": colour, its hex, size and whether that is in stock, in their order. */
  variants: string;
}

/** Products on sale with what they are filtered by. Reads by (division_id, …) and each product's variants. */
export async function facetRows(db: Bound, divisionId: DivisionId): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    select p.id, ${kindName} as kind, p.personalisable, p.orders, p.created_at,
      p.on_sale and p.sale_price_inc_tax_minor is not null as is_on_sale,
      ${lowestPrice} as price_minor,
      coalesce((select string_agg(v.colour || v.hex || '/' || v.size || case when bv.stock > 0 then '+' else '-' end, ',' order by v.position)
        from product_variants v join blank_variants bv on bv.sku = v.blank_sku
        where v.division_id = p.division_id and v.product_id = p.id and v.enabled), '') as variants
    from products p left join blanks b on b.code = p.blank_code
    where p.division_id = ${divisionId} and ${isOnSale}
    order by p.orders desc, p.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}

export interface CollectionRow {
  id: number;
  url_name: string;
  name: string;
  description: string;
  is_ordered: boolean;
  product_ids: ProductId[];
}

/** The shop's collections with what is in them, in the order in which their owner put it; what came later stands last. */
export async function collectionRows(db: Bound, divisionId: DivisionId): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`
    select c.id::int, c.url_name, c.name, c.description, c.is_ordered,
      array(select cp.product_id::int from collection_products cp
        where cp.division_id = c.division_id and cp.collection_id = c.id order by nullif(cp.position, 0) nulls last, cp.product_id) as product_ids
    from collections c where c.division_id = ${divisionId} order by c.position, c.id`.execute(db);
  return rows;
}
