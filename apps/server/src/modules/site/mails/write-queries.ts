import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { storedColumns } from "./queries.ts";

/** Stores the mail of an event and returns its row. A second call at the same moment gets the first one's row. */
export const insertMail = (
  db: Bound,
  row: {
    divisionId: DivisionId;
    event: string;
    kind: string;
    to: string;
    fromName: string;
    replyTo?: string;
    subject: string;
    html: string;
    text: string;
    hasSecret?: boolean;
  },
) =>
  db
    .insertInto("mails")
    .values({
      division_id: row.divisionId,
      kind: row.kind,
      to_address: row.to,
      from_name: row.fromName,
      reply_to: row.replyTo ?? "",
      subject: row.subject,
      html: row.html,
      body_text: row.text,
      dedupe_key: row.event,
      sent_at: null,
      has_secret: row.hasSecret ?? false,
    })
    .onConflict((same) => same.columns(["division_id", "dedupe_key"]).doUpdateSet({ dedupe_key: row.event }))
    .returning(storedColumns)
    .executeTakeFirstOrThrow();

/** A mail with a secret that has left for good is not stored with it. */
export const markSent = (
  db: Bound,
  divisionId: DivisionId,
  { id, has_secret }: { id: number; has_secret: boolean },
  { at, isDelivered }: { at: Date; isDelivered: boolean },
) =>
  db
    .updateTable("mails")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ sent_at: at, ...(has_secret && isDelivered ? { subject: "", html: "", body_text: "" } : {}) })
    .execute();
