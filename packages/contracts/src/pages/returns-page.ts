// The page on which a shopper returns something, in two steps, and sees what became of it.
import type { OwnPaper } from "./account-page.ts";
import type { FormAnswer } from "./page-data.ts";

/** What is offered for a reason: open, or with the sentence against it. */
export interface ReturnOffer {
  offer: string;
  name: string;
  isOpen: boolean;
  note: string;
}

export interface ReturnReasonChoice {
  code: string;
  name: string;
  asksForPhoto: boolean;
  /** The garment has to be sent back. */
  comesBack: boolean;
  offers: readonly ReturnOffer[];
}

/** A line of the order with what can still be returned of it. */
export interface ReturnableLine {
  id: number;
  name: string;
  detail: string;
  imageUrl: string | null;
  left: number;
  /** What one piece of it gives back, as money; empty where nothing is left to give. */
  pricePerPiece: string;
  isPersonalised: boolean;
  reasons: readonly ReturnReasonChoice[];
  /** Other colours and sizes of the product. */
  sizes: readonly { id: number; label: string; isAvailable: boolean }[];
}

/** A return as its shopper follows it. */
export interface ReturnView {
  code: string;
  stateName: string;
  isOpen: boolean;
  wishName: string;
  lines: readonly { name: string; detail: string; wanted: string; quantity: number; reason: string }[];
  /** Where it is, in one sentence. */
  note: string;
  steps: readonly { name: string; day: string; isDone: boolean }[];
  /** Where it is sent; empty unless it has to be. */
  address: readonly string[];
  canWithdraw: boolean;
  /** The receipt of the order that was made for it; empty without one. */
  childPath: string;
  childReference: string;
  /** Of what went back for it, once it has. */
  creditNotes: readonly OwnPaper[];
}

export interface ReturnedOrder {
  reference: string;
  /** Why nothing of it can be returned; empty where something can. */
  closed: string;
  paidWith: string;
  lines: readonly ReturnableLine[];
  /** The newest first. */
  returns: readonly ReturnView[];
}

/** A line that was chosen in the first step, as it was. */
export interface ChosenLine {
  id: number;
  quantity: number;
  reason: string;
}

export interface ReturnsPageData {
  /** Find the order, show that it is yours, choose pieces, say what you would like, or see what became of it. */
  step: "find" | "gate" | "choose" | "wish" | "status";
  orderHash: string;
  /** null until it is found and its reader has shown that it is theirs. */
  order: ReturnedOrder | null;
  chosen: readonly ChosenLine[];
  /** The same for every try of one request. */
  requestKey: string;
  form: FormAnswer | null;
}
