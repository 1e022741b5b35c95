// Every mail is stored as a row and then delivered, so its text can be read later and a job that runs twice sends one
// mail.

import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { writeDivision } from "@selvedge/db/write-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { storeUrl } from "@selvedge/domain/shops/store-url";
import type { Platform } from "../../../platform.ts";
import { activeTheme } from "../themes/index.ts";
import { type MailShop, mailShop } from "./mail-shop.ts";
import { mailOf, senderOf } from "./queries.ts";
import { mailPictures, type StorePicture } from "./store-picture.ts";
import { markSent, type NewMail, newMail } from "./write-queries.ts";

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
export interface Writing<T> {
  /** null when there is nothing to mail. */
  read: (db: Bound) => Promise<T | null>;
  write: (found: T, shop: MailShop, storePicture: StorePicture) => Mail | Promise<Mail>;
  /** The platform writes to a shop's own people: their questions and answers go to the platform. */
  isToOwners?: boolean;
}

type StoredMail = NonNullable<Awaited<ReturnType<typeof mailOf>>>;

/** What is known of a mail before it is written. */
export interface MailSources<T> {
  /** The mail itself, where an earlier run has stored it. */
  known: StoredMail | undefined;
  sender: Awaited<ReturnType<typeof senderOf>>;
  theme: Awaited<ReturnType<typeof activeTheme>>;
  found: T | null;
}

/** A mail that is stored, but for its number. */
export interface ComposedMail extends NewMail {
  replyTo: string;
  hasSecret: boolean;
}

/**
 * The mail of one business event, step by step, for work that stores it with rows of its own. `event` identifies it within
 * the shop: "order_confirmed 418001".
 */
export function mailOfEvent<T>(platform: Platform, divisionId: DivisionId, event: string, writing: Writing<T>) {
  const { read, write, isToOwners = false } = writing;
  const { pools, mailer, now } = platform;
  const inShop = <R>(work: (db: Bound) => Promise<R>) => withDivision(pools.worker, divisionId, work);
  const compose = async ({ sender, theme }: MailSources<T>, found: T, mayRender: boolean) => {
    // Pictures are fetched for as long as a mail is kept, and a shop may leave its domain: they stay at the address that stays.
    const hosted = sender.label ? platform.origins.shop(sender.label) : platform.origins.main;
    const pictures = mailPictures(platform.files, { divisionId, origin: hosted, mayRender });
    const origin = sender.own ? ownOrigin(platform, sender.own) : hosted;
    const ours = isToOwners ? sender.platformEmail : null;
    const own = await mailShop({ sender, theme, origin }, pictures.storePicture);
    const shop = ours ? { ...own, supportEmail: ours } : own;
    const composed = await write(found, shop, pictures.storePicture);
    const known = { replyTo: ours ?? "", hasSecret: false, ...composed };
    const mail: ComposedMail = { ...known, divisionId, event, fromName: shop.name };
    return { mail, pictures };
  };
  const deliver = async ({ sender }: MailSources<T>, mail: ComposedMail | StoredMail) => {
    const { to, fromName, replyTo, subject, html, text, hasSecret } = "event" in mail ? mail : composedOf(mail);
    await mailer.send({ to, fromName, replyTo: replyTo || sender.supportEmail, subject, html, text });
    const sent = { at: now(), isBlanked: hasSecret && mailer.isDelivering };
    await writeDivision(pools.worker, divisionId, (db) => markSent(db, divisionId, event, sent));
  };
  return {
    async read(db: Bound): Promise<MailSources<T>> {
      const [known, sender, theme, found] = await Promise.all([
        mailOf(db, divisionId, event),
        senderOf(db, divisionId),
        activeTheme(db, divisionId),
        read(db),
      ]);
      return { known, sender, theme, found };
    },
    /** The mail where it can be written without waiting: it is not stored yet, and all its pictures are. */
    async composeAtOnce(sources: MailSources<T>): Promise<ComposedMail | null> {
      if (sources.known || !sources.found) return null;
      const { mail, pictures } = await compose(sources, sources.found, false);
      return pictures.isWhole() ? mail : null;
    },
    /** Delivers the mail, unless it was delivered before; writes and stores it first, unless `stored` is it. */
    async finish(sources: MailSources<T>, stored: ComposedMail | null): Promise<void> {
      if (stored) return deliver(sources, stored);
      if (sources.known) return sources.known.sent_at ? undefined : deliver(sources, sources.known);
      if (!sources.found) return;
      const { mail, pictures } = await compose(sources, sources.found, true);
      const other = await inShop(async (db) => {
        await pictures.name(db);
        // Another run may have stored it at the same moment: its mail is the one.
        return (await newMail(db, mail).executeTakeFirst()) ? undefined : mailOf(db, divisionId, event);
      });
      pictures.remember();
      if (!other?.sent_at) await deliver(sources, other ?? mail);
    },
  };
}

/** Where the shop answers at its own domain, without a slash at the end. */
const ownOrigin = ({ config }: Platform, host: string): string =>
  storeUrl(host, config.publicProtocol, config.publicPort).slice(0, -1);

const composedOf = (mail: StoredMail) => ({
  to: mail.to_address,
  fromName: mail.from_name,
  replyTo: mail.reply_to,
  subject: mail.subject,
  html: mail.html,
  text: mail.body_text,
  hasSecret: mail.has_secret,
});

/**
 * Writes and delivers the mail of one business event. A second run delivers the stored mail if it was never delivered, and
 * otherwise does nothing. Throws when the mail server refuses the mail.
 */
export async function sendMail<T>(
  platform: Platform,
  divisionId: DivisionId,
  event: string,
  writing: Writing<T>,
): Promise<void> {
  const mail = mailOfEvent(platform, divisionId, event, writing);
  await mail.finish(await withDivision(platform.pools.worker, divisionId, mail.read), null);
}
