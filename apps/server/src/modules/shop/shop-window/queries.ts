import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** A shop's settings, as stored. */
export const storedSettings = async (db: Bound, divisionId: DivisionId): Promise<unknown> =>
  (await db.selectFrom("shop_settings").where("division_id", "=", divisionId).select("settings").executeTakeFirst())
    ?.settings;

/** An enabled shop with its currency; undefined for one that is missing or disabled. */
export const openDivision = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions")
    .where("id", "=", divisionId)
    .where("disabled", "=", false)
    .select(["id", "name", "code", "currency"])
    .executeTakeFirst();

/** The shop's site as stored; undefined if its owner never changed anything. */
export const storedSite = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select([
      "coming_soon_enabled",
      "coming_soon_page",
      "custom_code",
      "og_image_path",
      "tracking",
      "shipping_season",
      "payment_processor",
      "verification",
    ])
    .select(["sitewide_banner_enabled", "sitewide_banner"])
    .select(sql<boolean>`password_hash is not null`.as("is_password_protected"))
    .executeTakeFirst();

/** The settings of the shop's plugins by name, without their sealed tokens. */
export async function storedPlugins(db: Bound, divisionId: DivisionId): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom("division_plugins")
    .where("division_id", "=", divisionId)
    .select(["name", "settings"])
    .execute();
  return Object.fromEntries(rows.map(({ name, settings }) => [name, settings]));
}

/** How many of each currency the shop's own is by its own rates, the newest that has begun. */
export const shopRates = (db: Bound, divisionId: DivisionId, at: Date) =>
  db
    .selectFrom("shop_currency_rates")
    .where("division_id", "=", divisionId)
    .where("starts_at", "<=", at)
    .distinctOn("currency")
    .select(["currency", "rate", "starts_at"])
    .orderBy("currency")
    .orderBy("starts_at", "desc")
    .execute();

/** How many of each currency one pound is by the platform's rates, the newest that has begun. */
export const platformRatesAt = (db: Bound, at: Date) =>
  db
    .selectFrom("currency_rates")
    .where("starts_at", "<=", at)
    .distinctOn("currency")
    .select(["currency", "rate", "starts_at"])
    .orderBy("currency")
    .orderBy("starts_at", "desc")
    .execute();
