import * as z from "zod";
import { defineCall } from "../call.ts";
import { asProductId, dataOf, divisionItemParams, divisionParams, image } from "../shapes.ts";
import { filledText, shortText } from "../text-fields.ts";

const names = z.array(z.string().trim().min(1).max(60)).min(1).max(40).optional();
const priceMinor = z.number().int().min(0).max(100_000_000).optional();

/** What a collection takes by itself: what fits all of it. An empty rule takes everything. */
export const collectionRule = z.strictObject({
  /** Codes of blanks. */
  kinds: names,
  tags: names,
  colours: names,
  /** What it costs now, with VAT. */
  fromMinor: priceMinor,
  toMinor: priceMinor,
  onSale: z.literal(true).optional(),
  /** The ones that were published last, of what fits the rest. */
  newest: z.number().int().min(1).max(200).optional(),
});

const collection = z.object({
  id: z.number(),
  name: z.string(),
  urlName: z.string(),
  description: z.string(),
  /** Without hidden ones; drafts count. */
  products: z.number(),
  /** null: filled by hand. */
  rule: collectionRule.nullable(),
});

const productsInOrder = z.object({
  /** Its people have put it into this order; otherwise it is best selling first. */
  isOrdered: z.boolean(),
  products: z.array(z.object({ id: z.number(), name: z.string(), image: image.nullable() })),
});

const written = {
  name: filledText(60),
  description: shortText(500).optional(),
  rule: collectionRule.nullable().optional(),
};
const errors = ["signInNeeded", "notFound", "permissionDenied", "validation", "csrf"] as const;

export const collectionCalls = {
  listOwnCollections: defineCall({
    key: "GET /divisions/{division}/collections/",
    summary: "The shop's collections in their order, with how many products each has and what it takes by itself.",
    access: "merchant",
    permission: "products.read",
    params: divisionParams,
    reply: dataOf(z.array(collection)),
    errors: ["signInNeeded", "notFound"],
  }),
  createCollection: defineCall({
    key: "POST /divisions/{division}/collections/",
    summary: "Makes a collection, filled by hand or by a rule. A name that is taken gives the collection that has it.",
    access: "merchant",
    permission: "collections.edit",
    params: divisionParams,
    body: z.strictObject(written),
    reply: dataOf(collection),
    errors: [...errors],
  }),
  changeCollection: defineCall({
    key: "PUT /divisions/{division}/collections/{id}/",
    summary: "Changes a collection's name, words and rule. Its address stays. Without a rule it keeps what is in it.",
    access: "merchant",
    permission: "collections.edit",
    params: divisionItemParams,
    body: z.strictObject(written),
    reply: dataOf(collection),
    errors: [...errors],
  }),
  orderCollections: defineCall({
    key: "PUT /divisions/{division}/collection-order/",
    summary: "Puts the shop's collections into an order. Those that are not named come after.",
    access: "merchant",
    permission: "collections.edit",
    params: divisionParams,
    body: z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(500) }),
    reply: dataOf(z.array(collection)),
    errors: [...errors],
  }),
  listCollectionProducts: defineCall({
    key: "GET /divisions/{division}/collections/{id}/products/",
    summary: "What is in a collection, in the order in which its page lists it by itself.",
    access: "merchant",
    permission: "products.read",
    params: divisionItemParams,
    reply: dataOf(productsInOrder),
    errors: ["signInNeeded", "notFound"],
  }),
  orderCollectionProducts: defineCall({
    key: "PUT /divisions/{division}/collections/{id}/products/",
    summary:
      "Puts what is in a collection into an order; those that are not named come after. No ids: best selling first again.",
    access: "merchant",
    permission: "collections.edit",
    params: divisionItemParams,
    body: z.strictObject({ ids: z.array(asProductId(z.number().int().positive())).max(1_000) }),
    reply: dataOf(productsInOrder),
    errors: [...errors],
  }),
  deleteCollection: defineCall({
    key: "DELETE /divisions/{division}/collections/{id}/",
    summary: "Deletes a collection. Its products stay; its address leads nowhere from then on.",
    access: "merchant",
    permission: "collections.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["signInNeeded", "notFound", "permissionDenied", "csrf"],
  }),
};
