// What a person may do was changed by a colleague: the id of their session changes too, at their next call. Source:
// reliability S6, ASVS 5 chapter 7.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { hashOfSessionToken, newSessionToken, setSessionToken } from "./session.ts";

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
 * Gives the session of a request its new id; the old value opens nothing from then on. Of two calls at once one does it.
 * Only on staff's own host: elsewhere the account is a shopper or a merchant, and baskets hang on the id.
 */
export async function renewSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.place.context !== "backoffice") return;
  const before = hashOfSessionToken(request.sessionToken!);
  const next = newSessionToken();
  const renewed = await withoutDivision(platform.pools.backOffice, (db) =>
    db
      .updateTable("sessions")
      .where("token_hash", "=", before)
      .where("must_renew", "=", true)
      .set({ token_hash: hashOfSessionToken(next), must_renew: false })
      .returning("id")
      .executeTakeFirst(),
  );
  if (renewed) setSessionToken(request, reply, next, platform.config);
}
