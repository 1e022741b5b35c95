// The link of a mail that proves a new address. It is opened anywhere, signed in or not.
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { readLink, redeemLink } from "../one-time-codes/index.ts";
import { useEmail } from "./use-email.ts";

/** The address that a link would put into use; null for a link that does not work. Changes nothing. */
export async function readEmailLink(platform: Platform, token: string): Promise<string | null> {
  const row = await withoutDivision(platform.pools.web, (db) => readLink(platform, db, "change_email", token));
  return row && String(row.data.email);
}

/** Puts the address of a link into use, once. Throws linkGone; conflict for an address that was taken meanwhile. */
export async function confirmEmailLink(
  platform: Platform,
  { sessionToken, ip, id }: FastifyRequest,
  token: string,
): Promise<void> {
  await withoutDivision(platform.pools.web, async (db) => {
    const row = await redeemLink(platform, db, "change_email", token);
    if (!row) throw new Refusal("linkGone");
    const keptSession = sessionToken ? hashOfSessionToken(sessionToken) : null;
    await useEmail(platform, db, row, { keptSession, address: ip, requestId: id });
  });
}
