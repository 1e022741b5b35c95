// What is on a gift card: the sum of its entries, never below nothing.
//
// A gift card is a multi-purpose voucher: it may be spent on goods of several rates of VAT and in several countries, so no VAT
// is due when it is issued or sold. It is a means of payment, and the VAT of an order is what it is without one.
// Source: Directive (EU) 2016/1065; VAT Act 1994, Schedule 10B.
import { giftCardLimit } from "../limits.ts";
import { formatMoney, fromMajor } from "../money/money.ts";

/**
 * What an entry may be: the first of every card, what its shop added later, what its shop took off, what an order spent, and
 * what came back from an order.
 */
export const giftCardEntryKinds = ["issued", "added", "taken", "spent", "returned"] as const;
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number];

/** A card as its holder and its shop read it. One that is disabled or expired keeps its balance and pays nothing. */
export const giftCardStates = ["open", "spent", "expired", "disabled"] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** A card before an entry. Amounts in minor units. */
export interface GiftCard {
  balanceMinor: number;
  /** What orders hold of it that are not paid yet; nothing where it is not said. */
  heldMinor?: number;
  currency: string;
  isDisabled: boolean;
  isExpired: boolean;
}

export type GiftCardEntry =
  | { ok: true; kind: GiftCardEntryKind; balanceMinor: number }
  /** `message` is what the person reads who asked for it. */
  | { ok: false; message: string };

/** The state of a card: what closes it counts before what is left on it. */
export function giftCardState({ balanceMinor, isDisabled, isExpired }: GiftCard): GiftCardState {
  if (isDisabled) return "disabled";
  if (isExpired) return "expired";
  return balanceMinor === 0 ? "spent" : "open";
}

/** The most that may be on a card, in minor units. */
export const giftCardMostMinor = (currency: string): number => fromMajor(giftCardLimit, currency);

/** What an entry of `amountMinor` makes of a card: more than 0 adds, less takes. An entry of nothing is none. */
export function giftCardEntry(card: GiftCard, amountMinor: number): GiftCardEntry {
  if (!Number.isSafeInteger(amountMinor) || amountMinor === 0) return { ok: false, message: "Enter an amount." };
  const state = giftCardState(card);
  if (state === "disabled") return { ok: false, message: "This card is disabled. Issue a new one." };
  if (state === "expired") return { ok: false, message: "This card has expired. Issue a new one." };
  const { heldMinor = 0 } = card;
  const balanceMinor = card.balanceMinor + amountMinor;
  const most = giftCardMostMinor(card.currency);
  if (balanceMinor < heldMinor) {
    const free = formatMoney(card.balanceMinor - heldMinor, card.currency);
    const beside = heldMinor > 0 ? " beside what an order holds that is being paid" : "";
    return { ok: false, message: `There is only ${free} on this card${beside}.` };
  }
  if (balanceMinor > most)
    return { ok: false, message: `At most ${formatMoney(most, card.currency, true)} may be on a card.` };
  return { ok: true, kind: amountMinor > 0 ? "added" : "taken", balanceMinor };
}
