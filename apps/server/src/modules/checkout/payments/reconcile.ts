// The processor decides about money. Attempts that were started and never answered, because a process died or a
// connection broke, are checked until they are settled.

import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { CardPayments, ChargeResult } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { takenBy } from "./taken-by.ts";

/** Whether a division has such an attempt. */
export const hasAttempt = async ({ pools }: Platform, divisionId: DivisionId, attemptId: string): Promise<boolean> =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await db
      .selectFrom("payment_attempts")
      .where("division_id", "=", divisionId)
      .where("id", "=", attemptId)
      .select("id")
      .executeTakeFirst();
    return row !== undefined;
  });

/** Settles one attempt by the processor's record of it, and returns the answer; null while the bank has not decided. */
export async function settleAttempt(platform: Platform, divisionId: DivisionId, attemptId: string) {
  const { processor, known } = await takenBy(platform, divisionId, attemptId);
  const result = (await processor.find(attemptId, known)) ?? neverCharged(processor);
  const isWaiting = result.state === "action_needed";
  return isWaiting ? null : completeCheckout(platform, { divisionId, attemptId, result });
}

/**
 * Ends an attempt so that its order can be written again: cancels it at the processor, stores its result and returns the
 * answer. An attempt that had succeeded is paid, and answers `idempotencyKey` too.
 */
export async function endAttempt(
  platform: Platform,
  completion: { divisionId: DivisionId; attemptId: string; idempotencyKey: string; requestId: string },
) {
  const { idempotencyKey, ...given } = completion;
  const result = await cancelAttempt(platform, completion.divisionId, completion.attemptId);
  if (result.state === "action_needed")
    throw new Error(`Payment attempt ${completion.attemptId} cannot be called off.`);
  return completeCheckout(platform, {
    ...given,
    result,
    ...(result.state === "succeeded" ? { idempotencyKey } : {}),
  });
}

/** Cancels an attempt at its processor, whose result of it this gives. */
export async function cancelAttempt(
  platform: Platform,
  divisionId: DivisionId,
  attemptId: string,
): Promise<ChargeResult> {
  const { processor, known } = await takenBy(platform, divisionId, attemptId);
  return (await processor.cancel(attemptId, known)) ?? neverCharged(processor);
}

/** The result of an attempt that the processor never received. */
export const neverCharged = ({ methodName }: Pick<CardPayments, "methodName">): ChargeResult => ({
  state: "failed",
  reference: "",
  message: "The payment was interrupted. You have not been charged.",
  methodName,
});

/** Hours after which an attempt that waits for the card holder counts as abandoned. */
const abandonAfterHours = 2;

/**
 * Settles every attempt of a division that is older than `olderThanSeconds` and still open. Returns how many. An attempt
 * that cannot be settled does not block the others; throws the first failure after all were tried.
 */
export async function settleOpenAttempts(
  platform: Platform,
  divisionId: DivisionId,
  olderThanSeconds: number,
): Promise<number> {
  const before = new Date(platform.now().getTime() - olderThanSeconds * 1000);
  const open = await withDivision(platform.pools.worker, divisionId, (db) =>
    db
      .selectFrom("payment_attempts")
      .where("division_id", "=", divisionId)
      .where("state", "in", ["started", "action_needed"])
      .where("created_at", "<", before)
      .select(["id", "created_at"])
      .orderBy("created_at")
      .limit(500)
      .execute(),
  );
  const abandonedBefore = platform.now().getTime() - abandonAfterHours * 3_600_000;
  const failures: unknown[] = [];
  for (const { id, created_at } of open) {
    if (created_at.getTime() < abandonedBefore)
      await cancelAttempt(platform, divisionId, id).catch((error) => failures.push(error));
    await settleAttempt(platform, divisionId, id).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return open.length;
}

/** Divisions with attempts to settle. The back-office role sees every shop; only numbers leave this query. */
export async function divisionsWithOpenAttempts(
  { pools, now }: Platform,
  olderThanSeconds: number,
): Promise<DivisionId[]> {
  const before = new Date(now().getTime() - olderThanSeconds * 1000);
  const { rows } = await pools.backOffice.query(
    "select distinct division_id from payment_attempts where state in ('started', 'action_needed') and created_at < $1",
    [before],
  );
  return rows.map((row) => row.division_id);
}
