import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

export interface NewMail {
  divisionId: DivisionId;
  event: string;
  kind: string;
  to: string;
  fromName: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  hasSecret: boolean;
}

/** Stores the mail of an event and returns its number; nothing when the event has one already. */
export const newMail = (db: Bound, mail: NewMail) =>
  db
    .insertInto("mails")
    .values({
      division_id: mail.divisionId,
      kind: mail.kind,
      to_address: mail.to,
      from_name: mail.fromName,
      reply_to: mail.replyTo,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      dedupe_key: mail.event,
      sent_at: null,
      has_secret: mail.hasSecret,
    })
    .onConflict((same) => same.columns(["division_id", "dedupe_key"]).doNothing())
    .returning("id");

/** The mail of an event is delivered. One with a secret that has left for good is not stored with it. */
export const markSent = (
  db: Bound,
  divisionId: DivisionId,
  event: string,
  { at, isBlanked }: { at: Date; isBlanked: boolean },
) =>
  db
    .updateTable("mails")
    .where("division_id", "=", divisionId)
    .where("dedupe_key", "=", event)
    .set({ sent_at: at, ...(isBlanked ? { subject: "", html: "", body_text: "" } : {}) })
    .execute();
