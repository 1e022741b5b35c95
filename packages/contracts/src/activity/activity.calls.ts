// What the people of a shop did in it, from the shop's audit.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, instant } from "../shapes.ts";

const entry = z.object({
  id: z.string(),
  at: instant,
  /** "Selvedge" for its staff, who are not named to shops. */
  by: z.string(),
  /** The number of the account; null for staff. */
  accountId: z.number().nullable(),
  isYou: z.boolean(),
  /** "product.published" */
  action: z.string(),
  /** What it was done to, by its kind and number: "product", "12". The number is empty for what has none. */
  thing: z.object({ kind: z.string(), id: z.string() }),
  /** What the thing is called: a product's name, an order's reference, a person. Empty where it has no name or is gone. */
  name: z.string(),
});

export const activityCalls = {
  listActivity: defineCall({
    key: "GET /divisions/{division}/activity/",
    summary:
      "What the people of a shop and Selvedge's staff did in it, the newest first: 50 at a time, of one person too.",
    access: "merchant",
    permission: "people.manage",
    params: divisionParams,
    query: z.object({
      person: z.coerce.number().int().positive().max(2_147_483_647).optional().describe("The number of an account."),
      before: z
        .union([z.literal(""), z.string().regex(/^\d{1,17}\.\d{1,15}$/, "must be `next` of a page")])
        .default("")
        .describe("`next` of the page before."),
    }),
    reply: dataOf(z.array(entry)).extend({ meta: z.object({ next: z.string().nullable() }) }),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
};
