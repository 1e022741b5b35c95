// Staff's rows, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { type PrivateFieldName, privateFields } from "@selvedge/domain/people/private-fields";
import type { Actor } from "./actor.ts";

export const writeMuted = (db: Bound, userId: number, mutedAt: Date | null) =>
  db.updateTable("staff_users").set({ muted_at: mutedAt }).where("id", "=", userId).execute();

export const setStatus = (db: Bound, userId: number, status: 0 | -1) =>
  db.updateTable("staff_users").set({ status }).where("id", "=", userId).execute();

export async function writeSealed(
  db: Bound,
  userId: number,
  values: readonly (readonly [PrivateFieldName, string | null])[],
  at: Date,
): Promise<void> {
  const columns = {
    ...Object.fromEntries(values.map(([field, sealed]) => [privateFields[field].column, sealed])),
    updated_at: at,
  };
  await db
    .insertInto("staff_private_details")
    .values({ staff_user_id: userId, ...columns })
    .onConflict((same) => same.column("staff_user_id").doUpdateSet(columns))
    .execute();
}

/** One row in the log of what was done on the platform itself. No role may change or remove it. */
export const writePlatformAudit = (
  db: Bound,
  by: Actor,
  { action, subject, detail }: { action: string; subject: string; detail: object },
) =>
  db
    .insertInto("platform_audit_log")
    .values({
      actor_kind: "staff",
      actor_name: by.name,
      account_id: by.accountId,
      action,
      subject,
      detail: JSON.stringify(detail),
      request_id: by.requestId,
    })
    .execute();
