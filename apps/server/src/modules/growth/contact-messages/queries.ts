import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

/** A message as its mail shows it. */
export const messageToMail = (db: Bound, divisionId: DivisionId, id: number) =>
  db
    .selectFrom("contact_messages")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(["to_email", "name", "email", "message", "page_url"])
    .executeTakeFirst();
