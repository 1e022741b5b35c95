// A shop's photos at a service that it posts to. Source: storefront §7 "social".
import { guardSets } from "@selvedge/domain/access/guards";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, instant } from "../shapes.ts";

const photo = z.object({
  id: z.string(),
  caption: z.string(),
  mediaType: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
  /** On the platform's files host. */
  mediaUrl: z.string(),
  /** Where people see it. */
  permalink: z.string(),
  /** null for a picture of a product. */
  timestamp: instant.nullable(),
});

export const photoCalls = {
  instagramPosts: defineCall({
    key: "GET /divisions/{division}/social/instagram/posts",
    summary:
      "A shop's posts, the last first: of its account where it has one, else pictures of what it sells. Only of the shop on this host, or any from the main site.",
    access: "anyone",
    guards: guardSets.storeAccess,
    params: divisionParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(20) }),
    reply: dataOf(z.array(photo)),
    errors: ["shopClosed", "notFound", "validation"],
  }),
};

export type Photo = z.output<typeof photo>;
