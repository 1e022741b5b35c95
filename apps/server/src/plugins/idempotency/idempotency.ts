import type { Bound } from "@selvedge/db/bound";
import { writeTogether } from "@selvedge/db/write-together";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { type Try, tryCounted } from "../limits.ts";
import { Refusal } from "../refusal.ts";

export type Claim =
  | { kind: "new" }
  /** The key is known and its work was started but not answered: continue where it stopped. */
  | { kind: "resumed" }
  | { kind: "answered"; answer: unknown };

export interface ClaimedKey {
  scope: string;
  key: string;
  /** Of the whole request. */
  fingerprint: Buffer;
}

/**
 * Claims a key in the caller's transaction. A second request with the same key waits for the first one's transaction.
 * Throws idempotencyKeyReused when the key came with another request before.
 */
export async function claimKey(db: Bound, divisionId: DivisionId, claim: ClaimedKey): Promise<Claim> {
  const claimed = await newKey(db, divisionId, claim).executeTakeFirst();
  return claimed ? { kind: "new" } : claimKnown(db, divisionId, claim);
}

/**
 * The same, and a new key counts as a try, in the same statement: a retry of a known one does nothing, so it counts as none.
 * Throws tooManyTries. The try goes with the transaction: one that is rolled back has counted nothing.
 */
export async function claimLimitedKey(
  db: Bound,
  divisionId: DivisionId,
  claim: ClaimedKey & { tried: Try },
): Promise<Claim> {
  const { tried } = claim;
  const [claimed] = await writeTogether(
    db,
    { claimed: newKey(db, divisionId, claim), tried: tryCounted(tried, "claimed") },
    sql<{ tries: number }>`select (select count from tried) as tries from claimed`,
  );
  if (!claimed) return claimKnown(db, divisionId, claim);
  if (claimed.tries > tried.limit.tries) throw new Refusal("tooManyTries");
  return { kind: "new" };
}

const newKey = (db: Bound, divisionId: DivisionId, { scope, key, fingerprint }: ClaimedKey) =>
  db
    .insertInto("idempotency_keys")
    .values({ division_id: divisionId, scope, key, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key");

async function claimKnown(db: Bound, divisionId: DivisionId, { scope, key, fingerprint }: ClaimedKey): Promise<Claim> {
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

interface NewAnswer<A> {
  scope: string;
  key: string;
  status: number;
  answer: A;
}

/**
 * Stores the answer that every later request with this key gets unchanged, and returns the valid one: of two requests
 * that finish at once, the first one's.
 */
export async function storeAnswer<A>(db: Bound, divisionId: DivisionId, given: NewAnswer<A>): Promise<A> {
  const stored = await answerStored(db, divisionId, given).returning("answer").executeTakeFirst();
  return stored ? (readAnswer(stored.answer) as A) : given.answer;
}

/** The same as a part of a larger statement, for work that knows that no other request has finished. */
export const answerStored = <A>(db: Bound, divisionId: DivisionId, { scope, key, status, answer }: NewAnswer<A>) =>
  db
    .updateTable("idempotency_keys")
    .where("division_id", "=", divisionId)
    .where("scope", "=", scope)
    .where("key", "=", key)
    .set(({ fn, ref, val }) => ({
      status: fn.coalesce(ref("status"), val(status)),
      answer: fn.coalesce(ref("answer"), val(writeAnswer(answer))),
    }));
