import { isServiceCode } from "@selvedge/domain/shipping/services";
import { check, checkIfGiven } from "@selvedge/domain/validation/rule";
import { phoneRules, postcodeRules } from "@selvedge/domain/validation/rules/delivery";
import { maxLength, required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { basketItem } from "../basket/basket.calls.ts";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, day, instant, majorAmount } from "../shapes.ts";
import { emailAddress, optionalText } from "../text-fields.ts";

/** Text that must be there. An empty one does not end the reading: what else is wrong with an address is told with it. */
const filled = (limit: number) =>
  z.string(required.message).trim().max(limit, maxLength(limit).message).refine(required.holds, required.message);

const addressFields = z.strictObject({
  firstName: filled(60),
  lastName: filled(60),
  company: optionalText(80),
  street: filled(160),
  city: filled(80),
  state: optionalText(80),
  country: z.string().regex(/^[A-Z]{2}$/, required.message),
  zip: filled(16),
});

/** An address whose postcode is one of its country. An empty one has been told already. */
export const address = addressFields.superRefine(
  ({ country, zip }, context) => tell(context, ["zip"], zip ? check(zip, postcodeRules(country)) : null),
  { when: ({ value }) => isTyped(value, "country") && isTyped(value, "zip") },
);

export const shippingOption = z.object({
  code: z.string(),
  name: z.string(),
  carrier: z.string(),
  priceIncTax: majorAmount,
  promisedFrom: day,
  promisedTo: day,
});

/** What the basket costs when it goes to a country by a service. */
export const quote = z.object({
  items: z.array(basketItem),
  shipping: z.array(shippingOption),
  chosen: z.string(),
  totals: z.object({
    goodsIncTax: majorAmount,
    discountIncTax: majorAmount,
    /** Without the duty. */
    shippingIncTax: majorAmount,
    /** Customs duty that is paid with the order; 0 where none is due or the border takes it. */
    duty: majorAmount,
    taxIncluded: majorAmount,
    total: majorAmount,
    currency: currencyCode,
  }),
  /** What the shopper has to know of taxes at the border before paying; empty where none are left to pay. */
  importNotice: z.string(),
  basketVersion: z.number(),
  hasPriceChanges: z.boolean(),
});

/** One garment's way, as a shopper follows it. */
const garment = z.object({
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  image: z.string(),
  priceIncTax: majorAmount,
  steps: z.array(
    z.object({
      code: z.enum(["ordered", "printed", "checked", "packed", "posted"]),
      state: z.enum(["done", "now", "later"]),
      at: instant.nullable(),
    }),
  ),
  now: z.string(),
});

/** Something that the reader of an order may want to do, open or with the reason why not. */
export const orderAction = z.object({
  code: z.string(),
  name: z.string(),
  /** What it does, or why it cannot be done. */
  note: z.string(),
  isAllowed: z.boolean(),
  /** Done by a call of this platform, or asked of the shop in a mail. */
  way: z.enum(["call", "mail"]),
});

export const receipt = z.object({
  reference: z.string(),
  status: z.string(),
  statusName: z.string(),
  /** Where it is, in one sentence that its garments say. */
  headline: z.string(),
  percentage: z.number(),
  placedAt: instant,
  promisedFrom: day,
  promisedTo: day,
  email: z.string(),
  garments: z.array(garment),
  totals: quote.shape.totals,
  paidWith: z.string(),
  shippingMethod: z.string(),
  /** Masked it is a first name, a town and a country: all that the receipt's link alone shows. */
  shippingAddress: z.object({ name: z.string(), lines: z.array(z.string()), isMasked: z.boolean() }),
  tracking: z.array(z.object({ carrier: z.string(), code: z.string(), url: z.string() })),
  actions: z.array(orderAction),
  updatedAt: instant,
});

/** A delivery service that we know. Whether it goes to the country is seen when the basket is priced. */
function serviceCode(text: z.ZodString) {
  return text.refine((code) => code === "" || isServiceCode(code), "Choose one of the delivery services.");
}

/** A phone number is held against the country that the parcel goes to, also while other fields are wrong. */
const orderBody = z
  .strictObject({
    email: emailAddress(),
    phone: optionalText(30),
    shippingAddress: address,
    billingAddress: address.optional(),
    shippingMethod: serviceCode(z.string().min(1, required.message).max(40)),
    /** From the card form, which gives the number to the card processor and never to us. */
    cardToken: z.string().min(1, required.message).max(200),
    /** The total that the shopper saw. Only compared: another total is shown for confirmation, never charged. */
    expectedTotal: majorAmount,
  })
  .superRefine(
    ({ phone, shippingAddress }, context) =>
      tell(context, ["phone"], checkIfGiven(phone, phoneRules(shippingAddress.country))),
    { when: ({ value }) => isTyped(value, "phone") && isTyped(fieldOf(value, "shippingAddress"), "country") },
  );

export const checkoutCalls = {
  quote: defineCall({
    key: "POST /checkout/quote/",
    summary: "Prices, VAT, delivery services and total of this visitor's basket, derived on the server.",
    access: "anyone",
    body: z.strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default("GB"),
      shippingMethod: serviceCode(z.string().max(40)).optional(),
    }),
    reply: dataOf(quote),
    errors: ["basketEmpty", "noShipping"],
  }),
  place: defineCall({
    key: "POST /checkout/place/",
    summary: "Places the order and takes the payment. The same Idempotency-Key gives the same answer and one charge.",
    access: "anyone",
    needsIdempotencyKey: true,
    body: orderBody,
    reply: dataOf(
      z.object({
        orderHash: z.string(),
        reference: z.string(),
        state: z.enum(["paid", "action_needed"]),
        receiptUrl: z.string(),
        /** Where the card holder confirms the payment, when their bank asks for a second step. */
        actionUrl: z.string().nullable(),
      }),
    ),
    errors: [
      "basketEmpty",
      "productGone",
      "priceChanged",
      "noShipping",
      "cardDeclined",
      "cardInvalid",
      "paymentUnavailable",
      "stillWorking",
      "idempotencyKeyMissing",
      "idempotencyKeyReused",
      "validation",
      "csrf",
    ],
  }),
  receipt: defineCall({
    key: "GET /orders/receipt/{orderHash}/",
    summary: "An order as its shopper follows it.",
    access: "anyone",
    params: z.object({ orderHash: z.string().max(60) }),
    reply: dataOf(receipt),
    errors: ["notFound"],
  }),
  localCardToken: defineCall({
    key: "POST /local-cards/tokens/",
    summary:
      "The local card processor: takes a test card number and gives a token. Present only while no real processor is configured.",
    access: "anyone",
    body: z.strictObject({ number: z.string().max(30), expiry: z.string().max(10), securityCode: z.string().max(6) }),
    reply: dataOf(z.object({ token: z.string(), brand: z.string(), last4: z.string() })),
    errors: ["cardInvalid"],
  }),
};

/** What stands in a field of a value whose own shape may be wrong. */
function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isTyped(value: unknown, name: string): boolean {
  return typeof fieldOf(value, name) === "string";
}

function tell(context: z.RefinementCtx, path: string[], message: string | null): void {
  if (message !== null) context.addIssue({ code: "custom", path, message });
}
