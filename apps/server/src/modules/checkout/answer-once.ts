import { createHash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { claimKey, keepAnswer } from "./idempotency.ts";

interface Once {
  divisionId: number;
  /** What is done, with who does it: one person's key is not another's. */
  scope: string;
  key: string;
  /** The whole request: the same key with another one is refused. */
  request: unknown;
}

/** Does the work in the caller's transaction once for a key; a retry gets the first answer and changes nothing. */
export async function answerOnce<T>(
  db: Bound,
  { divisionId, scope, key, request }: Once,
  work: () => Promise<T>,
): Promise<T> {
  const fingerprint = createHash("sha256").update(JSON.stringify(request)).digest();
  const claim = await claimKey(db, divisionId, scope, key, fingerprint);
  if (claim.kind === "answered") return claim.answer as T;
  return keepAnswer(db, divisionId, scope, key, 200, await work());
}
