// Money for an earlier form of an order, or a second payment, is returned automatically: the return is stored with the
// payment, and a job requests it from the processor once for each charge however often it runs.
import { asDivisionId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import * as z from "zod";
import type { RefundResult } from "../../../adapters/card-payments/card-payments.ts";
import { refundCharge } from "../../../adapters/card-payments/refund-charge.ts";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { sendReturnMail } from "./return-mail.ts";

export interface WrongPayment {
  divisionId: DivisionId;
  attemptId: string;
  orderId: OrderId;
  reason: "paid_another_amount" | "paid_again" | "change_too_late";
  amountMinor: number;
  currency: string;
}

/** Queues the return of a wrong payment, in the transaction that books it. */
export async function queueReturn(db: Bound, wrong: WrongPayment): Promise<void> {
  const { divisionId, attemptId, orderId, reason, amountMinor, currency } = wrong;
  await Promise.all([
    db
      .insertInto("returned_payments")
      .values({
        division_id: divisionId,
        attempt_id: attemptId,
        order_id: orderId,
        reason,
        amount_minor: amountMinor,
        currency,
      })
      .onConflict((same) => same.doNothing())
      .execute(),
    enqueue(db, "return_payment", { divisionId, attemptId }, { key: `return payment ${attemptId}` }),
  ]);
}

const payload = z.object({ divisionId: asDivisionId(z.number()), attemptId: z.string() });

/** Returns one wrong payment and mails the payer. Throws while the processor does not answer, so that the job is retried. */
export const returnPayment: Task = async (platform, given) => {
  const { divisionId, attemptId } = payload.parse(given);
  const requested = await readReturn(platform, divisionId, attemptId);
  if (!requested) return;
  if (requested.state === "asked") {
    const result = await refundCharge(platform, {
      ...requested,
      idempotencyKey: `return ${attemptId}`,
    });
    await writeResult(platform, divisionId, { attemptId, requested, result });
    if (result.state === "failed") return;
  }
  if (requested.state !== "refused") await sendReturnMail(platform, divisionId, requested.orderId, attemptId);
};

type RequestedReturn = NonNullable<Awaited<ReturnType<typeof readReturn>>>;

const readReturn = ({ pools }: Platform, divisionId: DivisionId, attemptId: string) =>
  withDivision(pools.worker, divisionId, (db) =>
    db
      .selectFrom("returned_payments as r")
      .innerJoin("payment_attempts as a", (join) =>
        join.onRef("a.division_id", "=", "r.division_id").onRef("a.id", "=", "r.attempt_id"),
      )
      .where("r.division_id", "=", divisionId)
      .where("r.attempt_id", "=", attemptId)
      .select([
        "r.order_id as orderId",
        "r.state",
        "r.amount_minor as amountMinor",
        "r.currency",
        "a.provider",
        "a.account_name as account",
      ])
      .select((row) => row.fn.coalesce("a.provider_reference", row.val("")).as("chargeReference"))
      .executeTakeFirst(),
  );

interface ReturnResult {
  attemptId: string;
  requested: RequestedReturn;
  result: RefundResult;
}

/** Books the processor's answer once: of two runs at the same moment the second changes nothing. */
async function writeResult(
  { pools, now }: Platform,
  divisionId: DivisionId,
  { attemptId, requested: { orderId, amountMinor, currency, provider }, result }: ReturnResult,
): Promise<void> {
  const isReturned = result.state === "succeeded";
  await withDivision(pools.worker, divisionId, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("returned_payments")
      .where("division_id", "=", divisionId)
      .where("attempt_id", "=", attemptId)
      .where("state", "=", "asked")
      .set({
        state: isReturned ? "returned" : "refused",
        message: isReturned ? "" : result.message,
        finished_at: now(),
      })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    if (isReturned)
      await db
        .insertInto("payment_transactions")
        .values({
          division_id: divisionId,
          order_id: orderId,
          attempt_id: attemptId,
          kind: "refund",
          amount_minor: amountMinor,
          currency,
          provider,
          provider_reference: result.reference,
        })
        .execute();
    await writeAudit(db, {
      divisionId,
      by: { kind: "system", name: "payments" },
      action: isReturned ? "order.payment_returned" : "order.payment_return_refused",
      subject: `order ${orderId}`,
      detail: { amountMinor, ...(isReturned ? {} : { message: result.message }) },
    });
  });
}
