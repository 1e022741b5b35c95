import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

interface DomainMail {
  to: string;
  host: string;
  /** Why it does not work; empty where it does. */
  reason: string;
  /** Where its owner reads more in the dashboard. */
  url: string;
}

/** The mail to a shop's owner that a domain works, or that it does not and why. */
export function domainMail(shop: MailShop, { to, host, reason, url }: DomainMail): Mail {
  const works = reason === "";
  const title = works ? `${shop.name} answers at ${host}` : `${host} does not work yet`;
  const lead = works
    ? `Visitors can open ${shop.name} at ${host} from now on. Make it the main address when you like: the others then lead to it.`
    : reason;
  return {
    kind: "shop_domain",
    to,
    subject: title,
    text: [lead, `Open the dashboard: ${url}`].join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: title,
      preheader: lead,
      lead,
      button: { text: "Open the dashboard", href: url },
      foot: { text: "You get this because you own this shop." },
    }),
  };
}
