import type { ChargeResult } from "../../../adapters/card-payments/card-payments.ts";

/** An order that codes have made free, or that gift cards pay, is paid without a processor. */
export const nothingToCharge = ({ giftCardMinor }: { giftCardMinor: number }, attemptId: string): ChargeResult => ({
  state: "succeeded",
  reference: `free-${attemptId}`,
  methodName: giftCardMinor > 0 ? "Gift card" : "No payment needed",
});
