// What gift cards a shop sells, and what its people do with one that was sold.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, divisionItemParams, divisionParams } from "../shapes.ts";
import { emailAddress, optionalText } from "../text-fields.ts";
import { withEntries } from "./gift-cards.calls.ts";

const minor = z.number().int().min(0).max(99_999_999, "Enter a smaller amount.");

const offerFields = {
  isOn: z.boolean(),
  amountsMinor: z.array(minor).max(50),
  leastMinor: minor.nullable(),
  mostMinor: minor.nullable(),
  words: optionalText(600),
};

const offer = z.object({ ...offerFields, currency: currencyCode });

export const giftCardSaleCalls = {
  getOffer: defineCall({
    key: "GET /divisions/{division}/gift-card-offer/",
    summary: "What gift cards a shop sells, and where.",
    access: "merchant",
    permission: "giftcards.read",
    params: divisionParams,
    reply: dataOf(offer),
    errors: ["notFound", "permissionDenied"],
  }),
  saveOffer: defineCall({
    key: "PUT /divisions/{division}/gift-card-offer/",
    summary: "Says what gift cards a shop sells.",
    access: "merchant",
    permission: "giftcards.edit",
    params: divisionParams,
    body: z.strictObject(offerFields),
    reply: dataOf(offer),
    errors: ["notFound", "permissionDenied", "validation", "csrf"],
  }),
  sendGiftCard: defineCall({
    key: "POST /divisions/{division}/gift-cards/{id}/send/",
    summary: "Mails a gift card that was sold to who gets it, also at another address.",
    access: "merchant",
    permission: "giftcards.edit",
    params: divisionItemParams,
    body: z.strictObject({ email: emailAddress() }),
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused", "tooManyTries", "csrf"],
  }),
  refundGiftCard: defineCall({
    key: "POST /divisions/{division}/gift-cards/{id}/refund/",
    summary: "Gives the money of an unused gift card back to who bought it, and disables the card.",
    access: "merchant",
    permission: "orders.refund",
    params: divisionItemParams,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "moveRefused", "csrf"],
  }),
};
