// What must be true before an order makes a step, and the sentence that says why it is not. A fact that no one has
// supplied counts as not true: the tables refuse by default. Source: print-on-demand section 3, column "Guard".
import { holdThatStops } from "../factory/holds.ts";
import type { OrderStatus } from "./flows.ts";

/** What is known about an order before a move. */
export interface MoveFacts {
  isDeleted?: boolean;
  /** Codes of the holds that are open. */
  holds?: readonly string[];
  /** Where a stopped order goes back to. */
  resumeStatus?: OrderStatus | null;
  /** Where the move goes, for guards that compare. Filled in by the table. */
  to?: OrderStatus | "deleted";
  /** What the person wrote. */
  reason?: string;
  isBasketValid?: boolean;
  isStockThere?: boolean;
  isAddressValid?: boolean;
  /** What the processor reported: the right money, other money, or none. */
  payment?: "matches" | "other_amount" | "none";
  totalMinor?: number;
  frisk?: "pass" | "review" | "block" | "pending" | "not_needed";
  items?: readonly ItemFacts[];
  isPersonalisationComplete?: boolean;
  /** Whether the half hour has passed in which a shopper may still change a paid order. */
  isEditWindowOver?: boolean;
  isBatchClosed?: boolean;
  /** Labels that have been on paper and are still active. */
  printedLabels?: number;
  hasShipped?: boolean;
  isUnpaidTooLong?: boolean;
  disputeOutcome?: "won" | "lost" | null;
  /** What was decided about the garments that would come back. */
  returnDecision?: "approved" | "keep_it" | null;
  isFullRefund?: boolean;
  isWithinRefundLimit?: boolean;
  daysWithoutReply?: number;
  isProofUploaded?: boolean;
  /** Whether the proof that was approved is the newest one, by its hash. */
  isProofCurrent?: boolean;
  isApprovalOnFile?: boolean;
  areTermsAuthorised?: boolean;
  poNumber?: string;
}

/** A line as the release to the floor checks it. */
export interface ItemFacts {
  name: string;
  approval: "draft" | "pending" | "approved" | "denied";
  /** Sides that carry a print; none means that it is unknown what to print. */
  sides: readonly string[];
  /** Sides whose print file has been made and read back. */
  verifiedSides: readonly string[];
}

/** Days after which a quote without an answer becomes dormant. */
export const quoteWithoutReplyDays = 14;
/** Minutes for which a shopper may change or cancel what was just paid, before the planner may take it. */
export const editWindowMinutes = 30;

type Guard = (facts: MoveFacts) => string | null;

const must =
  (isTrue: (facts: MoveFacts) => boolean | undefined, otherwise: string): Guard =>
  (facts) =>
    isTrue(facts) ? null : otherwise;

/** Each guard gives the sentence against the move, or null. */
export const guards = {
  basketValid: must((f) => f.isBasketValid, "Something in the basket has changed. Check it again."),
  stockThere: must((f) => f.isStockThere, "Something in the basket is out of stock."),
  addressValid: must((f) => f.isAddressValid, "The address does not fit the delivery service."),
  paymentMatches: must((f) => f.payment === "matches", "No payment of this amount and currency has come in."),
  totalIsZero: must((f) => f.totalMinor === 0, "There is something to pay."),
  friskPassed: must((f) => f.frisk === "pass" || f.frisk === "not_needed", "The order is still being checked."),
  noReleaseHold: (f) => {
    const hold = f.holds ? holdThatStops(f.holds, "release") : null;
    if (!f.holds) return "It is not known whether a hold blocks the order.";
    return hold && `${hold.name} is holding it. Release the hold first.`;
  },
  nothingDenied: (f) =>
    aboutItems(f, ({ approval }) => approval === "denied", "was denied by moderation.", "were denied by moderation."),
  productsApproved: (f) =>
    aboutItems(f, ({ approval }) => approval !== "approved", "is waiting for approval.", "are waiting for approval."),
  filesVerified: (f) =>
    aboutItems(
      f,
      lacksFiles,
      "has no print file yet. It is being made.",
      "have no print file yet. They are being made.",
    ),
  personalisationComplete: must((f) => f.isPersonalisationComplete, "The personalisation is missing."),
  editWindowOver: must((f) => f.isEditWindowOver, "The shopper can still change it for a few minutes."),
  batchClosed: must((f) => f.isBatchClosed, "Its batch of paper is still open."),
  reasonGiven: must((f) => (f.reason ?? "").trim() !== "", "Give a short reason."),
  resumesWhereItStopped: must((f) => f.resumeStatus != null && f.resumeStatus === f.to, "It was not stopped there."),
  shipped: must((f) => f.hasShipped, "The order has not been sent."),
  notShipped: must((f) => f.hasShipped === false, "The order has been sent."),
  disputeWon: must((f) => f.disputeOutcome === "won", "The bank has not decided for the shop."),
  disputeLost: must((f) => f.disputeOutcome === "lost", "The bank has not decided for the card holder."),
  returnDecided: must(
    (f) => f.returnDecision != null,
    "No return has been approved, nor a garment left to the shopper.",
  ),
  fullRefund: must((f) => f.isFullRefund, "A partial refund does not change the order's status."),
  withinRefundLimit: must((f) => f.isWithinRefundLimit, "The amount is over your limit. Ask finance."),
  noPrintedLabel: must((f) => f.printedLabels === 0, "Its garments are being made already."),
  unpaidTooLong: must((f) => f.isUnpaidTooLong, "It may still be paid."),
  silentTooLong: must(
    (f) => (f.daysWithoutReply ?? 0) >= quoteWithoutReplyDays,
    "The customer has answered within two weeks.",
  ),
  proofUploaded: must((f) => f.isProofUploaded, "Upload the proof first."),
  proofCurrent: must((f) => f.isProofCurrent, "There is a newer proof. Check that one."),
  approvalOnFile: must((f) => f.isApprovalOnFile, "Record the customer's email first."),
  termsAuthorised: must((f) => f.areTermsAuthorised, "Finance has not authorised payment terms."),
  poNumberGiven: must((f) => (f.poNumber ?? "").trim() !== "", "The purchase order's number is missing."),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

const lacksFiles = ({ sides, verifiedSides }: ItemFacts): boolean =>
  sides.length === 0 || sides.some((side) => !verifiedSides.includes(side));

function aboutItems(
  { items }: MoveFacts,
  isMeant: (item: ItemFacts) => boolean,
  ofOne: string,
  ofSeveral: string,
): string | null {
  if (!items || items.length === 0) return "It is not known what to make.";
  const names = [...new Set(items.filter(isMeant).map(({ name }) => name))];
  return names.length === 0 ? null : `${names.join(", ")} ${names.length === 1 ? ofOne : ofSeveral}`;
}
