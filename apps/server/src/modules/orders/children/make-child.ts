// The order that makes garments of another one again, or other sizes and colours of them. Its goods are frozen from the
// lines that were sold. It costs nothing and is paid from its first moment on, unless a dearer size is exchanged: then it
// waits for the payment of the difference.
import { createHash, randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { childAmounts } from "@selvedge/domain/returns/child-amounts";
import { type ChildOrderPlan, childOrderOf } from "@selvedge/domain/returns/child-order";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { dueDay } from "@selvedge/domain/shipping/lost-parcels";
import { shipByDay } from "@selvedge/domain/shipping/ship-by";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { createOrder, type lockOrder, type Mover, moveOrder, piecesLeft } from "../moves/index.ts";
import { chosenItems } from "./chosen-items.ts";
import { exchangePrice, requireSeen } from "./exchange-price.ts";
import { childOfKey, itemsOf, nextOrder, returnedOfLines, variantsOf } from "./queries.ts";
import { settleDifference } from "./settle-difference.ts";
import { childColumns, insertChildItems } from "./write-queries.ts";

export type ParentOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Pieces of a line of the parent; with a variant they are made in its colour and size. */
export interface ChildPiece {
  id: number;
  quantity: number;
  variant?: number | undefined;
}

export interface ChildRequest {
  divisionId: DivisionId;
  /** Locked by the caller. */
  parent: ParentOrder;
  offer: "reprint" | "resend" | "exchange";
  reason: ReturnReason;
  pieces: readonly ChildPiece[];
  by: Mover;
  requestId: string;
  /** What was written about it. */
  note: string;
  /** The same key makes one order, however often it is sent; without one each makes its own. */
  key?: string;
  /** The return that it settles: its own pieces are not taken. */
  returnId?: number;
  /** What an exchange costs more in major units, as its person saw it; null for whatever it is. */
  expectedDifference?: number | null;
  /** Why nobody pays the difference of an exchange, or why it does not go back. */
  waive?: string | undefined;
}

export interface MadeOrder {
  id: OrderId;
  reference: string;
  /** What is to be paid before it is made, in minor units; 0 for nothing. */
  toPayMinor: number;
  currency: string;
}

/**
 * Makes a child order while its parent is locked. Runs as the back office. Throws moveRefused for pieces that the parent
 * has not, or has not any more, and for a colour or size that cannot be made.
 */
export async function makeChild(platform: Platform, db: Bound, request: ChildRequest): Promise<MadeOrder> {
  const { divisionId, parent, offer, reason, by, requestId, note, key, returnId = null, waive } = request;
  const basketId = key === undefined ? randomUUID() : basketOfKey(divisionId, parent.id, key);
  const [before, items, left, variants, returned, next] = await Promise.all([
    childOfKey(db, divisionId, basketId),
    itemsOf(db, divisionId, parent.id),
    piecesLeft(db, divisionId, parent.id, returnId),
    variantsOf(db, divisionId, parent.id),
    returnedOfLines(db, divisionId, parent.id),
    nextOrder(db, divisionId),
  ]);
  if (before) return madeBefore(before);
  const taken = chosenItems(request, items, left, variants);
  const plan = childOrderOf(offer, reason)!;
  const price = exchangePrice(taken, returned);
  const { expectedDifference = null } = request;
  if (expectedDifference !== null) requireSeen(price, expectedDifference, parent.currency);
  const isOwed = price.differenceIncTaxMinor > 0 && waive === undefined;
  const amounts = childAmounts(
    taken.map(({ sold, quantity, variant }, index) => ({
      unitPriceIncTaxMinor: sold.unit_price_inc_tax_minor + (variant?.extraIncTaxMinor ?? 0),
      quantity,
      rate: sold.tax_rate,
      toPayIncTaxMinor: isOwed ? price.lines[index]!.differenceIncTaxMinor : 0,
      toPayTaxMinor: isOwed ? price.lines[index]!.differenceTaxMinor : 0,
    })),
  );
  const { currency } = parent;
  const toPayMinor = amounts.order.totalMinor;
  const child = { id: next.id, reference: `${next.code}-${next.id}`, toPayMinor, currency };
  const posted = shipByDay(platform.now());
  await createOrder(db, {
    divisionId,
    orderId: child.id,
    by,
    customer: sql`select ${parent.customer_id}::bigint as id`,
    columns: childColumns(parent, {
      reference: child.reference,
      digest: digestOfHash(receiptHash(platform.config.secret, divisionId, child.id)),
      basketId,
      amounts: amounts.order,
      priority: Math.max(plan.priority, parent.priority),
      reprintReason: plan.reprintReason,
      promisedFrom: posted,
      promisedTo: dueDay(parent.shipping_method, posted),
    }),
  });
  await insertChildItems(db, divisionId, child.id, { items: taken, amounts: amounts.lines });
  if (isOwed) await askForDifference(db, divisionId, child.id);
  else await payNothing(db, divisionId, child.id, plan);
  await settleDifference(db, { divisionId, parent, taken, price, by, requestId, waive });
  const { differenceIncTaxMinor: differenceMinor } = price;
  const detail = {
    ...{ child: child.id, reason, offer, note, pieces: request.pieces },
    ...(differenceMinor === 0 ? {} : { differenceMinor }),
    ...(waive === undefined ? {} : { waive }),
  };
  await Promise.all([
    writeAudit(db, {
      divisionId,
      by,
      requestId,
      action: `order.${actions[offer]}`,
      subject: `order ${parent.id}`,
      detail,
    }),
    sql`select announce_order(${divisionId}, ${parent.id})`.execute(db),
  ]);
  return child;
}

/** What an earlier request with the same key has made. */
export const madeBefore = (found: NonNullable<Awaited<ReturnType<typeof childOfKey>>>): MadeOrder => ({
  id: found.id,
  reference: found.reference,
  toPayMinor: found.totalMinor,
  currency: found.currency,
});

/** The shopper gets a mail with the link to pay. */
const askForDifference = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  enqueue(db, "exchange_owed", { divisionId, orderId }, { key: `exchange ${orderId}` });

const actions = { reprint: "reprinted", resend: "resent", exchange: "exchanged" } as const;

/** An id in place of a basket's, which one order may have: two requests with one key are one order. */
export function basketOfKey(divisionId: DivisionId, parentId: OrderId, key: string): string {
  const hex = createHash("sha256").update(`child ${divisionId} ${parentId} ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Nothing is to be paid for it, so it is paid: what follows a payment follows here too. */
async function payNothing(db: Bound, divisionId: DivisionId, orderId: OrderId, plan: ChildOrderPlan): Promise<void> {
  const reason = plan.reprintReason === null ? "Exchange, nothing to pay" : "Free of charge";
  const by = { kind: "system" as const, name: "returns" };
  const moved = await moveOrder(db, { divisionId, orderId, to: "paid", by, reason, paymentMethod: "Nothing to pay" });
  if (!moved.ok) throw new Error(`The child order ${orderId} cannot be paid: ${moved.code}.`);
}
