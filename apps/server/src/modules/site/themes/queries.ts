import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** The theme a shop wears now. */
export const activeTheme = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .where("active", "=", true)
    .select(["id", "uuid", "name", "extends", "properties"])
    .executeTakeFirst();
