import type { Bound } from "@selvedge/db/bound";
import { staff } from "../people.ts";
import { insertRows } from "../write/insert-rows.ts";
import { askedPermissions, missedPermissions, timedPermissions } from "./access.ts";

const hourMs = 3_600_000;

/** What staff ask for, were given for some days, and were refused; once, while nobody of them has asked for anything. */
export async function writeAccess(db: Bound, staffIds: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const asked = await db.selectFrom("permission_requests").where("division_id", "is", null).select("id").execute();
  if (asked.length > 0) return;
  const rows = await db.selectFrom("staff_users").select(["id", "account_id"]).execute();
  const accountOf = (email: string) => rows.find(({ id }) => id === staffIds.get(email))!.account_id;
  await insertRows(
    db,
    "permission_requests",
    askedPermissions.map(({ email, permission, reason, hoursAgo }) => ({
      account_id: accountOf(email),
      permissions: [permission],
      reason,
      created_at: new Date(now.getTime() - hoursAgo * hourMs),
    })),
  );
  for (const { email, permission, endsInDays } of timedPermissions)
    await db
      .updateTable("staff_users")
      .where("id", "=", staffIds.get(email)!)
      .set({
        timed_permissions: JSON.stringify([
          { permission, until: new Date(now.getTime() + endsInDays * 24 * hourMs).toISOString() },
        ]),
      })
      .execute();
  await insertRows(
    db,
    "platform_audit_log",
    missedPermissions.flatMap(({ email, permission, page, times }) =>
      Array.from({ length: times }, (_, at) => ({
        actor_kind: "account",
        actor_name: staff.find((person) => person.email === email)!.fullName,
        account_id: accountOf(email),
        action: "permission.refused",
        subject: `page ${page}`,
        detail: { permission, of: "staff" },
        created_at: new Date(now.getTime() - (2 + at * 9) * hourMs),
      })),
    ),
  );
}
