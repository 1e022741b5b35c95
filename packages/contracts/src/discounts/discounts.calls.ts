// A shop's discount codes, as its people make, change and end them.
import { couponStates } from "@selvedge/domain/money/coupons/coupon-words";
import * as z from "zod";
import { defineCall } from "../call.ts";
import {
  asProductId,
  currencyCode,
  dataOf,
  divisionItemParams,
  divisionParams,
  instant,
  listOf,
  paging,
  version,
} from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const amountMinor = z.number().int();
const many = 1_000_000;
const pieces = z
  .number()
  .int()
  .min(1, "Enter a whole number from 1 to 98.")
  .max(98, "Enter a whole number from 1 to 98.");
const limit = z
  .number()
  .int("Enter a whole number.")
  .min(1, "Enter at least 1, or leave it empty for no limit.")
  .max(many, "Enter at most 1,000,000.");
const share = z.number().gt(0, "Enter more than 0.").max(100, "Enter at most 100.");
const money = z.number().int().max(99_999_999, "Enter a smaller amount.");

/** What a code gives. Amounts in minor units of the shop's currency, with VAT. */
const gift = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("percent"), percent: share }),
  z.strictObject({ kind: z.literal("amount"), amountIncTaxMinor: money.min(1, "Enter an amount.") }),
  z.strictObject({ kind: z.literal("free_shipping") }),
  z.strictObject({ kind: z.literal("buy_get"), buy: pieces, get: pieces, percent: share }),
]);

const written = {
  code: filledText(30).refine((code) => code === "" || /^[\p{L}\p{N}_-]+$/u.test(code), {
    error: "Use letters, numbers, hyphens and underscores, without spaces.",
  }),
  gift,
  minimumIncTaxMinor: money.min(0).default(0),
  /** null leaves that side open. */
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
  /** null: no limit. */
  maxUses: limit.nullable().default(null),
  maxUsesEach: limit.nullable().default(null),
  /** What it is for; both empty for everything. One of them is given at most. */
  productIds: z.array(asProductId(z.number().int().positive())).max(500).default([]),
  collectionIds: z.array(z.number().int().positive()).max(100).default([]),
  combines: z.boolean().default(false),
  isEnabled: z.boolean().default(true),
};

const discount = z.object({
  id: z.number(),
  version,
  code: z.string(),
  gift,
  currency: currencyCode,
  minimumIncTaxMinor: amountMinor,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  maxUses: z.number().nullable(),
  maxUsesEach: z.number().nullable(),
  products: z.array(z.object({ id: z.number(), name: z.string() })),
  collections: z.array(z.object({ id: z.number(), name: z.string() })),
  combines: z.boolean(),
  isEnabled: z.boolean(),
  state: z.enum(couponStates),
  /** Orders that use it, also those that are being paid. */
  uses: z.number(),
  /** Goods with VAT of paid orders with it, after what it took off; null for who does not see money. */
  soldIncTaxMinor: amountMinor.nullable(),
});

export const discountCalls = {
  listDiscounts: defineCall({
    key: "GET /divisions/{division}/discounts/",
    summary: "A shop's discount codes, newest first, and how many there are in each state.",
    access: "merchant",
    permission: "discounts.read",
    params: divisionParams,
    query: z.object({ ...paging, state: z.enum(["all", ...couponStates]).default("all") }),
    reply: listOf(discount).extend({ counts: z.record(z.string(), z.number()), timeZone: z.string() }),
    errors: ["notFound", "permissionDenied"],
  }),
  getDiscount: defineCall({
    key: "GET /divisions/{division}/discounts/{id}/",
    summary: "A discount code of a shop.",
    access: "merchant",
    permission: "discounts.read",
    params: divisionItemParams,
    reply: dataOf(discount),
    errors: ["notFound", "permissionDenied"],
  }),
  createDiscount: defineCall({
    key: "POST /divisions/{division}/discounts/",
    summary: "Makes a discount code. The same uuid makes no second one.",
    access: "merchant",
    permission: "discounts.edit",
    params: divisionParams,
    body: z.strictObject({ ...written, uuid: z.uuid() }),
    reply: dataOf(discount),
    errors: ["notFound", "permissionDenied", "validation", "csrf"],
  }),
  saveDiscount: defineCall({
    key: "PUT /divisions/{division}/discounts/{id}/",
    summary: "Changes a discount code, or switches it off. Orders that used it stay as they are.",
    access: "merchant",
    permission: "discounts.edit",
    params: divisionItemParams,
    body: z.strictObject({ ...written, version }),
    reply: dataOf(discount),
    errors: ["notFound", "permissionDenied", "stale", "validation", "csrf"],
  }),
};
