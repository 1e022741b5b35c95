import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** The theme a shop wears now. */
export const activeTheme = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .where("active", "=", true)
    .select(["id", "uuid", "name", "extends", "properties"])
    .executeTakeFirst();

/** Every theme that the shop has worn, the latest first. One change at a time sees them, until its transaction ends. */
export async function lockThemes(db: Bound, divisionId: DivisionId) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`themes ${divisionId}`}, 0))`.execute(db);
  return db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .orderBy("updated_at", "desc")
    .select(["id", "extends", "active"])
    .execute();
}

/** The label of the shop's own subdomain; null for the platform's own site. */
export const shopLabel = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("subdomains").where("division_id", "=", divisionId).select("label").executeTakeFirst();
