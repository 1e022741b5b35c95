// Eight codes for the day on which a phone is lost: "7QKD2MVA-P4XN88TE", 80 bits each. They are stored slow-hashed with one
// salt for the account, so that a try costs one hash. Source: platform-core §5 "recovery_code", reliability S22.
import { randomBytes, randomInt } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { slowDigest } from "@selvedge/db/passwords";
import { recoveryCode } from "@selvedge/domain/validation/rules/secrets";
import { saltOf } from "./queries.ts";
import { replaceRecoveryCodes, takeRecoveryCode } from "./write-queries.ts";

export const recoveryCodeCount = 8;
/** Without 0, O, 1 and I, which are mistaken for each other on paper. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const half = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");

/** New codes as they are shown once, and what is stored of them. */
export async function newRecoveryCodes() {
  const salt = randomBytes(16);
  const codes = Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`);
  return { codes, salt, digests: await Promise.all(codes.map((code) => slowDigest(code, salt))) };
}

type NewCodes = Awaited<ReturnType<typeof newRecoveryCodes>>;

/** Puts new codes in place of all earlier ones. */
export const storeRecoveryCodes = (db: Bound, accountId: number, { salt, digests }: NewCodes, at: Date) =>
  replaceRecoveryCodes(db, { accountId, salt, digests, at });

/** Uses a recovery code up; false for a wrong or used one. It takes as long for an account without codes. */
export async function redeemRecoveryCode(db: Bound, accountId: number, typed: string, at: Date): Promise<boolean> {
  const code = typed.trim().toUpperCase();
  if (!recoveryCode.holds(code)) return false;
  const salt = await saltOf(db, accountId);
  const digest = await slowDigest(code, salt ?? Buffer.alloc(16));
  return salt !== undefined && takeRecoveryCode(db, accountId, digest, at);
}
