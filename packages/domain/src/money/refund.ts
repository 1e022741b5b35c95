// Money back for goods that went back. Every part is a share of what was stored, taken cumulatively, so that the last
// piece brings exactly what is left. Source: print-on-demand §3 and worked example C.
import type { FlowName, OrderStatus } from "../orders/flows.ts";
import { type Invoice, type InvoicePart, invoiceOfParts } from "./invoice.ts";
import type { OrderAmounts, TotalledLine } from "./order-totals.ts";
import { roundMinor, sum } from "./round.ts";
import { shippingParts } from "./shipping-parts.ts";

export interface PaidLine extends Pick<TotalledLine, "rate" | "treatment" | "totalMinor" | "taxMinor"> {
  id: number;
  quantity: number;
}

export interface PaidOrder extends Pick<OrderAmounts, "shippingMinor" | "shippingTaxMinor" | "dutyMinor"> {
  lines: readonly PaidLine[];
  /** What came in for the order, with VAT. */
  paidMinor: number;
}

export interface RefundedLine {
  id: number;
  quantity: number;
}

/** Earlier refunds of the order: what went back and what was paid for it. */
export interface EarlierRefund {
  lines: readonly RefundedLine[];
  amountMinor: number;
}

export interface Refund extends EarlierRefund {
  /** Goods, one part for each line, in the order requested. */
  goods: InvoicePart[];
  /** Delivery, where everything has gone back. */
  delivery: InvoicePart[];
  dutyMinor: number;
}

export type RefundDecision =
  | { ok: true; refund: Refund; isFull: boolean }
  | { ok: false; code: "nothing_asked" | "unknown_line" | "more_than_bought" | "more_than_paid" };

/**
 * What is paid back for pieces of an order, in minor units with VAT. Delivery and duty come back with the last piece
 * and never before; all refunds of an order add up to its total. Refuses pieces that the order has not, or has not any
 * more, and any amount beyond what was paid. A line that is named twice counts once with both quantities.
 */
export function decideRefund(
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  requested: readonly RefundedLine[],
): RefundDecision {
  const back = countPieces(earlier.flatMap(({ lines }) => lines));
  const now = countPieces(requested);
  const wanted = [...now].filter(([, quantity]) => quantity !== 0);
  if (wanted.length === 0) return { ok: false, code: "nothing_asked" };
  const goods: InvoicePart[] = [];
  for (const [id, quantity] of wanted) {
    const line = order.lines.find((each) => each.id === id);
    if (!line) return { ok: false, code: "unknown_line" };
    const before = back.get(id) ?? 0;
    if (quantity < 0 || before + quantity > line.quantity) return { ok: false, code: "more_than_bought" };
    goods.push(pieceOf(line, before, before + quantity));
  }
  const isFull = order.lines.every(({ id, quantity }) => (back.get(id) ?? 0) + (now.get(id) ?? 0) === quantity);
  const delivery = isFull ? deliveryOf(order) : [];
  const dutyMinor = isFull ? order.dutyMinor : 0;
  const amountMinor = sum([...goods, ...delivery].map(({ grossMinor }) => grossMinor)) + dutyMinor;
  if (sum(earlier.map((each) => each.amountMinor)) + amountMinor > order.paidMinor)
    return { ok: false, code: "more_than_paid" };
  const lines = wanted.map(([id, quantity]) => ({ id, quantity }));
  return { ok: true, isFull, refund: { lines, goods, delivery, dutyMinor, amountMinor } };
}

function countPieces(lines: readonly RefundedLine[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

/** The share of a line from one count of pieces to another. VAT follows the amount, so that neither outruns the other. */
function pieceOf({ rate, treatment, quantity, totalMinor, taxMinor }: PaidLine, from: number, to: number): InvoicePart {
  const grossOf = (pieces: number) => roundMinor((totalMinor * pieces) / quantity);
  const taxOf = (grossMinor: number) => (totalMinor === 0 ? 0 : roundMinor((taxMinor * grossMinor) / totalMinor));
  const [before, after] = [grossOf(from), grossOf(to)];
  return { rate, treatment, grossMinor: after - before, taxMinor: taxOf(after) - taxOf(before) };
}

const deliveryOf = ({ lines, shippingMinor, shippingTaxMinor, dutyMinor }: PaidOrder): InvoicePart[] =>
  shippingParts(lines, shippingMinor + shippingTaxMinor - dutyMinor).filter(({ grossMinor }) => grossMinor > 0);

/** The credit note of a refund: its `totalMinor` is the refund's amount. */
export const creditNoteOf = ({ goods, delivery, dutyMinor }: Refund): Invoice =>
  invoiceOfParts([...goods, ...delivery], dutyMinor);

/**
 * A full refund makes an order refunded, in the word of its own flow; a part leaves its status alone.
 * Source: print-on-demand §3.
 */
export const statusAfterRefund = (flow: FlowName, status: OrderStatus, isFull: boolean): OrderStatus =>
  isFull ? refundedStatus[flow] : status;

const refundedStatus: Record<FlowName, OrderStatus> = {
  normal: "refunded",
  paper: "refunded",
  bespoke: "bespoke_refunded",
};
