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

/** The word of its role that somebody of this kind needs, true where none is needed, undefined where it is not theirs. */
export const wordFor = (who: Who, kind: Actor): Who[Exclude<Actor, "factory">] =>
  kind === "factory" ? who.staff : who[kind];

/** What a move brings about. Whatever changes rows happens in the move's own transaction, the rest as jobs. */
export const effects = {
  reserveStock: "Stock is kept: 60 minutes for a card, 7 days for an invoice.",
  stampPaid: "The instant of the payment and the VAT of each line are kept for good.",
  revive: "An order that had lapsed is there again.",
  sendMails: "The shopper gets the mail of this step.",
  runFriskCheck: "The risk rules look at the order.",
  drawPrintFiles: "Print files that do not exist yet are drawn.",
  createLabels: "One label for each unit, and with it the pick task.",
  rememberResumeStatus: "Where the order was is kept, to go back there.",
  forgetResumeStatus: "The order is no longer stopped.",
  leaveQueues: "Every station refuses its garments.",
  requeueLabels: "Its garments are back in the queues where they were.",
  stampCompleted: "The instant of sending is kept.",
  consumeStock: "What was reserved has been used.",
  freeHole: "Its hole in the put wall is free.",
  releaseStock: "What was reserved can be sold again.",
  cancelLabels: "Labels of garments that have not left are cancelled.",
  createChildOrder: "A child order without a reprint reason is made.",
  returnMoney: "The provider is asked to give the money back.",
  creditNote: "A credit note with its VAT is written.",
  newProofVersion: "The proof gets a new version; an approval of an older one counts no more.",
  markDeleted: "The order reads Cancelled.",
} as const;

export type EffectName = keyof typeof effects;

export interface Edge {
  from: readonly OrderStatus[];
  /** `deleted` is cancelling: it has no status of its own. */
  to: OrderStatus | "deleted";
  who: Who;
  guards: readonly GuardName[];
  effects: readonly EffectName[];
  /** What a person reads who asks what the move means. */
  meaning: string;
}
