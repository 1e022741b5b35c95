// Every mail is stored as a row and then delivered, so its text can be read later and a job that runs twice sends one
// mail.

import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { activeTheme } from "../themes/index.ts";
import { type MailShop, mailShop } from "./mail-shop.ts";
import { mailOf, senderOf } from "./queries.ts";
import { mailPictures, type StorePicture } from "./store-picture.ts";
import { insertMail, markSent } from "./write-queries.ts";

export interface Mail {
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where answers go; without one, to the shop. */
  replyTo?: string;
  /** It has a link or a code that opens an account: once delivered, the stored copy is blanked. */
  hasSecret?: boolean;
}

/** How an event's mail is written: its data is read first, and pictures are rendered between transactions. */
interface Writing<T> {
  /** null when there is nothing to mail. */
  read: (db: Bound) => Promise<T | null>;
  write: (found: T, shop: MailShop, storePicture: StorePicture) => Mail | Promise<Mail>;
}

/**
 * Writes and delivers the mail of one business event. `event` identifies it within the shop: "order_confirmed 418001". A
 * second run delivers the stored mail if it was never delivered, and otherwise does nothing. Throws when the mail server
 * refuses the mail.
 */
export async function sendMail<T>(
  platform: Platform,
  divisionId: DivisionId,
  event: string,
  { read, write }: Writing<T>,
): Promise<void> {
  const { pools, mailer, now } = platform;
  const inShop = <R>(work: (db: Bound) => Promise<R>) => withDivision(pools.worker, divisionId, work);
  const { known, sender, theme, found } = await inShop(async (db) => {
    const [known, sender, theme, found] = await Promise.all([
      mailOf(db, divisionId, event),
      senderOf(db, divisionId),
      activeTheme(db, divisionId),
      read(db),
    ]);
    return { known, sender, theme, found };
  });
  const compose = async (found: T) => {
    const origin = sender.label ? platform.origins.shop(sender.label) : platform.origins.main;
    const { storePicture, name, remember } = mailPictures(platform.files, divisionId, origin);
    const shop = await mailShop({ sender, theme, origin }, storePicture);
    const composed = await write(found, shop, storePicture);
    const written = await inShop(async (db) => {
      await name(db);
      return insertMail(db, { ...composed, divisionId, event, fromName: shop.name });
    });
    remember();
    return written;
  };
  const mail = known ?? (found && (await compose(found)));
  if (!mail || mail.sent_at) return;
  const { to_address: to, from_name: fromName, reply_to, subject, html, body_text: text } = mail;
  await mailer.send({ to, fromName, replyTo: reply_to || sender.supportEmail, subject, html, text });
  await inShop((db) => markSent(db, divisionId, mail, { at: now(), isDelivered: mailer.isDelivering }));
}
