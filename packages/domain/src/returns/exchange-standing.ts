// Where an exchange stands, as its shopper reads it on the receipt of what they bought.
import type { ReturnState } from "./return-states.ts";

/** The order that is made in exchange. */
export interface ExchangedFor {
  reference: string;
  /** Its own sentence, as its receipt begins with it. */
  headline: string;
  /** What is to be paid before it is made, as money; empty for nothing. */
  owed: string;
  /** Its difference was not paid in time, or it was taken back. */
  isOver: boolean;
}

export interface Exchange {
  /** null of one that people of the shop made without a return. */
  state: ReturnState | null;
  /** Whether the pieces have to be sent back first. */
  comesBack: boolean;
  order: ExchangedFor | null;
}

export interface ExchangeStanding {
  words: string;
  /** What its shopper can do now: see how to send it, pay the difference, or follow the order. */
  next: "return" | "pay" | "follow" | null;
}

/** The sentence of each state before there is an order. */
const beforeOrder: Readonly<Record<ReturnState, (comesBack: boolean) => string>> = {
  requested: () => "Asked for. We look at it and write to you within one working day.",
  approved: (comesBack) =>
    comesBack ? "Agreed. Post the pieces to us within 14 days." : "Agreed. Nothing has to come back.",
  received: () => "The pieces are here. We look at them and make what you chose next.",
  closed: () => "Settled in another way. The email says how.",
  declined: () => "We could not agree to it. The email says why.",
  withdrawn: () => "You have taken it back.",
};

/** Where an exchange stands. */
export function exchangeStanding({ state, comesBack, order }: Exchange): ExchangeStanding {
  if (order === null)
    return { words: state === null ? "" : beforeOrder[state](comesBack), next: state === null ? null : "return" };
  const { reference, headline, owed, isOver } = order;
  if (isOver) return { words: `Order ${reference} is not made: its difference was not paid.`, next: null };
  if (owed) return { words: `We make it as order ${reference} once ${owed} is paid.`, next: "pay" };
  return { words: `Order ${reference}. ${headline}`, next: "follow" };
}
