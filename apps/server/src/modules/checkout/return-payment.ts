// Money that came in for an earlier form of an order, or a second time, goes back by itself: written down with the money,
// sent back by a job that asks the processor once for each charge however often it runs.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { RefundResult } from "../../adapters/card-payments/card-payments.ts";
import type { Task } from "../../jobs/task.ts";
import type { Platform } from "../../platform.ts";
import { sendReturnMail } from "./return-mail.ts";

export interface WrongPayment {
  divisionId: number;
  attemptId: string;
  orderId: number;
  reason: "paid_another_amount" | "paid_again";
  amountMinor: number;
  currency: string;
}

/** Leaves, in the transaction that books a wrong payment, the wish to give it back. */
export async function askReturn(db: Bound, wrong: WrongPayment): Promise<void> {
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

const payload = z.object({ divisionId: z.number(), attemptId: z.string() });

/** Gives one wrong payment back and tells whoever paid. Throws while the processor is silent, so that it is tried again. */
export const returnPayment: Task = async (platform, given) => {
  const { divisionId, attemptId } = payload.parse(given);
  const asked = await readAsked(platform, divisionId, attemptId);
  if (!asked) return;
  if (asked.state === "asked") {
    const result = await platform.cards.refund({
      idempotencyKey: `return ${attemptId}`,
      chargeReference: asked.chargeReference,
      amountMinor: asked.amountMinor,
    });
    await writeResult(platform, divisionId, attemptId, asked, result);
    if (result.state === "failed") return;
  }
  if (asked.state !== "refused") await sendReturnMail(platform, divisionId, asked.orderId, attemptId);
};

type Asked = NonNullable<Awaited<ReturnType<typeof readAsked>>>;

const readAsked = ({ pools }: Platform, divisionId: number, attemptId: string) =>
  withDivision(pools.worker, divisionId, (db) =>
    db
      .selectFrom("returned_payments as r")
      .innerJoin("payment_attempts as a", (join) =>
        join.onRef("a.division_id", "=", "r.division_id").onRef("a.id", "=", "r.attempt_id"),
      )
      .where("r.division_id", "=", divisionId)
      .where("r.attempt_id", "=", attemptId)
      .select(["r.order_id as orderId", "r.state", "r.amount_minor as amountMinor", "r.currency", "a.provider"])
      .select((row) => row.fn.coalesce("a.provider_reference", row.val("")).as("chargeReference"))
      .executeTakeFirst(),
  );

/** Books what the processor said, once: of two runs at the same moment the second finds nothing left to do. */
async function writeResult(
  { pools, now }: Platform,
  divisionId: number,
  attemptId: string,
  { orderId, amountMinor, currency, provider }: Asked,
  result: RefundResult,
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
    await db
      .insertInto("audit_log")
      .values({
        division_id: divisionId,
        actor_kind: "system",
        actor_name: "payments",
        account_id: null,
        action: isReturned ? "order.payment_returned" : "order.payment_return_refused",
        subject: `order ${orderId}`,
        detail: JSON.stringify({ amountMinor, ...(isReturned ? {} : { message: result.message }) }),
      })
      .execute();
  });
}
