import type { Bound } from "@selvedge/db/bound";
import type { Scene, Side } from "@selvedge/design/scene";
import { sql } from "kysely";

export interface SceneToPrint {
  scene_hash: string;
  blank_code: string;
  scene: Scene;
  /** Sides whose file this renderer has already made. */
  printed_sides: Side[];
}

/** The design that a product is sold with, and those that paid orders of it bought before it was published anew. */
export async function scenesToPrint(
  db: Bound,
  divisionId: number,
  productId: number,
  rendererVersion: string,
): Promise<SceneToPrint[]> {
  const { rows } = await sql<SceneToPrint>`
    select s.scene_hash, s.blank_code, s.scene, array(select f.side from print_files f
      where f.division_id = s.division_id and f.scene_hash = s.scene_hash and f.renderer_version = ${rendererVersion}) as printed_sides
    from published_scenes s
    where s.division_id = ${divisionId} and s.scene_hash in (
      select p.scene_hash from products p where p.division_id = ${divisionId} and p.id = ${productId}
      union
      select i.scene_hash from order_items i join orders o on o.division_id = i.division_id and o.id = i.order_id
      where i.division_id = ${divisionId} and i.product_id = ${productId} and o.status = 'paid')`.execute(db);
  return rows;
}
