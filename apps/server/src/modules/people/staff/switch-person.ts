import { withoutDivision } from "@selvedge/db/with-division";
import { refusalOfSwitch } from "@selvedge/domain/access/staff-rules";
import { staffStatusLabel } from "@selvedge/domain/people/staff";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { deleteSessions, endAttempts } from "../accounts/index.ts";
import { forgetDevices } from "../second-factors/index.ts";
import type { Actor } from "./actor.ts";
import { lockStaffFor, requireAllowed } from "./lock-staff.ts";
import { setStatus, writePlatformAudit } from "./write-queries.ts";

/**
 * Switches a colleague off or on. Switched off, they lose every session, every sign-in that waits for a code, every
 * remembered device and every open stream at once. Does nothing for one who is so already. Throws notFound, accessRefused.
 */
export async function switchPerson(
  { pools, now }: Platform,
  userId: number,
  { isOn, reason }: { isOn: boolean; reason: string },
  by: Actor,
): Promise<{ id: number; status: "Enabled" | "Pending" | "Disabled" }> {
  return withoutDivision(pools.backOffice, async (db) => {
    const { actor, member, admins, row } = await lockStaffFor(db, by.accountId, userId);
    requireAllowed(refusalOfSwitch(actor, member, isOn, admins));
    const status = isOn ? 0 : -1;
    if (row.status !== status) {
      await setStatus(db, userId, status);
      await writePlatformAudit(db, by, {
        action: isOn ? "user.enabled" : "user.disabled",
        subject: `user ${userId}`,
        detail: { reason },
      });
    }
    if (!isOn) {
      await deleteSessions(db, member.accountId);
      await endAttempts(db, member.accountId, now());
      await forgetDevices(db, member.accountId);
      await sql`select pg_notify('account_ended', ${String(member.accountId)})`.execute(db);
    }
    return { id: userId, status: staffStatusLabel(status) as "Enabled" | "Disabled" };
  });
}
