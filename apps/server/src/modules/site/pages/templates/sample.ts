import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/**
 * The address name of the product or collection that a template is looked at with: the one that is asked for, or else one of
 * the newest that are on sale. null for a shop that has none.
 */
export async function sampleOf(
  db: Bound,
  divisionId: DivisionId,
  kind: "product" | "collection",
  asked: string | null,
): Promise<string | null> {
  const { rows } =
    kind === "product"
      ? await sql<{ name: string }>`
        select url_name as name from products where division_id = ${divisionId} and enabled and deleted_at is null
        order by url_name = ${asked ?? ""} desc, created_at desc, id desc limit 1`.execute(db)
      : await sql<{ name: string }>`
        select url_name as name from collections where division_id = ${divisionId}
        order by url_name = ${asked ?? ""} desc, created_at, id limit 1`.execute(db);
  return rows[0]?.name ?? null;
}
