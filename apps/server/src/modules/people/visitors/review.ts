// A shop that the platform looks at before it may sell, or sell on: put under review and taken off by staff.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type AuditActor, writeAudit } from "../../plumbing/audit/index.ts";
import { keepApproval, lockReview, setReview } from "./write-queries.ts";

export interface ByStaff {
  by: AuditActor;
  requestId: string;
}

/**
 * Puts a shop under review, from the next request on, and mails its owners the reason. One that is under review gets the
 * new reason; the same one again changes nothing. Throws notFound, and validation for the platform's own site, which is
 * never closed.
 */
export function startReview({ pools, now }: Platform, divisionId: DivisionId, reason: string, staff: ByStaff) {
  return withoutDivision(pools.backOffice, async (db) => {
    const before = await lockedReview(db, divisionId);
    if (before.since && before.reason === reason) return shownReview(divisionId, before);
    const review = { since: before.since ?? now(), reason };
    await setReview(db, divisionId, review);
    if (!before.since) await keepApproval(db, divisionId, null);
    const action = before.since ? "shop.review_changed" : "shop.review_started";
    await writeAudit(db, { ...staff, divisionId, action, subject: `shop ${divisionId}`, detail: { reason } });
    await enqueue(db, "mail_review", { divisionId, event: `${action} ${now().getTime()}`, reason, isOver: false });
    return shownReview(divisionId, review);
  });
}

/** Ends a review: the shop stands as its owner set it, and its owners get a mail. Does nothing where none is. Throws notFound. */
export function endReview({ pools, now }: Platform, divisionId: DivisionId, note: string, staff: ByStaff) {
  return withoutDivision(pools.backOffice, async (db) => {
    const before = await lockedReview(db, divisionId);
    if (!before.since) return shownReview(divisionId, before);
    const review = { since: null, reason: "" };
    await setReview(db, divisionId, review);
    await keepApproval(db, divisionId, { at: now(), accountId: staff.by.accountId ?? null });
    const action = "shop.review_ended";
    const detail = { reason: note, since: before.since.toISOString() };
    await writeAudit(db, { ...staff, divisionId, action, subject: `shop ${divisionId}`, detail });
    await enqueue(db, "mail_review", { divisionId, event: `${action} ${now().getTime()}`, reason: note, isOver: true });
    return shownReview(divisionId, review);
  });
}

async function lockedReview(db: Bound, divisionId: DivisionId) {
  const row = await lockReview(db, divisionId);
  if (!row) throw new Refusal("notFound");
  if (divisionId === mainDivisionId)
    throw new Refusal("validation", { errors: { reason: ["The platform's own site cannot be put under review"] } });
  return row;
}

const shownReview = (id: DivisionId, { since, reason }: { since: Date | null; reason: string }) => ({
  id,
  underReviewSince: since?.toISOString() ?? null,
  reviewReason: reason,
});
