import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { PurposeName } from "./purposes.ts";
import { lockByAddress, type OneTimeRow, rowByToken } from "./queries.ts";
import { digestOfDigits, digestOfToken, isSameDigest, tokenShape } from "./secrets.ts";
import { countWrongTry, endById, endByToken } from "./write-queries.ts";

/** Wrong codes after which a new one has to be sent. */
export const mostWrongTries = 5;

/**
 * The row of a link, which ends with it; null for one that is unknown, redeemed, replaced or expired. Of two at once one
 * gets the row.
 */
export async function redeemLink(
  { now }: Pick<Platform, "now">,
  db: Bound,
  purpose: PurposeName,
  token: string,
): Promise<OneTimeRow | null> {
  if (!tokenShape.test(token)) return null;
  return (await endByToken(db, purpose, digestOfToken(token), now())) ?? null;
}

/** The row of a link that would be redeemed, for the page that asks first: mail services open links before their readers. */
export async function readLink(
  { now }: Pick<Platform, "now">,
  db: Bound,
  purpose: PurposeName,
  token: string,
): Promise<OneTimeRow | null> {
  if (!tokenShape.test(token)) return null;
  return (await rowByToken(db, purpose, digestOfToken(token), now())) ?? null;
}

export type RedeemedCode = { ok: true; row: OneTimeRow } | { ok: false; triesLeft: number };

/**
 * Compares six digits, with or without a space between the threes, with the newest code of an address. Right ones end it.
 * A code that was sent for one thing alone (`data.sentFor`) is wrong for another. `triesLeft` is 0 where there is no code,
 * or too many were wrong: a new one has to be sent. Its transaction must commit, also after a wrong code, so that the try
 * counts.
 */
export async function redeemCode(
  { config, now }: Pick<Platform, "config" | "now">,
  db: Bound,
  purpose: PurposeName,
  { sentTo, code, sentFor }: { sentTo: string; code: string; sentFor?: string },
): Promise<RedeemedCode> {
  const at = now();
  const found = await lockByAddress(db, purpose, sentTo, at);
  if (!found?.code_digest || found.wrong_tries >= mostWrongTries) return { ok: false, triesLeft: 0 };
  const digits = code.replace(/\s/g, "");
  const isFor = sentFor === undefined || found.data.sentFor === sentFor;
  if (!isSameDigest(digestOfDigits(config.secret, found.id, digits), found.code_digest) || !isFor) {
    await countWrongTry(db, found.id);
    return { ok: false, triesLeft: mostWrongTries - found.wrong_tries - 1 };
  }
  await endById(db, found.id, at);
  const { code_digest: _, wrong_tries: __, ...row } = found;
  return { ok: true, row: row as OneTimeRow };
}
