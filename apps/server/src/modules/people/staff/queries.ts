// Staff's rows, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { type PrivateFieldName, privateFields } from "@selvedge/domain/people/private-fields";

/** Holds a colleague's row until the transaction ends; undefined where there is none. */
export async function lockUser(db: Bound, userId: number): Promise<{ mutedAt: Date | null } | undefined> {
  return db
    .selectFrom("staff_users")
    .where("id", "=", userId)
    .select("muted_at as mutedAt")
    .forUpdate()
    .executeTakeFirst();
}

/** One sealed value; null when none is stored. */
export async function readSealed(db: Bound, userId: number, field: PrivateFieldName): Promise<string | null> {
  const row = await db
    .selectFrom("staff_private_details")
    .where("staff_user_id", "=", userId)
    .select(`${privateFields[field].column} as sealed`)
    .executeTakeFirst();
  return row?.sealed ?? null;
}
