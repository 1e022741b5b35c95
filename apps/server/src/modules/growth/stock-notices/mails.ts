// The mail that a sold-out size is back.
import { colourPath } from "@selvedge/domain/products/colour-path";
import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";
import type { NoticeToMail } from "./queries.ts";

export function stockMail({ email, name, url_name, colour, size }: NoticeToMail, shop: MailShop): Mail {
  const subject = `${name} is back in ${colour}, ${size}`;
  const lead = "You asked to hear when this size is there again. We cannot hold it for you, so be quick.";
  const href = `${shop.origin}${colourPath(url_name, colour)}?${new URLSearchParams({ size })}`;
  const foot = "We wrote because this address was left at the product. There are no further emails.";
  const html = mailHtml({
    ...{ shop, title: subject, preheader: lead, lead },
    button: { text: "Go to the product", href },
    foot: { text: foot },
  });
  const text = [`${subject}.`, lead, `Go to the product:\n${href}`, foot, `${shop.company}\n${shop.origin}/`].join(
    "\n\n",
  );
  return { kind: "stock_notice", to: email, subject, html, text };
}
