// The order that makes garments of another one again, or other sizes and colours of them. Its goods are frozen from the
// lines that were sold, it costs nothing, and it is paid from its first moment on.
import { createHash, randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { childAmounts } from "@selvedge/domain/returns/child-amounts";
import { type ChildOrderPlan, childOrderOf } from "@selvedge/domain/returns/child-order";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { dueDay } from "@selvedge/domain/shipping/lost-parcels";
import { shipByDay } from "@selvedge/domain/shipping/ship-by";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { createOrder, type lockOrder, type Mover, moveOrder, piecesLeft } from "../moves/index.ts";
import { childOfKey, itemsOf, nextOrder, type OtherVariant, type SoldItem, variantsOf } from "./queries.ts";
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
}

export interface MadeOrder {
  id: OrderId;
  reference: string;
}

export interface ChildItem {
  sold: SoldItem;
  quantity: number;
  variant: OtherVariant | null;
}

/**
 * Makes a child order while its parent is locked. Runs as the back office. Throws moveRefused for pieces that the parent
 * has not, or has not any more, and for a colour or size that cannot be made.
 */
export async function makeChild(platform: Platform, db: Bound, request: ChildRequest): Promise<MadeOrder> {
  const { divisionId, parent, offer, reason, by, requestId, note, key, returnId = null } = request;
  const basketId = key === undefined ? randomUUID() : basketOfKey(divisionId, parent.id, key);
  const [before, items, left, variants, next] = await Promise.all([
    childOfKey(db, divisionId, basketId),
    itemsOf(db, divisionId, parent.id),
    piecesLeft(db, divisionId, parent.id, returnId),
    variantsOf(db, divisionId, parent.id),
    nextOrder(db, divisionId),
  ]);
  if (before) return before;
  const taken = chosenItems(request, items, left, variants);
  const plan = childOrderOf(offer, reason)!;
  const amounts = childAmounts(
    taken.map(({ sold, quantity }) => ({
      unitPriceIncTaxMinor: sold.unit_price_inc_tax_minor,
      quantity,
      rate: sold.tax_rate,
    })),
  );
  const child = { id: next.id, reference: `${next.code}-${next.id}` };
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
  await payNothing(db, divisionId, child.id, plan);
  const detail = { child: child.id, reason, offer, note, pieces: request.pieces };
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

const actions = { reprint: "reprinted", resend: "resent", exchange: "exchanged" } as const;

/** An id in place of a basket's, which one order may have: two requests with one key are one order. */
export function basketOfKey(divisionId: DivisionId, parentId: OrderId, key: string): string {
  const hex = createHash("sha256").update(`child ${divisionId} ${parentId} ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const refused = (message: string) => new Refusal("moveRefused", { message });

function chosenItems(
  { pieces, offer }: ChildRequest,
  items: readonly SoldItem[],
  left: readonly { itemId: number; left: number }[],
  variants: readonly OtherVariant[],
): ChildItem[] {
  const wanted = Map.groupBy(pieces, ({ id }) => id);
  for (const [id, ofLine] of wanted) {
    const quantity = ofLine.reduce((sum, piece) => sum + piece.quantity, 0);
    const most = left.find(({ itemId }) => itemId === id);
    if (!most) throw refused("That is not of this order.");
    if (quantity > most.left) throw refused("There are not so many pieces left of it.");
  }
  return pieces.map(({ id, quantity, variant }) => {
    const sold = items.find((item) => item.id === id)!;
    if (offer !== "exchange") return { sold, quantity, variant: null };
    const chosen = variants.find((each) => each.itemId === id && each.id === variant);
    if (!chosen || chosen.id === sold.variant_id) throw refused("Choose another size or colour.");
    if (!chosen.isAvailable) throw refused(`${sold.name} is sold out in ${chosen.colour}, ${chosen.size}.`);
    return { sold, quantity, variant: chosen };
  });
}

/** Nothing is to be paid for it, so it is paid: what follows a payment follows here too. */
async function payNothing(db: Bound, divisionId: DivisionId, orderId: OrderId, plan: ChildOrderPlan): Promise<void> {
  const reason = plan.reprintReason === null ? "Exchange, nothing to pay" : "Free of charge";
  const by = { kind: "system" as const, name: "returns" };
  const moved = await moveOrder(db, { divisionId, orderId, to: "paid", by, reason, paymentMethod: "Nothing to pay" });
  if (!moved.ok) throw new Error(`The child order ${orderId} cannot be paid: ${moved.code}.`);
}
