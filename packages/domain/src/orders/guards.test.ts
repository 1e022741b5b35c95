import { expect, test } from "vitest";
import { type GuardName, guards, type ItemFacts, type MoveFacts } from "./guards.ts";

const tee: ItemFacts = { name: "Luna Moth tee", approval: "approved", sides: ["front"], verifiedSides: ["front"] };
const mug: ItemFacts = {
  name: "Tide mug",
  approval: "approved",
  sides: ["front", "back"],
  verifiedSides: ["front", "back"],
};
const of = (...items: ItemFacts[]): MoveFacts => ({ items });

/** What passes, and beside it what is just short of it. Source: print-on-demand section 3, column "Guard". */
const rows: readonly [GuardName, passes: MoveFacts[], stops: MoveFacts[]][] = [
  ["basketValid", [{ isBasketValid: true }], [{ isBasketValid: false }]],
  ["stockThere", [{ isStockThere: true }], [{ isStockThere: false }]],
  ["addressValid", [{ isAddressValid: true }], [{ isAddressValid: false }]],
  ["paymentMatches", [{ payment: "matches" }], [{ payment: "other_amount" }, { payment: "none" }]],
  ["totalIsZero", [{ totalMinor: 0 }], [{ totalMinor: 1 }]],
  [
    "friskPassed",
    [{ frisk: "pass" }, { frisk: "not_needed" }],
    [{ frisk: "review" }, { frisk: "block" }, { frisk: "pending" }],
  ],
  ["noReleaseHold", [{ holds: [] }, { holds: ["out_of_stock"] }], [{ holds: ["frisk_review"] }]],
  ["nothingDenied", [of(tee, { ...mug, approval: "pending" })], [of(tee, { ...mug, approval: "denied" }), of()]],
  [
    "productsApproved",
    [of(tee, mug)],
    [of(tee, { ...mug, approval: "pending" }), of({ ...tee, approval: "draft" }), of()],
  ],
  [
    "filesVerified",
    [of(tee, mug)],
    [of({ ...tee, verifiedSides: [] }), of(tee, { ...mug, verifiedSides: ["front"] }), of({ ...tee, sides: [] }), of()],
  ],
  ["personalisationComplete", [{ isPersonalisationComplete: true }], [{ isPersonalisationComplete: false }]],
  ["editWindowOver", [{ isEditWindowOver: true }], [{ isEditWindowOver: false }]],
  ["batchClosed", [{ isBatchClosed: true }], [{ isBatchClosed: false }]],
  ["reasonGiven", [{ reason: "Because" }], [{ reason: "" }, { reason: "  " }]],
  [
    "resumesWhereItStopped",
    [{ resumeStatus: "printed", to: "printed" }],
    [{ resumeStatus: "paid", to: "printed" }, { resumeStatus: null, to: "printed" }, { resumeStatus: "printed" }],
  ],
  ["shipped", [{ hasShipped: true }], [{ hasShipped: false }]],
  ["notShipped", [{ hasShipped: false }], [{ hasShipped: true }]],
  ["disputeWon", [{ disputeOutcome: "won" }], [{ disputeOutcome: "lost" }, { disputeOutcome: null }]],
  ["disputeLost", [{ disputeOutcome: "lost" }], [{ disputeOutcome: "won" }, { disputeOutcome: null }]],
  ["returnDecided", [{ returnDecision: "approved" }, { returnDecision: "keep_it" }], [{ returnDecision: null }]],
  ["fullRefund", [{ isFullRefund: true }], [{ isFullRefund: false }]],
  ["withinRefundLimit", [{ isWithinRefundLimit: true }], [{ isWithinRefundLimit: false }]],
  ["noPrintedLabel", [{ printedLabels: 0 }], [{ printedLabels: 1 }]],
  ["unpaidTooLong", [{ isUnpaidTooLong: true }], [{ isUnpaidTooLong: false }]],
  ["silentTooLong", [{ daysWithoutReply: 14 }, { daysWithoutReply: 15 }], [{ daysWithoutReply: 13 }]],
  ["proofUploaded", [{ isProofUploaded: true }], [{ isProofUploaded: false }]],
  ["proofCurrent", [{ isProofCurrent: true }], [{ isProofCurrent: false }]],
  ["approvalOnFile", [{ isApprovalOnFile: true }], [{ isApprovalOnFile: false }]],
  ["termsAuthorised", [{ areTermsAuthorised: true }], [{ areTermsAuthorised: false }]],
  ["poNumberGiven", [{ poNumber: "PO-77" }], [{ poNumber: "" }, { poNumber: " " }]],
];

test.each(rows)("the guard %s lets through what it is for, and says in a sentence why not", (name, passes, stops) => {
  for (const facts of passes) expect(guards[name](facts), JSON.stringify(facts)).toBeNull();
  for (const facts of [...stops, {}]) expect(guards[name](facts), JSON.stringify(facts)).toMatch(/^[A-Z].*\.$/);
});

test("every guard has a row above", () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(guards));
});

test.each<[GuardName, MoveFacts, string]>([
  [
    "filesVerified",
    of({ ...tee, verifiedSides: [] }, { ...mug, verifiedSides: [] }),
    "Luna Moth tee, Tide mug have no print file yet. They are being made.",
  ],
  [
    "nothingDenied",
    of({ ...tee, approval: "denied" }, { ...tee, approval: "denied" }),
    "Luna Moth tee was denied by moderation.",
  ],
  ["noReleaseHold", { holds: ["frisk_review"] }, "Risk review is holding it. Release the hold first."],
  ["noReleaseHold", {}, "It is not known whether a hold blocks the order."],
  ["productsApproved", {}, "It is not known what to make."],
])("%s with %j names what it is about: %s", (name, facts, sentence) => {
  expect(guards[name](facts)).toBe(sentence);
});
