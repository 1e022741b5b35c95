import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { printVersion } from "./pictures.ts";

/**
 * Leaves a job for each product of an order whose print files may be missing. Files that are there as bought need none: the
 * product has its present design's whole, the garment has that design, and its size was rendered by this renderer.
 */
export const requestPrints = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  sql`
    select enqueue_job('render_print_files', json_build_object('divisionId', ${divisionId}::int, 'productId', needy.id), 'print files ' || needy.id, 0, now())
    from (
      select distinct p.id from order_items i
      join products p on p.division_id = i.division_id and p.id = i.product_id
      join blank_variants b on b.sku = i.blank_sku
      where i.division_id = ${divisionId} and i.order_id = ${orderId} and (
        p.scene_hash is distinct from i.scene_hash or p.processing or p.print_failure is not null
        or not exists (select from print_files f where f.division_id = i.division_id and f.scene_hash = i.scene_hash
          and f.scale_permille = b.print_scale_permille and f.renderer_version = ${printVersion}))
    ) needy`.execute(db);
