import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, day, divisionParams, instant } from "../shapes.ts";

const amountMinor = z.number().int();
const figure = z.object({ now: amountMinor, before: amountMinor });

/** What a merchant sees first: how the shop does, what waits for them, what is being made. */
export const overview = z.object({
  currency: currencyCode,
  /** The day that it is in the shop's own time zone; the last of `days`. */
  today: day,
  /** Sales and profit are null, and `days` empty, for those who do not see what the shop earns. */
  sales: figure.nullable(),
  profit: figure.nullable(),
  orders: figure,
  garments: figure,
  days: z.array(z.object({ on: day, salesMinor: amountMinor, beforeOn: day, beforeMinor: amountMinor })),
  bestSellers: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      imageUrl: z.string().nullable(),
      sold: z.number(),
      salesMinor: amountMinor.nullable(),
      profitMinor: amountMinor.nullable(),
    }),
  ),
  floor: z.object({
    open: z.number(),
    garments: z.array(
      z.object({
        key: z.string(),
        /** null for those who do not see orders. */
        orderId: z.number().nullable(),
        name: z.string(),
        colour: z.string(),
        size: z.string(),
        imageUrl: z.string().nullable(),
        /** Steps that lie behind it, of six. */
        done: z.number(),
        now: z.string(),
        at: instant,
      }),
    ),
  }),
  needsYou: z.array(
    z.object({
      kind: z.enum(["hold", "issue", "denied", "pictures"]),
      /** The factory or the platform sees to it: worth knowing, and nothing is needed of the shop. */
      isOurs: z.boolean(),
      title: z.string(),
      detail: z.string(),
      at: instant,
      orderId: z.number().nullable(),
      productId: z.number().nullable(),
    }),
  ),
  ready: z.object({
    hasArtwork: z.boolean(),
    hasProduct: z.boolean(),
    /** The badges of setting up, in the order in which they are earned. */
    badges: z.array(
      z.object({
        code: z.string(),
        /** null while it is locked. */
        unlockedAt: instant.nullable(),
        /** What came of it, such as the theme's name; empty for nothing. */
        result: z.string(),
      }),
    ),
    /** The reader has put the list away. */
    isHidden: z.boolean(),
    /** null for a shop without one. */
    homePageId: z.number().nullable(),
    /** Visitors need a password, the shop opens later, or the platform keeps it closed. */
    isClosed: z.boolean(),
    /** The menu or the footer is another one than that which every new shop begins with. */
    hasOwnMenu: z.boolean(),
    /** What is said above every page: the banner's words, or the announcement's; empty for nothing. */
    said: z.string(),
  }),
  /** The shop is being closed: when, who asked for it, and who can keep it. null for one that stays. */
  closing: z.object({ closesAt: instant, askedBy: z.string(), keepers: z.array(z.string()) }).nullable(),
  /** openOrders is null for those who do not see orders. */
  counts: z.object({ openOrders: z.number().nullable(), products: z.number() }),
});

export const overviewCalls = {
  getOverview: defineCall({
    key: "GET /divisions/{division}/overview/",
    summary: "Sales of 30 days and the 30 before, best sellers, what waits for the merchant, and the floor now.",
    access: "merchant",
    permission: "overview.read",
    params: divisionParams,
    reply: dataOf(overview),
    errors: ["signInNeeded", "notFound"],
  }),
  hideChecklist: defineCall({
    key: "PUT /divisions/{division}/overview/checklist/",
    summary: "Puts the list of the shop's first days away for the caller alone, or brings it back.",
    access: "merchant",
    permission: "overview.read",
    params: divisionParams,
    body: z.strictObject({ isHidden: z.boolean() }),
    reply: dataOf(z.object({ isHidden: z.boolean() })),
    errors: ["signInNeeded", "notFound"],
  }),
};
