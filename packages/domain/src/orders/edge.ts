// One row of the transition tables, and everything that a row may bring about.
import type { MerchantPermission } from "../access/merchant-roles.ts";
import type { StaffPermission } from "../access/roles.ts";
import type { OrderStatus } from "./flows.ts";
import type { GuardName } from "./guards.ts";

export type Actor = "shopper" | "merchant" | "staff" | "factory" | "system";

/** Who may make a move: shoppers on their own orders, the others by a word of their roles. Factory hands are staff. */
export interface Who {
  system?: true;
  shopper?: true;
  merchant?: MerchantPermission;
  staff?: StaffPermission;
}

/** The permission that a person of this kind needs, true where none is needed, undefined where it is not theirs. */
export const wordFor = (who: Who, kind: Actor): Who[Exclude<Actor, "factory">] =>
  kind === "factory" ? who.staff : who[kind];

/**
 * What a move brings about. The server does each one in the move's own transaction: it sets columns of the order, writes
 * other rows, or leaves a job (orders/moves/effects.ts). A name is here only while the server has work for it.
 */
export const effects = {
  stampPaid: "The time of the payment is stored. The VAT of each line was stored with the line.",
  revive: "An order that had lapsed is there again.",
  runFriskCheck: "A job: the risk rules look at the order.",
  countSale: "Its products rise in the best-seller rank, with those of other orders.",
  renderPrintFiles: "A job: print files that do not exist yet are rendered.",
  sendConfirmation: "A job: the shopper gets the confirmation mail.",
  createLabels: "One label for each unit, and with it the pick task.",
  rememberResumeStatus: "Where the order was is stored, to go back there.",
  forgetResumeStatus: "The order is no longer stopped.",
  requeueLabels: "The order goes on to where its garments are by now.",
  stampCompleted: "The time of sending is stored.",
  sendTracking: "A job: the shopper gets the mail with the parcel's tracking link.",
  freeHole: "Its holes in the put wall are free.",
  cancelLabels: "Labels of garments that have not left are cancelled, and their parcel is unpacked.",
  markDeleted: "The order reads Cancelled.",
  returnMoney: "What is left of the money goes back: the refund is written, and a job asks the card processor for it.",
  sendCancellation: "A job: the shopper gets the mail that says that it is cancelled.",
  bookChargeback: "What is left of the money is booked as taken back by the card holder's bank.",
} as const;

export type EffectName = keyof typeof effects;

export interface Edge {
  from: readonly OrderStatus[];
  /** `deleted` is cancelling: it has no status of its own. */
  to: OrderStatus | "deleted";
  who: Who;
  guards: readonly GuardName[];
  effects: readonly EffectName[];
  /** What the move means, for people. */
  meaning: string;
}
