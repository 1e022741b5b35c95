// Every text message is first a row and then delivered, so that a job that runs twice sends once.
import { withoutDivision } from "@selvedge/db/with-division";
import type { TextMessage } from "../../../adapters/text-messages/text-messages.ts";
import type { Platform } from "../../../platform.ts";

/**
 * Writes and delivers the message of one event. A second run delivers what the first one wrote if it was never delivered,
 * and otherwise does nothing. A delivered one loses its text: the stored copy shows no code. Throws when it was not taken.
 */
export async function sendTextMessage(
  { pools, textMessages, now }: Platform,
  event: string,
  { to, body }: TextMessage,
): Promise<void> {
  const message = await withoutDivision(pools.worker, (db) =>
    db
      .insertInto("text_messages")
      .values({ to_number: to, body, dedupe_key: event, sent_at: null })
      .onConflict((same) => same.column("dedupe_key").doUpdateSet({ dedupe_key: event }))
      .returning(["id", "body", "sent_at"])
      .executeTakeFirstOrThrow(),
  );
  if (message.sent_at) return;
  await textMessages.send({ to, body: message.body });
  await withoutDivision(pools.worker, (db) =>
    db
      .updateTable("text_messages")
      .where("id", "=", message.id)
      .set({ sent_at: now(), ...(textMessages.isDelivering ? { body: "" } : {}) })
      .execute(),
  );
}
