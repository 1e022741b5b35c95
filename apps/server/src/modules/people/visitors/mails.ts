import { type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";

/** The mail that lets somebody into a shop that is not open. */
export function visitorMail(shop: MailShop, { to, url }: { to: string; url: string }): Mail {
  const title = `You are invited to visit ${shop.name}`;
  const lead = `${shop.name} is not open to everyone yet. This link lets you in, on every device that you open it on. It is for you alone.`;
  const foot = "You don't know what this is about? Then ignore this email: nothing happens.";
  return {
    kind: "shop_visitor",
    to,
    subject: title,
    text: [lead, `Visit ${shop.name}: ${url}`, foot].join("\n\n"),
    html: mailHtml({
      shop,
      title,
      heading: `Visit ${shop.name}`,
      preheader: lead,
      lead,
      button: { text: "Visit the shop", href: url },
      foot: { text: foot },
    }),
    hasSecret: true,
  };
}
