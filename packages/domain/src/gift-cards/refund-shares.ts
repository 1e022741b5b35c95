// From which payments of an order a refund is taken.
import { sum } from "../money/round.ts";

/** A payment of an order, and how much of it has not gone back. */
export interface RefundableCharge {
  leftMinor: number;
  isGiftCard: boolean;
}

/**
 * How much of a refund each payment gives, in their order: what was charged first, the oldest first, and gift cards only once
 * nothing is left of it (decision 21). Throws where the payments have less than that left.
 */
export function refundShares(charges: readonly RefundableCharge[], amountMinor: number): number[] {
  let rest = amountMinor;
  const shares = charges.map(() => 0);
  for (const isGiftCard of [false, true])
    for (const [index, charge] of charges.entries()) {
      if (charge.isGiftCard !== isGiftCard) continue;
      shares[index] = Math.min(rest, charge.leftMinor);
      rest -= shares[index]!;
    }
  if (rest > 0) throw new Error(`The charges are ${rest} short of a refund of ${sum(shares) + rest}.`);
  return shares;
}
