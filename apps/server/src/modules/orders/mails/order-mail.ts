// A mail about an order, with the same lines as text and as HTML. The lines add up to the total paid.
import type { Database } from "@selvedge/db/tables";
import { countItems, itemWords } from "@selvedge/domain/bundles/count-items";
import { dayRange } from "@selvedge/domain/dates/day-words";
import { paidWithOf } from "@selvedge/domain/gift-cards/paid-with";
import { unpaidExchangeDays } from "@selvedge/domain/limits";
import { formatMoney } from "@selvedge/domain/money/money";
import { discountName } from "@selvedge/domain/orders/lines/discount-name";
import { confirmedLead, mailThanks, namedWords } from "@selvedge/domain/orders/receipt/thanks";
import { serviceName } from "@selvedge/domain/shipping/services";
import type { Selectable } from "kysely";
import { goodsRows, type Mail, type MailGoods, type MailShop, mailHtml } from "../../site/mails/index.ts";
import { addressOf, amountsOf, sumsIncTax } from "../moves/index.ts";
import { factRows, messageRow, noteRow, placeRows, type SumRow, sumRows } from "./order-mail-rows.ts";
import { orderMailText } from "./order-mail-text.ts";
import { personalisationLines } from "./personalisation-lines.ts";

export type MailKind =
  | "order_confirmed"
  | "order_posted"
  | "order_cancelled"
  | "exchange_owed"
  | "order_exchanged"
  | "order_reprinted"
  | "order_resent"
  | "order_address_changed"
  | "order_items_changed"
  | "order_unpaid"
  | "order_needs_address"
  | "order_needs_words";

interface Words {
  /** `amount` is what is to be paid or was paid, as money. */
  subject: (reference: string, amount: string) => string;
  heading: (firstName: string) => string;
  lead: (reference: string, amount: string) => string;
  button: string;
}

/** An exchange that is posted is told of in words of its own. */
const words: Record<MailKind | "exchange_posted", Words> = {
  order_confirmed: {
    subject: (reference) => `Thank you. Order ${reference} is confirmed`,
    heading: (firstName) => `Thank you, ${firstName}`,
    lead: confirmedLead,
    button: "Follow your order",
  },
  order_posted: {
    subject: (reference) => `Order ${reference} is on its way`,
    heading: (firstName) => `On its way, ${firstName}`,
    lead: (reference) => `Order ${reference} has been checked, packed and handed to the carrier.`,
    button: "Track your parcel",
  },
  exchange_posted: {
    subject: (reference) => `Your exchange is on its way, order ${reference}`,
    heading: (firstName) => `Your exchange is on its way, ${firstName}`,
    lead: (reference) =>
      `What you chose instead, order ${reference}, has been checked, packed and handed to the carrier.`,
    button: "Track your parcel",
  },
  exchange_owed: {
    subject: (reference, amount) => `${amount} to pay for your exchange, order ${reference}`,
    heading: (firstName) => `Your exchange is agreed, ${firstName}`,
    lead: (reference, amount) =>
      `What you get in exchange costs ${amount} more. We make it as order ${reference} once that is paid. If you would rather leave it, do nothing.`,
    button: "Pay the difference",
  },
  order_exchanged: {
    subject: (reference) => `Your exchange is order ${reference}`,
    heading: (firstName) => `Your exchange is being made, ${firstName}`,
    lead: (reference) =>
      `We make what you chose instead as order ${reference}. There is nothing more to pay, and its receipt follows every step.`,
    button: "Follow your exchange",
  },
  order_reprinted: {
    subject: (reference) => `We make it again: order ${reference}`,
    heading: (firstName) => `We make it again, ${firstName}`,
    lead: (reference) =>
      `We are sorry that something was not right. We make it again before other work, as order ${reference}, and there is nothing to pay.`,
    button: "Follow your order",
  },
  order_resent: {
    subject: (reference) => `We send it again: order ${reference}`,
    heading: (firstName) => `We send it again, ${firstName}`,
    lead: (reference) =>
      `We are sorry that your parcel did not arrive. We make it again before other work, as order ${reference}, and there is nothing to pay.`,
    button: "Follow your order",
  },
  order_cancelled: {
    subject: (reference) => `Order ${reference} is cancelled`,
    heading: () => "Your order is cancelled",
    lead: (reference) =>
      `Order ${reference} is cancelled, and nothing of it is made. What you paid is going back the way it came: you get another email once we have sent it.`,
    button: "See your order",
  },
  order_address_changed: {
    subject: (reference) => `Order ${reference} goes to another address`,
    heading: () => "The address is changed",
    lead: (reference) =>
      `Order ${reference} now goes to the address below. If you did not ask for this, reply to this email at once.`,
    button: "See your order",
  },
  order_items_changed: {
    subject: (reference) => `Order ${reference} is changed`,
    heading: () => "Your order is changed",
    lead: (reference) =>
      `We make order ${reference} as it is listed below. Nothing more is charged. If you did not ask for this, reply to this email at once.`,
    button: "See your order",
  },
  order_unpaid: {
    subject: (reference) => `Your payment for order ${reference} did not go through`,
    heading: () => "Your payment did not go through",
    lead: (reference) =>
      `Nothing was charged for order ${reference}, and nothing of it is made. Pay it with the same card or another one, and we begin. If you leave it, the order ends by itself a day after it was placed.`,
    button: "Pay for your order",
  },
  order_needs_address: {
    subject: (reference) => `Please check the address of order ${reference}`,
    heading: () => "We need a better address",
    lead: (reference) =>
      `The carrier does not know the address of order ${reference}, so your parcel waits here. Check it below and correct it, or reply to this email if it is right as it is.`,
    button: "Correct the address",
  },
  order_needs_words: {
    subject: (reference) => `We need your words for order ${reference}`,
    heading: () => "Some of your words are missing",
    lead: (reference) =>
      `Order ${reference} is made with words of yours, and some of them are missing, so it waits for them. Reply to this email with what we should print on each piece below.`,
    button: "See your order",
  },
};

/** Where the button of a mail leads that asks for something, by the first part of the path. */
const askedAt: Partial<Record<MailKind, string>> = {
  exchange_owed: "/pay/",
  order_unpaid: "/pay/",
  order_needs_address: "/update-address/",
};

/** What a mail tells of an order's row. */
export const mailedColumns = [
  ...([
    "id",
    "reference",
    "customer_id",
    "parent_order_id",
    "reprint_reason_id",
    "email",
    "currency",
    "payment_method",
    "coupon",
  ] as const),
  ...(["subtotal_minor", "goods_tax_minor", "discount_minor", "tax_discount_minor"] as const),
  ...(["shipping_minor", "shipping_tax_minor", "duty_minor", "total_minor", "gift_card_minor", "paid_at"] as const),
  ...(["shipping_method", "promised_from", "promised_to", "shipping_first_name", "shipping_last_name"] as const),
  ...(["shipping_company", "shipping_street", "shipping_city", "shipping_state", "shipping_zip"] as const),
  "shipping_country" as const,
];
/** And of each of its lines. */
export const mailedItemColumns = [
  ...(["id", "name", "colour", "size", "bundle_line", "bundle_part", "bundle_name", "personalisation"] as const),
  ...(["quantity", "price_inc_tax_minor", "image_sha256"] as const),
];

export interface MailedItem extends Pick<Selectable<Database["order_items"]>, (typeof mailedItemColumns)[number]> {
  /** The colour and size of the line that it is made for; empty of what was bought. */
  instead_of: string;
}

export interface MailedOrder {
  shop: MailShop;
  receiptUrl: string;
  /** The list of all orders of its customer. */
  historyUrl: string;
  order: Pick<Selectable<Database["orders"]>, (typeof mailedColumns)[number]>;
  items: readonly MailedItem[];
  /** Addresses of the pictures of the goods, by the hash that an item names. */
  pictures: ReadonlyMap<string, string>;
  parcel: { carrier: string; tracking_code: string; tracking_url: string } | undefined;
  /** It tells of one of the order's parcels, with what is in it. */
  isPart?: boolean;
}

/** The content of both parts of the mail. */
export interface OrderMailContent {
  shop: MailShop;
  heading: string;
  lead: string;
  /** What the shop says beside that, in lines of its own, and where it leads; empty and null where it says nothing. */
  message: string;
  next: { text: string; href: string } | null;
  /** The shop's line at the foot of its receipts. */
  note: string;
  /** Name and value of the two most important facts. */
  facts: readonly [Fact, Fact];
  goods: readonly MailGoods[];
  sums: readonly SumRow[];
  address: { name: string; lines: readonly string[] };
  paidWith: string;
  button: { text: string; href: string };
  receiptUrl: string;
  historyUrl: string;
}

type Fact = readonly [name: string, value: string];

const partLead = (reference: string) =>
  `This parcel of order ${reference} has been checked, packed and handed to the carrier. Your order is made in two places, so it comes in separate parcels, and each has an email of its own.`;

export function orderMail(kind: MailKind, source: MailedOrder): Mail {
  const content = contentOf(kind, source);
  const { shop, order, receiptUrl, historyUrl } = source;
  const subject = words[wordsKindOf(kind, order)].subject(order.reference, amountOf(order));
  const linksElsewhere = content.button.href !== receiptUrl;
  const html = mailHtml({
    shop,
    title: subject,
    heading: content.heading,
    preheader: content.facts.map(([name, value]) => `${name} ${value}`).join(". "),
    lead: content.lead,
    facts: messageRow(content) + factRows(shop.look, content.facts),
    button: content.button,
    ...(linksElsewhere ? { link: { text: "See your receipt", href: receiptUrl } } : {}),
    ...(content.next ? { link: content.next } : {}),
    more:
      goodsRows(shop.look, content.goods, "Your order") +
      sumRows(shop.look, content.sums) +
      placeRows(shop.look, content) +
      noteRow(shop.look, content),
    foot: {
      text:
        order.parent_order_id === null
          ? `You get this email because you placed order ${order.reference}.`
          : `You get this email because order ${order.reference} is made for you.`,
      link: "All your orders",
      href: historyUrl,
    },
  });
  return { kind, to: order.email, subject, html, text: orderMailText(content) };
}

function contentOf(kind: MailKind, source: MailedOrder): OrderMailContent {
  const { shop, order, parcel, receiptUrl, historyUrl } = source;
  const { heading, lead, button } = words[wordsKindOf(kind, order)];
  const track = kind === "order_posted" ? parcel : undefined;
  const asked = askedAt[kind];
  const href = asked ? receiptUrl.replace("/receipt/", asked) : track?.tracking_url || receiptUrl;
  return {
    shop,
    ...saidIn(kind, source),
    heading:
      kind === "order_confirmed"
        ? mailThanks(shop.receipts.heading, order.shipping_first_name)
        : heading(order.shipping_first_name),
    lead: source.isPart ? partLead(order.reference) : leadOf(kind, order, lead),
    facts: [
      sums[kind]?.(order) ?? ["Arrives", dayRange(order.promised_from, order.promised_to)],
      track ? ["Parcel", `${track.carrier}, ${track.tracking_code}`] : ["Order", order.reference],
    ],
    goods: goodsOf(source),
    sums: source.isPart ? [] : sumsOf(source),
    address: addressOf(order),
    // What cost nothing was paid with nothing.
    paidWith: order.total_minor > 0 ? paidWithOf(order) : "",
    button: {
      text: href === receiptUrl ? words[kind === "order_posted" ? "order_confirmed" : kind].button : button,
      href,
    },
    receiptUrl,
    historyUrl,
  };
}

/** The confirmation is a receipt: it has what the shop says on one. */
function saidIn(kind: MailKind, { shop, order }: MailedOrder): Pick<OrderMailContent, "message" | "next" | "note"> {
  if (kind !== "order_confirmed") return { message: "", next: null, note: "" };
  const { message, next, note } = shop.receipts;
  return {
    message: namedWords(message, order.shipping_first_name),
    next: next.label ? { text: next.label, href: next.href } : null,
    note,
  };
}

/** An exchange is a child order without a reprint reason. */
const isExchange = ({ parent_order_id, reprint_reason_id }: MailedOrder["order"]): boolean =>
  parent_order_id !== null && reprint_reason_id === null;

const wordsKindOf = (kind: MailKind, order: MailedOrder["order"]): keyof typeof words =>
  kind === "order_posted" && isExchange(order) ? "exchange_posted" : kind;

const amountOf = ({ total_minor: total, gift_card_minor: byCard, currency }: MailedOrder["order"]): string =>
  formatMoney(total - byCard, currency);

/** Of an order on terms that is cancelled before it is paid, nothing goes back. */
function leadOf(kind: MailKind, order: MailedOrder["order"], lead: Words["lead"]): string {
  const { reference, paid_at } = order;
  if (kind === "order_cancelled" && paid_at === null)
    return `Order ${reference} is cancelled, and nothing of it is made. You do not have to pay its invoice; what you have paid of it is going back.`;
  // An exchange waits longer for its difference than an order for its price.
  if (kind === "order_unpaid" && isExchange(order))
    return `Nothing was charged for order ${reference}. Pay the difference with the same card or another one, and we make it. If you leave it, the exchange ends by itself ${unpaidExchangeDays} days after it was agreed.`;
  return lead(reference, amountOf(order));
}

/** The sum that a mail begins with, where that matters more than the day. */
const sums: Partial<Record<MailKind, (order: MailedOrder["order"]) => Fact>> = {
  order_cancelled: ({ total_minor: minor, currency, paid_at }) => [
    paid_at === null ? "Not to be paid" : "Going back",
    formatMoney(minor, currency),
  ],
  order_unpaid: (order) => ["To pay", amountOf(order)],
  exchange_owed: (order) => ["To pay", amountOf(order)],
};

const goodsOf = ({ items, order, pictures }: MailedOrder): MailGoods[] =>
  items.map((item) => ({
    name: item.name,
    details: [
      [item.colour, item.size].filter(Boolean).join(", "),
      isExchange(order) && item.instead_of ? `Instead of ${item.instead_of}` : "",
      item.bundle_name ? `In ${item.bundle_name}` : "",
      ...personalisationLines(item.personalisation),
    ].filter(Boolean),
    quantity: item.quantity,
    amount: formatMoney(item.price_inc_tax_minor, order.currency),
    pictureUrl: pictures.get(item.image_sha256 ?? "") ?? "",
  }));

/** The rows between goods and total; rows that would be zero are left out. */
function sumsOf({ order, items }: MailedOrder): SumRow[] {
  const sums = sumsIncTax(amountsOf(order));
  const money = (minor: number) => formatMoney(minor, order.currency);
  return [
    { words: itemWords(countItems(items)), amount: money(sums.goodsIncTax), look: "sum" },
    ...(sums.discountIncTax > 0
      ? [
          {
            words: discountName({
              isChild: order.parent_order_id !== null,
              coupon: order.coupon ?? "",
              totalMinor: order.total_minor,
            }),
            amount: `−${money(sums.discountIncTax)}`,
            look: "sum",
          } as const,
        ]
      : []),
    {
      words: serviceName(order.shipping_method),
      amount: sums.shippingIncTax > 0 ? money(sums.shippingIncTax) : "Free",
      look: "sum",
    },
    ...(sums.duty > 0 ? [{ words: "Customs duty", amount: money(sums.duty), look: "sum" } as const] : []),
    { words: "Total", amount: money(sums.total), look: "total" },
    ...(sums.giftCard > 0
      ? [{ words: "Paid by gift card", amount: money(sums.giftCard), look: "quiet" } as const]
      : []),
    ...(sums.taxIncluded > 0
      ? [{ words: "Including VAT", amount: money(sums.taxIncluded), look: "quiet" } as const]
      : []),
  ];
}
