import { guardSets } from "@selvedge/domain/access/guards";
import { bundlePieceLimit, quantityLimit } from "@selvedge/domain/limits";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asProductId, currencyCode, majorAmount, typedWords } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

export const basketName = z.enum(["main", "favourites"]);

/** One line of a basket. Source: platform-core §3 "Basket item", "Favourite item". */
export const basketItem = z.object({
  key: z.string(),
  quantity: z.number(),
  name: z.string(),
  /** Of one piece, in major units, as the shop sells it now. */
  priceIncTax: majorAmount,
  lineIncTax: majorAmount,
  /** What the shopper last saw, where it differs from now. */
  seenPriceIncTax: majorAmount.nullable(),
  image: z.string(),
  options: z.object({ Colour: z.string(), Size: z.string() }),
  productId: z.number(),
  productUuid: z.string(),
  productUrl: z.string(),
  variantId: z.string().nullable(),
  /** false once the product or the variant can no longer be bought. */
  isAvailable: z.boolean(),
  /** Which part of a bundle cannot be bought any more, in words; empty for everything else. */
  whyNot: z.string(),
  /** What its shopper typed, in words. */
  personalisation: z.array(typedWords),
  /** What a bundle is made of, as it was chosen; absent for everything else. */
  parts: z
    .array(
      z.object({
        bundleItemId: z.number(),
        variantId: z.string(),
        name: z.string(),
        options: z.object({ Colour: z.string(), Size: z.string() }),
        image: z.string(),
      }),
    )
    .optional(),
});

/** A discount code that was entered: what it gives, or why it does not work. */
export const enteredCode = z.object({
  code: z.string(),
  isApplied: z.boolean(),
  /** What it takes off the goods, with VAT; 0 for one that frees the delivery. */
  discountIncTax: majorAmount,
  words: z.string(),
});

/** A gift card that was entered: what it pays, or why it pays nothing. */
export const enteredGiftCard = z.object({
  id: z.number(),
  /** The last four signs of its code. */
  ending: z.string(),
  isApplied: z.boolean(),
  /** What it pays of the order, in major units; 0 in the basket, where no total is known. */
  amount: majorAmount,
  words: z.string(),
});

const typedCode = z.strictObject({ code: filledText(40) });

export const basketAnswer = z.object({
  items: z.array(basketItem),
  /** Goods before codes, and what the codes take off them. */
  totals: z.object({
    quantity: z.number(),
    goodsIncTax: majorAmount,
    discountIncTax: majorAmount,
    currency: currencyCode,
  }),
  codes: z.array(enteredCode),
  giftCards: z.array(enteredGiftCard),
  version: z.number(),
});

/** After adding: the basket, and how many pieces came into it, which a full line makes fewer than requested. */
const addedAnswer = basketAnswer.extend({ added: z.number() });

const item = z.strictObject({
  productId: asProductId(z.coerce.number().int().positive()).optional(),
  productUrl: z.string().max(200).optional(),
  productColor: z.string().max(60).optional(),
  productSize: z.string().max(30).optional(),
  variantId: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  quantity: z.coerce.number().int().min(1).max(quantityLimit).optional(),
  /** What is printed on it, by field of the product; `read`: "yes" once the shopper has read it twice. */
  personalisation: z.record(z.string().max(10), z.string().max(400)).optional(),
});

/** After a line has moved between the basket and what is saved for later: both. */
const bothAnswer = basketAnswer.extend({ saved: z.array(basketItem) });

const oneLine = z.strictObject({ key: z.string().max(100) });
/** What was chosen for each part of a bundle: its variant, or the colour and size that its merchant left open. */
const bundleOptions = z
  .array(
    z.strictObject({
      bundleItemId: z.coerce.number().int().positive(),
      variantId: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      productColor: z.string().max(60).optional(),
      productSize: z.string().max(30).optional(),
    }),
  )
  .max(bundlePieceLimit);

export const basketCalls = {
  addItem: defineCall({
    key: "POST /frontend/product/addItemToCart/",
    summary: "Adds one product to the basket or to the favourites.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z
      .strictObject({ item, name: basketName, bundleOptions: bundleOptions.optional() })
      .refine(({ name, bundleOptions: options }) => name === "main" || options === undefined, {
        path: ["bundleOptions"],
        message: "Only the main basket takes bundle options.",
      }),
    reply: addedAnswer,
    errors: ["shopClosed", "productGone", "noItemsAdded", "basketFull", "csrf", "validation"],
  }),
  bulkAdd: defineCall({
    key: "POST /frontend/product/bulkAddItemsToCart/",
    summary: "Adds several products at once: all of them or none.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ items: z.array(item).min(1).max(20), name: basketName }),
    reply: addedAnswer,
    errors: ["shopClosed", "productGone", "basketFull", "csrf", "validation"],
  }),
  listMain: defineCall({
    key: "GET /basket/main/list/",
    summary: "The basket at current prices.",
    access: "anyone",
    guards: guardSets.storeAccess,
    reply: basketAnswer,
    errors: ["shopClosed"],
  }),
  listFavourites: defineCall({
    key: "GET /basket/favourites/list/",
    summary: "The favourites of this visitor.",
    access: "anyone",
    guards: guardSets.storeAccess,
    reply: basketAnswer,
    errors: ["shopClosed"],
  }),
  remove: defineCall({
    key: "POST /basket/remove/",
    summary: "Removes a line. Removing one that is not there changes nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ key: z.string().max(100), name: basketName }),
    reply: basketAnswer,
    errors: ["shopClosed"],
  }),
  enterCode: defineCall({
    key: "POST /basket/codes/enter/",
    summary: "Enters a discount code or a gift card for the basket, also for an empty one.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: typedCode,
    reply: basketAnswer,
    errors: ["shopClosed", "validation", "tooManyTries"],
  }),
  removeCode: defineCall({
    key: "POST /basket/codes/remove/",
    summary: "Takes a discount code out of the basket. One that is not there changes nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: typedCode,
    reply: basketAnswer,
    errors: ["shopClosed"],
  }),
  removeGiftCard: defineCall({
    key: "POST /basket/gift-cards/remove/",
    summary: "Takes a gift card out of the basket. One that is not there changes nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ id: z.number().int().positive() }),
    reply: basketAnswer,
    errors: ["shopClosed"],
  }),
  change: defineCall({
    key: "POST /basket/change/",
    summary:
      "Changes colour and size of a line of the basket. Its quantity stays, and it joins a line that is equal then.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ key: z.string().max(100), productColor: filledText(60), productSize: filledText(30) }),
    reply: basketAnswer,
    errors: ["shopClosed", "validation"],
  }),
  changeParts: defineCall({
    key: "POST /basket/change-parts/",
    summary: "Changes the parts of a bundle in the basket. Its quantity stays, and it joins a line that is equal then.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({ key: z.string().max(100), bundleOptions }),
    reply: basketAnswer,
    errors: ["shopClosed", "productGone", "validation"],
  }),
  saveForLater: defineCall({
    key: "POST /basket/save-for-later/",
    summary: "Puts a line of the basket aside. One that is not there changes nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: oneLine,
    reply: bothAnswer,
    errors: ["shopClosed", "validation"],
  }),
  moveToBasket: defineCall({
    key: "POST /basket/move-to-basket/",
    summary: "Puts a line that was saved for later back into the basket.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: oneLine,
    reply: bothAnswer,
    errors: ["shopClosed", "productGone", "basketFull", "validation"],
  }),
  removeSaved: defineCall({
    key: "POST /basket/saved/remove/",
    summary: "Removes a line that was saved for later. One that is not there changes nothing.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: oneLine,
    reply: bothAnswer,
    errors: ["shopClosed"],
  }),
  listSaved: defineCall({
    key: "GET /basket/saved/list/",
    summary: "What this visitor has saved for later, at current prices.",
    access: "anyone",
    guards: guardSets.storeAccess,
    reply: z.object({ items: z.array(basketItem) }),
    errors: ["shopClosed"],
  }),
  update: defineCall({
    key: "POST /basket/update/",
    summary: "Sets a line's quantity; 0 removes the line.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({
      key: z.string().max(100),
      quantity: z.coerce.number().int().min(0).max(quantityLimit),
      name: basketName.default("main"),
    }),
    reply: basketAnswer,
    errors: ["shopClosed", "basketFull", "validation"],
  }),
};
