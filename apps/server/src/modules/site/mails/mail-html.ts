// The layout of every mail that a shop sends. Mail programs are limited browsers: layout is tables, colours and sizes are
// set on each cell, and the style sheet holds only what may be missing (a phone's margins, a dark screen).
import { escapeHtml } from "@selvedge/domain/text";
import type { MailShop } from "./mail-shop.ts";
import type { MailStyle } from "./mail-style.ts";

export interface MailParts {
  shop: MailShop;
  /** The subject, for the document's title. */
  title: string;
  /** The large words at the top, where they are not the subject. */
  heading?: string;
  /** The text that an inbox shows beside the subject. */
  preheader: string;
  lead: string;
  /** HTML between lead and button, safe already: rows of the card. */
  facts?: string;
  button: { text: string; href: string };
  /** A second link beneath the button, as plain text. */
  link?: { text: string; href: string };
  /** HTML below the button, safe already: rows of the card. */
  more?: string;
  /** A last line in small type, with one link if given, for example to unsubscribe. */
  foot?: { text: string; link?: string; href?: string };
}

export function mailHtml(parts: MailParts): string {
  const { shop, title, heading = title, preheader, lead, facts = "", button, link, more = "", foot } = parts;
  const { look } = shop;
  const headline = `margin:0;font:700 28px/34px ${look.headingFont};color:${look.ink};text-transform:${look.headingTransform}`;
  const card = [
    cardRow(`<h1 class="ink" style="${headline}">${mailWords(heading)}</h1>`, "32px 32px 0"),
    cardRow(`<p class="ink" style="margin:0">${mailWords(lead)}</p>`, "10px 32px 0"),
    facts,
    cardRow(mailButton(look, button), "24px 32px 0"),
    link ? cardRow(plainLink(look, link), "12px 32px 0") : "",
    more,
    cardRow("&nbsp;", "0", "font-size:1px;line-height:32px;height:32px"),
  ].join("");
  return `<!doctype html>
<html lang="en-GB" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeHtml(title)}</title>
<style>${styleSheet(look)}</style></head>
<body class="canvas" style="margin:0;padding:0;background:${look.canvas};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${escapeHtml(preheader)}${preheaderFill}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.canvas}" style="background:${look.canvas}"><tr><td align="center" class="edge" style="padding:24px 16px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
${band(shop)}
<tr><td><table role="presentation" class="card round" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${look.card}" style="background:${look.card};border:1px solid ${look.line};border-top:0;border-radius:0 0 10px 10px;font:16px/24px ${look.textFont};color:${look.ink}">
${card}</table></td></tr>
${footer(shop, foot)}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

/**
 * Words of a mail as HTML. The number of an order, a return or a paper stays in one line; it keeps its own hyphen, so that it can be
 * copied into a search.
 */
export const mailWords = (text: string): string =>
  escapeHtml(text).replace(
    /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z0-9]{3,}\b/g,
    '<span style="white-space:nowrap">$&</span>',
  );

/** Invisible characters that keep the mail's body out of the inbox preview. */
const preheaderFill = "&#847;&zwnj;&nbsp;".repeat(60);

/** One row of the card. `padding` and `style` are CSS. */
export const cardRow = (html: string, padding: string, style = ""): string =>
  `<tr><td class="side" style="padding:${padding}${style ? `;${style}` : ""}">${html}</td></tr>`;

/** A button that Outlook renders too: the table cell is the button. */
export const mailButton = (look: MailStyle, { text, href }: { text: string; href: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" align="center" bgcolor="${look.button}" style="background:${look.button};border:1px solid ${look.button};border-radius:${look.buttonRadiusPx}px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font:600 16px/20px ${look.textFont};color:${look.onButton};text-decoration:none;text-transform:${look.buttonTransform}">${escapeHtml(text)}</a></td></tr></table>`;

/** Two cells side by side, one below the other on a phone. Safe HTML; the second may be empty. */
export const mailColumns = (first: string, second: string, topPx: number, firstPercent = 50): string => {
  const half = (html: string, percent: number, padding: string) =>
    `<td class="half" width="${percent}%" valign="top" style="padding:${padding}">${html}</td>`;
  const other = second ? half(second, 100 - firstPercent, `${topPx}px 32px 0 12px`) : "";
  const cells = half(first, firstPercent, `${topPx}px 12px 0 32px`) + other;
  return `<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table></td></tr>`;
};

/** Name and lines of an address, one below the other. */
export const addressLines = (name: string, lines: readonly string[]): string =>
  [name, ...lines].map(escapeHtml).join("<br>");

const plainLink = (look: MailStyle, { text, href }: { text: string; href: string }) =>
  `<a class="ink" href="${escapeHtml(href)}" style="color:${look.ink};font-size:15px;text-underline-offset:3px">${mailWords(text)}</a>`;

/** The shop's name as it appears above its pages, on its own colour. */
function band({ name, tagline, origin, look, markUrl }: MailShop): string {
  const words = `font:700 22px/28px ${look.headingFont};color:${look.onBand};text-decoration:none;text-transform:${look.headingTransform}`;
  const mark = markUrl
    ? `<td width="44" style="padding:0 14px 0 0"><img src="${escapeHtml(markUrl)}" width="44" height="44" alt="" style="display:block;border:0;border-radius:8px"></td>`
    : "";
  const line = tagline
    ? `<br><span style="font:13px/18px ${look.textFont};color:${look.onBand}">${escapeHtml(tagline)}</span>`
    : "";
  return `<tr><td class="side round" bgcolor="${look.band}" style="background:${look.band};padding:18px 32px;border-radius:10px 10px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${mark}<td><a href="${escapeHtml(origin)}/" style="${words}">${escapeHtml(name)}</a>${line}</td></tr></table></td></tr>`;
}

function footer({ name, company, supportEmail, origin, look }: MailShop, foot: MailParts["foot"]): string {
  const style = `margin:0 0 8px;font:14px/21px ${look.textFont};color:${look.quiet}`;
  const anchor = (href: string, text: string) =>
    `<a class="quiet" href="${escapeHtml(href)}" style="color:${look.quiet}">${escapeHtml(text)}</a>`;
  const lines = [
    `Questions? Reply to this email or write to ${anchor(`mailto:${supportEmail}`, supportEmail)}.`,
    foot ? `${mailWords(foot.text)}${foot.link && foot.href ? ` ${anchor(foot.href, foot.link)}` : ""}` : "",
    `${escapeHtml(company)}, ${anchor(`${origin}/`, origin.replace(/^https?:\/\//, ""))}`,
  ].filter(Boolean);
  const html = lines.map((line) => `<p class="quiet" style="${style}">${line}</p>`).join("");
  return `<tr><td class="side" aria-label="About ${escapeHtml(name)}" style="padding:20px 32px 0">${html}</td></tr>`;
}

/** In dark mode the header and the button keep the shop's colours, and background and text are inverted. */
const styleSheet = (look: MailStyle) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}img{-ms-interpolation-mode:bicubic}` +
  `@media (max-width:480px){.edge{padding:0 0 24px!important}.side{padding-left:20px!important;padding-right:20px!important}.half{display:block!important;box-sizing:border-box!important;width:100%!important;padding-left:20px!important;padding-right:20px!important}.round{border-radius:0!important}}` +
  `@media (prefers-color-scheme:dark){.canvas{background:#131416!important}.card{background:#1d1f23!important;border-color:#3a3d44!important}.ink,.card{color:#f1f1ef!important}.quiet{color:#b4b8c0!important}.line{border-color:#3a3d44!important}.button{border-color:${look.onButton}!important}}`;
