// A shop's blog: what visitors list, and what the shop's people write. Source: storefront §7 "blog".
import { guardSets } from "@selvedge/domain/access/guards";
import * as z from "zod";
import { defineCall } from "../call.ts";
import {
  asDivisionId,
  asProductId,
  dataOf,
  divisionItemParams,
  divisionParams,
  instant,
  listOf,
  paging,
  version,
} from "../shapes.ts";
import { filledText, optionalText } from "../text-fields.ts";

const tag = z.object({ urlName: z.string(), name: z.string() });

/** A stored picture as pages name it. */
const picture = z.object({
  original: z.string().max(300),
  altText: z.string().max(300),
  sizes: z.record(z.string(), z.string()),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  cutout: z.boolean().optional(),
});

const listedPost = z.object({
  id: z.number(),
  urlName: z.string(),
  title: z.string(),
  url: z.string(),
  publishedAt: instant,
  summary: z.string().optional(),
  author: z.string().optional(),
  readMinutes: z.number().optional(),
  image: picture.nullable().optional(),
  tags: z.array(tag).optional(),
});

const postState = z.enum(["draft", "scheduled", "published"]);

const ownPost = z.object({
  id: z.number(),
  urlName: z.string(),
  title: z.string(),
  state: postState,
  publishedAt: instant.nullable(),
  updatedAt: instant,
  tags: z.array(z.string()),
});

const wholePost = ownPost.extend({
  version,
  summary: z.string(),
  html: z.string(),
  author: z.string(),
  image: picture.nullable(),
  productId: z.number().nullable(),
  /** Where visitors read it. */
  url: z.string(),
});

/** What a post is written with. An address that is left empty is made from the title. */
const written = z.strictObject({
  title: filledText(120),
  urlName: optionalText(80),
  summary: optionalText(300),
  html: optionalText(100_000),
  author: optionalText(80),
  tags: z.array(filledText(40)).max(8).default([]),
  image: picture.nullable().default(null),
  productId: asProductId(z.number().int().positive()).nullable().default(null),
  /** null keeps it a draft; an instant ahead publishes it then. */
  publishedAt: instant.nullable().default(null),
});

export const blogCalls = {
  paginateBlog: defineCall({
    key: "GET /blog/paginate/",
    summary:
      "Published posts, last first: of the shop on this host, or of the `divisions` that the main site names. `paginate` is the page and its size, as `2,10`. `lite` leaves all but names, addresses and days out.",
    access: "anyone",
    guards: guardSets.storeAccess,
    query: z.object({
      paginate: z
        .string()
        .regex(/^\d{1,4}(,\d{1,3})?$/, "must be a page, or a page and a size such as 2,10")
        .default("1,10"),
      divisions: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,19}$/, "must be ids of shops, with commas between them")
        .transform((text) => text.split(",").map(Number))
        .pipe(z.array(asDivisionId(z.number())))
        .optional(),
      lite: z.enum(["true", "false", "1", "0"]).default("false"),
    }),
    reply: listOf(listedPost),
    errors: ["shopClosed", "notFound", "validation"],
  }),
  listPosts: defineCall({
    key: "GET /divisions/{division}/posts/",
    summary: "The posts of a shop's blog, drafts too: what was changed last comes first.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object(paging),
    reply: listOf(ownPost),
    errors: ["notFound", "permissionDenied"],
  }),
  getPost: defineCall({
    key: "GET /divisions/{division}/posts/{id}/",
    summary: "A post as it is being written.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    reply: dataOf(wholePost),
    errors: ["notFound", "permissionDenied"],
  }),
  createPost: defineCall({
    key: "POST /divisions/{division}/posts/",
    summary: "Creates a post. The same `uuid` twice creates one post.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionParams,
    body: written.extend({ uuid: z.uuid() }),
    reply: dataOf(wholePost),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  savePost: defineCall({
    key: "PUT /divisions/{division}/posts/{id}/",
    summary: "Saves a whole post. 412 with the current post when somebody saved in between.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    body: written.extend({ version }),
    reply: dataOf(wholePost),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  deletePost: defineCall({
    key: "DELETE /divisions/{division}/posts/{id}/",
    summary: "Deletes a post.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied"],
  }),
};
