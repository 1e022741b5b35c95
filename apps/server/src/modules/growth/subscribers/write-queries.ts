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

interface ConfirmedAddress {
  email: string;
  emailNormalised: string;
  firstName: string;
  leaveDigest: Buffer;
  now: Date;
}

/** Puts an address on the list whose owner has proven it otherwise. One that is on it keeps the day of its consent. */
export async function joinConfirmed(db: Bound, divisionId: DivisionId, joining: ConfirmedAddress): Promise<void> {
  const { email, emailNormalised, firstName, leaveDigest, now } = joining;
  await sql`
    insert into subscribers (division_id, email, email_normalised, first_name, leave_digest, asked_at, confirmed_at)
    values (${divisionId}, ${email}, ${emailNormalised}, ${firstName}, ${leaveDigest}, ${now}, ${now})
    on conflict (division_id, email_normalised) do update set
      confirmed_at = case when ${isOnList} then subscribers.confirmed_at else excluded.confirmed_at end,
      asked_at = case when ${isOnList} then subscribers.asked_at else excluded.asked_at end,
      unsubscribed_at = null, token_digest = null, leave_digest = excluded.leave_digest`.execute(db);
}

export const eraseByEmail = (db: Bound, divisionId: DivisionId, emailNormalised: string, now: Date) =>
  sql`
    update subscribers set email = 'deleted-' || id || '@deleted.invalid', email_normalised = 'deleted-' || id || '@deleted.invalid',
      first_name = '', token_digest = null, leave_digest = sha256(gen_random_uuid()::text::bytea),
      unsubscribed_at = coalesce(unsubscribed_at, ${now})
    where division_id = ${divisionId} and email_normalised = ${emailNormalised}`.execute(db);
