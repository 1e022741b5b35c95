// Where a return is, who sees which words of it, and which step may follow. Sources: print-on-demand section 3
// "Returns/reprints" and section 5, station "Returns".
import type { Offer } from "./decide-return.ts";

export const returnStates = {
  requested: { name: "Being looked at", isOpen: true },
  approved: { name: "To be sent back", isOpen: true },
  received: { name: "Arrived", isOpen: true },
  closed: { name: "Settled", isOpen: false },
  declined: { name: "Declined", isOpen: false },
  withdrawn: { name: "Withdrawn", isOpen: false },
} as const;

export type ReturnState = keyof typeof returnStates;

/** What can be done with a return. */
export type ReturnStep = "approve" | "receive" | "settle" | "decline" | "withdraw";

const leadsTo: Record<ReturnStep, ReturnState> = {
  approve: "approved",
  receive: "received",
  settle: "closed",
  decline: "declined",
  withdraw: "withdrawn",
};

const mayStart: Record<ReturnStep, readonly ReturnState[]> = {
  approve: ["requested"],
  receive: ["requested", "approved"],
  // Without having it back where somebody leaves the garment to the shopper.
  settle: ["requested", "approved", "received"],
  decline: ["requested", "received"],
  withdraw: ["requested", "approved"],
};

const against: Record<ReturnStep, string> = {
  approve: "It has been decided already.",
  receive: "It has arrived already, or is not expected any more.",
  settle: "It is settled already.",
  decline: "It is settled already, or on its way back to us.",
  withdraw: "It has arrived already. Write to us.",
};

/** The state that a step leads to; or the sentence against it. */
export const stepReturn = (
  state: ReturnState,
  step: ReturnStep,
): { ok: true; state: ReturnState } | { ok: false; reason: string } =>
  mayStart[step].includes(state) ? { ok: true, state: leadsTo[step] } : { ok: false, reason: against[step] };

/** What a return asks for. */
export type ReturnKind = "refund" | "exchange" | "reprint" | "resend" | "postage";

/** The wish that an offer is. */
export const returnKindOf = (offer: Offer): ReturnKind => (offer === "postage_refund" ? "postage" : offer);

/** What each wish is called in a list. */
export const returnKindWords: Record<ReturnKind, string> = {
  refund: "Money back",
  exchange: "Exchange",
  reprint: "Made again",
  resend: "Sent again",
  postage: "Postage back",
};

/** What a garment is like that came back, and where it goes: never to a shelf that new orders are picked from. */
export const returnConditions = {
  as_new: { name: "As new", quality: "good" },
  worn: { name: "Worn", quality: "bad" },
  print_fault: { name: "Print fault", quality: "bad" },
  garment_fault: { name: "Garment fault", quality: "bad" },
  wrong_item: { name: "Wrong item", quality: "good" },
} as const;

export type ReturnCondition = keyof typeof returnConditions;
export const conditionCodes = Object.keys(returnConditions) as ReturnCondition[];
