import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { byHand, issueCreditNote } from "../refunds/index.ts";
import { type Change, lockForChange } from "./changed-order.ts";

/**
 * Notes that somebody has paid a refund back by hand: one that no processor can give back, or that a processor refused. It
 * gets its credit note, and the shopper a mail with the reference. A second call changes nothing. Throws notFound, and
 * moveRefused while a processor is being asked for it.
 */
export const settleByHand = (platform: Platform, change: Change, refundId: number, reference: string) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { divisionId } = await lockForChange(db, change);
    const refund = await db
      .selectFrom("refunds")
      .where("division_id", "=", divisionId)
      .where("order_id", "=", change.orderId)
      .where("id", "=", refundId)
      .select(["state", "total_minor", "currency"])
      .forUpdate()
      .executeTakeFirst();
    if (!refund) throw new Refusal("notFound");
    if (refund.state === "paid") return { state: "paid" as const };
    const charges = await openCharges(db, divisionId, refundId);
    if (charges.some(({ state, provider }) => state === "asked" && provider !== byHand))
      throw new Refusal("moveRefused", {
        message: "The card processor is still being asked for it. Wait for its answer.",
      });
    const last = await payCharges(
      db,
      { divisionId, refundId, orderId: change.orderId, currency: refund.currency },
      charges,
    );
    await sql`
      update refunds set state = 'paid', way = 'hand', paid_at = now(), message = '', transaction_id = ${last},
        hand_reference = ${reference}, hand_by = ${change.by.name}
      where division_id = ${divisionId} and id = ${refundId}`.execute(db);
    await issueCreditNote(db, divisionId, refundId);
    await Promise.all([
      // The job finds nothing to ask for, and mails the shopper.
      enqueue(db, "pay_refund", { divisionId, refundId }, { key: `refund ${refundId}`, priority: -15 }),
      writeAudit(db, {
        ...{ divisionId, by: change.by, requestId: change.requestId, subject: `order ${change.orderId}` },
        action: "order.refunded_by_hand",
        detail: { refund: refundId, totalMinor: refund.total_minor, reference },
      }),
      sql`select announce_order(${divisionId}, ${change.orderId})`.execute(db),
    ]);
    return { state: "paid" as const };
  });

interface OpenCharge {
  attemptId: string;
  provider: string;
  amountMinor: number;
  state: "asked" | "failed";
}

async function openCharges(db: Bound, divisionId: DivisionId, refundId: number): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select c.attempt_id as "attemptId", a.provider, c.amount_minor as "amountMinor", c.state
    from refund_charges c join payment_attempts a on a.division_id = c.division_id and a.id = c.attempt_id
    where c.division_id = ${divisionId} and c.refund_id = ${refundId} and c.state <> 'paid' order by a.created_at`.execute(
    db,
  );
  return rows;
}

interface Settled {
  divisionId: DivisionId;
  refundId: number;
  orderId: OrderId;
  currency: string;
}

/** Books each charge as given back by hand; gives the last one's transaction. */
async function payCharges(
  db: Bound,
  { divisionId, refundId, orderId, currency }: Settled,
  charges: readonly OpenCharge[],
): Promise<number> {
  let last = 0;
  for (const { attemptId, amountMinor } of charges) {
    const { id } = await db
      .insertInto("payment_transactions")
      .values({
        ...{ division_id: divisionId, order_id: orderId, attempt_id: attemptId, kind: "refund" },
        ...{
          amount_minor: amountMinor,
          currency,
          provider: byHand,
          provider_reference: `refund ${refundId} ${attemptId}`,
        },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await sql`
      update refund_charges set state = 'paid', message = '', transaction_id = ${id}
      where division_id = ${divisionId} and refund_id = ${refundId} and attempt_id = ${attemptId}`.execute(db);
    last = id;
  }
  return last;
}
