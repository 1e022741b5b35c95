import type { Bound } from "@selvedge/db/bound";

/** What a shop says about itself, as it is stored. */
export const storedSettings = async (db: Bound, divisionId: number): Promise<unknown> =>
  (await db.selectFrom("shop_settings").where("division_id", "=", divisionId).select("settings").executeTakeFirst())
    ?.settings;
