// Every mail is a row first and delivered second, so that what was said can be read later and a job that runs twice says
// it once.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { type MailShop, mailShop } from "./mail-shop.ts";
import { insertMail, mailOf, markSent, senderOf } from "./queries.ts";

export interface Letter {
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * Writes and delivers the mail of one business event, which `event` names within the shop: "order_confirmed 418001".
 * `write` runs in the mail's transaction and gives null when there is nothing to say. A second run delivers what the
 * first one wrote if it was never delivered, and otherwise does nothing. Throws when the mail was not taken.
 */
export async function sendMail(
  platform: Platform,
  divisionId: number,
  event: string,
  write: (db: Bound, shop: MailShop) => Promise<Letter | null>,
): Promise<void> {
  const { pools, mailer, now } = platform;
  const { mail, replyTo } = await withDivision(pools.worker, divisionId, async (db) => {
    const [known, sender] = await Promise.all([mailOf(db, divisionId, event), senderOf(db, divisionId)]);
    const replyTo = sender.supportEmail;
    if (known) return { mail: known, replyTo };
    const shop = await mailShop(platform, db, divisionId, sender);
    const letter = await write(db, shop);
    return { mail: letter && (await insertMail(db, { ...letter, divisionId, event, fromName: shop.name })), replyTo };
  });
  if (!mail || mail.sent_at) return;
  const { to_address: to, from_name: fromName, subject, html, body_text: text } = mail;
  await mailer.send({ to, fromName, replyTo, subject, html, text });
  await withDivision(pools.worker, divisionId, (db) => markSent(db, divisionId, mail.id, now()));
}
