import { guardSets } from "@selvedge/domain/access/guards";
import { addressSearchLimit, giftNoteLimit, orderNoteLimit } from "@selvedge/domain/limits";
import { isServiceCode } from "@selvedge/domain/shipping/services";
import { checkIfGiven } from "@selvedge/domain/validation/rule";
import { vat } from "@selvedge/domain/validation/rules/business-numbers";
import { phoneRules } from "@selvedge/domain/validation/rules/delivery";
import { required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { basketItem, enteredCode, enteredGiftCard } from "../basket/basket.calls.ts";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, day, majorAmount } from "../shapes.ts";
import { emailAddress, optionalText } from "../text-fields.ts";
import { addIssue, address, addressField, fieldOf, foundAddresses, isTyped, wholeAddress } from "./address.ts";

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
  codes: z.array(enteredCode),
  giftCards: z.array(enteredGiftCard),
  totals: z.object({
    goodsIncTax: majorAmount,
    discountIncTax: majorAmount,
    /** Without the duty. */
    shippingIncTax: majorAmount,
    /** Customs duty that is paid with the order; 0 where none is due or the border takes it. */
    duty: majorAmount,
    taxIncluded: majorAmount,
    total: majorAmount,
    /** What gift cards pay of the total, and what is left to pay. */
    giftCard: majorAmount,
    toPay: majorAmount,
    currency: currencyCode,
  }),
  /** What the shopper has to know of taxes at the border before paying; empty where none are left to pay. */
  importNotice: z.string(),
  basketVersion: z.number(),
  hasPriceChanges: z.boolean(),
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
    /** Of a buyer that is a business; it is printed on the invoice. */
    vatNumber: optionalText(30).refine((text) => vat.holds(text), vat.message),
    /** A present: the packing slip shows the note, and no prices. */
    isGift: z.boolean().default(false),
    giftNote: optionalText(giftNoteLimit),
    /** What the shop should know. */
    note: optionalText(orderNoteLimit),
    shippingMethod: serviceCode(z.string().min(1, required.message).max(40)),
    /** By card, or on the page of the wallet that the checkout offers. */
    payWith: z.enum(["card", "wallet"]).default("card"),
    /** From the card form, which gives the number to the card processor and never to us. */
    cardToken: z.string().max(200).default(""),
    /** The total that the shopper saw. Only compared: another total is shown for confirmation, never charged. */
    expectedTotal: majorAmount,
    /** What was left to pay of it beside gift cards; all of it where it is not said. */
    expectedToPay: majorAmount.optional(),
  })
  .superRefine(({ cardToken, payWith, expectedTotal, expectedToPay = expectedTotal }, context) => {
    // Where nothing is left to pay, no card is needed.
    if (cardToken === "" && payWith === "card" && expectedToPay !== 0)
      addIssue(context, ["cardToken"], required.message);
  })
  .superRefine(
    ({ phone, shippingAddress }, context) =>
      addIssue(context, ["phone"], checkIfGiven(phone, phoneRules(shippingAddress.country))),
    { when: ({ value }) => isTyped(value, "phone") && isTyped(fieldOf(value, "shippingAddress"), "country") },
  );

export const checkoutCalls = {
  quote: defineCall({
    key: "POST /checkout/quote/",
    summary: "Prices, VAT, delivery services and total of this visitor's basket, derived on the server.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default("GB"),
      shippingMethod: serviceCode(z.string().max(40)).optional(),
    }),
    reply: dataOf(quote),
    errors: ["shopClosed", "basketEmpty", "noShipping"],
  }),
  addressForm: defineCall({
    key: "GET /checkout/address-form/{country}/",
    summary:
      "The fields of an address in a country: which there are, their order, their names, and what must be filled.",
    access: "anyone",
    params: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) }),
    reply: dataOf(z.array(addressField)),
    errors: [],
  }),
  findAddresses: defineCall({
    key: "GET /checkout/addresses/",
    summary: "Addresses of a country that fit a postcode or how an address begins. None where no look-up is set up.",
    access: "anyone",
    query: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), text: z.string().trim().max(addressSearchLimit) }),
    reply: dataOf(foundAddresses),
    errors: ["tooManyTries"],
  }),
  foundAddress: defineCall({
    key: "GET /checkout/found-address/",
    summary: "One address that was found, in the parts of a form.",
    access: "anyone",
    query: z.strictObject({ id: z.string().min(1).max(200) }),
    reply: dataOf(wholeAddress),
    errors: ["tooManyTries", "notFound"],
  }),
  place: defineCall({
    key: "POST /checkout/place/",
    summary: "Places the order and takes the payment. The same Idempotency-Key gives the same answer and one charge.",
    access: "anyone",
    guards: guardSets.storeAccess,
    needsIdempotencyKey: true,
    body: orderBody,
    reply: dataOf(
      z.object({
        orderHash: z.string(),
        reference: z.string(),
        state: z.enum(["paid", "action_needed"]),
        receiptUrl: z.string(),
        /** Where the card holder confirms the payment, when their bank requires a second step. */
        actionUrl: z.string().nullable(),
      }),
    ),
    errors: [
      "shopClosed",
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
