// Second half of a checkout: stores the processor's answer. Browser, bank return and reconciler all call this; the first
// one does the work, all get the same answer.

import type { Bound } from "@selvedge/db/bound";
import { lastly } from "@selvedge/db/ending";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { writeDivision } from "@selvedge/db/write-division";
import { type Writes, writeTogether } from "@selvedge/db/write-together";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { flowAt } from "@selvedge/domain/orders/flows";
import { awaitsMoney, paidStatus } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";
import type { ChargeResult } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { answerStored, storeAnswer } from "../../../plugins/idempotency/idempotency.ts";
import { type LockedOrder, type Move, mayMoveLocked, moveLocked } from "../../orders/moves/index.ts";
import { receiptHash } from "../../orders/receipt/index.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { releaseUses } from "../../shop/discounts/index.ts";
import { completeSale } from "../../shop/gift-card-sales/index.ts";
import { holdAgain, releaseCards } from "../../shop/gift-cards/index.ts";
import type { PlaceAnswer } from "./place-answer.ts";
import { queueReturn } from "./return-payment.ts";

export interface Completion {
  divisionId: DivisionId;
  attemptId: string;
  result: ChargeResult;
  /** The idempotency key to store the answer under; absent when no request waits for it. */
  idempotencyKey?: string;
  requestId?: string;
  /** What the caller has just written of a new order and its attempt. It is paid in one packet unless it has changed since. */
  opened?: LockedAttempt | undefined;
}

export interface LockedAttempt {
  orderId: OrderId;
  reference: string;
  basketId: string;
  state: "started" | "action_needed" | "succeeded" | "failed";
  message: string;
  amountMinor: number;
  /** The current order. Its total differs from the attempt's if it was rewritten in between. */
  order: LockedOrder;
  currency: string;
  provider: string;
  /** What gift cards were to pay beside it, and what its order holds of them now. */
  giftCardMinor: number;
  heldMinor: number;
  /** The change of a line that it pays the difference of; null where it pays the order. */
  lineChangeId: number | null;
  lineChangeState: string | null;
}

/** Stores a processor's answer, once, and returns the shopper's answer. */
export async function completeCheckout(platform: Platform, completion: Completion): Promise<PlaceAnswer> {
  const answered = await completeOpened(platform, completion);
  if (answered) return answered;
  return withDivision(platform.pools.web, completion.divisionId, async (db) => {
    const locked = await lockAttempt(db, completion);
    if (!locked) return completeSale(db, platform, completion);
    const attempt = await withCardsHeld(db, completion, locked);
    const { divisionId, idempotencyKey, result } = completion;
    const answer = answerOf(platform, completion, attempt);
    const isStored = idempotencyKey !== undefined && result.state !== "action_needed";
    return lastly(async () => {
      const writes = isFinal(attempt, result) ? [] : writesFor(db, platform, completion, { attempt, beside: {} });
      const [stored] = await Promise.all([
        isStored
          ? storeAnswer(db, divisionId, { scope: "place", key: idempotencyKey, status: answer.ok ? 200 : 402, answer })
          : answer,
        ...writes,
      ]);
      return stored;
    });
  });
}

/**
 * Pays an order that nobody has touched since it was opened: its locks, the look whether that is so, and all that is written
 * leave in one packet. null, and nothing is written, where it is not so.
 */
async function completeOpened(platform: Platform, completion: Completion): Promise<PlaceAnswer | null> {
  const { divisionId, idempotencyKey, opened, result } = completion;
  if (!opened || idempotencyKey === undefined || result.state !== "succeeded") return null;
  const answer = answerOf(platform, completion, opened);
  return writeDivision(platform.pools.web, divisionId, async (db) => {
    const stored = answerStored(db, divisionId, { scope: "place", key: idempotencyKey, status: 200, answer });
    await Promise.all([
      ...lockUnchanged(db, completion, opened),
      ...writesFor(db, platform, completion, { attempt: opened, beside: { stored } }),
    ]);
    return answer;
  }).catch((error) => {
    if (error?.code === hasChanged) return null;
    throw error;
  });
}

/** A stored failure does not block a later payment: the processor's record decides. */
const isFinal = ({ state }: LockedAttempt, result: ChargeResult): boolean =>
  state === "succeeded" || (state === "failed" && result.state !== "succeeded");

/** Money that comes in after its order gave its gift cards back takes them again, while they still have it and it still pays. */
async function withCardsHeld(db: Bound, { divisionId, result }: Completion, attempt: LockedAttempt) {
  const { orderId, giftCardMinor, heldMinor } = attempt;
  const isGivenBack = giftCardMinor > 0 && heldMinor === 0 && isPayable(attempt);
  if (!isGivenBack || result.state !== "succeeded" || attempt.state === "succeeded") return attempt;
  return { ...attempt, heldMinor: await holdAgain(db, divisionId, { orderId, giftCardMinor }) };
}

const isPayable = (attempt: LockedAttempt): boolean =>
  attempt.order.paid_at === null &&
  attempt.order.deleted_at === null &&
  awaitsMoney(flowOfAttempt(attempt), attempt.order.status);

/** The code of the error that ends a transaction whose order or attempt has changed. */
const hasChanged = "SB002";

/** Locks basket, order and attempt, in the order of `lockAttempt`, and ends the transaction where they are not as they were opened. */
const lockUnchanged = (
  db: Bound,
  { divisionId, attemptId }: Completion,
  { basketId, heldMinor, order }: LockedAttempt,
) => [
  sql`select from baskets where division_id = ${divisionId} and id = ${basketId} for update`.execute(db),
  sql`
    with unchanged as (
      select from orders o join payment_attempts a on a.division_id = o.division_id and a.order_id = o.id
      where a.division_id = ${divisionId} and a.id = ${attemptId} and a.state = 'started'
        and o.version = ${order.version} and o.status = ${order.status} and o.total_minor = ${order.total_minor}
        and o.gift_card_minor = ${heldMinor} and o.paid_at is null and o.deleted_at is null for update of o, a)
    select end_transaction(${sql.lit(hasChanged)}) where not exists (select from unchanged)`.execute(db),
];

/** null for a payment that is of no order: a gift card is bought with it. */
async function lockAttempt(db: Bound, { divisionId, attemptId }: Completion): Promise<LockedAttempt | null> {
  const [, { rows }, fresh] = await Promise.all([
    // Locks the basket before the order, as when an order is opened: the reverse could deadlock two tabs.
    sql`
    select from payment_attempts a join orders o on o.division_id = a.division_id and o.id = a.order_id
    join baskets b on b.division_id = o.division_id and b.id = o.basket_id
    where a.division_id = ${divisionId} and a.id = ${attemptId} for update of b`.execute(db),
    sql<Omit<LockedAttempt, "order"> & LockedOrder>`
    select o.id as "orderId", o.reference, o.basket_id as "basketId", a.amount_minor as "amountMinor", a.currency, a.provider, a.line_change_id as "lineChangeId",
      a.gift_card_minor as "giftCardMinor", o.gift_card_minor as "heldMinor",
      o.status, o.resume_status, o.version, o.factory_code, o.total_minor, o.paid_at, o.deleted_at
    from orders o join payment_attempts a on a.division_id = o.division_id and a.order_id = o.id
    where a.division_id = ${divisionId} and a.id = ${attemptId} for update of o`.execute(db),
    // Runs once the locks are held, so it sees what another request wrote while this one waited.
    db
      .selectFrom("payment_attempts as a")
      .leftJoin("line_changes as c", (join) =>
        join.onRef("c.division_id", "=", "a.division_id").onRef("c.id", "=", "a.line_change_id"),
      )
      .where("a.division_id", "=", divisionId)
      .where("a.id", "=", attemptId)
      .select(["a.state", "a.message", "c.state as lineChangeState"])
      .executeTakeFirst(),
  ]);
  const attempt = rows[0];
  return attempt && fresh ? { ...attempt, ...fresh, order: attempt } : null;
}

function answerOf({ config }: Platform, completion: Completion, attempt: LockedAttempt): PlaceAnswer {
  const { divisionId, result, requestId = "" } = completion;
  const hasPaid = result.state === "succeeded" || attempt.state === "succeeded";
  if (hasPaid && isForOther(attempt)) return { ok: false, message: paidOther, requestId };
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

/** Its order, or the change that it pays, is not what it was when the payment began. */
const isForOther = (attempt: LockedAttempt): boolean =>
  attempt.lineChangeId === null ? !isRightAmount(attempt) : isGivenUp(attempt);

/** The change that it pays waits for no payment any more. */
const isGivenUp = ({ lineChangeState }: LockedAttempt): boolean =>
  lineChangeState === "replaced" || lineChangeState === "withdrawn";

const paidOther =
  "Your payment came in for an earlier form of this order, which has changed since. It is going back to your card.";

function writesFor(
  db: Bound,
  { now }: Platform,
  completion: Completion,
  { attempt, beside }: { attempt: LockedAttempt; beside: Writes },
): (Promise<unknown> | null)[] {
  const { divisionId, attemptId, result } = completion;
  const answer = db
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
    });
  if (result.state === "succeeded")
    return paidWrites(db, completion, {
      attempt,
      writes: { ...beside, answer, money: moneyOf(db, completion, attempt) },
    });
  return result.state === "failed" && attempt.order.paid_at === null
    ? [
        answer.execute(),
        releaseUses(db, divisionId, attempt.orderId),
        isHeldForIt(attempt) ? releaseCards(db, divisionId, attempt.orderId) : null,
      ]
    : [answer.execute()];
}

/** A payment of another amount, or a second payment, does not pay the order: it is booked and returned. */
function paidWrites(
  db: Bound,
  completion: Completion,
  { attempt, writes }: { attempt: LockedAttempt; writes: Writes },
): Promise<unknown>[] {
  const { divisionId } = completion;
  if (attempt.lineChangeId !== null) return differenceWrites(db, completion, { attempt, writes });
  const move = payingMove(completion, attempt);
  if (!isRightAmount(attempt) || !mayMoveLocked(attempt.order, move).ok)
    return [writeTogether(db, writes), ...giveBack(db, completion, attempt)];
  const basket = db.deleteFrom("baskets").where("division_id", "=", divisionId).where("id", "=", attempt.basketId);
  return [moveLocked(db, attempt.order, move, { ...writes, basket })];
}

/** The difference of a line that becomes dearer: a job makes the change, or gives the money back where it came too late. */
function differenceWrites(
  db: Bound,
  completion: Completion,
  { attempt, writes }: { attempt: LockedAttempt; writes: Writes },
): Promise<unknown>[] {
  const { divisionId, requestId = "" } = completion;
  const { lineChangeId, lineChangeState, orderId } = attempt;
  if (lineChangeState !== "owed") return [writeTogether(db, writes), ...giveBack(db, completion, attempt)];
  const change = db
    .updateTable("line_changes")
    .where("division_id", "=", divisionId)
    .where("id", "=", lineChangeId)
    .set({ state: "paid" });
  const action = "order.difference_paid";
  const detail = { ...detailOf(completion, attempt), lineChange: lineChangeId };
  return [
    writeTogether(db, { ...writes, change }),
    writeAudit(db, { divisionId, by: payments, action, subject: `order ${orderId}`, detail, requestId }),
    enqueue(
      db,
      "make_line_change",
      { divisionId, lineChangeId },
      { key: `line change ${lineChangeId}`, priority: -15 },
    ),
  ];
}

/** Its order holds the gift cards that were to pay beside it, and not others that were entered since. */
const isHeldForIt = ({ giftCardMinor, heldMinor }: LockedAttempt): boolean =>
  heldMinor > 0 && heldMinor === giftCardMinor;

/** A charge and what gift cards pay beside it are the order's total. */
const isRightAmount = ({ amountMinor, heldMinor, order }: LockedAttempt) =>
  amountMinor + heldMinor === order.total_minor;
const flowOfAttempt = ({ order }: LockedAttempt) => flowAt({ status: order.status, factoryCode: order.factory_code });
const payments = { kind: "system" as const, name: "payments" };
const detailOf = ({ result }: Completion, { amountMinor, heldMinor, lineChangeId }: LockedAttempt) => ({
  reference: result.reference,
  amountMinor,
  ...(heldMinor > 0 && lineChangeId === null && { giftCardMinor: heldMinor }),
});

const payingMove = (completion: Completion, attempt: LockedAttempt): Move => ({
  divisionId: completion.divisionId,
  orderId: attempt.orderId,
  to: paidStatus[flowOfAttempt(attempt)],
  by: payments,
  requestId: completion.requestId ?? "",
  facts: { payment: isRightAmount(attempt) ? "matches" : "other_amount" },
  audit: { action: "order.paid", detail: detailOf(completion, attempt) },
  paymentMethod: completion.result.methodName,
});

const moneyOf = (db: Bound, { divisionId, attemptId, result }: Completion, attempt: LockedAttempt) =>
  db.insertInto("payment_transactions").values({
    division_id: divisionId,
    order_id: attempt.orderId,
    attempt_id: attemptId,
    kind: "charge",
    amount_minor: attempt.amountMinor,
    currency: attempt.currency,
    provider: attempt.provider,
    provider_reference: result.reference,
  });

function giveBack(db: Bound, completion: Completion, attempt: LockedAttempt): Promise<unknown>[] {
  const { divisionId, attemptId, requestId = "" } = completion;
  const isAwaited =
    attempt.lineChangeId === null ? awaitsMoney(flowOfAttempt(attempt), attempt.order.status) : isGivenUp(attempt);
  const reason = isAwaited ? "paid_another_amount" : "paid_again";
  const action = `order.${reason}`;
  const subject = `order ${attempt.orderId}`;
  const detail = detailOf(completion, attempt);
  return [
    writeAudit(db, { divisionId, by: payments, action, subject, detail, requestId }),
    queueReturn(db, { divisionId, attemptId, reason, ...attempt }),
  ];
}
