// The moves of quoted work, from the first question to the parcel. What stops it are holds: the flow has no issue and no
// dispute of its own. Source: print-on-demand section 3 "Bespoke".
import type { Edge } from "./edge.ts";
import type { BespokeStatus } from "./flows.ts";
import { paid } from "./normal-edges.ts";

export const bespokeMaking = [
  "bespoke_production",
  "bespoke_documents_printed",
  "bespoke_sorted",
  "bespoke_printing",
  "bespoke_packing",
] as const satisfies readonly BespokeStatus[];

const beforeMoney = ["quote", "bespoke_idle", "bespoke_requested_terms", "bespoke_authorised_terms"] as const;

const quoteEdges: readonly Edge[] = [
  {
    from: ["quote"],
    to: "bespoke_idle",
    who: { system: true },
    guards: ["silentTooLong"],
    effects: [],
    meaning: "The customer has been silent for two weeks.",
  },
  {
    from: ["bespoke_idle"],
    to: "quote",
    who: { shopper: true, staff: "quotes.write" },
    guards: [],
    effects: [],
    meaning: "The quote is open again.",
  },
  {
    from: ["quote"],
    to: "bespoke_requested_terms",
    who: { shopper: true, staff: "quotes.write" },
    guards: [],
    effects: [],
    meaning: "The customer asks to pay by invoice.",
  },
  {
    from: ["bespoke_requested_terms"],
    to: "bespoke_authorised_terms",
    who: { staff: "quotes.authorise_terms" },
    guards: [],
    effects: [],
    meaning: "The customer may pay by invoice.",
  },
  {
    from: ["bespoke_requested_terms"],
    to: "quote",
    who: { staff: "quotes.authorise_terms" },
    guards: ["reasonGiven"],
    effects: [],
    meaning: "The customer pays before production.",
  },
];

const proofEdges: readonly Edge[] = [
  {
    from: ["quote", "bespoke_requested_terms", "bespoke_authorised_terms"],
    to: "bespoke_mockup",
    who: { staff: "quotes.proof" },
    guards: ["proofUploaded"],
    effects: [],
    meaning: "A proof waits for the customer.",
  },
  {
    from: ["bespoke_approved", "bespoke_paid", "po_confirmed"],
    to: "bespoke_mockup",
    who: { staff: "quotes.proof" },
    guards: ["proofUploaded", "reasonGiven"],
    effects: [],
    meaning: "The art has changed, so the customer looks again.",
  },
  {
    from: ["bespoke_mockup"],
    to: "bespoke_approved",
    who: { shopper: true },
    guards: ["proofCurrent"],
    effects: [],
    meaning: "The customer has approved the proof.",
  },
  {
    from: ["bespoke_mockup"],
    to: "bespoke_approved",
    who: { staff: "quotes.approve" },
    guards: ["proofCurrent", "approvalOnFile"],
    effects: [],
    meaning: "The customer has approved the proof by email.",
  },
];

const moneyEdges: readonly Edge[] = [
  {
    from: ["bespoke_approved"],
    to: "bespoke_paid",
    who: { system: true },
    guards: ["paymentMatches"],
    effects: paid,
    meaning: "The money has arrived.",
  },
  {
    from: ["bespoke_approved"],
    to: "bespoke_paid",
    who: { staff: "orders.mark_paid" },
    guards: ["reasonGiven"],
    effects: paid,
    meaning: "Finance has received the money.",
  },
  {
    from: ["bespoke_approved"],
    to: "po_confirmed",
    who: { staff: "quotes.record_po" },
    guards: ["termsAuthorised", "poNumberGiven"],
    effects: ["renderPrintFiles", "sendConfirmation"],
    meaning: "The customer pays by invoice, against a purchase order.",
  },
  {
    from: ["bespoke_paid", "po_confirmed", ...bespokeMaking, "bespoke_shipped"],
    to: "bespoke_refunded",
    who: { staff: "orders.refund" },
    guards: ["fullRefund"],
    effects: ["cancelLabels", "freeHole", "returnMoney"],
    meaning: "The money went back.",
  },
];

const productionEdges: readonly Edge[] = [
  {
    from: ["bespoke_paid", "po_confirmed"],
    to: "bespoke_production",
    who: { system: true, staff: "production.plan" },
    guards: ["noReleaseHold", "filesVerified"],
    effects: ["createLabels"],
    meaning: "Planned into production.",
  },
  ...bespokeMaking.map((to) => ({
    from: bespokeMaking.filter((each) => each !== to),
    to,
    who: { system: true as const },
    guards: [],
    effects: [],
    meaning: madeWords(to),
  })),
  {
    from: ["bespoke_packing"],
    to: "bespoke_shipped",
    who: { system: true },
    guards: [],
    effects: ["stampCompleted", "freeHole", "sendTracking"],
    meaning: "The parcels have left.",
  },
];

function madeWords(status: (typeof bespokeMaking)[number]): string {
  return {
    bespoke_production: "A garment is made again from the start.",
    bespoke_documents_printed: "The first label has been printed.",
    bespoke_sorted: "Blanks are picked and counted by size.",
    bespoke_printing: "The first garment is being printed.",
    bespoke_packing: "Every garment has been printed and checked.",
  }[status];
}

const cancelEdges: readonly Edge[] = [
  {
    from: [...beforeMoney, "bespoke_mockup", "bespoke_approved"],
    to: "deleted",
    who: { shopper: true, merchant: "quotes.manage", staff: "quotes.write" },
    guards: [],
    effects: ["markDeleted"],
    meaning: "The quote did not become an order.",
  },
  {
    from: ["bespoke_paid", "po_confirmed", "bespoke_production"],
    to: "deleted",
    who: { staff: "orders.cancel" },
    guards: ["noPrintedLabel"],
    effects: ["cancelLabels", "freeHole", "markDeleted", "returnMoney", "sendCancellation"],
    meaning: "Cancelled before anything was made, and refunded.",
  },
];

/** Every move of quoted work. */
export const bespokeEdges: readonly Edge[] = [
  ...quoteEdges,
  ...proofEdges,
  ...moneyEdges,
  ...productionEdges,
  ...cancelEdges,
];
