import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";
import type { ThemeRow } from "./queries.ts";

/** Puts one of the shop's themes on. */
export async function wearTheme(db: Bound, divisionId: DivisionId, id: number, at: Date): Promise<void> {
  const own = db.updateTable("themes").where("division_id", "=", divisionId);
  await own.where("active", "=", true).set({ active: false }).execute();
  await own.where("id", "=", id).set({ active: true, updated_at: at }).execute();
}

/** Stores a theme that the shop has not worn before. Returns its id. */
export async function addTheme(
  db: Bound,
  divisionId: DivisionId,
  { name, title, version }: { name: string; title: string; version: number },
): Promise<number> {
  const { id } = await db
    .insertInto("themes")
    .values({ division_id: divisionId, name: title, extends: name, preset_version: version })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

type Columns = Partial<Pick<ThemeRow, "properties" | "kept" | "draft" | "former" | "preset_version" | "published_at">>;

/** Changes a theme, as its next revision. */
export async function storeTheme(db: Bound, divisionId: DivisionId, id: number, columns: Columns): Promise<void> {
  const { properties, kept, draft, former, ...plain } = columns;
  const documents = Object.entries({ properties, kept, draft, former })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === null ? null : json(value)]);
  await db
    .updateTable("themes")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set((of) => ({ ...plain, ...Object.fromEntries(documents), rev: of("rev", "+", 1) }))
    .execute();
}

const json = (value: unknown): RawBuilder<never> => sql`${JSON.stringify(value)}::jsonb`;
