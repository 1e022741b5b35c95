/** How money comes that no card processor takes, as an invoice names it. */
export const receivedWays = {
  bank_transfer: "Bank transfer",
  cheque: "Cheque",
  card_elsewhere: "Card, outside the checkout",
} as const;

export type ReceivedWay = keyof typeof receivedWays;
