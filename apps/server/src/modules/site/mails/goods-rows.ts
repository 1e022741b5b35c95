// Goods in a mail: picture, name and details, amount.
import { escapeHtml } from "@selvedge/domain/text";
import { cardRow } from "./mail-html.ts";
import type { MailStyle } from "./mail-style.ts";

export interface MailGoods {
  name: string;
  /** Colour, size and personalisation. */
  details: readonly string[];
  quantity: number;
  amount: string;
  pictureUrl: string;
  /** Where its name leads. */
  href?: string;
}

/** The rows of goods below a heading. */
export const goodsRows = (look: MailStyle, goods: readonly MailGoods[], heading: string): string =>
  cardRow(mailTitle(look, heading), "36px 32px 4px") +
  goods
    .map((each) =>
      cardRow(
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${goodsRow(look, each)}</table>`,
        "12px 32px 0",
      ),
    )
    .join("");

function goodsRow(look: MailStyle, { name, details, quantity, amount, pictureUrl, href }: MailGoods): string {
  const picture = pictureUrl
    ? `<img src="${escapeHtml(pictureUrl)}" width="80" height="80" alt="" style="display:block;border:0;border-radius:6px">`
    : "";
  const linked = (html: string) =>
    href
      ? `<a class="ink" href="${escapeHtml(href)}" style="color:${look.ink};text-decoration:none">${html}</a>`
      : html;
  const lines = [...details, ...(quantity > 1 ? [`Quantity ${quantity}`] : [])]
    .map((line) => `<br><span class="quiet" style="font-size:15px;color:${look.quiet}">${escapeHtml(line)}</span>`)
    .join("");
  return `<tr><td width="80" valign="top"><table role="presentation" width="80" cellpadding="0" cellspacing="0" border="0"><tr><td height="80" bgcolor="${look.ground}" style="background:${look.ground};border-radius:6px;line-height:0">${picture}</td></tr></table></td><td style="padding:0 12px 0 16px">${linked(`<strong class="ink" style="color:${look.ink}">${escapeHtml(name)}</strong>`)}${lines}</td><td class="ink" align="right" style="white-space:nowrap;color:${look.ink};font-variant-numeric:tabular-nums">${amount}</td></tr>`;
}

/** A heading inside a mail. */
export const mailTitle = (look: MailStyle, text: string): string =>
  `<strong class="ink" style="font:700 17px/24px ${look.headingFont};color:${look.ink};text-transform:${look.headingTransform}">${escapeHtml(text)}</strong>`;
