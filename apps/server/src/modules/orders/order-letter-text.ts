import type { OrderSaid } from "./order-letter.ts";

/** Columns of words and amounts, so that amounts stand below each other where letters are of one width. */
const wordsWidth = 40;
const amountWidth = 10;

/** An order's mail in plain letters, for programs and people that read no HTML. */
export function orderLetterText(said: OrderSaid): string {
  const { shop, heading, lead, facts, goods, sums, address, paidWith, button, receiptUrl } = said;
  const isOther = button.href !== receiptUrl;
  return [
    shop.name,
    `${heading}.`,
    lead,
    facts.map(([name, value]) => `${name}: ${value}`).join("\n"),
    `${button.text}:\n${button.href}`,
    isOther ? `Your receipt:\n${receiptUrl}` : "",
    ["Your order", ...goods.map(goodsText)].join("\n"),
    sums.map(({ words, amount }) => aligned(words, amount)).join("\n"),
    ["Going to", address.name, ...address.lines].join("\n"),
    paidWith ? `Paid with ${paidWith}` : "",
    `Questions? Answer this mail or write to ${shop.supportEmail}.`,
    `${shop.company}\n${shop.origin}/`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const goodsText = ({ quantity, name, details, amount }: OrderSaid["goods"][number]): string =>
  [aligned(`${quantity} x ${name}`, amount), ...details.map((detail) => `    ${detail}`)].join("\n");

const aligned = (words: string, amount: string): string =>
  `${words.padEnd(wordsWidth)}  ${amount.padStart(amountWidth)}`;
