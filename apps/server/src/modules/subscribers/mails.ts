// What the newsletter writes to an address that asked to join. Nothing that was typed into the form is said in it: the
// form can be sent by anybody, for anybody's address.
import { newsletterLinkDays } from "@selvedge/domain/limits";
import { type Letter, letterHtml, type MailShop } from "../mails/index.ts";

interface Reader {
  shop: MailShop;
  email: string;
  leaveUrl: string;
}

/** To an address that is not on the list: the link that puts it there. */
export const confirmLetter = (reader: Reader, confirmUrl: string): Letter =>
  compose(reader, {
    kind: "newsletter_confirm",
    subject: `Confirm your email for ${reader.shop.name}`,
    lead: `Somebody asked ${reader.shop.name} to write to this address. If it was you, press the button and you are on the list. The link works for ${newsletterLinkDays} days.`,
    button: { text: "Confirm my email", href: confirmUrl },
    foot: { text: "You did not ask? Then do nothing, or", link: "tell us not to write" },
  });

/** To one that is on it already. Only its owner learns this, never the page where it was typed. */
export const alreadyLetter = (reader: Reader): Letter =>
  compose(reader, {
    kind: "newsletter_already",
    subject: `You are already on the list of ${reader.shop.name}`,
    lead: `Somebody asked ${reader.shop.name} to write to this address. It already does, so there is nothing to confirm.`,
    button: { text: `Go to ${reader.shop.name}`, href: `${reader.shop.origin}/` },
    foot: { text: "Enough letters?", link: "Leave the list" },
  });

interface Words {
  kind: string;
  subject: string;
  lead: string;
  button: { text: string; href: string };
  foot: { text: string; link: string };
}

function compose({ shop, email, leaveUrl }: Reader, { kind, subject, lead, button, foot }: Words): Letter {
  const text = [
    lead,
    `${button.text}: ${button.href}`,
    `Leave the list: ${leaveUrl}`,
    `Questions? Write to ${shop.supportEmail}.`,
  ].join("\n\n");
  const html = letterHtml({ shop, title: subject, preheader: lead, lead, button, foot: { ...foot, href: leaveUrl } });
  return { kind, to: email, subject, html, text };
}
