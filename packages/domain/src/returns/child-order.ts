// The order that is made when a garment is made again, exchanged or sent again. Source: print-on-demand section 2
// (child orders, priority) and section 3 "Returns/reprints".
import { orderPriorities } from "../orders/priority.ts";
import type { Offer } from "./decide-return.ts";
import type { ReturnReason } from "./return-reasons.ts";

export interface ChildOrderPlan {
  /** null for an exchange: this distinguishes it from a reprint. */
  reprintReason: ReturnReason | null;
  /** There is no charge for our mistakes; an exchange carries over what was paid. */
  isFree: boolean;
  /** One of orderPriorities: normal, or before other work. */
  priority: number;
}

/** The child order that an offer makes, or null where only money moves. */
export function childOrderOf(offer: Offer, reason: ReturnReason): ChildOrderPlan | null {
  if (offer === "refund" || offer === "postage_refund") return null;
  if (offer === "exchange") return { reprintReason: null, isFree: true, priority: orderPriorities.normal };
  return { reprintReason: reason, isFree: true, priority: orderPriorities.reprint };
}

/** Where a garment that came back goes: never to a shelf that new orders are picked from. */
export const placeOfReturned = (condition: "good" | "bad"): "seconds" | "remill" =>
  condition === "good" ? "seconds" : "remill";
