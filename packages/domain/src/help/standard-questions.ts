// What every shop that the platform prints for can answer. A shop's people may rewrite any of them, leave one out, or
// add their own.
import { htmlText, listOf } from "../html-text.ts";
import type { ShopFacts } from "../legal/shop-facts.ts";
import { faultyPromise } from "../returns/faulty-promise.ts";
import { mainFactory, type ShippingService, shippingServices } from "../shipping/services.ts";
import { productionDays } from "../shipping/ship-by.ts";
import type { Zone } from "../shipping/zones.ts";
import type { HelpGroupCode } from "./groups.ts";

export interface StandardQuestion {
  /** Its name in addresses: /help/question/NAME/. */
  name: string;
  group: HelpGroupCode;
  question: string;
  answer: (shop: ShopFacts) => string;
}

const places: Readonly<Record<Zone, string>> = {
  uk: "United Kingdom",
  europe: "Europe",
  world: "Everywhere else",
};

const pounds = (minor: number): string => `£${(minor / 100).toFixed(2)}`;

function serviceLine({ zone, name, bands: [band], days: [from, to] }: ShippingService): string {
  const { firstItemMinor = 0, furtherItemMinor = 0 } = band ?? {};
  const further = furtherItemMinor > 0 ? ` and ${pounds(furtherItemMinor)} for each further piece` : "";
  const road = from === to ? `${from} working day` : `${from} to ${to} working days`;
  return htmlText`${places[zone]}, ${name}: ${pounds(firstItemMinor)}${further}, ${road} on the road`;
}

const garmentServices = shippingServices.filter(({ factory }) => factory === mainFactory);

export const standardQuestions: readonly StandardQuestion[] = [
  {
    name: "when-does-my-order-arrive",
    group: "delivery",
    question: "When does my order arrive?",
    answer: () =>
      htmlText`<p>Each piece is printed when you order it, and leaves ${productionDays} working days later if you order before noon. The product page and the checkout name the days on which it arrives.</p>`,
  },
  {
    name: "what-does-delivery-cost",
    group: "delivery",
    question: "What does delivery cost?",
    answer: () =>
      htmlText`<p>For a parcel of garments:</p>${listOf(garmentServices.map(serviceLine))}<p>Heavy parcels, and prints that travel flat, have prices of their own. The checkout shows yours before you pay.</p>`,
  },
  {
    name: "where-is-my-order",
    group: "delivery",
    question: "Where is my order?",
    answer: () =>
      htmlText`<p>Open the receipt from the link in your order's email: it shows each piece as it is printed, checked, packed and posted, and the parcel's number once it is on the road.</p><p>No email? Look in the spam folder, then <a href="/account/">open your account</a> with the address that you ordered with. Your orders are there, even if you ordered as a guest.</p>`,
  },
  {
    name: "do-you-send-abroad",
    group: "delivery",
    question: "Do you send abroad?",
    answer: () =>
      htmlText`<p>Yes, almost everywhere. The checkout says whether taxes and duties are paid with the order or are asked for when the parcel arrives.</p>`,
  },
  {
    name: "something-is-wrong-with-my-order",
    group: "returns",
    question: "Something is wrong with my order. What now?",
    answer: ({ email }) =>
      htmlText`<p>${faultyPromise.long}. Send one photograph with your order number to <a href="mailto:${email}">${email}</a>; you need not send the piece back.</p>`,
  },
  {
    name: "can-i-return-something",
    group: "returns",
    question: "Can I return something that I don't want?",
    answer: ({ email }) =>
      htmlText`<p>Consumers in the United Kingdom and the European Union may cancel within 14 days of delivery. Write to <a href="mailto:${email}">${email}</a>, then send the piece back unworn and unwashed. Pieces with your own words or picture are made for you alone and cannot be returned.</p><p>The details are in the <a href="/terms-of-sale/">terms of sale</a>.</p>`,
  },
  {
    name: "it-does-not-fit",
    group: "returns",
    question: "It doesn't fit. Can I have another size?",
    answer: ({ email }) =>
      htmlText`<p>Write to <a href="mailto:${email}">${email}</a> with your order number and the size that you need, and we find a way.</p>`,
  },
  {
    name: "can-i-change-my-order",
    group: "orders",
    question: "Can I change or cancel my order?",
    answer: ({ email }) =>
      htmlText`<p>Until it goes to the printer, usually a few hours after you order. Write to <a href="mailto:${email}">${email}</a> as soon as you notice, with your order number and what should be different.</p>`,
  },
  {
    name: "can-i-change-the-address",
    group: "orders",
    question: "Can I change the address?",
    answer: ({ email }) =>
      htmlText`<p>Until the parcel is packed. Write to <a href="mailto:${email}">${email}</a> with your order number and the right address.</p>`,
  },
  {
    name: "which-size-am-i",
    group: "goods",
    question: "Which size am I?",
    answer: () =>
      htmlText`<p>Each product page has a guide measured flat, in centimetres. Lay your favourite shirt on a table and compare; it beats guessing.</p>`,
  },
  {
    name: "how-do-i-wash-it",
    group: "goods",
    question: "How do I wash it?",
    answer: () =>
      htmlText`<p>At 30 degrees, inside out, with things of the same colour. Dry it in the air. Iron round the print, not over it.</p>`,
  },
  {
    name: "who-makes-it",
    group: "goods",
    question: "Who makes it?",
    answer: ({ shopName }) =>
      htmlText`<p>Selvedge, in Telford, Shropshire. They print, check and pack each piece when you order it, and put the name of ${shopName} on the parcel. Nothing is made that nobody has ordered.</p>`,
  },
  {
    name: "how-can-i-pay",
    group: "paying",
    question: "How can I pay?",
    answer: () =>
      htmlText`<p>By debit or credit card. The card is charged when you press Pay; the number goes to the card processor and is not stored here.</p>`,
  },
  {
    name: "is-vat-included",
    group: "paying",
    question: "Is VAT included? Can I have an invoice?",
    answer: () =>
      htmlText`<p>Prices include VAT where it is due; children's clothes carry none in the United Kingdom. Every paid order has an invoice: open it from the receipt or from <a href="/account/">your account</a>.</p>`,
  },
  {
    name: "do-i-need-an-account",
    group: "account",
    question: "Do I need an account?",
    answer: () =>
      htmlText`<p>No. Order as a guest, and the link in your email opens the receipt. If you like, <a href="/account/">sign in</a> with a link that we mail you; no password is needed, and your earlier orders are there.</p>`,
  },
  {
    name: "how-do-i-delete-my-data",
    group: "account",
    question: "How do I delete my data?",
    answer: () =>
      htmlText`<p>In <a href="/account/">your account</a>, under details, you can delete it. The <a href="/privacy-policy/">privacy policy</a> says what tax law makes us store.</p>`,
  },
];
