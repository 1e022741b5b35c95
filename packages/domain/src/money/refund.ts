// Money back: pieces of an order, a sum, or everything that is left. Every part is a share of what was stored, taken
// cumulatively, so that the last piece brings exactly what is left. Source: print-on-demand §3 and worked example C.
import type { FlowName, OrderStatus } from "../orders/flows.ts";
import { type Invoice, type InvoicePart, invoiceOfParts } from "./invoice.ts";
import type { OrderAmounts, TotalledLine } from "./order-totals.ts";
import { leftOf, type MoneyLeft, takeAmount, takePart, totalOfLeft } from "./refund-left.ts";
import { roundMinor, sum } from "./round.ts";

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

/** What should go back. */
export type MoneyBack =
  /** Everything that has not gone back yet. */
  | { kind: "rest" }
  /** Pieces. Delivery comes back with the last piece of the order unless it is said otherwise; with no piece, alone. */
  | { kind: "lines"; lines: readonly RefundedLine[]; delivery?: boolean | undefined }
  /** A sum with VAT, spread over the goods, or over the delivery too, by what is left of each rate. */
  | { kind: "amount"; amountMinor: number; delivery: boolean };

/** Earlier refunds of the order: what went back and what was paid for it. */
export interface EarlierRefund {
  lines: readonly RefundedLine[];
  /** One part for each rate that it had of the goods, and of the delivery. */
  goods: readonly InvoicePart[];
  delivery: readonly InvoicePart[];
  dutyMinor: number;
  amountMinor: number;
}

export interface Refund extends EarlierRefund {
  goods: InvoicePart[];
  delivery: InvoicePart[];
  /** What went back for each line, in the order requested; empty for a sum. */
  pieces: { id: number; quantity: number; grossMinor: number; taxMinor: number }[];
}

export type RefundRefusal = "nothing_asked" | "unknown_line" | "more_than_bought" | "more_than_left" | "more_than_paid";

export type RefundDecision = { ok: true; refund: Refund; isFull: boolean } | { ok: false; code: RefundRefusal };

/** What a person reads of a refusal. */
export const refundRefusals: Readonly<Record<RefundRefusal, string>> = {
  nothing_asked: "Choose what goes back.",
  unknown_line: "That is not of this order.",
  more_than_bought: "There are not so many pieces left to refund.",
  more_than_left: "That is more than what is left of the order.",
  more_than_paid: "That is more than what was paid.",
};

/**
 * What is paid back, in minor units with VAT. All refunds of an order add up to its total at most, for each rate of VAT
 * too. Refuses pieces that the order has not, or has not any more, and any amount beyond what is left or was paid. A line
 * that is named twice counts once with both quantities; one whose money went back as a sum brings what is left of its rate.
 */
export function decideRefund(order: PaidOrder, earlier: readonly EarlierRefund[], what: MoneyBack): RefundDecision {
  const left = leftOf(order, earlier);
  const whole = totalOfLeft(left);
  const taken = take[what.kind](order, earlier, left, what as never);
  if ("code" in taken) return { ok: false, code: taken.code };
  const amountMinor = sum([...taken.goods, ...taken.delivery].map(({ grossMinor }) => grossMinor)) + taken.dutyMinor;
  if (sum(earlier.map((each) => each.amountMinor)) + amountMinor > order.paidMinor)
    return { ok: false, code: "more_than_paid" };
  const lines = taken.pieces.map(({ id, quantity }) => ({ id, quantity }));
  return { ok: true, isFull: amountMinor === whole, refund: { ...taken, lines, amountMinor } };
}

type Taken = Omit<Refund, "lines" | "amountMinor"> | { code: RefundRefusal };
type Taker<Kind extends MoneyBack["kind"]> = (
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  left: MoneyLeft,
  what: Extract<MoneyBack, { kind: Kind }>,
) => Taken;

const take: { [Kind in MoneyBack["kind"]]: Taker<Kind> } = {
  rest: (order, earlier, left) => {
    const back = countPieces(earlier.flatMap(({ lines }) => lines));
    const pieces = order.lines.map((line) => ({ id: line.id, quantity: line.quantity - (back.get(line.id) ?? 0) }));
    const taken = takeLines(order, earlier, left, { kind: "lines", lines: pieces, delivery: true });
    if (!("code" in taken)) return { ...taken, goods: [...taken.goods, ...left.goods.flatMap(takePart)] };
    // Every piece went back, and something of the delivery did not.
    const goods = left.goods.flatMap(takePart);
    return { pieces: [], goods, delivery: left.delivery.flatMap(takePart), dutyMinor: left.dutyMinor };
  },
  lines: takeLines,
  amount: (_, __, left, { amountMinor, delivery }) => {
    if (amountMinor <= 0) return { code: "nothing_asked" };
    const taken = takeAmount(left, amountMinor, delivery);
    return taken ? { pieces: [], ...taken, dutyMinor: 0 } : { code: "more_than_left" };
  },
};

function takeLines(
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  left: MoneyLeft,
  what: Extract<MoneyBack, { kind: "lines" }>,
): Taken {
  const back = countPieces(earlier.flatMap(({ lines }) => lines));
  const now = countPieces(what.lines);
  const wanted = [...now].filter(([, quantity]) => quantity !== 0);
  if (wanted.length === 0 && !what.delivery) return { code: "nothing_asked" };
  const pieces: Refund["pieces"] = [];
  const goods: InvoicePart[] = [];
  for (const [id, quantity] of wanted) {
    const line = order.lines.find((each) => each.id === id);
    if (!line) return { code: "unknown_line" };
    const before = back.get(id) ?? 0;
    if (quantity < 0 || before + quantity > line.quantity) return { code: "more_than_bought" };
    const part = takeFrom(left, pieceOf(line, before, before + quantity));
    goods.push(part);
    pieces.push({ id, quantity, grossMinor: part.grossMinor, taxMinor: part.taxMinor });
  }
  const isAll = order.lines.every(({ id, quantity }) => (back.get(id) ?? 0) + (now.get(id) ?? 0) === quantity);
  const delivery = (what.delivery ?? isAll) ? left.delivery.flatMap(takePart) : [];
  const dutyMinor = isAll && what.delivery !== false ? left.dutyMinor : 0;
  if (wanted.length === 0 && delivery.length === 0) return { code: "more_than_left" };
  return { pieces, goods, delivery, dutyMinor };
}

/** A piece, or as much of it as is left of its rate. */
function takeFrom(left: MoneyLeft, piece: InvoicePart): InvoicePart {
  const row = left.goods.find(({ rate, treatment }) => rate === piece.rate && treatment === piece.treatment);
  if (!row) return { ...piece, grossMinor: 0, taxMinor: 0 };
  const grossMinor = Math.min(piece.grossMinor, row.grossMinor);
  const isLast = grossMinor === row.grossMinor;
  const taxMinor = isLast ? row.taxMinor : Math.min(piece.taxMinor, row.taxMinor, grossMinor);
  row.grossMinor -= grossMinor;
  row.taxMinor -= taxMinor;
  return { ...piece, grossMinor, taxMinor };
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

/** The credit note of a refund: its `totalMinor` is the refund's amount. */
export const creditNoteOf = ({
  goods,
  delivery,
  dutyMinor,
}: Pick<EarlierRefund, "goods" | "delivery" | "dutyMinor">): Invoice =>
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
