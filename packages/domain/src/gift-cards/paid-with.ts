import { formatMoney } from "../money/money.ts";

/** The word under which gift cards stand among the payments of an order, beside the names of card processors. */
export const giftCardProvider = "gift_card";

/** An order as it was paid: what was charged, by its method, and what gift cards paid of its total. */
export interface PaidOrderWords {
  payment_method: string;
  total_minor: number;
  gift_card_minor: number;
  currency: string;
}

/** "Visa ending 4242 (£15.00) and gift card (£25.00)": how an order was paid, in one line; empty until it is. */
export function paidWithOf({ payment_method: method, total_minor, gift_card_minor, currency }: PaidOrderWords): string {
  const charged = total_minor - gift_card_minor;
  if (method === "" || gift_card_minor === 0 || charged <= 0) return method;
  return `${method} (${formatMoney(charged, currency)}) and gift card (${formatMoney(gift_card_minor, currency)})`;
}
