// Money that came without a card processor, as one of an order's payments.
import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { AuditActor } from "../../plumbing/audit/index.ts";
import { byHand } from "../refunds/index.ts";
import { receivedMinor } from "./queries.ts";

export interface ReceivedMoney {
  divisionId: DivisionId;
  orderId: OrderId;
  amountMinor: number;
  currency: string;
  /** "Bank transfer" */
  method: string;
  /** The day on which the money was there: "2026-12-05". */
  receivedOn: string;
  reference: string;
  requestKey: string;
  by: AuditActor;
}

/** Writes what was received among the payments of an order that the caller has locked. */
export async function insertReceived(db: Bound, received: ReceivedMoney): Promise<void> {
  const { divisionId, orderId, amountMinor, currency, method, by } = received;
  const id = randomUUID();
  const own = { division_id: divisionId, order_id: orderId };
  await db
    .insertInto("payment_attempts")
    .values({
      ...own,
      id,
      provider: byHand,
      account_name: "",
      payment_method_name: method,
      amount_minor: amountMinor,
      currency,
      state: "succeeded",
      provider_reference: received.reference,
      finished_at: sql<Date>`now()`,
    })
    .execute();
  await Promise.all([
    db
      .insertInto("payment_transactions")
      .values({
        ...own,
        attempt_id: id,
        kind: "charge",
        amount_minor: amountMinor,
        currency,
        provider: byHand,
        provider_reference: id,
      })
      .execute(),
    db
      .insertInto("hand_payments")
      .values({
        ...own,
        attempt_id: id,
        received_on: received.receivedOn,
        reference: received.reference,
        request_key: received.requestKey,
        actor_name: by.name,
        account_id: by.accountId ?? null,
      })
      .execute(),
  ]);
}

/** Whether a request's key has recorded a payment of an order already. */
export const isRecorded = async (db: Bound, divisionId: DivisionId, orderId: OrderId, key: string): Promise<boolean> =>
  (await db
    .selectFrom("hand_payments")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("request_key", "=", key)
    .select("attempt_id")
    .executeTakeFirst()) !== undefined;

interface Rest extends Pick<ReceivedMoney, "divisionId" | "orderId" | "currency" | "by"> {
  requestId: string;
}

/** Books what an order that was marked as paid has had from no processor, so that it can go back. */
export async function insertRest(
  db: Bound,
  order: Rest,
  totalMinor: number,
  received: Pick<ReceivedMoney, "method" | "receivedOn" | "reference">,
): Promise<void> {
  const { divisionId, orderId, currency, by, requestId } = order;
  const { rows } = await sql<{ minor: number }>`
    select ${receivedMinor} as minor from orders o where o.division_id = ${divisionId} and o.id = ${orderId}`.execute(
    db,
  );
  const amountMinor = totalMinor - rows[0]!.minor;
  if (amountMinor <= 0) return;
  await insertReceived(db, { divisionId, orderId, currency, by, amountMinor, requestKey: requestId, ...received });
}
