// Changes of what an order is, by its shopper, its shop and staff: where it goes, and which sizes and colours are made.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { address } from "../checkout/address.ts";
import {
  currencyCode,
  dataOf,
  divisionOrderParams,
  divisionParam,
  idParam,
  majorAmount,
  orderParam,
} from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const orderHash = z.string().max(60);
const changed = dataOf(z.object({ isChanged: z.boolean() }));

/** A line becomes another size or colour, whole or some of its pieces. */
export const lineChange = z.strictObject({
  colour: filledText(60),
  size: filledText(40),
  /** How many of its pieces. */
  pieces: z.number().int().min(1).max(999),
  /** How many pieces the line has, as its person sees it: a second press does not change the next one. */
  of: z.number().int().min(1).max(999),
  /** What it costs more, in major units, as its person saw it; below 0 where it costs less. */
  expectedDifference: majorAmount.default(0),
});

/** As a shop or staff ask for it. */
const lineChangeByShop = lineChange.extend({
  /** Why the difference is neither paid nor returned; without it the shopper gets a link to pay, or the money. */
  waive: filledText(300).optional(),
});

const lineChanged = dataOf(
  z.object({
    /** false where it is that already, and where it waits for its payment. */
    isChanged: z.boolean(),
    /** In major units: above 0 to be paid, below 0 on its way back. */
    difference: majorAmount,
    /** Where the difference is paid, on the shop's own host; empty where nothing is to be paid. */
    payPath: z.string(),
  }),
);

const minor = z.number().int();
/** A line as it was paid, less what went back of its price. Minor units. */
export const lineMoney = z.object({
  quantity: z.number().int(),
  priceIncTaxMinor: minor,
  discountIncTaxMinor: minor,
  priceMinor: minor,
  taxMinor: minor,
  discountMinor: minor,
});

/** What the lines of an order may become. */
const changeableLines = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    colour: z.string(),
    size: z.string(),
    /** What is written on it, "Name: MARLOWE, Number: 07", which tells it from its like; empty of plain goods. */
    words: z.string(),
    quantity: z.number(),
    currency: currencyCode,
    image: z.string(),
    /** Why it stays as it is; null while it may change. */
    against: z.string().nullable(),
    /** With the rate of VAT and the sizes' prices it says what any number of pieces costs more or less. */
    money: lineMoney,
    /** Of VAT, as a fraction. */
    rate: z.number(),
    /** A part of its price went back, so all of its pieces change or none. */
    isWhole: z.boolean(),
    colours: z.array(
      z.object({
        name: z.string(),
        hex: z.string(),
        sizes: z.array(
          z.object({
            name: z.string(),
            isInStock: z.boolean(),
            /** What a piece costs more in it, in major units; below 0 where it costs less. */
            difference: majorAmount,
            /** The same before the discount, in minor units. */
            extraMinor: minor,
          }),
        ),
      }),
    ),
  }),
);

const shopOrderErrors = ["signInNeeded", "notFound", "permissionDenied", "moveRefused", "validation"] as const;
const staffErrors = ["notFound", "permissionDenied", "moveRefused", "validation"] as const;
const shopperErrors = ["notFound", "moveRefused", "validation"] as const;
const staffParams = z.object({ order: orderParam });

export const orderEditCalls = {
  changeAddressByShopper: defineCall({
    key: "POST /orders/receipt/{orderHash}/address/",
    summary: "Changes where an order is sent within its country, for whoever may see its address.",
    access: "anyone",
    params: z.object({ orderHash }),
    body: address,
    reply: changed,
    errors: shopperErrors,
  }),
  changeAddressOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/address/",
    summary: "Changes where an order of the shop is sent, within its country, until its parcel is addressed.",
    access: "merchant",
    permission: "orders.manage",
    params: divisionOrderParams,
    body: address,
    reply: changed,
    errors: shopOrderErrors,
  }),
  changeAddress: defineCall({
    key: "POST /atlas/orders/{order}/address/",
    summary: "Changes where any shop's order is sent, within its country, until its parcel is addressed.",
    access: "staff",
    permission: "orders.change_address",
    params: staffParams,
    body: address,
    reply: changed,
    errors: staffErrors,
  }),
  changeLineByShopper: defineCall({
    key: "POST /orders/receipt/{orderHash}/items/{item}/",
    summary: "Changes size or colour of a line until its label is printed, for whoever may see the order's address.",
    access: "anyone",
    params: z.object({ orderHash, item: idParam }),
    body: lineChange,
    reply: lineChanged,
    errors: shopperErrors,
  }),
  changeLineOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/items/{item}/",
    summary: "Changes size or colour of a line of the shop's order until its label is printed.",
    access: "merchant",
    permission: "orders.manage",
    params: z.object({ division: divisionParam, id: orderParam, item: idParam }),
    body: lineChangeByShop,
    reply: lineChanged,
    errors: shopOrderErrors,
  }),
  changeLine: defineCall({
    key: "POST /atlas/orders/{order}/items/{item}/",
    summary: "Changes size or colour of a line of any shop's order until its label is printed.",
    access: "staff",
    permission: "orders.exchange",
    params: z.object({ order: orderParam, item: idParam }),
    body: lineChangeByShop,
    reply: lineChanged,
    errors: staffErrors,
  }),
  changeableLinesOfShop: defineCall({
    key: "GET /divisions/{division}/orders/{id}/items/",
    summary: "The lines of the shop's order, with the sizes and colours that each may become.",
    access: "merchant",
    permission: "orders.read",
    params: divisionOrderParams,
    reply: dataOf(changeableLines),
    errors: ["signInNeeded", "notFound", "permissionDenied"],
  }),
  changeableLines: defineCall({
    key: "GET /atlas/orders/{order}/items/",
    summary: "The lines of any shop's order, with the sizes and colours that each may become.",
    access: "staff",
    permission: "orders.read",
    params: staffParams,
    reply: dataOf(changeableLines),
    errors: ["notFound", "permissionDenied"],
  }),
};
