// What a mail about an order says: the same lines as text and as HTML, adding up to what was paid.
import type { Database } from "@selvedge/db/tables";
import { dayRange } from "@selvedge/domain/dates/day-words";
import { formatMoney } from "@selvedge/domain/money/money";
import { serviceName } from "@selvedge/domain/shipping/services";
import type { Selectable } from "kysely";
import { type Letter, letterHtml, type MailShop } from "../mails/index.ts";
import { addressOf, amountsOf } from "./order-columns.ts";
import { factRows, goodsRows, placeRows, type SumRow, sumRows } from "./order-letter-rows.ts";
import { orderLetterText } from "./order-letter-text.ts";
import { personalWords } from "./personal-words.ts";
import { sumsIncTax } from "./present-totals.ts";

export type MailKind = "order_confirmed" | "order_posted";

interface Words {
  subject: (reference: string) => string;
  heading: (firstName: string) => string;
  lead: (reference: string) => string;
  button: string;
}

const words: Record<MailKind, Words> = {
  order_confirmed: {
    subject: (reference) => `Thank you. Order ${reference} is confirmed`,
    heading: (firstName) => `Thank you, ${firstName}`,
    lead: (reference) =>
      `Order ${reference} is confirmed. We print each garment for you, check it under a lamp and pack it by hand. Your receipt follows every step as it happens.`,
    button: "Follow your order",
  },
  order_posted: {
    subject: (reference) => `Order ${reference} is on its way`,
    heading: (firstName) => `On its way, ${firstName}`,
    lead: (reference) => `Order ${reference} has been checked, packed and handed over.`,
    button: "Track your parcel",
  },
};

export interface ToldOrder {
  shop: MailShop;
  receiptUrl: string;
  order: Selectable<Database["orders"]>;
  items: readonly Selectable<Database["order_items"]>[];
  /** Addresses of the pictures of the goods, by the hash that an item names. */
  pictures: ReadonlyMap<string, string>;
  parcel: { carrier: string; tracking_code: string; tracking_url: string } | undefined;
}

/** The letter as its two parts are written from. */
export interface OrderSaid {
  shop: MailShop;
  heading: string;
  lead: string;
  /** Name and value of what one looks for first. */
  facts: readonly [Fact, Fact];
  goods: readonly GoodsSaid[];
  sums: readonly SumRow[];
  address: { name: string; lines: readonly string[] };
  paidWith: string;
  button: { text: string; href: string };
  receiptUrl: string;
}

type Fact = readonly [name: string, value: string];

export interface GoodsSaid {
  name: string;
  /** Colour, size and the words that were put on it. */
  details: readonly string[];
  quantity: number;
  amount: string;
  pictureUrl: string;
}

export function orderLetter(kind: MailKind, told: ToldOrder): Letter {
  const said = whatIsSaid(kind, told);
  const { shop, order, receiptUrl } = told;
  const subject = words[kind].subject(order.reference);
  const hasOtherWay = said.button.href !== receiptUrl;
  const html = letterHtml({
    shop,
    title: subject,
    heading: said.heading,
    preheader: said.facts.map(([name, value]) => `${name} ${value}`).join(". "),
    lead: said.lead,
    facts: factRows(shop.look, said.facts),
    button: said.button,
    ...(hasOtherWay ? { link: { text: "See your receipt", href: receiptUrl } } : {}),
    more: goodsRows(shop.look, said.goods) + sumRows(shop.look, said.sums) + placeRows(shop.look, said),
    foot: { text: `This mail is about your order ${order.reference}. It is no advertisement.` },
  });
  return { kind, to: order.email, subject, html, text: orderLetterText(said) };
}

function whatIsSaid(kind: MailKind, told: ToldOrder): OrderSaid {
  const { shop, order, parcel, receiptUrl } = told;
  const { heading, lead, button } = words[kind];
  const track = kind === "order_posted" ? parcel : undefined;
  const href = track?.tracking_url || receiptUrl;
  return {
    shop,
    heading: heading(order.shipping_first_name),
    lead: lead(order.reference),
    facts: [
      ["Arrives", dayRange(order.promised_from, order.promised_to)],
      track ? ["Parcel", `${track.carrier}, ${track.tracking_code}`] : ["Order", order.reference],
    ],
    goods: goodsSaid(told),
    sums: sumsSaid(told),
    address: addressOf(order),
    paidWith: order.payment_method,
    button: { text: href === receiptUrl ? words.order_confirmed.button : button, href },
    receiptUrl,
  };
}

const goodsSaid = ({ items, order, pictures }: ToldOrder): GoodsSaid[] =>
  items.map((item) => ({
    name: item.name,
    details: [[item.colour, item.size].filter(Boolean).join(", "), ...personalWords(item.personalisation)].filter(
      Boolean,
    ),
    quantity: item.quantity,
    amount: formatMoney(item.price_inc_tax_minor, order.currency),
    pictureUrl: pictures.get(item.image_sha256 ?? "") ?? "",
  }));

/** What comes between the goods and the total, each only where there is some of it. */
function sumsSaid({ order, items }: ToldOrder): SumRow[] {
  const sums = sumsIncTax(amountsOf(order));
  const money = (minor: number) => formatMoney(minor, order.currency);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    { words: count === 1 ? "1 item" : `${count} items`, amount: money(sums.goodsIncTax), look: "sum" },
    ...(sums.discountIncTax > 0
      ? [{ words: "Discount", amount: `−${money(sums.discountIncTax)}`, look: "sum" } as const]
      : []),
    {
      words: serviceName(order.shipping_method),
      amount: sums.shippingIncTax > 0 ? money(sums.shippingIncTax) : "Free",
      look: "sum",
    },
    ...(sums.duty > 0 ? [{ words: "Customs duty", amount: money(sums.duty), look: "sum" } as const] : []),
    { words: "Total", amount: money(sums.total), look: "total" },
    ...(sums.taxIncluded > 0
      ? [{ words: "Including VAT", amount: money(sums.taxIncluded), look: "quiet" } as const]
      : []),
  ];
}
