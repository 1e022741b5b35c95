import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** How many addresses asked to join the shop's list since a moment, and how many of those confirmed it and stayed. */
export const joinedSince = (db: Bound, divisionId: DivisionId, since: Date) =>
  db
    .selectFrom("subscribers")
    .where("division_id", "=", divisionId)
    .where("asked_at", ">=", since)
    .select(({ fn }) => [
      fn.countAll<number>().as("asked"),
      fn
        .countAll<number>()
        .filterWhere(({ eb, and }) => and([eb("confirmed_at", "is not", null), eb("unsubscribed_at", "is", null)]))
        .as("confirmed"),
    ])
    .executeTakeFirstOrThrow();
