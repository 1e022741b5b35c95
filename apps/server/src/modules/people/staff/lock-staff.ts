// The rows that a change of somebody's access depends on, locked, so that two changes at once never lock everybody out.
import type { Bound } from "@selvedge/db/bound";
import { adminRole } from "@selvedge/domain/access/roles";
import { type StaffMember, type StaffRefusal, staffRefusals } from "@selvedge/domain/access/staff-rules";
import { Refusal } from "../../../plugins/refusal.ts";
import { lockStaff } from "./queries.ts";
import { lastingPermissions, type RoleNow, rolesNow } from "./roles-now.ts";

type LockedRow = Awaited<ReturnType<typeof lockStaff>>[number];

/** A locked row as rules compare it. What somebody has for a time is not theirs to give. */
export const staffMember = (row: LockedRow, roles: readonly RoleNow[]): StaffMember => ({
  accountId: row.account_id,
  isAdmin: row.roles.includes(adminRole),
  permissions: lastingPermissions(row, roles),
});

/** Everybody of the staff, locked, with the one who acts. Throws permissionDenied for one who was just switched off. */
export async function lockAllStaff(db: Bound, actorAccountId: number) {
  const rows = await lockStaff(db);
  const roles = await rolesNow(db);
  const own = rows.find(({ account_id }) => account_id === actorAccountId);
  if (own?.status !== 0) throw new Refusal("permissionDenied");
  const actor = staffMember(own, roles);
  const admins = rows.filter((row) => row.status === 0 && row.roles.includes(adminRole)).length;
  return { rows, roles, actor, admins };
}

/** The same, with the colleague whom the change is about. Throws notFound. */
export async function lockStaffFor(db: Bound, actorAccountId: number, userId: number) {
  const locked = await lockAllStaff(db, actorAccountId);
  const row = locked.rows.find(({ id }) => id === userId);
  if (!row) throw new Refusal("notFound");
  return { ...locked, row, member: staffMember(row, locked.roles) };
}

/** Ends the request where a rule refuses it. */
export function requireAllowed(refusal: StaffRefusal | null): void {
  if (refusal) throw new Refusal("accessRefused", { message: staffRefusals[refusal] });
}
