import type { visitorCalls } from "@selvedge/contracts/visitors/visitors.calls";
import type { Bound } from "@selvedge/db/bound";
import { isStillComing, readComingSoon } from "@selvedge/domain/access/coming-soon";
import type { DivisionId } from "@selvedge/domain/ids";
import type * as z from "zod";
import { denialOf, shownAnswer, storedAccess, visitorsOf } from "./queries.ts";

export type ShopAccess = z.output<typeof visitorCalls.access.reply>["data"];

/** Who may visit a shop. A shop whose opening has passed is open, whatever else is stored. */
export async function readAccess(db: Bound, divisionId: DivisionId, now: Date): Promise<ShopAccess> {
  const [stored, visitors, denial] = await Promise.all([
    storedAccess(db, divisionId),
    visitorsOf(db, divisionId),
    denialOf(db, divisionId),
  ]);
  const comingSoon = readComingSoon(stored.coming_soon_page);
  const since = stored.under_review_since;
  return {
    door: doorOf(stored, now),
    hasPassword: typeof stored.password_hash === "string",
    passwordChangedAt: stored.password_changed_at?.toISOString() ?? null,
    comingSoon,
    underReview: since && {
      since: since.toISOString(),
      reason: denial?.reason ?? stored.under_review_reason,
      deniedAt: denial?.at.toISOString() ?? null,
      answer: shownAnswer(denial?.answer ?? null),
    },
    visitors: visitors.map(({ id, email, mailed_at }) => ({ id, email, mailedAt: mailed_at.toISOString() })),
    timeZone: stored.time_zone,
  };
}

/** How a shop stands, whether or not it is under review. */
export function doorOf(
  stored: Pick<Awaited<ReturnType<typeof storedAccess>>, "coming_soon_enabled" | "coming_soon_page" | "password_hash">,
  now: Date,
): ShopAccess["door"] {
  const isComing = isStillComing(readComingSoon(stored.coming_soon_page), now.getTime());
  return stored.coming_soon_enabled && isComing ? "comingSoon" : stored.password_hash ? "password" : "open";
}
