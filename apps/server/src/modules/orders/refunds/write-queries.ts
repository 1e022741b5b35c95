import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { refundShares } from "@selvedge/domain/gift-cards/refund-shares";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { Refund } from "@selvedge/domain/money/refund";
import { sum } from "@selvedge/domain/money/round";
import { sql } from "kysely";
import { type AuditActor, writeAudit } from "../../plumbing/audit/index.ts";
import { issueCreditNote } from "./credit-notes.ts";
import type { OrderMoney } from "./queries.ts";

/** Who asked for a refund, and what it says. */
export interface AskedRefund {
  divisionId: DivisionId;
  orderId: OrderId;
  by: AuditActor;
  requestId: string;
  reason: string;
  /** The key of the request: a second one with it writes nothing. */
  requestKey?: string | undefined;
  /** What the mail says to the shopper. */
  words?: string | undefined;
  /** bank: the card holder's bank has taken it. Without it, by the charges that it is taken from. */
  way?: "bank" | undefined;
  /** The return that it settles. */
  returnId?: number | undefined;
}

/** The provider of money that a colleague has recorded, and pays back. */
export const byHand = "by_hand";

interface Decided {
  money: OrderMoney;
  refund: Refund;
  isFull: boolean;
}

/**
 * Writes a refund that was decided while its order is locked, and leaves the job that asks the processor for it. One that
 * the bank has taken is paid at once and has its credit note; what came without a processor waits for somebody to pay it back.
 * Gives its id.
 */
export async function insertRefund(db: Bound, asked: AskedRefund, decided: Decided): Promise<number> {
  const { divisionId, orderId, by, requestId, reason } = asked;
  const { refund, isFull, money } = decided;
  const shares = sharesOf(money, refund.amountMinor);
  const way = asked.way ?? (shares.every(({ provider }) => provider === byHand) ? "hand" : "card");
  const id = await insertRow(db, { ...asked, way }, decided);
  const own = { division_id: divisionId, refund_id: id };
  const lines = refund.pieces.map((piece) => ({
    ...own,
    order_item_id: piece.id,
    quantity: piece.quantity,
    net_minor: piece.grossMinor - piece.taxMinor,
    tax_minor: piece.taxMinor,
  }));
  const charges = shares.map(({ attemptId, amountMinor }) => ({
    ...own,
    attempt_id: attemptId,
    amount_minor: amountMinor,
    state: way === "bank" ? ("paid" as const) : ("asked" as const),
  }));
  const subject = `order ${orderId}`;
  const detail = { refund: id, totalMinor: refund.amountMinor, currency: money.currency, isFull, way, reason };
  await Promise.all([
    ...(lines.length > 0 ? [db.insertInto("refund_lines").values(lines).execute()] : []),
    db.insertInto("refund_charges").values(charges).execute(),
    writeAudit(db, { divisionId, by, requestId, action: "order.refund_asked", subject, detail }),
    ...(way === "hand"
      ? []
      : [enqueue(db, "pay_refund", { divisionId, refundId: id }, { key: `refund ${id}`, priority: -15 })]),
    sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
  ]);
  await stopRefunded(db, divisionId, refund.pieces);
  if (way === "bank") await issueCreditNote(db, divisionId, id);
  return id;
}

/** Cancels the labels of refunded pieces on which nobody has begun: the last of each line, as many as went back. */
async function stopRefunded(db: Bound, divisionId: DivisionId, pieces: Refund["pieces"]): Promise<void> {
  for (const { id, quantity } of pieces)
    await sql`
      update factory_labels set state = 'cancelled', cancelled_at = now(), version = version + 1, updated_at = now(),
        reached = reached || jsonb_build_object('cancelled', to_jsonb(now()))
      where division_id = ${divisionId} and id in (select l.id from factory_labels l where l.division_id = ${divisionId}
        and l.order_item_id = ${id} and l.state in ('created', 'released') and l.label_prints = 0 order by l.counter desc limit ${quantity})`.execute(
      db,
    );
}

type OnItsWay = Omit<AskedRefund, "way"> & { way: "card" | "bank" | "hand" };

async function insertRow(db: Bound, asked: OnItsWay, { refund, isFull, money }: Decided): Promise<number> {
  const { goods, delivery, dutyMinor, amountMinor } = refund;
  const { way } = asked;
  const tax = (parts: Refund["goods"]) => sum(parts.map(({ taxMinor }) => taxMinor));
  const net = (parts: Refund["goods"]) => sum(parts.map(({ grossMinor }) => grossMinor)) - tax(parts);
  const row = await db
    .insertInto("refunds")
    .values({
      division_id: asked.divisionId,
      order_id: asked.orderId,
      kind: isFull ? "full" : "part",
      state: way === "bank" ? "paid" : "asked",
      paid_at: way === "bank" ? sql<Date>`now()` : null,
      way,
      currency: money.currency,
      goods_minor: net(goods),
      goods_tax_minor: tax(goods),
      shipping_minor: net(delivery) + dutyMinor,
      shipping_tax_minor: tax(delivery),
      duty_minor: dutyMinor,
      total_minor: amountMinor,
      parts: JSON.stringify({ goods, delivery }),
      reason: asked.reason,
      words: asked.words ?? "",
      request_key: asked.requestKey ?? null,
      return_id: asked.returnId ?? null,
      actor_kind: asked.by.kind,
      actor_name: asked.by.name,
      account_id: asked.by.accountId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** How much of it each charge gives; those that give nothing are left out. */
function sharesOf({ charges }: OrderMoney, amountMinor: number) {
  const shares = refundShares(charges, amountMinor);
  return charges
    .map(({ attemptId, provider }, index) => ({ attemptId, provider, amountMinor: shares[index]! }))
    .filter((share) => share.amountMinor > 0);
}
