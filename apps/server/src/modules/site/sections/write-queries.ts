import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import type { SectionRow } from "./queries.ts";

interface Kept {
  uuid: string;
  name: string;
  blocks: unknown;
  accountId: number;
  at: Date;
}

/** Undefined where another request of the same uuid was first. */
export const insertSection = (
  db: Bound,
  divisionId: DivisionId,
  { uuid, name, blocks, accountId, at }: Kept,
): Promise<SectionRow | undefined> =>
  db
    .insertInto("page_sections")
    .values({
      ...{ division_id: divisionId, uuid, name, blocks: JSON.stringify(blocks) },
      ...{ account_id: accountId, created_at: at },
    })
    .onConflict((conflict) => conflict.columns(["division_id", "uuid"]).doNothing())
    .returning(["id", "name", "blocks", "created_at"])
    .executeTakeFirst();

/** Undefined where there is none. */
export const nameSection = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  name: string,
): Promise<SectionRow | undefined> =>
  db
    .updateTable("page_sections")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ name })
    .returning(["id", "name", "blocks", "created_at"])
    .executeTakeFirst();

/** Whether it was there. */
export async function deleteSection(db: Bound, divisionId: DivisionId, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("page_sections")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
