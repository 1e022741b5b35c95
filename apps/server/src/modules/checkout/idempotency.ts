import type { Bound } from "@selvedge/db/bound";
import { Refusal } from "../../plugins/refusal.ts";

export type Claim =
  | { kind: "new" }
  /** The key is known and its work was begun but not answered: take it up where it stopped. */
  | { kind: "resumed" }
  | { kind: "answered"; answer: unknown };

/**
 * Takes a key in the caller's transaction. A second request with the same key waits for the first one's transaction.
 * Throws idempotencyKeyReused when the key came with another request before.
 */
export async function claimKey(
  db: Bound,
  divisionId: number,
  scope: string,
  key: string,
  fingerprint: Buffer,
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

/** An answer as a jsonb column keeps it letter by letter: as text, because jsonb sorts its keys. */
export const writeAnswer = (answer: unknown): string => JSON.stringify(JSON.stringify(answer));

/** Text is an answer as it was given; anything else was kept by a process of an earlier build. */
export const readAnswer = (kept: unknown): unknown => (typeof kept === "string" ? JSON.parse(kept) : kept);

/**
 * Keeps the answer that every later request with this key gets, letter by letter, and gives the one that stands: of two
 * requests that come to their end at once the first one's.
 */
export async function keepAnswer<A>(
  db: Bound,
  divisionId: number,
  scope: string,
  key: string,
  status: number,
  answer: A,
): Promise<A> {
  const kept = await db
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
  return kept ? (readAnswer(kept.answer) as A) : answer;
}
