// What the pages of gift cards show: buying one, what became of it, a card's balance, and the card that a mail leads to.
import type { GiftCardState } from "@selvedge/domain/gift-cards/gift-card-balance";
import type { FormAnswer } from "./page-data.ts";

/** What the shop sells; amounts in major units. */
export interface SoldGiftCards {
  amounts: number[];
  least: number | null;
  most: number | null;
  words: string;
}

/** What is on a card; amounts in major units. */
export interface ShownCard {
  ending: string;
  state: GiftCardState;
  balance: number;
  /** null for never ending. */
  lastDay: string | null;
}

export interface BoughtGiftCard {
  isRefunded: boolean;
  amount: number;
  recipientName: string;
  recipientEmail: string;
  buyerEmail: string;
  sendDay: string;
  isSent: boolean;
  isToday: boolean;
  paidWith: string;
}

export interface SentGiftCard {
  code: string;
  state: GiftCardState;
  balance: number;
  amount: number;
  lastDay: string | null;
  recipientName: string;
  buyerName: string;
  message: string;
}

export interface GiftCardPageData {
  view:
    | {
        step: "start";
        sold: SoldGiftCards | null;
        found: ShownCard | null;
        uuid: string;
        today: string;
        lastSendDay: string;
      }
    | { step: "bought"; bought: BoughtGiftCard }
    | { step: "card"; card: SentGiftCard };
  currency: string;
  form: FormAnswer | null;
}
