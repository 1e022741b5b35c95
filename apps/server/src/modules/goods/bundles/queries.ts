import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { Approval } from "@selvedge/domain/products/approval";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import type { Choice } from "@selvedge/garments/blanks/variant-costs";
import type { Side } from "@selvedge/garments/side";
import { sql } from "kysely";
import { printedSidesColumn } from "../../plumbing/personalisation/index.ts";
import { choices, mainPicture, type ProductState, state } from "../products/index.ts";

/** The most products that a search for parts gives. */
const mostFound = 100;

export interface PartRow {
  id: ProductId;
  name: string;
  state: ProductState;
  blankCode: string;
  sides: Side[];
  vatRate: number;
  /** What it sells for now. */
  priceIncTaxMinor: number;
  sizeExtras: SizeExtras;
  choices: Choice[];
  image: Record<string, string> | null;
}

const partColumns = sql`p.id, p.name, ${state} as state, p.blank_code as "blankCode", ${printedSidesColumn} as sides, p.vat_rate as "vatRate",
  case when p.on_sale and p.sale_price_inc_tax_minor is not null then p.sale_price_inc_tax_minor else p.price_inc_tax_minor end as "priceIncTaxMinor",
  p.size_extras as "sizeExtras", ${choices} as choices, ${mainPicture} as image`;

/** Products of the shop that may be a part, best sellers first: no bundles, and none with texts to type or that are deleted. */
export async function partsToChoose(
  db: Bound,
  divisionId: DivisionId,
  { search }: { search: string },
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select ${partColumns} from products p
    where p.division_id = ${divisionId} and p.deleted_at is null and not p.is_bundle and not p.personalisable
      and (${search} = '' or position(lower(${search}) in lower(p.name)) > 0 or position(lower(${search}) in lower(p.sku)) > 0)
    order by p.published_at is null, p.orders desc, p.id desc limit ${mostFound}`.execute(db);
  return rows;
}

/** The same by their ids, in no order; deleted ones, bundles and those of other shops are left out. */
export async function partsByIds(db: Bound, divisionId: DivisionId, ids: readonly ProductId[]): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select ${partColumns} from products p
    where p.division_id = ${divisionId} and p.id = any(${[...ids]}::bigint[]) and p.deleted_at is null and not p.is_bundle and not p.personalisable`.execute(
    db,
  );
  return rows;
}

export interface BundleRow {
  id: ProductId;
  version: number;
  name: string;
  sku: string;
  description: string;
  urlName: string;
  state: ProductState;
  approvalStatus: Approval;
  denialReason: string | null;
  priceIncTaxMinor: number;
  salePriceIncTaxMinor: number | null;
  currency: string;
  publishedAt: Date | null;
  updatedAt: Date;
  collectionIds: number[];
  pictures: { artworkId: number | null; sha256: string; altText: string }[];
}

/** A bundle that is not deleted, or undefined. */
export async function findBundle(db: Bound, divisionId: DivisionId, id: ProductId): Promise<BundleRow | undefined> {
  const { rows } = await sql<BundleRow>`
    select p.id, p.version, p.name, p.sku, p.description, p.url_name as "urlName", ${state} as state, p.approval_status as "approvalStatus", p.denial_reason as "denialReason",
      p.price_inc_tax_minor as "priceIncTaxMinor", case when p.on_sale then p.sale_price_inc_tax_minor end as "salePriceIncTaxMinor",
      p.currency, p.published_at as "publishedAt", p.updated_at as "updatedAt",
      array(select c.collection_id from collection_products c where c.division_id = p.division_id and c.product_id = p.id order by 1)::int[] as "collectionIds",
      (select coalesce(json_agg(json_build_object('artworkId', (select max(a.id) from artworks a where a.division_id = i.division_id and a.sha256 = i.original_sha256),
          'sha256', i.sizes ->> '480', 'altText', i.alt_text) order by i.position), '[]')
        from product_images i where i.division_id = p.division_id and i.product_id = p.id and i.original_sha256 is not null) as pictures
    from products p
    where p.division_id = ${divisionId} and p.id = ${id} and p.is_bundle and p.deleted_at is null`.execute(db);
  return rows[0];
}

export interface ItemRow {
  productId: ProductId;
  colour: string | null;
  size: string | null;
}

/** What is in a bundle, in its order, one for each piece, with what is fixed of it. */
export async function itemsOfBundle(db: Bound, divisionId: DivisionId, id: ProductId): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.product_id as "productId", coalesce(v.colour, i.colour) as colour, coalesce(v.size, i.size) as size
    from bundle_items i cross join generate_series(1, i.quantity) as piece
    left join product_variants v on v.division_id = i.division_id and v.id = i.variant_id
    where i.division_id = ${divisionId} and i.bundle_product_id = ${id} order by i.position, i.id, piece`.execute(db);
  return rows;
}
