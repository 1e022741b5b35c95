import type { Bound } from "@selvedge/db/bound";
import type { ShopSitesTable } from "@selvedge/db/tables";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql, type Updateable } from "kysely";

/** Changes columns of the shop's site, which is made where there is none. The database announces it. */
export const storeSite = (db: Bound, divisionId: DivisionId, columns: Updateable<ShopSitesTable>) =>
  db
    .insertInto("shop_sites")
    .values({ ...columns, division_id: divisionId } as never)
    .onConflict((known) => known.column("division_id").doUpdateSet(columns as never))
    .execute();

/** Lays settings over those that a plugin has, and installs it where it is not. */
export const storePlugin = (
  db: Bound,
  divisionId: DivisionId,
  { name, settings, at }: { name: string; settings: object; at: Date },
) =>
  sql`
    insert into division_plugins (division_id, name, settings, updated_at)
    values (${divisionId}, ${name}, ${JSON.stringify(settings)}::jsonb, ${at})
    on conflict (division_id, name) do update set settings = division_plugins.settings || excluded.settings, updated_at = excluded.updated_at`.execute(
    db,
  );

/** The shop's settings as they are stored, locked until the transaction ends. */
export async function lockSettings(db: Bound, divisionId: DivisionId): Promise<Record<string, unknown>> {
  await db
    .insertInto("shop_settings")
    .values({ division_id: divisionId, settings: "{}" })
    .onConflict((known) => known.doNothing())
    .execute();
  const row = await db
    .selectFrom("shop_settings")
    .where("division_id", "=", divisionId)
    .select("settings")
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.settings as Record<string, unknown>;
}

export const storeSettings = (db: Bound, divisionId: DivisionId, settings: object, at: Date) =>
  db
    .updateTable("shop_settings")
    .where("division_id", "=", divisionId)
    .set({ settings: JSON.stringify(settings), updated_at: at })
    .execute();

/** Sets values of the theme that the shop wears; one without a theme gets the plain one. Every page of the shop is stale. */
export async function storeThemeValues(db: Bound, divisionId: DivisionId, values: object, at: Date): Promise<void> {
  const text = JSON.stringify(values);
  const { numUpdatedRows } = await db
    .updateTable("themes")
    .where("division_id", "=", divisionId)
    .where("active", "=", true)
    .set((of) => ({
      properties: sql`properties || ${text}::jsonb`,
      // What is being changed of the theme would otherwise take this back when it is published.
      draft: sql`jsonb_set(draft, '{properties}', (draft -> 'properties') || ${text}::jsonb)`,
      rev: of("rev", "+", 1),
      updated_at: at,
    }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await db
      .insertInto("themes")
      .values({ division_id: divisionId, name: "Own", properties: text, active: true })
      .execute();
  await sql`select announce_stale(array[${`division:${divisionId}`}])`.execute(db);
}
