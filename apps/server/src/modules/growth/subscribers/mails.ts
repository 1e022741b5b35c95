// The newsletter's mails to an address that was signed up. They repeat nothing that was typed into the form, because
// anyone can submit the form for any address.
import { newsletterLinkDays } from "@selvedge/domain/limits";
import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

interface Reader {
  shop: MailShop;
  email: string;
  leaveUrl: string;
}

/** To an address that is not subscribed: the link that confirms it. */
export const confirmMail = (reader: Reader, confirmUrl: string): Mail =>
  compose(reader, {
    kind: "newsletter_confirm",
    subject: `Confirm your email for ${reader.shop.name}`,
    lead: `Someone signed this address up for the ${reader.shop.name} newsletter. If it was you, press the button to confirm. The link works for ${newsletterLinkDays} days.`,
    button: { text: "Confirm my email", href: confirmUrl },
    foot: { text: "Didn't sign up? Ignore this email, or", link: "unsubscribe this address" },
  });

/** To an address that is already subscribed. Only the mail shows this, never the page where the address was typed. */
export const alreadySubscribedMail = (reader: Reader): Mail =>
  compose(reader, {
    kind: "newsletter_already",
    subject: `You're already subscribed to ${reader.shop.name}`,
    lead: `Someone signed this address up for the ${reader.shop.name} newsletter. You're already subscribed, so there's nothing to confirm.`,
    button: { text: `Go to ${reader.shop.name}`, href: `${reader.shop.origin}/` },
    foot: { text: "Don't want these emails?", link: "Unsubscribe" },
  });

interface Words {
  kind: string;
  subject: string;
  lead: string;
  button: { text: string; href: string };
  foot: { text: string; link: string };
}

function compose({ shop, email, leaveUrl }: Reader, { kind, subject, lead, button, foot }: Words): Mail {
  const text = [
    lead,
    `${button.text}: ${button.href}`,
    `Unsubscribe: ${leaveUrl}`,
    `Questions? Write to ${shop.supportEmail}.`,
  ].join("\n\n");
  const html = mailHtml({ shop, title: subject, preheader: lead, lead, button, foot: { ...foot, href: leaveUrl } });
  return { kind, to: email, subject, html, text };
}
