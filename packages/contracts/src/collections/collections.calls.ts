import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const collection = z.object({ id: z.number(), name: z.string(), urlName: z.string(), products: z.number() });

export const collectionCalls = {
  listOwnCollections: defineCall({
    key: "GET /divisions/{division}/collections/",
    summary: "The shop's collections with how many products each has.",
    access: "merchant",
    permission: "products.read",
    params: divisionParams,
    reply: dataOf(z.array(collection)),
    errors: ["signInNeeded", "notFound"],
  }),
  createCollection: defineCall({
    key: "POST /divisions/{division}/collections/",
    summary: "Makes a collection. A name that is taken gives the collection that has it.",
    access: "merchant",
    permission: "collections.edit",
    params: divisionParams,
    body: z.strictObject({ name: filledText(60) }),
    reply: dataOf(collection),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation", "csrf"],
  }),
};
