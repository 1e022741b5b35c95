// The link that lets a visitor in: the number of their row, and a signature of it. It works as long as the row is there.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";

/** "7-3n5k…": 128 bits behind the number. */
export const visitToken = (secret: string, divisionId: DivisionId, visitorId: number): string =>
  `${visitorId}-${createHmac("sha256", secret)
    .update(`shop visitor ${divisionId} ${visitorId}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url")}`;

/** The visitor that a token names; null for one that was not made for this shop. */
export function visitorOfToken(secret: string, divisionId: DivisionId, token: string): number | null {
  const [, number] = /^(\d{1,9})-[\w-]{22}$/.exec(token) ?? [];
  if (number === undefined) return null;
  const wanted = Buffer.from(visitToken(secret, divisionId, Number(number)));
  const sent = Buffer.from(token);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) ? Number(number) : null;
}
