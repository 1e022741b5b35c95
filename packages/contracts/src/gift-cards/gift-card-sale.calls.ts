// What gift cards a shop sells, and what its people and staff do with one that was sold.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, divisionItemParams, divisionParams, idParam, listOf, paging } from "../shapes.ts";
import { emailAddress, optionalText } from "../text-fields.ts";
import { giftCard, giftCardSale, withEntries } from "./gift-cards.calls.ts";

const minor = z.number().int().min(0).max(99_999_999, "Enter a smaller amount.");

const offerFields = {
  isOn: z.boolean(),
  amountsMinor: z.array(minor).max(50),
  leastMinor: minor.nullable(),
  mostMinor: minor.nullable(),
  words: optionalText(600),
};

const offer = z.object({ ...offerFields, currency: currencyCode });

/** To whom, and how often it was mailed as its sender saw it: the same press twice is one mail. */
const sendBody = z.strictObject({ email: emailAddress(), mails: z.number().int().min(0).optional() });
/** What goes back, as whoever asks saw it: a card that is spent meanwhile is looked at again. */
const refundBody = z.strictObject({ expectedMinor: minor.optional() });

const staffParams = z.object({ id: idParam });

/** A sold card as staff see it. */
const soldCard = giftCard.extend({ shop: z.object({ id: z.number(), name: z.string() }), sale: giftCardSale });

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
    body: sendBody,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused", "tooManyTries", "csrf"],
  }),
  refundGiftCard: defineCall({
    key: "POST /divisions/{division}/gift-cards/{id}/refund/",
    summary: "Gives what is unspent of a gift card back to who bought it, and disables the card. Twice is one refund.",
    access: "merchant",
    permission: "orders.refund",
    params: divisionItemParams,
    body: refundBody,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused", "csrf"],
  }),
  listSoldCards: defineCall({
    key: "GET /atlas/gift-cards/",
    summary: "Gift cards that shops sold, newest first: all, or those of a name, an email or the last signs of a code.",
    access: "staff",
    permission: "customers.read",
    query: z.object({ ...paging, q: optionalText(120) }),
    reply: listOf(soldCard),
    errors: ["permissionDenied", "validation"],
  }),
  sendSoldCard: defineCall({
    key: "POST /atlas/gift-cards/{id}/send/",
    summary: "Mails any shop's sold gift card to who gets it, also at another address.",
    access: "staff",
    permission: "customers.edit",
    params: staffParams,
    body: sendBody,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused", "tooManyTries", "csrf"],
  }),
  refundSoldCard: defineCall({
    key: "POST /atlas/gift-cards/{id}/refund/",
    summary:
      "Gives what is unspent of any shop's gift card back to who bought it, within the caller's limit, and disables the card. Twice is one refund.",
    access: "staff",
    permission: "orders.refund_small",
    params: staffParams,
    body: refundBody,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "validation", "moveRefused", "csrf"],
  }),
};
