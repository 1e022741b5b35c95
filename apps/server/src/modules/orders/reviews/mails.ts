// The mail that asks a buyer what they say of their order.
import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

interface Request {
  shop: MailShop;
  email: string;
  firstName: string;
  /** Of the goods in the order. */
  names: readonly string[];
  reviewUrl: string;
}

export function reviewRequestMail({ shop, email, firstName, names, reviewUrl }: Request): Mail {
  const [first = "your order"] = names;
  const subject = names.length > 1 ? `How are your pieces from ${shop.name}?` : `How is your ${first}?`;
  const hello = firstName ? `${firstName}, your order` : "Your order";
  const lead = `${hello} should have been with you for some days. Say how it fits and how the print looks: it helps others to choose. It takes a minute, and a photo is welcome.`;
  const foot = "We ask once for each order.";
  const html = mailHtml({
    ...{ shop, title: subject, preheader: lead, lead },
    button: { text: "Write a review", href: reviewUrl },
    foot: { text: foot },
  });
  const text = [`${subject}`, lead, `Write a review:\n${reviewUrl}`, foot, `${shop.company}\n${shop.origin}/`].join(
    "\n\n",
  );
  return { kind: "review_request", to: email, subject, html, text };
}
