import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

export const storedDivision = (db: Bound, divisionId: DivisionId) =>
  db.selectFrom("divisions").where("id", "=", divisionId).select(["currency", "time_zone"]).executeTakeFirstOrThrow();

export const settingsIn = async (db: Bound, divisionId: DivisionId): Promise<unknown> =>
  (await db.selectFrom("shop_settings").where("division_id", "=", divisionId).select("settings").executeTakeFirst())
    ?.settings;

export const siteIn = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select(["sitewide_banner_enabled", "sitewide_banner", "shipping_season", "og_image_path"])
    .executeTakeFirst();

export const headCodeIn = async (db: Bound, divisionId: DivisionId): Promise<string> =>
  (await db.selectFrom("shop_sites").where("division_id", "=", divisionId).select("custom_code").executeTakeFirst())
    ?.custom_code ?? "";

export const verificationIn = async (db: Bound, divisionId: DivisionId): Promise<unknown> =>
  (await db.selectFrom("shop_sites").where("division_id", "=", divisionId).select("verification").executeTakeFirst())
    ?.verification;

/** The plugins that are changed here, by name. */
export async function pluginsIn(db: Bound, divisionId: DivisionId): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom("division_plugins")
    .where("division_id", "=", divisionId)
    .where("name", "in", ["christmas-banner", "currency"])
    .select(["name", "settings"])
    .execute();
  return Object.fromEntries(rows.map(({ name, settings }) => [name, settings]));
}
