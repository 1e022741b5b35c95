// A shop's gift cards, as its people issue, change and disable them. A code is answered once, to who issues it.
import { giftCardEntryKinds, giftCardStates } from "@selvedge/domain/gift-cards/gift-card-balance";
import { email } from "@selvedge/domain/validation/rules/addresses";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, day, divisionItemParams, divisionParams, instant, listOf, paging } from "../shapes.ts";
import { filledText, optionalText, ruledText } from "../text-fields.ts";

const money = z.number().int().max(99_999_999, "Enter a smaller amount.");
const reason = filledText(200);

export const giftCard = z.object({
  id: z.number(),
  /** The last four signs of its code. */
  ending: z.string(),
  currency: currencyCode,
  issuedMinor: z.number().int(),
  balanceMinor: z.number().int(),
  /** What orders hold of it that are being paid. */
  heldMinor: z.number().int(),
  state: z.enum(giftCardStates),
  holderName: z.string(),
  holderEmail: z.string(),
  reason: z.string(),
  /** In the shop's time; null for never ending. */
  lastDay: day.nullable(),
  issuedBy: z.string(),
  issuedAt: instant,
});

const entry = z.object({
  id: z.number(),
  kind: z.enum(giftCardEntryKinds),
  /** Less than 0 where something was taken. */
  amountMinor: z.number().int(),
  balanceMinor: z.number().int(),
  reason: z.string(),
  /** Empty where an order made it. */
  by: z.string(),
  /** The order that spent it or that it came back from, as people read it and by its id; null where a person made it. */
  order: z.string().nullable(),
  orderId: z.number().nullable(),
  at: instant,
});

/** Of a card that was sold in the shop. */
export const giftCardSale = z.object({
  buyerName: z.string(),
  buyerEmail: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  amountMinor: z.number().int(),
  paidWith: z.string(),
  sendOn: day,
  /** When its last mail left; null before the first. */
  sentAt: instant.nullable(),
  /** How often its mail was asked for. */
  mails: z.number().int(),
  /** What becomes of money that goes back; `message` is why the processor refused it. */
  refund: z
    .object({ state: z.enum(["asked", "paid", "failed"]), message: z.string(), amountMinor: z.number().int() })
    .nullable(),
  /** What would go back now; 0 where nothing does, for the reason beside it. */
  refundableMinor: z.number().int(),
  againstRefund: z.string(),
});

/** A card with what happened on it. */
export const withEntries = giftCard.extend({
  /** Newest first. */
  entries: z.array(entry),
  disabledAt: instant.nullable(),
  /** null for a card that the shop issued itself. */
  sale: giftCardSale.nullable(),
});

export const giftCardCalls = {
  listGiftCards: defineCall({
    key: "GET /divisions/{division}/gift-cards/",
    summary: "A shop's gift cards, newest first, how many there are in each state, and what is on the open ones.",
    access: "merchant",
    permission: "giftcards.read",
    params: divisionParams,
    query: z.object({ ...paging, state: z.enum(["all", ...giftCardStates]).default("all") }),
    reply: listOf(giftCard).extend({
      counts: z.record(z.string(), z.number()),
      currency: currencyCode,
      /** What the shop still owes in goods. */
      openMinor: z.number().int(),
    }),
    errors: ["notFound", "permissionDenied"],
  }),
  getGiftCard: defineCall({
    key: "GET /divisions/{division}/gift-cards/{id}/",
    summary: "A gift card of a shop with every entry of its balance.",
    access: "merchant",
    permission: "giftcards.read",
    params: divisionItemParams,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied"],
  }),
  findGiftCard: defineCall({
    key: "POST /divisions/{division}/gift-cards/find/",
    summary: "The gift card that has this code. Tries are counted.",
    access: "merchant",
    permission: "giftcards.edit",
    params: divisionParams,
    body: z.strictObject({ code: filledText(40) }),
    reply: dataOf(giftCard),
    errors: ["notFound", "permissionDenied", "validation", "csrf", "tooManyTries"],
  }),
  issueGiftCard: defineCall({
    key: "POST /divisions/{division}/gift-cards/",
    summary: "Issues a gift card and answers its code, which is nowhere else. The same uuid issues no second one.",
    access: "merchant",
    permission: "giftcards.edit",
    params: divisionParams,
    body: z.strictObject({
      uuid: z.uuid(),
      amountMinor: money.min(1, "Enter an amount."),
      reason,
      holderName: optionalText(100),
      holderEmail: z.union([z.literal(""), ruledText(email)]).default(""),
      lastDay: day.nullable().default(null),
    }),
    reply: dataOf(withEntries.extend({ code: z.string() })),
    errors: ["notFound", "permissionDenied", "validation", "csrf"],
  }),
  changeBalance: defineCall({
    key: "POST /divisions/{division}/gift-cards/{id}/entries/",
    summary: "Adds to a gift card, or takes from it. The same uuid does it once.",
    access: "merchant",
    permission: "giftcards.edit",
    params: divisionItemParams,
    body: z.strictObject({ uuid: z.uuid(), amountMinor: money.min(-99_999_999, "Enter a smaller amount."), reason }),
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "validation", "csrf"],
  }),
  disableGiftCard: defineCall({
    key: "POST /divisions/{division}/gift-cards/{id}/disable/",
    summary: "Disables a gift card for good. One that is disabled already stays so.",
    access: "merchant",
    permission: "giftcards.edit",
    params: divisionItemParams,
    reply: dataOf(withEntries),
    errors: ["notFound", "permissionDenied", "csrf"],
  }),
};
