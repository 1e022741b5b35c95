import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

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
  { name, title }: { name: string; title: string },
): Promise<number> {
  const { id } = await db
    .insertInto("themes")
    .values({ division_id: divisionId, name: title, extends: name })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}
