import type { CardPayments } from "../card-payments.ts";

const message = "This shop cannot take payments yet. You have not been charged, and your basket is saved.";

/** No processor is set up: every charge is refused, and no charge exists. */
export const noCards: CardPayments = {
  provider: "none",
  account: "",
  methodName: "Card",
  unavailable: message,
  browser: null,
  webhook: null,
  sandbox: null,
  charge: async () => ({ state: "failed", reference: "", message, methodName: "Card" }),
  find: async () => null,
  cancel: async () => null,
  refund: async () => ({ state: "failed", message: "No card processor is set up." }),
};
