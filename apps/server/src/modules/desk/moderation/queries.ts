// Designs of every shop that wait for a look. SQL only.

import type { Bound } from "@selvedge/db/bound";
import type { PrintChecks } from "@selvedge/design/ink/print-checks";
import type { Scene, Side } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Picture } from "./art-resolution.ts";

export interface PendingRow {
  id: ProductId;
  divisionId: DivisionId;
  version: number;
  name: string;
  shop: string;
  shopCode: string;
  approved: number;
  denied: number;
  /** null for a bundle, which has no design of its own. */
  blankCode: string | null;
  isBundle: boolean;
  description: string;
  /** The names of the products that a bundle is made of. */
  parts: string[];
  defaultColour: string;
  publishedAt: Date;
  waitingOrders: number;
  colours: { name: string; hex: string }[];
  /** The names of the sizes on sale. */
  sizes: string[];
  images: { colour: string; side: string; sizes: Record<string, string>; altText: string }[];
  scene: Scene | null;
  pictures: Picture[];
  /** The newest file of each side at the largest size that is rendered. */
  files: {
    id: number;
    side: Side;
    widthPx: number;
    heightPx: number;
    dpi: number;
    inkCoverage: number;
    checks: PrintChecks | null;
  }[];
}

/** Oldest first; designs that paid orders wait for come before all others. */
export async function pendingProducts(db: Bound, limit: number): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    with waiting as (
      select p.division_id, p.id, (select count(distinct i.order_id)::int from order_items i
          join orders o on o.division_id = i.division_id and o.id = i.order_id
          where i.division_id = p.division_id and i.product_id = p.id and o.status = 'paid') as orders
      from products p where p.approval_status = 'pending' and p.deleted_at is null)
    select p.id, p.division_id as "divisionId", p.version, p.name, d.name as shop, d.code as "shopCode",
      (select count(*)::int from products x where x.division_id = p.division_id and x.approval_status = 'approved') as approved,
      (select count(*)::int from products x where x.division_id = p.division_id and x.approval_status = 'denied') as denied,
      p.blank_code as "blankCode", p.is_bundle as "isBundle", p.description, array(select o.name from bundle_items b
        join products o on o.division_id = b.division_id and o.id = b.product_id
        where b.division_id = p.division_id and b.bundle_product_id = p.id order by b.position, b.id) as parts, p.default_colour as "defaultColour", coalesce(p.published_at, p.created_at) as "publishedAt",
      w.orders as "waitingOrders",
      (select json_agg(c order by c.position) from (select v.colour as name, v.hex, min(v.position) as position from product_variants v
        where v.division_id = p.division_id and v.product_id = p.id and v.enabled group by v.colour, v.hex) c) as colours,
      array(select distinct v.size from product_variants v where v.division_id = p.division_id and v.product_id = p.id and v.enabled) as sizes,
      coalesce((select json_agg(json_build_object('colour', m.colour, 'side', m.side, 'sizes', m.sizes, 'altText', m.alt_text) order by m.position)
        from product_images m where m.division_id = p.division_id and m.product_id = p.id and m.state = 'ready'), '[]') as images,
      p.scene, coalesce((select json_agg(json_build_object('sha256', a.sha256, 'widthPx', a.width_px, 'heightPx', a.height_px))
        from artworks a where a.division_id = p.division_id
          and a.sha256 in (select jsonb_path_query(p.scene, '$.sides.*.elements[*].assetId') #>> '{}')), '[]') as pictures,
      coalesce((select json_agg(json_build_object('id', f.id, 'side', f.side, 'widthPx', f.width_px, 'heightPx', f.height_px, 'dpi', f.dpi, 'inkCoverage', f.ink_coverage, 'checks', f.checks) order by array_position(array['front', 'back', 'left', 'right'], f.side))
        from (select distinct on (side) * from print_files where division_id = p.division_id and scene_hash = p.scene_hash
          order by side, scale_permille desc, id desc) f), '[]') as files
    from waiting w join products p on p.division_id = w.division_id and p.id = w.id join divisions d on d.id = p.division_id
    order by w.orders > 0 desc, coalesce(p.published_at, p.created_at), p.id limit ${limit}`.execute(db);
  return rows;
}

export async function countPending(db: Bound): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from products where approval_status = 'pending' and deleted_at is null`.execute(db);
  return rows[0]!.total;
}

/** Decisions of one person that are valid; a withdrawn one is not counted. */
export async function decidedSince(db: Bound, accountId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select greatest(0, sum(case action when 'product.decision_undone' then -1 else 1 end))::int as total from audit_log
    where account_id = ${accountId} and created_at >= ${since}
      and action in ('product.approved', 'product.denied', 'product.decision_undone')`.execute(db);
  return rows[0]!.total;
}

export interface Decider {
  name: string;
  accountId: number;
}

/** The last decision about a product. */
export const lastDecision = (db: Bound, divisionId: DivisionId, productId: ProductId) =>
  db
    .selectFrom("audit_log")
    .where("division_id", "=", divisionId)
    .where("subject", "=", `product ${productId}`)
    .where("action", "in", ["product.approved", "product.denied", "product.decision_undone"])
    .orderBy("id", "desc")
    .select(["action", "account_id", "created_at"])
    .executeTakeFirst();
