import { careRefundLimit } from "@selvedge/domain/limits";
import { fromMajor } from "@selvedge/domain/money/money";
import { sum } from "@selvedge/domain/money/round";
import type { OrderMoney } from "./queries.ts";

/** The most that a colleague without the permission for any sum may still give back of an order; null without a limit. */
export function limitOf({ currency, earlier }: OrderMoney, permissions: readonly string[]): number | null {
  if (permissions.includes("orders.refund")) return null;
  const back = sum(earlier.map(({ amountMinor }) => amountMinor));
  return Math.max(fromMajor(careRefundLimit, currency) - back, 0);
}
