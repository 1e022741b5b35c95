import type { CallBody } from "@selvedge/contracts/call";
import type { owedCalls } from "@selvedge/contracts/orders/owed.calls";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { receivedWays } from "@selvedge/domain/orders/received-ways";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { lockOrder, type Mover } from "../moves/index.ts";
import { owedOrder } from "./queries.ts";
import { insertReceived, isRecorded } from "./write-queries.ts";

type Payment = CallBody<typeof owedCalls.recordInvoicePayment>;

/** What is still owed after it. */
export interface Recorded {
  isPaid: boolean;
  leftMinor: number;
}

interface Recording {
  orderId: OrderId;
  by: Mover;
  requestId: string;
  requestKey: string;
}

/**
 * Records money that came for an order on terms. Once all of it is there, the order is paid on the day of the last payment,
 * and its customer gets a mail. The same key twice records it once. Throws notFound, moveRefused where nothing is owed, and
 * validation for more than is owed, and a day that is still to come.
 */
export const recordPayment = (platform: Platform, recording: Recording, payment: Payment): Promise<Recorded> =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { orderId, requestKey } = recording;
    const shop = await db.selectFrom("quotes").where("order_id", "=", orderId).select("division_id").executeTakeFirst();
    if (!shop) throw new Refusal("notFound");
    const divisionId = shop.division_id;
    const [order, owed, isKnown] = await Promise.all([
      lockOrder(db, divisionId, orderId),
      owedOrder(db, divisionId, orderId),
      isRecorded(db, divisionId, orderId, requestKey),
    ]);
    if (!order) throw new Refusal("notFound");
    const leftBefore = owed ? owed.totalMinor - owed.receivedMinor : 0;
    if (isKnown) return { isPaid: order.paid_at !== null, leftMinor: leftBefore };
    if (order.paid_at !== null) throw new Refusal("moveRefused", { message: "It is paid already." });
    if (!owed?.isOwed) throw new Refusal("moveRefused", { message: "Nothing is owed for this order." });
    refuseFaults(payment, { leftMinor: leftBefore, currency: owed.currency, today: isoDay(platform.now()) });
    await insertReceived(db, {
      ...{ divisionId, orderId, requestKey, by: recording.by, currency: owed.currency },
      ...{ amountMinor: payment.amountMinor, receivedOn: payment.receivedOn, reference: payment.reference },
      method: receivedWays[payment.way],
    });
    const leftMinor = leftBefore - payment.amountMinor;
    const isPaid = leftMinor === 0;
    if (isPaid) await markPaid(db, platform.now(), { divisionId, orderId, payment });
    await Promise.all([
      writeAudit(db, {
        ...{ divisionId, by: recording.by, requestId: recording.requestId, subject: `order ${orderId}` },
        action: isPaid ? "order.invoice_paid" : "order.invoice_part_paid",
        detail: { ...payment, currency: owed.currency, leftMinor },
      }),
      sql`select announce_order(${divisionId}, ${orderId})`.execute(db),
    ]);
    return { isPaid, leftMinor };
  });

interface Owing {
  leftMinor: number;
  currency: string;
  today: string;
}

function refuseFaults({ amountMinor, receivedOn }: Payment, { leftMinor, currency, today }: Owing): void {
  const errors: Record<string, string[]> = {};
  if (amountMinor > leftMinor)
    errors.amountMinor = [`Only ${formatMoney(leftMinor, currency)} is owed. Pay back the rest yourself.`];
  if (receivedOn > today) errors.receivedOn = ["Choose a day that has come"];
  if (Object.keys(errors).length > 0) throw new Refusal("validation", { errors });
}

interface Paid {
  divisionId: DivisionId;
  orderId: OrderId;
  payment: Payment;
}

/** Its sale counts on the day of the money. What follows a payment at the till was done when the order was confirmed. */
async function markPaid(db: Bound, now: Date, { divisionId, orderId, payment }: Paid): Promise<void> {
  const { receivedOn, way } = payment;
  const paidAt = receivedOn === isoDay(now) ? now : new Date(`${receivedOn}T12:00:00Z`);
  await Promise.all([
    db
      .updateTable("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .set({ paid_at: paidAt, payment_method: receivedWays[way], version: sql`version + 1` })
      .execute(),
    enqueue(db, "invoice_mail", { divisionId, orderId, what: "paid" }, { key: `invoice ${orderId} paid` }),
  ]);
}
