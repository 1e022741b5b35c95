import { createHash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { claimKey, storeAnswer } from "./idempotency.ts";

interface Once {
  divisionId: DivisionId;
  /** What is done, with who does it: one person's key is not another's. */
  scope: string;
  key: string;
  /** The whole request: the same key with another one is refused. */
  request: unknown;
}

/** Runs the work once per key, in the caller's transaction; a retry gets the first answer and changes nothing. */
export async function answerOnce<T>(
  db: Bound,
  { divisionId, scope, key, request }: Once,
  work: () => Promise<T>,
): Promise<T> {
  const fingerprint = createHash("sha256").update(JSON.stringify(request)).digest();
  const claim = await claimKey(db, divisionId, { scope, key, fingerprint });
  if (claim.kind === "answered") return claim.answer as T;
  return storeAnswer(db, divisionId, { scope, key, status: 200, answer: await work() });
}
