import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

/** Subscribed: the link was followed, and the address has not unsubscribed since. */
export const isOnList = sql<boolean>`(subscribers.confirmed_at is not null and subscribers.unsubscribed_at is null)`;

export const subscriberByLeaveDigest = (db: Bound, divisionId: DivisionId, leaveDigest: Buffer) =>
  db
    .selectFrom("subscribers")
    .where("division_id", "=", divisionId)
    .where("leave_digest", "=", leaveDigest)
    .select("id")
    .executeTakeFirst();

/** What a mail to a subscriber needs. */
export const subscriberToMail = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("subscribers")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["email", "email_normalised", "asked_at", isOnList.as("is_on_list")])
    .executeTakeFirst();

export const subscriptionByEmail = (db: Bound, divisionId: DivisionId, emailNormalised: string) =>
  db
    .selectFrom("subscribers")
    .where("division_id", "=", divisionId)
    .where("email_normalised", "=", emailNormalised)
    .select(["confirmed_at", "unsubscribed_at"])
    .executeTakeFirst();
