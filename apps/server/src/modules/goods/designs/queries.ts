import type { Bound } from "@selvedge/db/bound";
import type { Scene } from "@selvedge/design/scene";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface DesignRow {
  id: number;
  name: string;
  blank_code: string;
  scene: Scene;
  scene_hash: string;
  version: number;
  updated_at: Date;
  product: { id: ProductId; name: string; is_published: boolean; price: number } | null;
}

const columns = sql`
  d.id, d.name, d.blank_code, d.scene, d.scene_hash, d.version, d.updated_at,
  (select json_build_object('id', p.id, 'name', p.name, 'is_published', p.published_at is not null, 'price', p.price_inc_tax_minor) from products p
   where p.division_id = d.division_id and p.design_id = d.id and p.deleted_at is null order by p.id limit 1) as product`;

/** A design with the product made from it. */
export async function findDesign(db: Bound, divisionId: DivisionId, id: number): Promise<DesignRow | undefined> {
  const { rows } = await sql<DesignRow>`
    select ${columns} from designs d where d.division_id = ${divisionId} and d.id = ${id}`.execute(db);
  return rows[0];
}

/** Designs without a product, last changed first. */
export async function openDesigns(
  db: Bound,
  divisionId: DivisionId,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: DesignRow[]; total: number }> {
  const isOpen = sql<boolean>`not exists (select from products p where p.division_id = d.division_id and p.design_id = d.id)`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<DesignRow>`
      select ${columns} from designs d where d.division_id = ${divisionId} and ${isOpen}
      order by d.updated_at desc, d.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from designs d where d.division_id = ${divisionId} and ${isOpen}`.execute(db),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}
