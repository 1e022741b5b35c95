import type { Bound } from "@selvedge/db/bound";
import type { Scene } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { PrintedSide } from "./wanted-prints.ts";

export interface SceneToPrint {
  sceneHash: string;
  blankCode: string;
  scene: Scene;
  /** The scales of the sizes on sale or waited for, in thousandths. */
  scales: number[];
  /** What this renderer has already made. */
  printed: PrintedSide[];
}

/**
 * The design that a product is sold with, in the sizes on sale, and earlier published designs that paid orders bought,
 * in the sizes that they bought.
 */
export async function scenesToPrint(
  db: Bound,
  divisionId: DivisionId,
  productId: ProductId,
  rendererVersion: string,
): Promise<SceneToPrint[]> {
  const { rows } = await sql<SceneToPrint>`
    with wanted as (
      select p.scene_hash, b.print_scale_permille as scale from products p
      join product_variants v on v.division_id = p.division_id and v.product_id = p.id and v.enabled
      join blank_variants b on b.sku = v.blank_sku
      where p.division_id = ${divisionId} and p.id = ${productId}
      union
      select i.scene_hash, b.print_scale_permille from order_items i
      join orders o on o.division_id = i.division_id and o.id = i.order_id and o.status = 'paid'
      join blank_variants b on b.sku = i.blank_sku
      where i.division_id = ${divisionId} and i.product_id = ${productId})
    select s.scene_hash as "sceneHash", s.blank_code as "blankCode", s.scene,
      array(select w.scale from wanted w where w.scene_hash = s.scene_hash order by 1) as scales,
      (select coalesce(json_agg(json_build_object('side', f.side, 'scalePermille', f.scale_permille)), '[]') from print_files f
        where f.division_id = s.division_id and f.scene_hash = s.scene_hash and f.renderer_version = ${rendererVersion}) as printed
    from published_scenes s
    where s.division_id = ${divisionId} and s.scene_hash in (select scene_hash from wanted)`.execute(db);
  return rows;
}
