import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import { isOnList } from "./queries.ts";

export interface SubscribeRequest {
  email: string;
  emailNormalised: string;
  firstName: string;
  mailingList: string;
  tokenDigest: Buffer;
  leaveDigest: Buffer;
  askedAt: Date;
}

/**
 * Stores that an address subscribed and returns its id. A form sent by another person for an address on the list changes
 * nothing about it; any other address waits for its newest link.
 */
export async function recordRequest(db: Bound, divisionId: DivisionId, request: SubscribeRequest): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into subscribers (division_id, email, email_normalised, first_name, mailing_list, token_digest, leave_digest, asked_at)
    values (${divisionId}, ${request.email}, ${request.emailNormalised}, ${request.firstName}, ${request.mailingList}, ${request.tokenDigest}, ${request.leaveDigest}, ${request.askedAt})
    on conflict (division_id, email_normalised) do update set
      asked_at = excluded.asked_at,
      leave_digest = excluded.leave_digest,
      email = case when ${isOnList} then subscribers.email else excluded.email end,
      first_name = case when ${isOnList} then subscribers.first_name else excluded.first_name end,
      mailing_list = case when ${isOnList} then subscribers.mailing_list else excluded.mailing_list end,
      token_digest = case when ${isOnList} then subscribers.token_digest else excluded.token_digest end
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Subscribes the address of a link; returns whether the link was sent after `sentAfter`. */
export async function confirm(
  db: Bound,
  divisionId: DivisionId,
  tokenDigest: Buffer,
  { now, sentAfter }: { now: Date; sentAfter: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update subscribers
    set confirmed_at = case when ${isOnList} then confirmed_at else ${now} end, unsubscribed_at = null
    where division_id = ${divisionId} and token_digest = ${tokenDigest} and asked_at > ${sentAfter}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Unsubscribes the address of a link, also one that never confirmed; returns whether the link exists. */
export async function leave(db: Bound, divisionId: DivisionId, leaveDigest: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update subscribers set unsubscribed_at = coalesce(unsubscribed_at, ${now}), token_digest = null
    where division_id = ${divisionId} and leave_digest = ${leaveDigest}
    returning id`.execute(db);
  return rows.length > 0;
}
