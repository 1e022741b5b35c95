import type { visitorCalls } from "@selvedge/contracts/visitors/visitors.calls";
import type { Bound } from "@selvedge/db/bound";
import { isStillComing, readComingSoon } from "@selvedge/domain/access/coming-soon";
import type { DivisionId } from "@selvedge/domain/ids";
import type * as z from "zod";
import { storedAccess, visitorsOf } from "./queries.ts";

export type ShopAccess = z.output<typeof visitorCalls.access.reply>["data"];

/** Who may visit a shop. A shop whose opening has passed is open, whatever else is stored. */
export async function readAccess(db: Bound, divisionId: DivisionId, now: Date): Promise<ShopAccess> {
  const [stored, visitors] = await Promise.all([storedAccess(db, divisionId), visitorsOf(db, divisionId)]);
  const comingSoon = readComingSoon(stored.coming_soon_page);
  const isComing = stored.coming_soon_enabled === true && isStillComing(comingSoon, now.getTime());
  const since = stored.under_review_since;
  return {
    door: isComing ? "comingSoon" : stored.password_hash ? "password" : "open",
    hasPassword: typeof stored.password_hash === "string",
    passwordChangedAt: stored.password_changed_at?.toISOString() ?? null,
    comingSoon,
    underReview: since && { since: since.toISOString(), reason: stored.under_review_reason },
    visitors: visitors.map(({ id, email, mailed_at }) => ({ id, email, mailedAt: mailed_at.toISOString() })),
    timeZone: stored.time_zone,
  };
}
