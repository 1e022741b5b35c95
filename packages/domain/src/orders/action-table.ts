// Everything that can be done with an order, one row each: which moves of the transition tables it makes, or
// who may and what prevents it. It is long because it is one table. Source: print-on-demand section 3 and section 9,
// point 7.
import { holdKindOf, mayMerchantReleaseHold, mayReleaseHold } from "../factory/holds.ts";
import { decideRelease } from "../factory/release-rules.ts";
import { decideReturn, type ReturnFacts } from "../returns/decide-return.ts";
import type { Actor, Who } from "./edge.ts";
import type { FlowName, OrderStatus } from "./flows.ts";
import type { MoveFacts } from "./guards.ts";
import { normalMaking } from "./normal-edges.ts";
import { roleForbids } from "./transitions.ts";

export interface ActionFacts extends MoveFacts {
  flow: FlowName;
  status: OrderStatus;
  /** Labels that are neither cancelled nor replaced. */
  activeLabels: number;
  /** What is left of the money that came in, in minor units. */
  refundableMinor?: number;
  /** Its invoice has not been paid yet. */
  isOwed?: boolean;
  /** How the parcel went; absent before it has left. */
  parcel?: Omit<ReturnFacts, "reason" | "hasPhoto">;
}

export interface Asker {
  kind: Actor;
  permissions: readonly string[];
}

export interface ActionRow {
  code: string;
  name: string;
  /** The key that does it on the back-office page; empty where it has none. */
  key: string;
  /** Where it makes sense at all. Every flow by default. */
  flows?: readonly FlowName[];
  /** The moves that it makes, any of which is enough. */
  to?: readonly (OrderStatus | "deleted")[];
  /** Whether those moves are meant now, where the goals alone do not say. */
  isMeant?: (facts: ActionFacts) => boolean;
  /** Only for these, where the table's rows to the same goal are also other people's. */
  only?: Actor;
  /** What the person enters when doing it, taken as given here. */
  asks?: MoveFacts;
  /** Shown where no move leads from here, or none that is theirs. */
  notNow?: string | ((facts: ActionFacts, by: Asker) => string);
  /** Who may, where it is no move. */
  who?: Who;
  /** What prevents it, where it is no move. */
  against?: (facts: ActionFacts, by: Asker) => string | null;
  /** What it does, shown while it can be done. */
  note: string | ((facts: ActionFacts, by: Asker) => string);
}

const unpaid: readonly OrderStatus[] = ["new", "to_be_paid"];
const payable: readonly OrderStatus[] = [...unpaid, "bespoke_approved"];
const quoting: readonly OrderStatus[] = [
  "quote",
  "bespoke_idle",
  "bespoke_requested_terms",
  "bespoke_authorised_terms",
  "bespoke_mockup",
  "bespoke_approved",
];
/** Quoted work that has been ordered and of which nothing is made: only colleagues cancel it. */
const quotedUnmade: readonly OrderStatus[] = ["bespoke_paid", "po_confirmed", "bespoke_production"];
const ended: readonly OrderStatus[] = ["complete", "exchanged", "refunded", "bespoke_shipped", "bespoke_refunded"];
const packed: readonly OrderStatus[] = ["packing", "bespoke_packing", ...ended];
const given = "given";

const isRefunded = ({ status }: ActionFacts) => status === "refunded" || status === "bespoke_refunded";
const stayedHere = (facts: ActionFacts) =>
  isRefunded(facts) && !facts.hasShipped ? "The order is refunded and was not sent." : null;
/** An address that the carrier does not know is asked for, also while the order is made. */
const isAddressAskedFor = ({ holds }: ActionFacts) => holds?.includes("address_invalid") ?? false;
const cancelled = ({ isDeleted }: ActionFacts) => (isDeleted ? "The order is cancelled." : null);
/** Nothing of what was sent is left that could come back, or be made again. */
const allBack = ({ parcel }: ActionFacts) =>
  parcel && parcel.activeQuantity === 0 ? "All of it has been returned already." : null;
const notPaidYet = ({ status }: ActionFacts) =>
  unpaid.includes(status) || quoting.includes(status) ? "The order has not been paid yet." : null;

export const actionTable = [
  row({
    code: "pay",
    name: "Pay",
    key: "",
    who: { shopper: true },
    against: (facts) => cancelled(facts) ?? (payable.includes(facts.status) ? null : "There is nothing to pay."),
    note: "takes you to the payment",
  }),
  row({
    code: "release",
    name: "Release to the floor",
    key: "R",
    flows: ["normal", "paper"],
    who: { staff: "orders.release" },
    against: (facts, by) => {
      const decision = decideRelease({ isDeleted: false, holds: [], items: [], ...facts }, by, facts.flow);
      return decision.ok ? null : decision.reason;
    },
    note: "makes one label for each garment",
  }),
  row({
    code: "print_labels",
    name: "Print labels",
    key: "L",
    who: { staff: "labels.print" },
    against: (facts) =>
      cancelled(facts) ??
      stayedHere(facts) ??
      (facts.activeLabels === 0
        ? "There are no labels before release."
        : ended.includes(facts.status)
          ? "The order has been sent."
          : null),
    note: ({ printedLabels = 0 }) => (printedLabels > 0 ? "again, which needs a reason" : "100 × 50 mm, one a garment"),
  }),
  row({
    code: "packing_slip",
    name: "Packing slip",
    key: "S",
    who: { staff: "orders.read" },
    against: (facts) => cancelled(facts) ?? notPaidYet(facts),
    note: "A4, in the shop's own look",
  }),
  row({
    code: "hold",
    name: "Place a hold",
    key: "H",
    who: { staff: "orders.hold", merchant: "orders.manage" },
    against: (facts) =>
      cancelled(facts) ?? stayedHere(facts) ?? (ended.includes(facts.status) ? "The order has been sent." : null),
    note: "stops the order at one step",
  }),
  row({
    code: "release_hold",
    name: "Release a hold",
    key: "",
    who: { staff: "orders.hold", merchant: "orders.manage" },
    against: ({ holds = [] }, { kind, permissions }) => {
      const may = kind === "merchant" ? mayMerchantReleaseHold : mayReleaseHold;
      if (holds.length === 0) return "Nothing holds the order.";
      if (holds.some((code) => may(code, permissions))) return null;
      const { name, merchantText } = holdKindOf(holds[0]!);
      return kind === "merchant" ? `${merchantText}. We will resume it.` : `${name} is not yours to release.`;
    },
    note: "resumes the order",
  }),
  row({
    code: "issue",
    name: "Stop for an issue",
    key: "I",
    flows: ["normal", "paper"],
    to: ["issue"],
    asks: { reason: given },
    notNow: "Only a paid order that has not been sent can be stopped.",
    note: "takes it off every queue",
  }),
  row({
    code: "resume",
    name: "Resume making",
    key: "G",
    flows: ["normal", "paper"],
    to: ["paid", ...normalMaking],
    isMeant: ({ status }) => status === "issue",
    asks: { reason: given },
    notNow: "The order is not stopped.",
    note: "back to where it was stopped",
  }),
  row({
    code: "mark_paid",
    name: "Mark as paid",
    key: "",
    to: ["paid", "bespoke_paid"],
    isMeant: ({ status }) => payable.includes(status),
    asks: { reason: given },
    notNow: ({ isOwed }) => (isOwed ? "What comes in is recorded on its quote." : "There is nothing to pay."),
    note: "when finance has received the money",
  }),
  row({
    code: "edit_address",
    name: "Change the address",
    key: "",
    who: { shopper: true, merchant: "orders.manage", staff: "orders.change_address" },
    against: (facts, { kind }) => {
      if (packed.includes(facts.status)) return stayedHere(facts) ?? "The parcel is addressed already.";
      if (kind === "shopper" && (facts.printedLabels ?? 0) > 0 && !isAddressAskedFor(facts))
        return "Your order is being made. Write to us.";
      return cancelled(facts);
    },
    note: (facts, { kind }) =>
      kind === "shopper" && !isAddressAskedFor(facts) ? "until we start to make it" : "until the parcel is addressed",
  }),
  row({
    code: "edit_items",
    name: "Change size or colour",
    key: "",
    flows: ["normal", "paper"],
    who: { shopper: true, merchant: "orders.manage", staff: "orders.exchange" },
    against: (facts) => {
      const { status, activeLabels, printedLabels = 0 } = facts;
      if (packed.includes(status)) return stayedHere(facts) ?? "The order is made.";
      const isPrinted = activeLabels > 0 && printedLabels >= activeLabels;
      return cancelled(facts) ?? notPaidYet(facts) ?? (isPrinted ? "Its garments are being made." : null);
    },
    note: "until we start to make it",
  }),
  row({
    code: "cancel",
    name: "Cancel the order",
    key: "",
    to: ["deleted"],
    notNow: ({ flow, status, printedLabels = 0 }, by) =>
      flow === "bespoke" && quotedUnmade.includes(status) && printedLabels === 0
        ? by.kind === "staff"
          ? roleForbids(by.kind)
          : "Write to us to cancel it."
        : "It can only be cancelled before it is made.",
    note: ({ status, isOwed }) => {
      if (unpaid.includes(status) || quoting.includes(status)) return "nothing is charged";
      return isOwed ? "its invoice need not be paid" : "the money goes back";
    },
  }),
  row({
    code: "request_return",
    name: "Return something",
    key: "E",
    who: { shopper: true, merchant: "orders.manage", staff: "orders.exchange" },
    against: (facts) => {
      if (!facts.hasShipped) return "It has not been sent yet.";
      if (facts.isOwed) return "Its invoice has not been paid yet.";
      return cancelled(facts) ?? allBack(facts);
    },
    note: "choose the garment and the reason",
  }),
  row({
    code: "exchange",
    name: "Exchange",
    key: "X",
    flows: ["normal", "paper"],
    // Not only its move: an order of which one garment was exchanged stays exchanged with the next.
    who: { staff: "orders.exchange", merchant: "orders.manage" },
    against: (facts) =>
      facts.status === "complete" || facts.status === "exchanged"
        ? (cancelled(facts) ?? allBack(facts))
        : "Only an order that has been sent can be exchanged.",
    note: "makes a child order with the other garment",
  }),
  row({
    code: "reprint",
    name: "Make again",
    key: "M",
    flows: ["normal", "paper"],
    who: { staff: "orders.resend", merchant: "orders.manage" },
    against: (facts) =>
      cancelled(facts) ??
      (facts.hasShipped
        ? allBack(facts)
        : "It has not been sent yet: what the floor finds faulty is made again there."),
    note: "free of charge, before other work",
  }),
  row({
    code: "resend",
    name: "Send again",
    key: "",
    flows: ["normal", "paper"],
    who: { staff: "orders.resend", merchant: "orders.manage" },
    against: (facts) => {
      if (!facts.parcel) return cancelled(facts) ?? "It has not been sent yet.";
      const [resend] = decideReturn({ ...facts.parcel, hasPhoto: true, reason: "failed_to_arrive" });
      return resend!.isOpen ? cancelled(facts) : resend!.note;
    },
    note: "when the parcel counts as lost",
  }),
  row({
    code: "refund",
    name: "Refund all",
    key: "",
    isMeant: ({ refundableMinor = 1 }) => refundableMinor > 0,
    to: ["refunded", "bespoke_refunded"],
    asks: { isFullRefund: true },
    notNow: "There is nothing to refund.",
    note: "the money goes back the way it came",
  }),
  row({
    code: "refund_part",
    name: "Refund a part",
    key: "U",
    who: { staff: "orders.refund_small", merchant: "orders.refund" },
    against: (facts) =>
      notPaidYet(facts) ?? ((facts.refundableMinor ?? 0) > 0 ? cancelled(facts) : "There is nothing to refund."),
    note: "the order stays where it is",
  }),
  row({
    code: "dispute",
    name: "Record a dispute",
    key: "D",
    flows: ["normal", "paper"],
    to: ["disputed"],
    notNow: "No payment of it can be disputed now.",
    note: "stops it while it has not left",
  }),
  row({
    code: "dispute_won",
    name: "The bank decided for the shop",
    key: "",
    flows: ["normal", "paper"],
    to: ["complete", "paid", ...normalMaking],
    isMeant: ({ status }) => status === "disputed",
    asks: { disputeOutcome: "won" },
    notNow: "Its payment is not disputed.",
    note: "the order is as before",
  }),
  row({
    code: "dispute_lost",
    name: "The bank decided for the card holder",
    key: "",
    flows: ["normal", "paper"],
    to: ["refunded"],
    isMeant: ({ status }) => status === "disputed",
    only: "staff",
    asks: { disputeOutcome: "lost" },
    notNow: "Its payment is not disputed.",
    note: "the bank has taken the money",
  }),
  row({
    code: "ask_terms",
    name: "Ask to pay by invoice",
    key: "",
    flows: ["bespoke"],
    to: ["bespoke_requested_terms"],
    notNow: "You can ask for this while the quote is open.",
    note: "finance answers",
  }),
  row({
    code: "authorise_terms",
    name: "Authorise terms",
    key: "",
    flows: ["bespoke"],
    to: ["bespoke_authorised_terms"],
    notNow: "No one has requested terms.",
    note: "the customer pays by invoice",
  }),
  row({
    code: "refuse_terms",
    name: "Refuse terms",
    key: "",
    flows: ["bespoke"],
    to: ["quote"],
    isMeant: ({ status }) => status === "bespoke_requested_terms",
    only: "staff",
    asks: { reason: given },
    notNow: "No one has requested terms.",
    note: "the customer pays before production",
  }),
  row({
    code: "wake_quote",
    name: "Resume the quote",
    key: "",
    flows: ["bespoke"],
    to: ["quote"],
    isMeant: ({ status }) => status === "bespoke_idle",
    notNow: "The quote is not idle.",
    note: "the quote is open again",
  }),
  row({
    code: "send_proof",
    name: "Send a proof",
    key: "",
    flows: ["bespoke"],
    to: ["bespoke_mockup"],
    asks: { isProofUploaded: true, reason: given },
    notNow: "A proof comes before production.",
    note: "the customer looks at it",
  }),
  row({
    code: "approve_proof",
    name: "Approve the proof",
    key: "",
    flows: ["bespoke"],
    to: ["bespoke_approved"],
    notNow: "No proof is waiting for an answer.",
    note: "it is printed exactly like this",
  }),
  row({
    code: "confirm_po",
    name: "Record a purchase order",
    key: "",
    flows: ["bespoke"],
    to: ["po_confirmed"],
    asks: { poNumber: given },
    notNow: "The proof must be approved first.",
    note: "the customer pays by invoice",
  }),
  row({
    code: "start_production",
    name: "Start production",
    key: "",
    flows: ["bespoke"],
    to: ["bespoke_production"],
    notNow: "It must be paid for or ordered first.",
    note: "makes one label for each unit",
  }),
] as const;

export type OrderAction = (typeof actionTable)[number]["code"];

/** The goals that an action moves an order to, any of which is enough, and what its person gives for it. */
export function movesOf(code: OrderAction): Required<Pick<ActionRow, "to" | "asks">> {
  const { to = [], asks = {} }: ActionRow = actionTable.find((each) => each.code === code)!;
  return { to, asks };
}

/** The code of every action, in order of use. */
export const orderActions = actionTable.map(({ code }) => code);

function row<const Row extends ActionRow>(given: Row): Row {
  return given;
}
