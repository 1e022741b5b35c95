// What gift cards pay of an order. A card is a means of payment: it takes nothing off the price, so the order's total and its
// VAT are what they are without one, and what the cards do not pay is charged.

import { formatMoney } from "../money/money.ts";
import { type GiftCard, giftCardState } from "./gift-card-balance.ts";
import { leastChargeMinor } from "./least-charge.ts";

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

/**
 * Spreads a total over cards, the first one first: each pays as much as is on it, none more than is left to pay. A rest that
 * is less than a processor charges is made up from the last cards, which keep as much.
 */
export function payWithCards(totalMinor: number, cards: readonly GiftCard[], currency: string): PaidByCards {
  let toPayMinor = totalMinor;
  const most = cards.map((card) => {
    const amountMinor = giftCardRefusal(card, currency) === null ? Math.min(freeOnCard(card), toPayMinor) : 0;
    toPayMinor -= amountMinor;
    return amountMinor;
  });
  let missingMinor = toPayMinor === 0 ? 0 : Math.max(leastChargeMinor(currency) - toPayMinor, 0);
  const amountsMinor = most.toReversed().map((amountMinor) => {
    const keptMinor = Math.min(amountMinor, missingMinor);
    missingMinor -= keptMinor;
    toPayMinor += keptMinor;
    return amountMinor - keptMinor;
  });
  return { amountsMinor: amountsMinor.toReversed(), giftCardMinor: totalMinor - toPayMinor, toPayMinor };
}

/** What of an order its shopper pays beside a card. */
interface Beside {
  /** What the card pays of it; null where no total is known. */
  amountMinor: number | null;
  /** What is charged for the rest. */
  toPayMinor?: number;
}

/** What the shopper reads beside a card: what it pays and what stays on it, what is on it, or why it pays nothing. */
export function giftCardWords(card: GiftCard, { amountMinor, toPayMinor = 0 }: Beside, currency: string): string {
  const refusal = giftCardRefusal(card, currency);
  if (refusal !== null) return giftCardRefusals[refusal];
  const money = (minor: number) => formatMoney(minor, currency);
  const free = freeOnCard(card);
  if (amountMinor === null) return `${money(free)} on it`;
  // While something is charged, a card that keeps money keeps it for that.
  if (toPayMinor > 0 && amountMinor < free) {
    const least = `A card payment is at least ${money(leastChargeMinor(currency))}`;
    return amountMinor === 0
      ? `pays nothing here. ${least}`
      : `pays ${money(amountMinor)}, ${money(free - amountMinor)} stays on it. ${least}`;
  }
  if (amountMinor === 0) return "is not needed for this order";
  return `pays ${money(amountMinor)}, ${money(free - amountMinor)} stays on it`;
}
