// The mail that a message from a contact form becomes. What a visitor typed is escaped: it is text and nothing else.
import { escapeHtml } from "@selvedge/domain/text";
import { cardRow, type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

interface Message {
  to_email: string;
  name: string;
  email: string;
  message: string;
  page_url: string;
}

/** To the shop; answering it writes to the visitor. */
export function contactMail({ to_email, name, email, message, page_url }: Message, shop: MailShop): Mail {
  const oneLine = name.replace(/\s+/g, " ");
  const subject = `Message from ${oneLine}`;
  const lead = `${oneLine} (${email}) wrote to ${shop.name}. Answer this email to answer them.`;
  const from = page_url ? `Sent from ${shop.origin}${page_url}` : `Sent from ${shop.origin}`;
  const paragraphs = escapeHtml(message).replace(/\r?\n/g, "<br>");
  const html = mailHtml({
    shop,
    title: subject,
    preheader: message.slice(0, 120),
    lead,
    facts: cardRow(`<p class="ink" style="margin:0">${paragraphs}</p>`, "20px 32px 0"),
    button: { text: "Answer", href: `mailto:${encodeURIComponent(email).replace("%40", "@")}` },
    foot: { text: from },
  });
  return {
    kind: "contact_message",
    to: to_email || shop.supportEmail,
    replyTo: email,
    subject,
    html,
    text: [lead, message, from].join("\n\n"),
  };
}
