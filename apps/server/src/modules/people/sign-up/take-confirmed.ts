import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { takeConfirmedSignUp } from "./write-queries.ts";

const minutes = 30;

/**
 * The account of this browser's sign-up, once the link of its mail was followed anywhere: the person who typed the password
 * may go in, once, and within half an hour. null for everybody else.
 */
export async function takeConfirmed(
  { pools, now }: Platform,
  { sessionToken }: FastifyRequest,
): Promise<number | null> {
  if (!sessionToken) return null;
  const since = new Date(now().getTime() - minutes * 60_000);
  const row = await withoutDivision(pools.web, (db) =>
    takeConfirmedSignUp(db, hashOfSessionToken(sessionToken), since),
  );
  return row?.account_id ?? null;
}
