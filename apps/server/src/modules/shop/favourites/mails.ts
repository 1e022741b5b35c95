// The mail that a shopper sends themselves: their favourites with pictures, and the link that opens them anywhere. Anyone can
// enter any address, so it repeats nothing that was typed.
import { formatMoney } from "@selvedge/domain/money/money";
import { goodsRows, type Mail, type MailShop, mailHtml } from "../../site/mails/index.ts";
import type { SellableRow } from "../catalogue/index.ts";

interface Mailed {
  shop: MailShop;
  email: string;
  listUrl: string;
  goods: readonly (SellableRow & { pictureUrl: string })[];
}

export function favouritesMail({ shop, email, listUrl, goods }: Mailed): Mail {
  const subject = `Your favourites at ${shop.name}`;
  const lead = `Here is the list that was saved at ${shop.name}, for whenever you want it. The button opens it on any device and adds it to what is there.`;
  const foot =
    "Somebody entered this address to email themselves this list. You are on no mailing list because of it, and the link works for a year.";
  const rows = goods.map((each) => ({
    name: each.name,
    details: [each.is_available ? "" : "No longer available"].filter(Boolean),
    quantity: 1,
    amount: formatMoney(each.unit_price_inc_tax_minor, each.currency),
    pictureUrl: each.pictureUrl,
    href: `${shop.origin}/product/${each.url_name}/`,
  }));
  const html = mailHtml({
    shop,
    title: subject,
    heading: "Your favourites",
    preheader: rows.map(({ name }) => name).join(", "),
    lead,
    button: { text: "Open my favourites", href: listUrl },
    more: goodsRows(shop.look, rows, goods.length === 1 ? "1 favourite" : `${goods.length} favourites`),
    foot: { text: foot },
  });
  const text = [
    shop.name,
    lead,
    `Open my favourites:\n${listUrl}`,
    ...rows.map(({ name, amount, details, href }) => [`${name}, ${amount}`, ...details, href].join("\n")),
    foot,
    `Questions? Write to ${shop.supportEmail}.`,
  ].join("\n\n");
  return { kind: "favourites", to: email, subject, html, text };
}
