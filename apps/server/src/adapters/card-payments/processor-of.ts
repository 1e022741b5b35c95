import type { CardPayments } from "./card-payments.ts";

export interface Processors {
  cards: CardPayments;
  wallet: CardPayments | null;
}

/** Who took a payment, by what is stored with its attempt; null where that processor is not set up any more. */
export function processorOf(
  { cards, wallet }: Processors,
  { provider, account }: { provider: string; account: string },
): CardPayments | null {
  if (wallet?.provider === provider) return wallet;
  return cards.provider === provider ? (cards.accounts?.[account] ?? cards) : null;
}

/** The account that takes a shop's cards: the first that the shop names and the platform has, else the platform's first. */
export const accountFor = ({ cards }: Pick<Processors, "cards">, names: readonly string[]): CardPayments =>
  names.flatMap((name) => cards.accounts?.[name] ?? [])[0] ?? cards;
