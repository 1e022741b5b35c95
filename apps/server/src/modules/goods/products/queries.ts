import type { Bound } from "@selvedge/db/bound";
import type { Scene, Side } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { SizeExtras } from "@selvedge/domain/products/size-prices";
import type { Choice } from "@selvedge/garments/blanks/variant-costs";
import { sql } from "kysely";
import { printedSidesColumn, type TemplateRow, templateColumn } from "../../plumbing/personalisation/index.ts";
import type { ArtSize } from "./pictures/lowest-dpi.ts";
import type { CheckedSide } from "./pictures/print-warnings.ts";
import type { PrintedSide } from "./pictures/wanted-prints.ts";

export type ProductState = "live" | "in_review" | "denied" | "draft" | "hidden";
export type PictureState = "waiting" | "ready" | "failed";

/** A product's status as its merchant sees it. */
export const state = sql<ProductState>`case when p.approval_status = 'denied' then 'denied' when p.published_at is null then 'draft'
  when not p.enabled then 'hidden' when p.approval_status = 'pending' then 'in_review' else 'live' end`;

const priceColumns = sql`p.price_inc_tax_minor, p.sale_price_inc_tax_minor, p.on_sale, p.currency, p.vat_rate, p.size_extras`;

export interface PricedRow {
  price_inc_tax_minor: number;
  sale_price_inc_tax_minor: number | null;
  on_sale: boolean;
  currency: string;
  vat_rate: number;
  size_extras: SizeExtras;
}

export interface ProductListRow extends PricedRow {
  id: ProductId;
  name: string;
  sku: string;
  url_name: string;
  /** null for a bundle */
  blank_code: string | null;
  default_colour: string;
  sides: Side[];
  state: ProductState;
  denial_reason: string | null;
  processing: boolean;
  has_failed_pictures: boolean;
  image: Record<string, string> | null;
  colours: { name: string; hex: string }[];
  /** What is on sale. */
  choices: Choice[];
  collections: number;
  sold: number;
  /** The parts of a bundle that stop its sale, by name: they are not on sale, or deleted. */
  stopped_by: string[];
  updated_at: Date;
}

export interface ProductFilter {
  state: ProductState | "all";
  search: string;
  sort: "edited" | "name" | "price" | "sold";
  direction: "asc" | "desc";
  page: number;
  perPage: number;
}

const paidFor = sql`from order_items i join orders o on o.division_id = i.division_id and o.id = i.order_id
  where i.division_id = p.division_id and o.paid_at is not null and o.deleted_at is null`;

/** A bundle counts as one sale. Each of its parts may have several order lines: see `count-items`. */
const sold = sql`case when p.is_bundle
  then (select coalesce(sum(b.pieces), 0)::int from (select max(part.pieces) as pieces from (
      select i.order_id, i.bundle_line, sum(i.quantity) as pieces ${paidFor} and o.parent_order_id is null and i.bundle_product_id = p.id
      group by 1, 2, coalesce(i.bundle_part, -i.id)) part group by part.order_id, part.bundle_line) b)
  else (select coalesce(sum(i.quantity), 0)::int ${paidFor} and i.product_id = p.id) end`;

/** The picture that represents a product: the default colour's front, else any that is rendered. */
export const mainPicture = sql`(select i.sizes from product_images i where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
  order by i.colour = p.default_colour desc, i.side = 'front' desc, i.position limit 1)`;

const orders = { edited: sql`p.updated_at`, name: sql`lower(p.name)`, price: sql`p.price_inc_tax_minor`, sold };

const searched = (search: string) =>
  sql`(${search} = '' or position(lower(${search}) in lower(p.name)) > 0 or position(lower(${search}) in lower(p.sku)) > 0)`;

/** The sizes on sale of each colour on sale. */
export const choices = sql`(select coalesce(json_agg(json_build_object('colour', c.colour, 'sizes', c.sizes)), '[]') from
  (select v.colour, json_agg(v.size order by v.position) as sizes from product_variants v
   where v.division_id = p.division_id and v.product_id = p.id and v.enabled group by 1) c)`;

/** The parts of the product row `p` that are not on sale. A product is on sale while it is in review. */
const stoppedBy = sql`case when p.is_bundle then array(select distinct o.name from bundle_items b
  join products o on o.division_id = b.division_id and o.id = b.product_id
  where b.division_id = p.division_id and b.bundle_product_id = p.id and (o.deleted_at is not null or not o.enabled
    or o.published_at is null or o.approval_status = 'denied' or o.personalisable or not exists (select from product_variants v
      where v.division_id = o.division_id and v.product_id = o.id and v.enabled)) order by 1) else '{}' end`;

/** A page of products that are not deleted. Reads products by (division_id, …); the order is total by id. */
export async function productPage(db: Bound, divisionId: DivisionId, filter: ProductFilter): Promise<ProductListRow[]> {
  const direction = filter.direction === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<ProductListRow>`
    select p.id, p.name, p.sku, p.url_name, p.blank_code, p.default_colour, ${priceColumns}, ${state} as state, p.denial_reason, p.processing, p.updated_at,
      ${printedSidesColumn} as sides,
      exists (select from product_images i where i.division_id = p.division_id and i.product_id = p.id and i.state = 'failed') as has_failed_pictures,
      ${mainPicture} as image, ${sold} as sold,
      (select count(*)::int from collection_products c where c.division_id = p.division_id and c.product_id = p.id) as collections,
      (select coalesce(json_agg(json_build_object('name', c.colour, 'hex', c.hex) order by c.position), '[]') from
        (select v.colour, v.hex, min(v.position) as position from product_variants v
         where v.division_id = p.division_id and v.product_id = p.id and v.enabled group by 1, 2) c) as colours,
      ${choices} as choices, ${stoppedBy} as stopped_by
    from products p
    where p.division_id = ${divisionId} and p.deleted_at is null and ${searched(filter.search)}
      and (${filter.state} = 'all' or ${state} = ${filter.state})
    order by ${orders[filter.sort]} ${direction}, p.id desc
    limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage}`.execute(db);
  return rows;
}

/** How many products are in each state, of those that fit the search. */
export async function productCounts(
  db: Bound,
  divisionId: DivisionId,
  search: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: ProductState; count: number }>`
    select ${state} as state, count(*)::int as count from products p
    where p.division_id = ${divisionId} and p.deleted_at is null and ${searched(search)} group by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

export interface ProductToPrice extends PricedRow {
  id: ProductId;
  name: string;
  version: number;
  /** null for a bundle */
  blank_code: string | null;
  sides: Side[];
  choices: Choice[];
}

/** The shop's products of these ids that are not deleted, in the order of their ids, with what their prices are judged by. */
export async function productsToPrice(
  db: Bound,
  divisionId: DivisionId,
  ids: readonly number[],
  { isLocked = false } = {},
): Promise<ProductToPrice[]> {
  const { rows } = await sql<ProductToPrice>`
    select p.id, p.name, p.version, p.blank_code, ${priceColumns}, ${choices} as choices,
      ${printedSidesColumn} as sides
    from products p
    where p.division_id = ${divisionId} and p.id = any(${[...ids]}::bigint[]) and p.deleted_at is null
    order by p.id ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  return rows;
}

export interface PictureRow {
  id: number;
  colour: string;
  side: Side;
  state: PictureState;
  sizes: Record<string, string>;
  drawn_from: string;
  alt_text: string;
  position: number;
}

export interface VariantRow {
  colour: string;
  hex: string;
  size: string;
  enabled: boolean;
  stock: number;
  position: number;
  /** How many times larger than designed the size is printed, in thousandths. */
  scalePermille: number;
}

export interface ProductDetailRow extends PricedRow {
  id: ProductId;
  version: number;
  name: string;
  sku: string;
  description: string;
  meta_title: string;
  meta_description: string;
  url_name: string;
  design_id: number;
  design_hash: string;
  scene: Scene;
  scene_hash: string;
  blank_code: string;
  state: ProductState;
  approval_status: "draft" | "pending" | "approved" | "denied";
  denial_reason: string | null;
  /** When the current decision was made; null before the first. */
  decided_at: Date | null;
  enabled: boolean;
  default_colour: string;
  processing: boolean;
  print_failure: string | null;
  created_at: Date;
  published_at: Date | null;
  updated_at: Date;
  variants: VariantRow[];
  pictures: PictureRow[];
  collection_ids: number[];
  /** What shoppers may write on it. */
  template: TemplateRow | null;
  printed: PrintedSide[];
  checked_sides: CheckedSide[];
  /** The pictures that the design places, with their pixels. */
  art: ArtSize[];
}

/** A product with its variants, pictures, collections and existing print files. Deleted ones only on request. */
export async function findProduct(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  { withDeleted = false } = {},
): Promise<ProductDetailRow | undefined> {
  const { rows } = await sql<ProductDetailRow>`
    select p.id, p.version, p.name, p.sku, p.description, p.meta_title, p.meta_description, p.url_name, p.design_id, p.scene, p.scene_hash,
      p.blank_code, ${priceColumns}, ${state} as state, p.approval_status, p.denial_reason, p.enabled, p.default_colour, p.processing,
      (select max(a.created_at) from audit_log a where a.division_id = p.division_id and a.subject = 'product ' || p.id
         and a.action = 'product.' || p.approval_status) as decided_at,
      p.print_failure, p.created_at, p.published_at, p.updated_at, d.scene_hash as design_hash,
      (select coalesce(json_agg(json_build_object('colour', v.colour, 'hex', v.hex, 'size', v.size, 'enabled', v.enabled,
         'stock', b.stock, 'position', v.position, 'scalePermille', b.print_scale_permille) order by v.position), '[]')
       from product_variants v join blank_variants b on b.sku = v.blank_sku
       where v.division_id = p.division_id and v.product_id = p.id) as variants,
      (select coalesce(json_agg(json_build_object('id', i.id, 'colour', i.colour, 'side', i.side, 'state', i.state, 'sizes', i.sizes,
         'drawn_from', i.drawn_from, 'alt_text', i.alt_text, 'position', i.position) order by i.position, i.id), '[]')
       from product_images i where i.division_id = p.division_id and i.product_id = p.id) as pictures,
      array(select c.collection_id from collection_products c where c.division_id = p.division_id and c.product_id = p.id order by 1)::int[] as collection_ids,
      ${templateColumn} as template,
      (select coalesce(json_agg(json_build_object('side', f.side, 'scalePermille', f.scale_permille)), '[]') from print_files f
       where f.division_id = p.division_id and f.scene_hash = p.scene_hash) as printed,
      (select coalesce(json_agg(json_build_object('side', f.side, 'checks', f.checks) order by array_position(array['front', 'back', 'left', 'right'], f.side)), '[]')
       from (select distinct on (side) side, checks from print_files f where f.division_id = p.division_id and f.scene_hash = p.scene_hash
         order by side, scale_permille desc, id desc) f) as checked_sides,
      (select coalesce(json_agg(json_build_object('sha256', a.sha256, 'width_px', a.width_px, 'height_px', a.height_px)), '[]')
       from artworks a where a.division_id = p.division_id
         and a.sha256 in (select placed #>> '{}' from jsonb_path_query(p.scene, '$.sides.*.elements[*].assetId') placed)) as art
    from products p join designs d on d.division_id = p.division_id and d.id = p.design_id
    where p.division_id = ${divisionId} and p.id = ${id} and (p.deleted_at is null or ${withDeleted})`.execute(db);
  return rows[0];
}

/** Locks a product until the transaction ends and gives what a change has to know. */
export const lockProduct = (db: Bound, divisionId: DivisionId, id: ProductId) =>
  db
    .selectFrom("products")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** The live product made from a design, if there is one. */
export const productOfDesign = (db: Bound, divisionId: DivisionId, designId: number) =>
  db
    .selectFrom("products")
    .where("division_id", "=", divisionId)
    .where("design_id", "=", designId)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .select("id")
    .executeTakeFirst();

/** What a division writes on its products. */
export const divisionFacts = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("divisions").where("id", "=", divisionId).select(["code", "currency"]).executeTakeFirstOrThrow();

/** The first of "tee", "tee-2", "tee-3" … that no product of the shop has. */
export async function freeUrlName(
  db: Bound,
  divisionId: DivisionId,
  wanted: string,
  ownId = 0 as ProductId,
): Promise<string> {
  const names = [wanted, ...Array.from({ length: 98 }, (_, index) => `${wanted}-${index + 2}`)];
  const taken = await db
    .selectFrom("products")
    .where("division_id", "=", divisionId)
    .where("url_name", "in", names)
    .where("id", "<>", ownId)
    .select("url_name")
    .execute();
  const used = new Set(taken.map((row) => row.url_name));
  return names.find((name) => !used.has(name)) ?? `${wanted}-${ownId}`;
}

/** Invalidates cached public pages of a product, and so of its shop. */
export const announceProduct = (db: Bound, divisionId: DivisionId, id: ProductId) =>
  sql`select announce_stale(array[${`division:${divisionId}`}, ${`product:${id}`}]::text[])`.execute(db);
