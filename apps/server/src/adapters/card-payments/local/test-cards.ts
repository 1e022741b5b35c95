import { cardFaults } from "@selvedge/domain/validation/card-faults";

/** How the local processor answers to a card number. */
export type CardBehaviour = "approve" | "decline" | "insufficient_funds" | "challenge";

const numbers: Record<string, CardBehaviour> = {
  "4242424242424242": "approve",
  "5555555555554444": "approve",
  "4000000000000002": "decline",
  "4000000000009995": "insufficient_funds",
  "4000000000003220": "challenge",
};

export const behaviourMessages: Record<CardBehaviour, string> = {
  approve: "",
  decline: "Your card was declined. You have not been charged. Try another card.",
  insufficient_funds: "Your card has insufficient funds. You have not been charged. Try another card.",
  challenge: "",
};

export interface TestCard {
  brand: string;
  last4: string;
  behaviour: CardBehaviour;
}

/** Reads a card as typed; null for a number that is no test card, an expiry in the past or a code that is no code. */
export function readTestCard(
  card: { number: string; expiry: string; securityCode: string },
  now: Date,
): TestCard | null {
  const digits = card.number.replace(/[\s-]/g, "");
  const behaviour = numbers[digits];
  const faults = cardFaults({ ...card, cardNumber: card.number }, now);
  if (!behaviour || Object.keys(faults).length > 0) return null;
  return { brand: digits.startsWith("5") ? "Mastercard" : "Visa", last4: digits.slice(-4), behaviour };
}
