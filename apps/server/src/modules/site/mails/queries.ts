import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";

/** What is read of a stored mail. */
const storedColumns = [
  "id",
  "to_address",
  "from_name",
  "reply_to",
  "subject",
  "html",
  "body_text",
  "sent_at",
  "has_secret",
] as const;

/** The mail of an event, or undefined before it is written. */
export const mailOf = (db: Bound, divisionId: DivisionId, event: string) =>
  db
    .selectFrom("mails")
    .where("division_id", "=", divisionId)
    .where("dedupe_key", "=", event)
    .select(storedColumns)
    .executeTakeFirst();

/** The facts about a shop in its mails. */
export const senderOf = (db: Bound, divisionId: DivisionId) =>
  db
    .selectFrom("divisions as d")
    .leftJoin("subdomains as s", "s.division_id", "d.id")
    .leftJoin("shop_settings as t", "t.division_id", "d.id")
    .leftJoin("custom_domains as c", (join) => join.onRef("c.division_id", "=", "d.id").on("c.active", "=", true))
    .where("d.id", "=", divisionId)
    .leftJoin("divisions as m", (join) => join.on("m.id", "=", mainDivisionId))
    .select(["d.name", "d.support_email as supportEmail", "s.label", "t.settings", "c.host as own"])
    .select("m.support_email as platformEmail")
    .executeTakeFirstOrThrow();
