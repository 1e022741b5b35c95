import { withoutDivision } from "@selvedge/db/with-division";
import { adminRole } from "@selvedge/domain/access/roles";
import { refusalOfPlace } from "@selvedge/domain/access/staff-rules";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { renewSessionsLater } from "../../../plugins/session/renew-session.ts";
import { type Actor, lastingPermissions, lockStaffFor, requireAllowed, writePlatformAudit } from "../staff/index.ts";
import { newlyTimed, timedNow } from "./timed.ts";
import { type StoredAccess, storeAccess } from "./write-queries.ts";

const longestDays = 366;

/**
 * Gives a colleague these roles and single permissions in place of those they have. Roles that do not exist, and ends that
 * are past or more than a year away, are refused. Throws notFound, validation, accessRefused.
 */
export async function changeAccess(
  { pools, now }: Platform,
  userId: number,
  given: StoredAccess,
  by: Actor,
): Promise<void> {
  await withoutDivision(pools.backOffice, async (db) => {
    const { actor, member, admins, row, roles } = await lockStaffFor(db, by.accountId, userId);
    const at = now();
    if (given.roles.some((word) => !roles.some((role) => role.word === word)))
      throw new Refusal("validation", { errors: { roles: ["One of these roles no longer exists."] } });
    const before = timedNow(row.timed_permissions, at);
    const timed = given.timed.filter(({ until }) => new Date(until) > at);
    const latest = at.getTime() + longestDays * 86_400_000;
    if (timed.length < given.timed.length || timed.some(({ until }) => new Date(until).getTime() > latest))
      throw new Refusal("validation", { errors: { timed: ["Choose an end within the next year."] } });
    const access = { ...given, roles: [...new Set(given.roles)], extra: [...new Set(given.extra)], timed };
    const permissions = lastingPermissions(
      { roles: access.roles, extra_permissions: access.extra, store_control_role: access.storeControlRole },
      roles,
    );
    const next = { isAdmin: access.roles.includes(adminRole), permissions, timed: newlyTimed(timed, before) };
    requireAllowed(refusalOfPlace(actor, member, next, admins));
    await storeAccess(db, userId, access);
    await renewSessionsLater(db, [member.accountId]);
    await writePlatformAudit(db, by, {
      action: "user.access_changed",
      subject: `user ${userId}`,
      detail: {
        from: {
          roles: row.roles,
          extra: row.extra_permissions,
          timed: before,
          storeControlRole: row.store_control_role,
        },
        to: access,
      },
    });
  });
}
