// What a person may do was changed by a colleague: the id of their session changes too, at their next call. Source:
// reliability S6, ASVS 5 chapter 7.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { hashOfSessionToken, renewedToken, setSessionToken } from "./session.ts";

/** Every session of these accounts gets a new id at its next call in the back office; what they see as customers ends. */
export async function renewSessionsLater(db: Bound, accountIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("viewer_account_id", "in", [...accountIds])
    .execute();
  await db
    .updateTable("sessions")
    .where("account_id", "in", [...accountIds])
    .set({ must_renew: true })
    .execute();
}

/**
 * Gives the session of a request its next id. The id before opens the session until the browser comes with the new one, and
 * nothing from then on: an answer that is lost on the way signs nobody out, and calls at the same moment get the same id.
 * Only on staff's own host: elsewhere the account is a shopper or a merchant, and baskets hang on the id.
 */
export async function renewSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.place.context !== "backoffice") return;
  const before = request.sessionToken!;
  const next = renewedToken(before, platform.config.secret);
  const { numUpdatedRows } = await withoutDivision(platform.pools.backOffice, (db) =>
    db
      .updateTable("sessions")
      .where("token_hash", "=", hashOfSessionToken(before))
      .where("must_renew", "=", true)
      .set({ next_token_hash: hashOfSessionToken(next) })
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) return;
  setSessionToken(request, reply, next, platform.config);
  // This request is still of the id that it came with.
  request.sessionToken = before;
}

/** The browser has shown the new id: it is the session's only one from now on. */
export const takeRenewedId = (db: Bound, sessionId: number, tokenHash: Buffer) =>
  db
    .updateTable("sessions")
    .where("id", "=", sessionId)
    .where("next_token_hash", "=", tokenHash)
    .set({ token_hash: tokenHash, next_token_hash: null, must_renew: false })
    .execute();
