// What gift cards pay of an order. A card is a means of payment: it takes nothing off the price, so the order's total and its
// VAT are what they are without one, and what the cards do not pay is charged.
import { formatMoney } from "../money/money.ts";
import { type GiftCard, giftCardState } from "./gift-card-balance.ts";

/** Why a card that was entered pays nothing. */
export type GiftCardRefusal = "unknown" | "disabled" | "expired" | "empty" | "other_currency";

/** What the shopper reads of each. Cards of other shops are unknown: nobody learns what other shops have issued. */
export const giftCardRefusals: Readonly<Record<GiftCardRefusal, string>> = {
  unknown: "This shop has no gift card with this code. Check the code for a slip.",
  disabled: "This gift card is disabled. Write to the shop if you did not expect that.",
  expired: "This gift card has expired.",
  empty: "There is nothing left on this gift card.",
  other_currency: "This gift card is in another currency than this shop's prices.",
};

/** A card as a shop in `currency` may take it: null, or why not. What other orders hold is not on it. */
export function giftCardRefusal(card: GiftCard, currency: string): GiftCardRefusal | null {
  const state = giftCardState(card);
  if (state === "disabled" || state === "expired") return state;
  if (card.currency !== currency) return "other_currency";
  return freeOnCard(card) > 0 ? null : "empty";
}

/** What an order may take from a card, in minor units: its balance less what other orders hold. */
export const freeOnCard = ({ balanceMinor, heldMinor = 0 }: GiftCard): number => Math.max(balanceMinor - heldMinor, 0);

export interface PaidByCards {
  /** What each card pays, in the order of the cards; 0 for one that pays nothing. */
  amountsMinor: number[];
  giftCardMinor: number;
  /** What is charged for the rest. */
  toPayMinor: number;
}

/** Spreads a total over cards, the first one first: each pays as much as is on it, none more than is left to pay. */
export function payWithCards(totalMinor: number, cards: readonly GiftCard[], currency: string): PaidByCards {
  let toPayMinor = totalMinor;
  const amountsMinor = cards.map((card) => {
    const amountMinor = giftCardRefusal(card, currency) === null ? Math.min(freeOnCard(card), toPayMinor) : 0;
    toPayMinor -= amountMinor;
    return amountMinor;
  });
  return { amountsMinor, giftCardMinor: totalMinor - toPayMinor, toPayMinor };
}

/** What the shopper reads beside a card: what it pays and what stays on it, what is on it, or why it pays nothing. */
export function giftCardWords(card: GiftCard, amountMinor: number | null, currency: string): string {
  const refusal = giftCardRefusal(card, currency);
  if (refusal !== null) return giftCardRefusals[refusal];
  const free = freeOnCard(card);
  if (amountMinor === null) return `${formatMoney(free, currency)} on it`;
  if (amountMinor === 0) return "is not needed for this order";
  return `pays ${formatMoney(amountMinor, currency)}, ${formatMoney(free - amountMinor, currency)} stays on it`;
}
