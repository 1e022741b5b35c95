// The mails about a quote: that it has come in, its price, its terms, its proof. Each leads to the quote's own page.
import type { Bound } from "@selvedge/db/bound";
import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { piecesOf, styleNetMinor } from "@selvedge/domain/quotes/quote-totals";
import { escapeHtml } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { cardRow, type Mail, type MailShop, mailHtml, sendMail } from "../../site/mails/index.ts";
import type { QuotedOrder, QuoteEvent } from "./move-quote.ts";
import {
  findQuote,
  newestProofs,
  type ProofRow,
  type QuoteRow,
  quoteProofs,
  quoteStyles,
  type StyleRow,
} from "./queries.ts";
import { quoteLink, quotePath } from "./quote-link.ts";
import { moneyWords } from "./quote-words.ts";

interface Told {
  order: QuotedOrder;
  quote: QuoteRow;
  styles: StyleRow[];
  proofs: ProofRow[];
}

interface Words {
  subject: string;
  heading: string;
  lead: string;
  button: string;
}

const day = (iso: string) => fullDay(`${iso}T12:00:00Z`, "UTC");

const words: Record<QuoteEvent, (told: Told) => Words> = {
  asked: ({ order, quote }) => ({
    subject: `We have your request, ${order.reference}`,
    heading: "We have your request",
    lead: `Thank you. It is for ${quote.quantity} pieces: “${quote.wants}”. You get the price by email, usually within one working day.`,
    button: "See your request",
  }),
  answered: ({ order, quote }) => ({
    subject: `Your price for ${order.reference}: ${moneyWords(order.total_minor, order.currency)}`,
    heading: "Your price is ready",
    lead: `This is what “${quote.wants}” comes to. It holds until ${day(quote.validUntil!)}.`,
    button: "See your quote",
  }),
  terms: ({ order, quote }) => ({
    subject: `You can pay ${order.reference} by invoice`,
    heading: "You can pay by invoice",
    lead: `You pay within ${quote.termsDays} days of your purchase order. Next you get a proof, and we make nothing before you approve it.`,
    button: "See your quote",
  }),
  no_terms: ({ order }) => ({
    subject: `About paying ${order.reference} by invoice`,
    heading: "We ask you to pay first",
    lead: "We can't offer you an invoice for this order. Its price stays, and it is paid before we make it.",
    button: "See your quote",
  }),
  proof: ({ order, proofs }) => ({
    subject: `Your proof for ${order.reference} is ready`,
    heading: proofs.some(({ version }) => version > 1) ? "Your new proof is ready" : "Your proof is ready",
    lead: "Check spelling, colours and where it stands. We print exactly this, and nothing before you approve it.",
    button: "Check your proof",
  }),
};

/** Writes and delivers one mail of a quote. `count` tells one such event from the next. */
export const sendQuoteMail = (
  platform: Platform,
  divisionId: DivisionId,
  orderId: OrderId,
  { what, count, note = "" }: { what: QuoteEvent; count: number; note?: string },
): Promise<void> =>
  sendMail(platform, divisionId, `quote_${what} ${orderId} ${count}`, {
    read: (db) => readTold(db, divisionId, orderId),
    write: (told, shop) => {
      const href = shop.origin + quotePath(quoteLink(platform.config, divisionId, orderId));
      const pictures = what === "proof" ? picturesOf(platform, divisionId, told) : [];
      return mailOf(what, told, { shop, href, pictures, note });
    },
  });

interface Around {
  shop: MailShop;
  href: string;
  /** Why it was decided so; empty where nothing has to be said. */
  note: string;
  pictures: readonly { name: string; src: string }[];
}

function mailOf(what: QuoteEvent, told: Told, { shop, href, pictures, note: reason }: Around): Mail {
  const { order, quote } = told;
  const { subject, heading, lead, button } = words[what](told);
  const lines = what === "answered" ? priceLines(told) : [];
  const notes: Partial<Record<QuoteEvent, string>> = {
    answered: quote.words,
    proof: told.proofs[0]?.words ?? "",
    no_terms: reason && `Why: ${reason}`,
  };
  const note = notes[what] ?? "";
  const row = (html: string, top: number) => cardRow(`<p class="ink" style="margin:0">${html}</p>`, `${top}px 32px 0`);
  const facts = [
    ...lines.map(([name, amount]) => row(`${escapeHtml(name)}: <strong>${escapeHtml(amount)}</strong>`, 8)),
    ...(note ? [row(escapeHtml(note).replace(/\r?\n/g, "<br>"), 16)] : []),
    ...pictures.map(({ name, src }) =>
      cardRow(
        `<img src="${escapeHtml(src)}" width="320" alt="${escapeHtml(name)}" style="display:block;width:100%;max-width:320px;height:auto;border:0">`,
        "16px 32px 0",
      ),
    ),
  ].join("");
  const html = mailHtml({
    ...{ shop, title: subject, heading, preheader: lead, facts },
    lead: `Hello ${order.shipping_first_name}. ${lead}`,
    button: { text: button, href },
    foot: { text: `You get this email because of your quote ${order.reference}.` },
  });
  const text = [
    `Hello ${order.shipping_first_name},`,
    `${heading}.`,
    lead,
    lines.map(([name, amount]) => `${name}: ${amount}`).join("\n"),
    note,
    `${button}:\n${href}`,
    `Questions? Reply to this email or write to ${shop.supportEmail}.`,
  ];
  return { kind: `quote_${what}`, to: order.email, subject, html, text: text.filter(Boolean).join("\n\n") };
}

function priceLines({ order, styles }: Told): (readonly [string, string])[] {
  const money = (minor: number) => moneyWords(minor, order.currency);
  return [
    ...styles.map((style) => {
      const each = `${piecesOf(style.quantities)} × ${style.name} at ${money(style.unitNetMinor)}`;
      const setUp = style.setUpNetMinor > 0 ? `, with ${money(style.setUpNetMinor)} for setting up the art` : "";
      return [each + setUp, money(styleNetMinor({ ...style, rate: 0 }))] as const;
    }),
    ["Delivery", money(order.shipping_minor)],
    ["VAT", money(order.goods_tax_minor + order.shipping_tax_minor)],
    ["Total", money(order.total_minor)],
  ];
}

const picturesOf = ({ origins }: Platform, divisionId: DivisionId, { styles, proofs }: Told) =>
  newestProofs(styles, proofs).flatMap(({ style, proof }) =>
    (proof?.images ?? []).map((image) => ({
      name: `${style.name}, proof v${proof!.version}`,
      src: fileAddress(origins, divisionId, image),
    })),
  );

async function readTold(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<Told | null> {
  const [order, quote, styles, proofs] = await Promise.all([
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .selectAll()
      .executeTakeFirst(),
    findQuote(db, divisionId, orderId),
    quoteStyles(db, divisionId, orderId),
    quoteProofs(db, divisionId, orderId),
  ]);
  return order && quote ? { order, quote, styles, proofs } : null;
}
