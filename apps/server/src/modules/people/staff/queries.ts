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

/** Everybody of the staff, locked in one order. */
export const lockStaff = (db: Bound) =>
  db
    .selectFrom("staff_users")
    .select([
      "id",
      "account_id",
      "first_name",
      "status",
      "roles",
      "extra_permissions",
      "timed_permissions",
      "store_control_role",
    ])
    .orderBy("id")
    .forUpdate()
    .execute();

/** Values that are masked and stored as they are. */
export const readHome = (db: Bound, userId: number) =>
  db
    .selectFrom("staff_users")
    .where("id", "=", userId)
    .select(["mobile_phone_number", "street_address", "city", "county", "post_code"])
    .executeTakeFirst();
