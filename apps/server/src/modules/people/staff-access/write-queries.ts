// Roles, people and requests, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";

export interface TimedPermission {
  permission: string;
  until: string;
}

export interface RoleContent {
  name: string;
  purpose: string;
  permissions: readonly string[];
}

/** Stores a role under its word, in place of what was stored there. */
export const storeRole = (db: Bound, word: string, { name, purpose, permissions }: RoleContent, at: Date) => {
  const values = { name, purpose, permissions: [...permissions], changed_at: at };
  return db
    .insertInto("staff_roles")
    .values({ word, ...values })
    .onConflict((same) => same.column("word").doUpdateSet(values))
    .execute();
};

export const deleteRole = (db: Bound, word: string) => db.deleteFrom("staff_roles").where("word", "=", word).execute();

export interface StoredAccess {
  roles: readonly string[];
  extra: readonly string[];
  timed: readonly TimedPermission[];
  storeControlRole: string;
}

export const storeAccess = (db: Bound, userId: number, access: StoredAccess) =>
  db
    .updateTable("staff_users")
    .where("id", "=", userId)
    .set({
      roles: [...access.roles],
      extra_permissions: [...access.extra],
      timed_permissions: JSON.stringify(access.timed),
      store_control_role: access.storeControlRole as "none",
    })
    .execute();

/** Single permissions of a person: those for good, and those until an instant. */
export const storeGiven = (db: Bound, userId: number, extra: readonly string[], timed: readonly TimedPermission[]) =>
  db
    .updateTable("staff_users")
    .where("id", "=", userId)
    .set({ extra_permissions: [...extra], timed_permissions: JSON.stringify(timed) })
    .execute();

/** The same of a member of a shop's team. */
export const storeGivenToMember = (
  db: Bound,
  membershipId: number,
  permissions: readonly string[],
  timed: readonly TimedPermission[],
) =>
  db
    .updateTable("memberships")
    .where("id", "=", membershipId)
    .set({ permissions: [...permissions], timed_permissions: JSON.stringify(timed) })
    .execute();

export const decideRequest = (
  db: Bound,
  id: number,
  row: { status: "granted" | "denied"; decidedBy: number; at: Date; note: string; until: Date | null },
) =>
  db
    .updateTable("permission_requests")
    .where("id", "=", id)
    .set({
      status: row.status,
      decided_by: row.decidedBy,
      decided_at: row.at,
      answer_note: row.note,
      granted_until: row.until,
    })
    .execute();
