// A shop that the platform looks at before it may sell, or sell on: put under review and taken off by staff, or denied.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type AuditActor, writeAudit } from "../../plumbing/audit/index.ts";
import { type Denial, denialOf, shownDenial } from "./queries.ts";
import { keepApproval, lockReview, setReview } from "./write-queries.ts";

export interface ByStaff {
  by: AuditActor;
  requestId: string;
}

/**
 * Puts a shop under review, from the next request on, and mails its owners the reason. One that is under review gets the
 * new reason; the same one again changes nothing. One whose site was denied is looked at again. Throws notFound, and
 * validation for the platform's own site, which is never closed.
 */
export function startReview({ pools, now }: Platform, divisionId: DivisionId, reason: string, staff: ByStaff) {
  return withoutDivision(pools.backOffice, async (db) => {
    const before = await lockedReview(db, divisionId);
    if (before.since && !before.denial && before.reason === reason) return shownReview(divisionId, before);
    const review = { since: before.since ?? now(), reason, denial: null };
    await setReview(db, divisionId, review);
    if (!before.since || before.denial) await keepApproval(db, divisionId, null);
    const action = before.denial ? "shop.denial_undone" : before.since ? "shop.review_changed" : "shop.review_started";
    await recordAndMail(db, { action, divisionId, at: now(), staff, detail: { reason }, mail: {} });
    return shownReview(divisionId, review);
  });
}

/**
 * Ends a review, or a denial: the shop stands as its owner set it, and its owners get a mail. Does nothing where none is.
 * Throws notFound.
 */
export function endReview({ pools, now }: Platform, divisionId: DivisionId, note: string, staff: ByStaff) {
  return withoutDivision(pools.backOffice, async (db) => {
    const before = await lockedReview(db, divisionId);
    if (!before.since) return shownReview(divisionId, before);
    const review = { since: null, reason: "", denial: null };
    await setReview(db, divisionId, review);
    await keepApproval(db, divisionId, { ...decidedBy(staff, now()), denialReason: null });
    const detail = { reason: note, since: before.since.toISOString() };
    await recordAndMail(db, {
      action: "shop.review_ended",
      divisionId,
      at: now(),
      staff,
      detail,
      mail: { isOver: true },
    });
    return shownReview(divisionId, review);
  });
}

/**
 * Denies the site of a shop that is under review: it stays closed, and its owners read why. Denied again it has the new
 * reason; the same one again changes nothing. Throws notFound, and validation where the shop is not under review.
 */
export function denySite({ pools, now }: Platform, divisionId: DivisionId, reason: string, staff: ByStaff) {
  return withoutDivision(pools.backOffice, async (db) => {
    const before = await lockedReview(db, divisionId);
    if (!before.since)
      throw new Refusal("validation", { errors: { reason: ["Put the shop under review first, and look at it"] } });
    if (before.denial?.reason === reason) return shownReview(divisionId, before);
    const at = now();
    await keepApproval(db, divisionId, { ...decidedBy(staff, at), denialReason: reason });
    await recordAndMail(db, {
      ...{ action: "shop.site_denied", divisionId, at, staff },
      ...{ detail: { reason }, mail: { isDenied: true } },
    });
    return shownReview(divisionId, { ...before, denial: { reason, at, answer: null } });
  });
}

const decidedBy = ({ by }: ByStaff, at: Date) => ({ at, accountId: by.accountId ?? null });

interface ReviewEvent {
  action: string;
  divisionId: DivisionId;
  at: Date;
  staff: ByStaff;
  detail: { reason: string; since?: string };
  mail: { isOver?: true; isDenied?: true };
}

/** Writes a step into the audit and mails it to the owners. */
async function recordAndMail(db: Bound, { action, divisionId, at, staff, detail, mail }: ReviewEvent): Promise<void> {
  await writeAudit(db, { ...staff, divisionId, action, subject: `shop ${divisionId}`, detail });
  const { isOver = false, isDenied = false } = mail;
  const event = `${action} ${at.getTime()}`;
  await enqueue(db, "mail_review", { divisionId, event, reason: detail.reason, isOver, isDenied });
}

async function lockedReview(db: Bound, divisionId: DivisionId) {
  const row = await lockReview(db, divisionId);
  if (!row) throw new Refusal("notFound");
  if (divisionId === mainDivisionId)
    throw new Refusal("validation", { errors: { reason: ["The platform's own site cannot be put under review"] } });
  // Read once the row is locked: what was decided while this one waited counts.
  return { ...row, denial: await denialOf(db, divisionId) };
}

interface ShownReview {
  since: Date | null;
  reason: string;
  denial: Omit<Denial, "id"> | null;
}

const shownReview = (id: DivisionId, { since, reason, denial }: ShownReview) => ({
  id,
  underReviewSince: since?.toISOString() ?? null,
  reviewReason: reason,
  denial: since && denial ? shownDenial(denial) : null,
});
