import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

/** What a shop says about itself, as it is stored. */
export const storedSettings = async (db: Bound, divisionId: number): Promise<unknown> =>
  (await db.selectFrom("shop_settings").where("division_id", "=", divisionId).select("settings").executeTakeFirst())
    ?.settings;

/** A shop that is open for business, with its currency; undefined for one that is missing or switched off. */
export const openDivision = (db: Bound, divisionId: number) =>
  db
    .selectFrom("divisions")
    .where("id", "=", divisionId)
    .where("disabled", "=", false)
    .select(["id", "name", "code", "currency"])
    .executeTakeFirst();

/** The shop's site as it is stored; undefined for one whose owner never changed a thing. */
export const storedSite = (db: Bound, divisionId: number) =>
  db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select(["coming_soon_enabled", "coming_soon_page", "custom_code", "og_image_path", "tracking", "shipping_season"])
    .select(["sitewide_banner_enabled", "sitewide_banner"])
    .select(sql<boolean>`password_hash is not null`.as("is_password_protected"))
    .executeTakeFirst();

/** What the shop's plugins are set to, by their names. Their sealed tokens stay where they are. */
export async function storedPlugins(db: Bound, divisionId: number): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom("division_plugins")
    .where("division_id", "=", divisionId)
    .select(["name", "settings"])
    .execute();
  return Object.fromEntries(rows.map(({ name, settings }) => [name, settings]));
}

interface RunningTest {
  id: number;
  code: string;
  name: string;
  availableVariations: Record<string, string>;
}

/** The shop's split tests that run, oldest first, with their variations' names by alias. */
export async function runningTests(db: Bound, divisionId: number): Promise<RunningTest[]> {
  const { rows } = await sql<RunningTest>`
    select t.id, t.code, t.name, (select coalesce(json_object_agg(v.alias, v.name order by v.id), '{}')
      from split_test_variations v where v.division_id = t.division_id and v.split_test_id = t.id) as "availableVariations"
    from split_tests t where t.division_id = ${divisionId} and t.active order by t.id`.execute(db);
  return rows;
}
