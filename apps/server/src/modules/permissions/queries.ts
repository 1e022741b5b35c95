import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

interface Wish {
  /** null for staff. */
  division_id: number | null;
  account_id: number;
  /** In the order of the alphabet. */
  permissions: string[];
}

/** The id of a request by the same account for the same words that nobody has decided yet. */
export async function waitingRequest(db: Bound, wish: Wish): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from permission_requests
    where account_id = ${wish.account_id} and division_id is not distinct from ${wish.division_id} and status = 'waiting'
      and permissions = ${wish.permissions}::text[]`.execute(db);
  return rows[0]?.id;
}

/** The new request's id; undefined where another tab has just sent the same. */
export const insertRequest = async (db: Bound, wish: Wish & { reason: string }): Promise<number | undefined> =>
  (
    await db
      .insertInto("permission_requests")
      .values(wish)
      .onConflict((same) => same.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;
