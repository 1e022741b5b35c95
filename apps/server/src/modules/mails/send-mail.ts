// Every mail is a row first and delivered second, so that what was said can be read later and a job that runs twice says
// it once.
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { activeTheme, shopLook } from "../themes/index.ts";
import { type KeepPicture, mailPictures } from "./keep-picture.ts";
import { type MailShop, mailShop } from "./mail-shop.ts";
import { insertMail, mailOf, markSent, senderOf } from "./queries.ts";

export interface Letter {
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** How the mail of an event comes about: what it tells of is read first, and pictures are drawn between transactions. */
interface Writing<T> {
  /** null when there is nothing to say. */
  read: (db: Bound) => Promise<T | null>;
  write: (found: T, shop: MailShop, keep: KeepPicture) => Letter | Promise<Letter>;
}

/**
 * Writes and delivers the mail of one business event, which `event` names within the shop: "order_confirmed 418001". A
 * second run delivers what the first one wrote if it was never delivered, and otherwise does nothing. Throws when the mail
 * was not taken.
 */
export async function sendMail<T>(
  platform: Platform,
  divisionId: number,
  event: string,
  { read, write }: Writing<T>,
): Promise<void> {
  const { pools, mailer, now } = platform;
  const inShop = <R>(work: (db: Bound) => Promise<R>) => withDivision(pools.worker, divisionId, work);
  const { known, sender, theme, found } = await inShop(async (db) => {
    const [known, sender] = await Promise.all([mailOf(db, divisionId, event), senderOf(db, divisionId)]);
    if (known) return { known, sender, theme: undefined, found: null };
    return { known, sender, theme: await activeTheme(db, divisionId), found: await read(db) };
  });
  const compose = async (told: T) => {
    const origin = sender.label ? platform.origins.shop(sender.label) : platform.origins.main;
    const { keep, name, remember } = mailPictures(platform.files, divisionId, origin);
    const shop = await mailShop(sender, shopLook(theme).tokens, origin, keep);
    const letter = await write(told, shop, keep);
    const written = await inShop(async (db) => {
      await name(db);
      return insertMail(db, { ...letter, divisionId, event, fromName: shop.name });
    });
    remember();
    return written;
  };
  const mail = known ?? (found && (await compose(found)));
  if (!mail || mail.sent_at) return;
  const { to_address: to, from_name: fromName, subject, html, body_text: text } = mail;
  await mailer.send({ to, fromName, replyTo: sender.supportEmail, subject, html, text });
  await inShop((db) => markSent(db, divisionId, mail.id, now()));
}
