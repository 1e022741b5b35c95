import type { Order } from "../data/reply.ts";

type Refund = Pick<Order["refunds"][number], "state" | "totalMinor" | "taxMinor">;

/** What goes back of an order and the VAT in it, and how much of it has not reached the shopper yet: under way or refused. */
export function refundSums(refunds: readonly Refund[]): { backMinor: number; taxMinor: number; waitingMinor: number } {
  const sum = (of: readonly Refund[], pick: (refund: Refund) => number) =>
    of.reduce((total, refund) => total + pick(refund), 0);
  return {
    backMinor: sum(refunds, ({ totalMinor }) => totalMinor),
    taxMinor: sum(refunds, ({ taxMinor }) => taxMinor),
    waitingMinor: sum(
      refunds.filter(({ state }) => state !== "paid"),
      ({ totalMinor }) => totalMinor,
    ),
  };
}
