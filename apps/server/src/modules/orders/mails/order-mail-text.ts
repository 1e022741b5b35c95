import { asSentence } from "@selvedge/domain/orders/receipt/thanks";
import type { OrderMailContent } from "./order-mail.ts";

/** Column widths, so that amounts align in a fixed-width font. */
const wordsWidth = 40;
const amountWidth = 10;

/** An order's mail as plain text. */
export function orderMailText(content: OrderMailContent): string {
  const { shop, heading, lead, message, next, facts, goods, sums, address, paidWith, button, note } = content;
  const { receiptUrl, historyUrl } = content;
  const isOther = button.href !== receiptUrl;
  return [
    shop.name,
    asSentence(heading),
    lead,
    message,
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    `${button.text}:\n${button.href}`,
    isOther ? `Your receipt:\n${receiptUrl}` : "",
    next ? `${next.text}:\n${next.href}` : "",
    ["Your order", ...goods.map(goodsText)].join("\n"),
    sums.map(({ words, amount }) => aligned(words, amount)).join("\n"),
    ["Delivery to", address.name, ...address.lines].join("\n"),
    paidWith ? `Paid with ${paidWith}` : "",
    note,
    `All your orders:\n${historyUrl}`,
    `Questions? Reply to this email or write to ${shop.supportEmail}.`,
    `${shop.company}\n${shop.origin}/`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const goodsText = ({ quantity, name, details, amount }: OrderMailContent["goods"][number]): string =>
  [aligned(`${quantity} x ${name}`, amount), ...details.map((detail) => `    ${detail}`)].join("\n");

const aligned = (words: string, amount: string): string =>
  `${words.padEnd(wordsWidth)}  ${amount.padStart(amountWidth)}`;
