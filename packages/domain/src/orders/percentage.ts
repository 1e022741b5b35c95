// How far an order is, also where its status belongs to another flow. Source: platform-core §4 "Derived order facts".
import { type BespokeStatus, type FlowName, flows, type NormalStatus, type OrderStatus, stageOf } from "./flows.ts";

/**
 * How far an order is, 0 to 100: position of its stage by the number of stages less one. The specification leaves a
 * status open that the flow does not have. Here it counts as what it means in that flow's own words, and where the flow
 * skips it, as the nearest earlier stage: label_printed on a paper order has the position of processing.
 */
export function percentageOf(flow: FlowName, status: OrderStatus): number {
  return (placeOf(flow, status) / (flows[flow].length - 1)) * 100;
}

/** Position, from 0, of the stage that a status belongs to in a flow, also where the flow does not have it. */
export function placeOf(flow: FlowName, status: OrderStatus): number {
  const own = stageOf(flow, status);
  if (own >= 0) return own;
  if (flow === "bespoke") return stageOf(flow, asBespoke[status as NormalStatus]);
  return isBespokeWord(status)
    ? placeOf(flow, asNormal[status])
    : placeOf(flow, earlier[status as keyof typeof earlier]);
}

const isBespokeWord = (status: OrderStatus): status is BespokeStatus => stageOf("bespoke", status) >= 0;

/** The status before each one that the paper flow skips. */
const earlier = {
  to_be_paid: "new",
  label_printed: "processing",
  consolidated: "printed",
} as const satisfies Partial<Record<NormalStatus, NormalStatus>>;

/** What a word of the normal flow means for quoted work; a stopped order has the position of packing. */
const asBespoke: Record<NormalStatus, BespokeStatus> = {
  new: "quote",
  to_be_paid: "bespoke_approved",
  paid: "bespoke_paid",
  processing: "bespoke_production",
  label_printed: "bespoke_documents_printed",
  printed: "bespoke_printing",
  consolidated: "bespoke_printing",
  packing: "bespoke_packing",
  disputed: "bespoke_packing",
  issue: "bespoke_packing",
  complete: "bespoke_shipped",
  exchanged: "bespoke_shipped",
  refunded: "bespoke_refunded",
};

/** What a word of the bespoke flow means elsewhere. */
const asNormal: Record<BespokeStatus, NormalStatus> = {
  quote: "new",
  bespoke_idle: "new",
  bespoke_requested_terms: "new",
  bespoke_authorised_terms: "new",
  bespoke_mockup: "new",
  bespoke_approved: "to_be_paid",
  bespoke_paid: "paid",
  po_confirmed: "paid",
  bespoke_production: "processing",
  bespoke_documents_printed: "label_printed",
  bespoke_sorted: "label_printed",
  bespoke_printing: "label_printed",
  bespoke_packing: "packing",
  bespoke_shipped: "complete",
  bespoke_refunded: "refunded",
};
