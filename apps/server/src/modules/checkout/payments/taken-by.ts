import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { CardPayments, KnownAttempt } from "../../../adapters/card-payments/card-payments.ts";
import { processorOf } from "../../../adapters/card-payments/processor-of.ts";
import type { Platform } from "../../../platform.ts";

/**
 * Who takes the money of an attempt, and what is stored of it. Throws where its processor is not set up any more: without it
 * nobody knows whether money moved.
 */
export async function takenBy(
  platform: Platform,
  divisionId: DivisionId,
  attemptId: string,
): Promise<{ processor: CardPayments; known: KnownAttempt }> {
  const attempt = await withDivision(platform.pools.web, divisionId, (db) =>
    db
      .selectFrom("payment_attempts")
      .where("division_id", "=", divisionId)
      .where("id", "=", attemptId)
      .select(["provider", "account_name", "provider_reference", "state"])
      .executeTakeFirst(),
  );
  if (!attempt) throw new Error(`Payment attempt ${attemptId} is not written down.`);
  const processor = processorOf(platform, { provider: attempt.provider, account: attempt.account_name });
  if (!processor)
    throw new Error(`Payment attempt ${attemptId} was made with ${attempt.provider}, which is not set up.`);
  return { processor, known: { reference: attempt.provider_reference, isOver: attempt.state === "failed" } };
}
