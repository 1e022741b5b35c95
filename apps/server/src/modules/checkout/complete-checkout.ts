// Second half of a checkout: what the processor said becomes our truth. Browser, bank return and reconciler all come
// through here; whoever is first does the work, everybody gets the same answer.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { mayMove } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";
import type { ChargeResult } from "../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../platform.ts";
import { receiptHash } from "../orders/index.ts";
import { keepAnswer } from "./idempotency.ts";
import type { PlaceAnswer } from "./order-request.ts";
import { askReturn } from "./return-payment.ts";

export interface Completion {
  divisionId: number;
  attemptId: string;
  result: ChargeResult;
  /** The key whose answer this is; absent where nobody waits for one. */
  idempotencyKey?: string;
  requestId?: string;
}

interface LockedAttempt {
  orderId: number;
  reference: string;
  status: OrderStatus;
  basketId: string;
  state: "started" | "action_needed" | "succeeded" | "failed";
  message: string;
  amountMinor: number;
  /** What the order costs now; another amount than the attempt's when it was rewritten in between. */
  orderTotalMinor: number;
  currency: string;
  provider: string;
}

/** Writes a processor's answer down, once, and gives what the shopper is told. */
export async function completeCheckout(platform: Platform, completion: Completion): Promise<PlaceAnswer> {
  return withDivision(platform.pools.web, completion.divisionId, async (db) => {
    const attempt = await lockAttempt(db, completion);
    const { divisionId, idempotencyKey, result } = completion;
    const answer = answerOf(platform, completion, attempt);
    const writes = isSettled(attempt, result) ? [] : writesFor(db, platform, completion, attempt);
    const isKept = idempotencyKey !== undefined && result.state !== "action_needed";
    const [told] = await Promise.all([
      isKept ? keepAnswer(db, divisionId, "place", idempotencyKey, answer.ok ? 200 : 402, answer) : answer,
      ...writes,
    ]);
    return told;
  });
}

/** A failure that was noted does not stand against money that came after all: the processor is the truth about it. */
const isSettled = ({ state }: LockedAttempt, result: ChargeResult): boolean =>
  state === "succeeded" || (state === "failed" && result.state !== "succeeded");

async function lockAttempt(db: Bound, { divisionId, attemptId }: Completion): Promise<LockedAttempt> {
  const [, { rows }, fresh] = await Promise.all([
    // Basket before order, as whoever opens an order takes them: the other way round two tabs could wait for each other.
    sql`
    select from payment_attempts a join orders o on o.division_id = a.division_id and o.id = a.order_id
    join baskets b on b.division_id = o.division_id and b.id = o.basket_id
    where a.division_id = ${divisionId} and a.id = ${attemptId} for update of b`.execute(db),
    sql<LockedAttempt>`
    select o.id as "orderId", o.reference, o.status, o.basket_id as "basketId", a.state, a.message, a.amount_minor as "amountMinor", o.total_minor as "orderTotalMinor", a.currency, a.provider
    from orders o join payment_attempts a on a.division_id = o.division_id and a.order_id = o.id
    where a.division_id = ${divisionId} and a.id = ${attemptId} for update of o`.execute(db),
    // Runs once the locks are held, so it sees what another request wrote while this one waited.
    db
      .selectFrom("payment_attempts")
      .where("division_id", "=", divisionId)
      .where("id", "=", attemptId)
      .select(["state", "message"])
      .executeTakeFirst(),
  ]);
  const attempt = rows[0];
  if (!attempt || !fresh) throw new Error(`Payment attempt ${attemptId} is not written down.`);
  return { ...attempt, ...fresh };
}

function answerOf({ config }: Platform, completion: Completion, attempt: LockedAttempt): PlaceAnswer {
  const { divisionId, result, requestId = "" } = completion;
  const hasPaid = result.state === "succeeded" || attempt.state === "succeeded";
  if (hasPaid && attempt.amountMinor !== attempt.orderTotalMinor) return { ok: false, message: paidOther, requestId };
  if (!hasPaid && result.state === "failed") return { ok: false, message: result.message, requestId };
  const orderHash = receiptHash(config.secret, divisionId, attempt.orderId);
  const state = hasPaid ? "paid" : "action_needed";
  return {
    ok: true,
    data: {
      orderHash,
      reference: attempt.reference,
      state,
      receiptUrl: `/receipt/${orderHash}/`,
      actionUrl: !hasPaid && result.state === "action_needed" ? result.actionUrl : null,
    },
  };
}

const paidOther =
  "Your payment came in for an earlier form of this order, which has changed since. It is going back to your card.";

function writesFor(
  db: Bound,
  { now }: Platform,
  { divisionId, attemptId, result, requestId = "" }: Completion,
  attempt: LockedAttempt,
): Promise<unknown>[] {
  const writes: Promise<unknown>[] = [
    db
      .updateTable("payment_attempts")
      .where("division_id", "=", divisionId)
      .where("id", "=", attemptId)
      .set({
        state: result.state,
        message: result.state === "failed" ? result.message : "",
        payment_method_name: result.methodName,
        provider_reference: result.reference,
        action_url: result.state === "action_needed" ? result.actionUrl : null,
        finished_at: result.state === "action_needed" ? null : now(),
      })
      .execute(),
  ];
  if (result.state === "succeeded") writes.push(...paidWrites(db, divisionId, attemptId, result, attempt, requestId));
  return writes;
}

function paidWrites(
  db: Bound,
  divisionId: number,
  attemptId: string,
  result: ChargeResult,
  attempt: LockedAttempt,
  requestId: string,
): Promise<unknown>[] {
  const order = { division_id: divisionId, order_id: attempt.orderId };
  const actor = { actor_kind: "system" as const, actor_name: "payments", account_id: null };
  const isAwaited = attempt.status === "new" || attempt.status === "to_be_paid";
  // Money never pays for an order of another price, nor twice for one: it is kept in the books for a refund.
  const payment = attempt.amountMinor === attempt.orderTotalMinor ? "matches" : "other_amount";
  const by = { kind: "system" as const };
  const isRight = mayMove({ flow: "normal", from: attempt.status, to: "paid", by, facts: { payment } }).ok;
  const money = db
    .insertInto("payment_transactions")
    .values({
      ...order,
      attempt_id: attemptId,
      kind: "charge",
      amount_minor: attempt.amountMinor,
      currency: attempt.currency,
      provider: attempt.provider,
      provider_reference: result.reference,
    })
    .execute();
  const audit = (action: string) =>
    db
      .insertInto("audit_log")
      .values({
        division_id: divisionId,
        ...actor,
        action,
        subject: `order ${attempt.orderId}`,
        detail: JSON.stringify({ reference: result.reference, amountMinor: attempt.amountMinor }),
        request_id: requestId,
      })
      .execute();
  if (!isRight) {
    const reason = isAwaited ? "paid_another_amount" : "paid_again";
    return [money, audit(`order.${reason}`), askReturn(db, { divisionId, attemptId, reason, ...attempt })];
  }
  return [
    money,
    sql`update orders set status = 'paid', paid_at = now(), version = version + 1, payment_method = ${result.methodName}, deleted_at = null
      where division_id = ${divisionId} and id = ${attempt.orderId}`.execute(db),
    db
      .insertInto("order_status_logs")
      .values({ ...order, ...actor, from_status: attempt.status, status: "paid" })
      .execute(),
    audit("order.paid"),
    db.deleteFrom("baskets").where("division_id", "=", divisionId).where("id", "=", attempt.basketId).execute(),
    sql`select announce_order(${divisionId}, ${attempt.orderId})`.execute(db),
    enqueue(
      db,
      "order_paid",
      { divisionId, orderId: attempt.orderId },
      // Before pictures that are drawn: somebody waits for this mail.
      { key: `order_paid ${attempt.orderId}`, priority: -15 },
    ),
  ];
}
