import type { CallBody } from "@selvedge/contracts/call";
import type { reviewCalls } from "@selvedge/contracts/reviews/reviews.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { findReview, type OwnReviewRow } from "./own-queries.ts";
import { writeDecision } from "./write-queries.ts";

type Decision = CallBody<typeof reviewCalls.decideReview> & { id: number };

/** Shows, hides or answers a review, with a row in the audit. Throws notFound, and stale where it has changed meanwhile. */
export const decideReview = ({ pools }: Platform, by: Merchant, decision: Decision): Promise<OwnReviewRow> =>
  withDivision(pools.web, by.divisionId, async (db) => {
    const { id, state, hiddenReason = "", reply = "", version } = decision;
    const before = await findReview(db, by.divisionId, id);
    if (!before) throw new Refusal("notFound");
    if (!(await writeDecision(db, by.divisionId, { id, version, state, hiddenReason, reply })))
      throw new Refusal("stale");
    const detail = { state, ...(state === "hidden" ? { hiddenReason } : {}), ...(reply ? { reply } : {}) };
    await writeAudit(db, { ...byMerchant(by), action: `review.${state}`, subject: `review ${id}`, detail });
    return (await findReview(db, by.divisionId, id))!;
  });
