// The moves of garment orders, and those that paper shares with them. Source: print-on-demand section 3.
import type { Edge, EffectName } from "./edge.ts";
import type { NormalStatus } from "./flows.ts";

type Making = Extract<NormalStatus, "processing" | "label_printed" | "printed" | "consolidated" | "packing">;

export const normalMaking = ["processing", "label_printed", "printed", "consolidated", "packing"] as const;

/** What every payment brings about. */
export const paid: readonly EffectName[] = [
  "stampPaid",
  "runFriskCheck",
  "countSale",
  "renderPrintFiles",
  "sendConfirmation",
];

/** From the basket to the payment. Late money for a lapsed order brings it back: the processor is the truth about money. */
export const payingEdges: readonly Edge[] = [
  {
    from: ["new"],
    to: "to_be_paid",
    who: { system: true },
    guards: ["basketValid", "stockThere", "addressValid"],
    effects: [],
    meaning: "The shopper has asked to pay.",
  },
  {
    from: ["new", "to_be_paid"],
    to: "paid",
    who: { system: true },
    guards: ["paymentMatches"],
    effects: ["revive", ...paid],
    meaning: "The money has arrived.",
  },
  {
    from: ["new", "to_be_paid"],
    to: "paid",
    who: { system: true },
    guards: ["totalIsZero"],
    effects: paid,
    meaning: "There is nothing to pay.",
  },
  {
    from: ["new", "to_be_paid"],
    to: "paid",
    who: { staff: "orders.mark_paid" },
    guards: ["reasonGiven"],
    effects: paid,
    meaning: "Finance has received the money.",
  },
];

/** Releasing by hand ends the edit window early; the planner waits for its end. */
const releaseEdges: readonly Edge[] = [
  {
    from: ["paid"],
    to: "processing",
    who: { staff: "orders.release" },
    guards: [
      "noReleaseHold",
      "nothingDenied",
      "productsApproved",
      "filesVerified",
      "friskPassed",
      "personalisationComplete",
    ],
    effects: ["createLabels"],
    meaning: "Released to the floor with one label for each garment.",
  },
  {
    from: ["paid"],
    to: "processing",
    who: { system: true },
    guards: [
      "noReleaseHold",
      "nothingDenied",
      "productsApproved",
      "filesVerified",
      "friskPassed",
      "personalisationComplete",
      "editWindowOver",
    ],
    effects: ["createLabels"],
    meaning: "Released to the floor by the planner.",
  },
];

/** Moves that labels cause. No one sets these by hand, so permissions and conditions are checked at the stations. */
export const projectedEdges = (making: readonly Making[]): readonly Edge[] => [
  ...making.map((to) => ({
    from: making.filter((each) => each !== to),
    to,
    who: { system: true as const },
    guards: [],
    effects: [],
    meaning: madeWords[to],
  })),
  {
    from: ["packing"],
    to: "complete",
    who: { system: true },
    guards: [],
    effects: ["stampCompleted", "freeHole", "sendTracking"],
    meaning: "The parcel has left.",
  },
];

const madeWords: Record<Making, string> = {
  processing: "A garment is made again from the start.",
  label_printed: "The first label has been printed.",
  printed: "Every garment has been printed and checked.",
  consolidated: "Every garment waits in the order's hole.",
  packing: "The parcel is being packed.",
};

/** Stopping, going on, disputes, refunds and cancelling. */
export const exceptionEdges = (making: readonly Making[]): readonly Edge[] => [
  {
    from: ["paid", ...making],
    to: "issue",
    who: { staff: "orders.stop" },
    guards: ["reasonGiven"],
    effects: ["rememberResumeStatus"],
    meaning: "Stopped until someone has checked it.",
  },
  ...(["paid", ...making] as const).map(
    (to): Edge => ({
      from: ["issue"],
      to,
      who: { staff: "orders.resume" },
      guards: ["resumesWhereItStopped", "reasonGiven"],
      effects: ["forgetResumeStatus", "requeueLabels"],
      meaning: "Back to where it was stopped.",
    }),
  ),
  {
    from: ["paid", ...making, "issue", "complete"],
    to: "disputed",
    who: { system: true, staff: "orders.dispute" },
    guards: [],
    effects: ["rememberResumeStatus"],
    meaning: "The card holder disputes the payment.",
  },
  {
    from: ["disputed"],
    to: "complete",
    who: { staff: "orders.decide_dispute" },
    guards: ["disputeWon", "shipped"],
    effects: ["forgetResumeStatus"],
    meaning: "The dispute was decided for the shop.",
  },
  ...(["paid", ...making] as const).map(
    (to): Edge => ({
      from: ["disputed"],
      to,
      who: { staff: "orders.decide_dispute" },
      guards: ["disputeWon", "notShipped", "resumesWhereItStopped"],
      effects: ["forgetResumeStatus", "requeueLabels"],
      meaning: "The dispute was decided for the shop, and the order goes on.",
    }),
  ),
  {
    from: ["disputed"],
    to: "refunded",
    who: { staff: "orders.decide_dispute" },
    guards: ["disputeLost"],
    effects: ["forgetResumeStatus", "cancelLabels", "freeHole", "bookChargeback"],
    meaning: "The dispute was decided for the card holder. The bank has taken the money.",
  },
  {
    from: ["complete"],
    to: "exchanged",
    // The system once the difference of a dearer size is paid.
    who: { staff: "orders.exchange", merchant: "orders.manage", system: true },
    guards: ["returnDecided"],
    effects: [],
    meaning: "Another garment is sent in exchange.",
  },
  {
    from: ["paid", ...making, "issue", "disputed", "complete"],
    to: "refunded",
    who: { staff: "orders.refund" },
    guards: ["fullRefund"],
    effects: ["forgetResumeStatus", "cancelLabels", "freeHole", "returnMoney"],
    meaning: "The money went back.",
  },
  {
    from: ["paid", ...making, "issue", "complete"],
    to: "refunded",
    who: { merchant: "orders.refund" },
    guards: ["fullRefund"],
    effects: ["forgetResumeStatus", "cancelLabels", "freeHole", "returnMoney"],
    meaning: "The shop gave the money back.",
  },
  {
    from: ["paid", ...making, "issue", "complete"],
    to: "refunded",
    who: { staff: "orders.refund_small" },
    guards: ["fullRefund", "withinRefundLimit"],
    effects: ["forgetResumeStatus", "cancelLabels", "freeHole", "returnMoney"],
    meaning: "The money went back, within the limit of customer care.",
  },
  {
    from: ["paid", ...making, "issue", "disputed", "complete"],
    to: "refunded",
    who: { system: true },
    guards: ["fullRefund"],
    effects: ["forgetResumeStatus", "cancelLabels", "freeHole"],
    meaning: "The provider has refunded the money.",
  },
  ...cancelEdges,
];

/**
 * A cancelled order that was paid is refunded with nothing active; one that was not keeps its status. Both are deleted.
 * A shopper cancels until the order is released and has labels; the shop and customer care until a label is printed.
 */
const cancelEdges: readonly Edge[] = [
  {
    from: ["new", "to_be_paid"],
    to: "deleted",
    who: { shopper: true, merchant: "orders.manage", staff: "orders.cancel" },
    guards: [],
    effects: ["markDeleted"],
    meaning: "Cancelled before it was paid.",
  },
  {
    from: ["new", "to_be_paid"],
    to: "deleted",
    who: { system: true },
    guards: ["unpaidTooLong"],
    effects: ["markDeleted"],
    meaning: "It was not paid in time.",
  },
  {
    from: ["paid"],
    to: "deleted",
    who: { shopper: true, merchant: "orders.manage", staff: "orders.cancel", system: true },
    guards: ["noPrintedLabel"],
    effects: ["cancelLabels", "freeHole", "markDeleted", "returnMoney", "sendCancellation"],
    meaning: "Cancelled before anything was made, and refunded.",
  },
  {
    from: ["processing"],
    to: "deleted",
    who: { merchant: "orders.manage", staff: "orders.cancel", system: true },
    guards: ["noPrintedLabel"],
    effects: ["cancelLabels", "freeHole", "markDeleted", "returnMoney", "sendCancellation"],
    meaning: "Taken back from the floor before a label was printed, and refunded.",
  },
];

/** Every move of a garment order. */
export const normalEdges: readonly Edge[] = [
  ...payingEdges,
  ...releaseEdges,
  ...projectedEdges(normalMaking),
  ...exceptionEdges(normalMaking),
];
