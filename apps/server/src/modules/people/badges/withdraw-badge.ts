import { withoutDivision } from "@selvedge/db/with-division";
import type { WithdrawalReason } from "@selvedge/domain/people/badges";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Actor, writePlatformAudit } from "../staff/index.ts";
import { lockBadge } from "./queries.ts";
import { endBadgeSessions, writeWithdrawn } from "./write-queries.ts";

/** Withdraws a badge and ends what it has opened. Withdrawing it twice keeps the first date. Throws notFound. */
export async function withdrawBadge(
  { pools, now }: Platform,
  id: number,
  because: WithdrawalReason,
  by: Actor,
): Promise<{ id: number; withdrawnAt: string }> {
  return withoutDivision(pools.backOffice, async (db) => {
    const badge = await lockBadge(db, id);
    if (!badge) throw new Refusal("notFound");
    if (badge.revokedAt) return { id, withdrawnAt: badge.revokedAt.toISOString() };
    const at = now();
    await writeWithdrawn(db, id, because, at);
    await endBadgeSessions(db, badge.accountId);
    await writePlatformAudit(db, by, {
      action: "badge.withdrawn",
      subject: `user ${badge.staffUserId}`,
      detail: { badge: id, ending: badge.ending, because },
    });
    return { id, withdrawnAt: at.toISOString() };
  });
}
