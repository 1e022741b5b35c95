// What gift cards a shop sells: fixed amounts, and an amount of the buyer's own within limits.
import { formatMoney, fromMajor } from "../money/money.ts";
import { giftCardMostMinor } from "./gift-card-balance.ts";

export interface GiftCardOffer {
  isOn: boolean;
  /** Amounts in minor units. */
  amountsMinor: readonly number[];
  /** The buyer's own amount is within these; both null where none may be typed. */
  leastMinor: number | null;
  mostMinor: number | null;
}

/** The most amounts that a buyer chooses from. */
export const offeredAmountsLimit = 8;
/** Characters of what a buyer writes to who gets the card. */
export const giftCardMessageLimit = 400;
/** Days until which a card may be sent later. */
export const giftCardSendDays = 365;

/** What is wrong with an offer, by field; empty where it may be made. */
export function offerFaults({ isOn, amountsMinor, leastMinor, mostMinor }: GiftCardOffer, currency: string) {
  const most = giftCardMostMinor(currency);
  const one = fromMajor(1, currency);
  const within = (minor: number) => minor >= one && minor <= most;
  const range = `from ${formatMoney(one, currency, true)} to ${formatMoney(most, currency, true)}`;
  const faults: Record<string, string> = {};
  if (amountsMinor.length > offeredAmountsLimit) faults.amountsMinor = `At most ${offeredAmountsLimit} amounts.`;
  else if (!amountsMinor.every(within)) faults.amountsMinor = `Each amount is ${range}.`;
  else if (new Set(amountsMinor).size < amountsMinor.length) faults.amountsMinor = "Each amount stands here once.";
  if ((leastMinor === null) !== (mostMinor === null)) faults.leastMinor = "Enter both, or neither.";
  else if (leastMinor !== null && mostMinor !== null) {
    if (!within(leastMinor) || !within(mostMinor)) faults.leastMinor = `Both are ${range}.`;
    else if (leastMinor > mostMinor) faults.leastMinor = "The least is not more than the most.";
  }
  if (isOn && amountsMinor.length === 0 && leastMinor === null)
    faults.amountsMinor ??= "Offer an amount, or let buyers type their own.";
  return faults;
}

/** Why a shop does not sell a card of this amount, or null. */
export function soldAmountFault(offer: GiftCardOffer, amountMinor: number, currency: string): string | null {
  const { amountsMinor, leastMinor, mostMinor } = offer;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return "Choose an amount.";
  if (amountsMinor.includes(amountMinor)) return null;
  if (leastMinor === null || mostMinor === null) return "Choose one of the amounts.";
  if (amountMinor >= leastMinor && amountMinor <= mostMinor) return null;
  return `Enter an amount from ${formatMoney(leastMinor, currency)} to ${formatMoney(mostMinor, currency)}.`;
}

/** Why the money of a sold card does not go back, or null: what was spent of it was given for goods. */
export function saleRefundFault(card: {
  amountMinor: number;
  balanceMinor: number;
  heldMinor: number;
  currency: string;
}) {
  const { amountMinor, balanceMinor, heldMinor, currency } = card;
  if (heldMinor > 0) return "An order that is being paid holds a part of it. Try again in a few minutes.";
  if (balanceMinor === amountMinor) return null;
  if (balanceMinor > amountMinor) return "More is on it than was paid for it. Take off what was added first.";
  return `${formatMoney(amountMinor - balanceMinor, currency)} of it is spent, and a gift card goes back unused only.`;
}
