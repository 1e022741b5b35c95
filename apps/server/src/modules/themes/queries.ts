import type { Bound } from "@selvedge/db/bound";

/** The theme a shop wears now. */
export const activeTheme = (db: Bound, divisionId: number) =>
  db
    .selectFrom("themes")
    .where("division_id", "=", divisionId)
    .where("active", "=", true)
    .select(["id", "uuid", "name", "extends", "properties"])
    .executeTakeFirst();
