import { careRefundLimit } from "@selvedge/domain/limits";
import { fromMajor } from "@selvedge/domain/money/money";

/** The most that a colleague may give back of a gift card, in minor units; null without a limit. */
export const refundLimitOf = (permissions: readonly string[], currency: string): number | null =>
  permissions.includes("orders.refund") ? null : fromMajor(careRefundLimit, currency);
