import { createHash } from "node:crypto";
import type { ContactForm } from "@selvedge/contracts/contact/contact-form";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { publishedPage } from "../../site/pages/index.ts";
import { addressOfForm } from "./address-of-form.ts";
import { insertMessage } from "./write-queries.ts";

/**
 * Stores a message to a shop; a job mails it. Who gets it follows from the published page that the form is on, never from
 * the form itself. A message that is sent twice in a day is stored once. What a program filled in is taken and dropped.
 * Throws tooManyTries for a caller who sends very many.
 */
export async function sendMessage(
  { pools, now }: Platform,
  divisionId: DivisionId,
  { name, email, message, page, block, website, remoteAddress }: ContactForm & { remoteAddress: string },
): Promise<void> {
  await countTry(pools, limits.contactMessages, `${divisionId} ${remoteAddress}`);
  if (website !== "") return;
  await withDivision(pools.web, divisionId, async (db) => {
    const found = page ? await publishedPage(db, divisionId, page) : undefined;
    const toEmail = addressOfForm(found?.page ?? null, block);
    const day = now().toISOString().slice(0, 10);
    const digest = createHash("sha256")
      .update([toEmail, name, email, message, day].map((text) => JSON.stringify(text)).join())
      .digest();
    const id = await insertMessage(db, divisionId, {
      toEmail,
      name,
      email,
      message,
      pageUrl: found?.url ?? "",
      digest,
    });
    if (id === undefined) return;
    await enqueue(db, "mail_contact_message", { divisionId, messageId: id }, { key: `contact ${divisionId} ${id}` });
  });
}
