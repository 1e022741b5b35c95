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

/** A sold card, in minor units. */
export interface SoldCardMoney {
  /** What was paid for it. */
  amountMinor: number;
  balanceMinor: number;
  /** What orders hold of it that are being paid. */
  heldMinor: number;
  /** What people added to it, which nobody paid for. */
  addedMinor: number;
  isRefunded: boolean;
}

export type SaleRefund = { ok: true; amountMinor: number } | { ok: false; message: string };

/**
 * What goes back of a sold card: what is on it and was paid for. What was spent was given for goods; what people added is not
 * the buyer's, and counts as spent last. Or the reason why nothing goes back.
 */
export function saleRefund({
  amountMinor,
  balanceMinor,
  heldMinor,
  addedMinor,
  isRefunded,
}: SoldCardMoney): SaleRefund {
  if (isRefunded) return { ok: false, message: "This card was refunded. It pays nothing." };
  if (heldMinor > 0)
    return { ok: false, message: "An order that is being paid holds a part of it. Try again in a few minutes." };
  const unspentMinor = Math.min(balanceMinor - addedMinor, amountMinor);
  return unspentMinor > 0
    ? { ok: true, amountMinor: unspentMinor }
    : { ok: false, message: "All that was paid for it is spent, so nothing goes back." };
}
