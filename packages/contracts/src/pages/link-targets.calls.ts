// What links of a shop may lead to: its pages, collections, products and posts, and the platform's own places.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

export const linkTargetKinds = ["page", "collection", "product", "post", "place"] as const;

const linkTarget = z.object({
  kind: z.enum(linkTargetKinds),
  title: z.string(),
  url: z.string(),
  imageUrl: z.string().nullable(),
  /** Visitors find it now; what is a draft or comes later they do not. */
  isShown: z.boolean(),
});

export const linkTargetCalls = {
  linkTargets: defineCall({
    key: "GET /divisions/{division}/link-targets/",
    summary:
      "What a link of the shop may lead to: what is called as `search` says, of one kind where `kind` names it; with `url` the one at this address, or nothing where there is none.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({
      search: shortText(80).default(""),
      kind: z.enum(linkTargetKinds).optional(),
      url: shortText(500).optional(),
    }),
    reply: dataOf(z.array(linkTarget)),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
  lostLinks: defineCall({
    key: "POST /divisions/{division}/link-targets/lost/",
    summary: "Those of several addresses at which the shop has nothing: neither a draft, nor what comes later.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    body: z.object({ urls: z.array(z.string().trim().max(2_000)).max(2_000) }),
    reply: dataOf(z.array(z.string())),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
};
