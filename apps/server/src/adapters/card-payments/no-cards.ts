import type { CardPayments } from "./card-payments.ts";

const message = "This shop cannot take payments yet. You have not been charged, and your basket is kept.";

/** Nobody takes cards: nothing is charged, and nothing was. Stands until a processor is set up. */
export const noCards: CardPayments = {
  provider: "none",
  charge: async () => ({ state: "failed", reference: "", message, methodName: "Card" }),
  find: async () => null,
  cancel: async () => null,
  refund: async () => ({ state: "failed", message: "No card processor is set up." }),
};

/** Why nothing can be paid, as a shopper reads it. */
export const noCardsMessage = message;
