import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

interface NewMessage {
  toEmail: string;
  name: string;
  email: string;
  message: string;
  pageUrl: string;
  digest: Buffer;
}

/** Stores a message and returns its id; undefined for one that is stored already. */
export async function insertMessage(
  db: Bound,
  divisionId: DivisionId,
  { toEmail, name, email, message, pageUrl, digest }: NewMessage,
): Promise<number | undefined> {
  const row = await db
    .insertInto("contact_messages")
    .values({ division_id: divisionId, to_email: toEmail, name, email, message, page_url: pageUrl, digest })
    .onConflict((same) => same.columns(["division_id", "digest"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
