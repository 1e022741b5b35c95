// The rows that only an order's mail has: facts, totals and address.
import { escapeHtml } from "@selvedge/domain/text";
import {
  addressLines,
  cardRow,
  type MailStyle,
  mailColumns,
  mailWords,
  mailTitle as title,
} from "../../site/mails/index.ts";
import type { OrderMailContent } from "./order-mail.ts";

export interface SumRow {
  words: string;
  amount: string;
  look: "sum" | "total" | "quiet";
}

const table = (rows: string, more = "") =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${more}>${rows}</table>`;

/** The two most important facts, in large type. */
export function factRows(look: MailStyle, [first, second]: OrderMailContent["facts"]): string {
  const fact = ([name, value]: readonly [string, string]) =>
    `<span class="quiet" style="font-size:14px;line-height:20px;color:${look.quiet}">${escapeHtml(name)}</span><br><strong class="ink" style="font-size:17px;color:${look.ink}">${mailWords(value)}</strong>`;
  return mailColumns(fact(first), fact(second), 20, 62);
}

const looks = (look: MailStyle): Record<SumRow["look"], string> => ({
  sum: `padding:4px 0;color:${look.ink}`,
  total: `padding:12px 0 2px;border-top:1px solid ${look.line};font-size:20px;line-height:28px;font-weight:700;color:${look.ink}`,
  quiet: `padding:0;font-size:14px;line-height:20px;color:${look.quiet}`,
});

/** Space above the line over the total. */
const totalSpacer = '<tr><td colspan="2" style="font-size:1px;line-height:10px;height:10px">&nbsp;</td></tr>';

export function sumRows(look: MailStyle, sums: readonly SumRow[]): string {
  const rows = sums.map(({ words, amount, look: kind }) => {
    const style = looks(look)[kind];
    const name = kind === "quiet" ? "quiet" : kind === "total" ? "ink line" : "ink";
    return `${kind === "total" ? totalSpacer : ""}<tr><td class="${name}" style="${style}">${escapeHtml(words)}</td><td class="${name}" align="right" style="${style};white-space:nowrap;font-variant-numeric:tabular-nums">${amount}</td></tr>`;
  });
  return cardRow(
    table(rows.join(""), ` class="line" style="border-top:1px solid ${look.line};padding-top:10px"`),
    "20px 32px 0",
  );
}

/** Delivery address and payment method. */
export function placeRows(look: MailStyle, { address, paidWith }: OrderMailContent): string {
  const part = (name: string, html: string) =>
    `${title(look, name)}<p class="ink" style="margin:6px 0 0;font-size:15px;line-height:23px;color:${look.ink}">${html}</p>`;
  const going = part("Delivery to", addressLines(address.name, address.lines));
  return mailColumns(going, paidWith ? part("Paid with", escapeHtml(paidWith)) : "", 32);
}

const inLines = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

/** Each line reads in the direction of its own script; mail programs that leave it out follow the first letter. */
const ownDirection = "unicode-bidi:plaintext";

/** What the shop says below the lead. */
export const messageRow = ({ message }: OrderMailContent): string =>
  message
    ? cardRow(`<p dir="auto" class="ink" style="margin:0;${ownDirection}">${inLines(message)}</p>`, "10px 32px 0")
    : "";

/** The shop's line at the foot of its receipts. */
export const noteRow = (look: MailStyle, { note }: OrderMailContent): string =>
  note
    ? cardRow(
        `<p dir="auto" class="quiet" style="margin:0;font-size:14px;line-height:20px;color:${look.quiet};${ownDirection}">${inLines(note)}</p>`,
        "24px 32px 0",
      )
    : "";
