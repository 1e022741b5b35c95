import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { Refusal } from "../refusal.ts";

export type Claim =
  | { kind: "new" }
  /** The key is known and its work was started but not answered: continue where it stopped. */
  | { kind: "resumed" }
  | { kind: "answered"; answer: unknown };

/**
 * Claims a key in the caller's transaction. A second request with the same key waits for the first one's transaction.
 * Throws idempotencyKeyReused when the key came with another request before.
 */
export async function claimKey(
  db: Bound,
  divisionId: DivisionId,
  { scope, key, fingerprint }: { scope: string; key: string; fingerprint: Buffer },
): Promise<Claim> {
  const claimed = await db
    .insertInto("idempotency_keys")
    .values({ division_id: divisionId, scope, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed) return { kind: "new" };
  const known = await db
    .selectFrom("idempotency_keys")
    .where("division_id", "=", divisionId)
    .where("scope", "=", scope)
    .where("key", "=", key)
    .select(["fingerprint", "answer"])
    .executeTakeFirstOrThrow();
  if (!known.fingerprint.equals(fingerprint)) throw new Refusal("idempotencyKeyReused");
  return known.answer === null ? { kind: "resumed" } : { kind: "answered", answer: readAnswer(known.answer) };
}

/** An answer stored exactly in a jsonb column: as text, because jsonb sorts its keys. */
export const writeAnswer = (answer: unknown): string => JSON.stringify(JSON.stringify(answer));

/** Text is an answer as it was sent; any other value was stored by a process of an earlier build. */
export const readAnswer = (stored: unknown): unknown => (typeof stored === "string" ? JSON.parse(stored) : stored);

/**
 * Stores the answer that every later request with this key gets unchanged, and returns the valid one: of two requests
 * that finish at once, the first one's.
 */
export async function storeAnswer<A>(
  db: Bound,
  divisionId: DivisionId,
  { scope, key, status, answer }: { scope: string; key: string; status: number; answer: A },
): Promise<A> {
  const stored = await db
    .updateTable("idempotency_keys")
    .where("division_id", "=", divisionId)
    .where("scope", "=", scope)
    .where("key", "=", key)
    .set(({ fn, ref, val }) => ({
      status: fn.coalesce(ref("status"), val(status)),
      answer: fn.coalesce(ref("answer"), val(writeAnswer(answer))),
    }))
    .returning("answer")
    .executeTakeFirst();
  return stored ? (readAnswer(stored.answer) as A) : answer;
}
