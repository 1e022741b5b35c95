import type { Bound } from "@selvedge/db/bound";

const columns = ["id", "to_address", "from_name", "subject", "html", "body_text", "sent_at"] as const;

/** The mail of an event, or undefined before it is written. */
export const mailOf = (db: Bound, divisionId: number, event: string) =>
  db
    .selectFrom("mails")
    .where("division_id", "=", divisionId)
    .where("dedupe_key", "=", event)
    .select(columns)
    .executeTakeFirst();

/** Writes the mail of an event and gives its row. Whoever comes second, at the same moment, gets the first one's. */
export const insertMail = (
  db: Bound,
  row: {
    divisionId: number;
    event: string;
    kind: string;
    to: string;
    fromName: string;
    subject: string;
    html: string;
    text: string;
  },
) =>
  db
    .insertInto("mails")
    .values({
      division_id: row.divisionId,
      kind: row.kind,
      to_address: row.to,
      from_name: row.fromName,
      subject: row.subject,
      html: row.html,
      body_text: row.text,
      dedupe_key: row.event,
      sent_at: null,
    })
    .onConflict((same) => same.columns(["division_id", "dedupe_key"]).doUpdateSet({ dedupe_key: row.event }))
    .returning(columns)
    .executeTakeFirstOrThrow();

export const markSent = (db: Bound, divisionId: number, id: number, at: Date) =>
  db.updateTable("mails").where("division_id", "=", divisionId).where("id", "=", id).set({ sent_at: at }).execute();

/** What a shop's mails say of it. */
export const senderOf = (db: Bound, divisionId: number) =>
  db
    .selectFrom("divisions as d")
    .leftJoin("subdomains as s", "s.division_id", "d.id")
    .leftJoin("shop_settings as t", "t.division_id", "d.id")
    .where("d.id", "=", divisionId)
    .select(["d.name", "d.support_email as supportEmail", "s.label", "t.settings"])
    .executeTakeFirstOrThrow();
