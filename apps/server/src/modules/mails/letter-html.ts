import { escapeHtml } from "@selvedge/domain/text";
import type { MailShop } from "./send-mail.ts";

interface LetterParts {
  shop: MailShop;
  title: string;
  lead: string;
  button: { text: string; href: string };
  /** HTML below the button, safe already. */
  more?: string;
  /** A last line in small letters with one link, for example the way off a list. */
  foot?: { text: string; link: string; href: string };
}

/** The one form of every mail that a shop sends: its name, a card with one thing to do, and where to ask. */
export function letterHtml({ shop, title, lead, button, more = "", foot }: LetterParts): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<body style="margin:0;background:#f4f3ef;font:16px/24px Arial,sans-serif;color:#1b1d22">
<div style="max-width:520px;margin:0 auto;padding:32px 20px"><p style="font-size:18px;font-weight:700;margin:0 0 24px">${escapeHtml(shop.name)}</p>
<div style="background:#fff;border:1px solid #e4e1da;border-radius:10px;padding:28px"><h1 style="font-size:22px;line-height:28px;margin:0 0 12px">${escapeHtml(title)}</h1>
<p style="margin:0 0 20px">${escapeHtml(lead)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(button.href)}" style="display:inline-block;background:#1b1d22;color:#fff;text-decoration:none;padding:12px 20px;border-radius:6px;font-weight:600">${escapeHtml(button.text)}</a></p>
${more}</div>
<p style="font-size:13px;line-height:20px;color:#565b66;margin:20px 0 0">Questions? Answer this mail or write to ${escapeHtml(shop.supportEmail)}.</p>${foot ? footLine(foot) : ""}</div></body></html>`;
}

const footLine = ({ text, link, href }: NonNullable<LetterParts["foot"]>) =>
  `<p style="font-size:13px;line-height:20px;color:#565b66;margin:8px 0 0">${escapeHtml(text)} <a href="${escapeHtml(href)}" style="color:#565b66">${escapeHtml(link)}</a></p>`;
