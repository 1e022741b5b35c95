import { guardSets } from "@selvedge/domain/access/guards";
import { searchLimits } from "@selvedge/domain/search/search-limits";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { productCard } from "../catalogue/catalogue.calls.ts";
import { dataOf } from "../shapes.ts";

export const foundKinds = ["collection", "page", "post", "answer"] as const;

/** What a shop has beside its products. */
export const foundLink = z.object({
  kind: z.enum(foundKinds),
  title: z.string(),
  text: z.string(),
  url: z.string(),
});

/** What shoppers find. */
export const searchCalls = {
  search: defineCall({
    key: "GET /search/",
    summary:
      "What the shop of this host has for a few words: its products, collections, pages, posts and answers, best first, and other words to look for.",
    access: "anyone",
    guards: guardSets.storeAccess,
    query: z.object({
      q: z.string().trim().min(1).max(searchLimits.letters),
      limit: z.coerce.number().int().min(1).max(24).default(4),
    }),
    reply: dataOf(
      z.object({
        asked: z.string(),
        /** The words as the shop spells them, where some were mistyped: what was found is found by them, too. */
        spelled: z.string().nullable(),
        /** Where nothing was found: words that find something. */
        instead: z.string().nullable(),
        completions: z.array(z.string()),
        /** Products that were found, and all that was found. */
        productCount: z.number(),
        total: z.number(),
        products: z.array(productCard),
        others: z.array(foundLink),
      }),
    ),
    errors: ["shopClosed", "tooManyTries"],
  }),
};
