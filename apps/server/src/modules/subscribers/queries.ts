import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

/** On the list: the link was followed, and the address has not left since. */
const isOnList = sql<boolean>`(subscribers.confirmed_at is not null and subscribers.unsubscribed_at is null)`;

export interface Ask {
  email: string;
  emailNormalised: string;
  firstName: string;
  mailingList: string;
  tokenDigest: Buffer;
  leaveDigest: Buffer;
  askedAt: Date;
}

/**
 * Writes that an address asked to join and gives its id. What somebody else types for an address that is on the list
 * changes nothing of it; any other address waits for its newest link.
 */
export async function recordAsk(db: Bound, divisionId: number, ask: Ask): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into subscribers (division_id, email, email_normalised, first_name, mailing_list, token_digest, leave_digest, asked_at)
    values (${divisionId}, ${ask.email}, ${ask.emailNormalised}, ${ask.firstName}, ${ask.mailingList}, ${ask.tokenDigest}, ${ask.leaveDigest}, ${ask.askedAt})
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

/** Puts the address of a link on the list; says whether the link is one that was sent after `sentAfter`. */
export async function confirm(
  db: Bound,
  divisionId: number,
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

/** Takes the address of a link off the list, also one that never confirmed; says whether there is such a link. */
export async function leave(db: Bound, divisionId: number, leaveDigest: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update subscribers set unsubscribed_at = coalesce(unsubscribed_at, ${now}), token_digest = null
    where division_id = ${divisionId} and leave_digest = ${leaveDigest}
    returning id`.execute(db);
  return rows.length > 0;
}

export const subscriberByLeaveDigest = (db: Bound, divisionId: number, leaveDigest: Buffer) =>
  db
    .selectFrom("subscribers")
    .where("division_id", "=", divisionId)
    .where("leave_digest", "=", leaveDigest)
    .select("id")
    .executeTakeFirst();

/** What a mail to a subscriber needs. */
export const subscriberToMail = (db: Bound, divisionId: number, id: number) =>
  db
    .selectFrom("subscribers")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["email", "email_normalised", "asked_at", isOnList.as("is_on_list")])
    .executeTakeFirst();
