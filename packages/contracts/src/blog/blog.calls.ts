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

/** What is suggested to those who write. */
const blogFacts = z.object({
  title: z.string(),
  /** Of all posts, drafts too; the one with most posts first. */
  tags: z.array(tag.extend({ count: z.number() })),
  /** The shop's, in which posts are scheduled. */
  timeZone: z.string(),
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
    summary:
      "The posts of a shop's blog, drafts too: what was changed last comes first. `counts` are the posts that fit the search, by state.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({
      ...paging,
      search: z.string().trim().max(80).default(""),
      state: z.enum(["all", ...postState.options]).default("all"),
    }),
    reply: listOf(ownPost).extend({ counts: z.record(z.string(), z.number()) }),
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
  getBlog: defineCall({
    key: "GET /divisions/{division}/blog/",
    summary: "What a shop's blog is called, its tags, and the time zone in which its posts are scheduled.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(blogFacts),
    errors: ["notFound", "permissionDenied"],
  }),
  checkPostAddress: defineCall({
    key: "GET /divisions/{division}/blog/address/",
    summary:
      "What is wrong with an address for a post, in words; null where nothing is. `post` is the one that may have it.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({
      "url-name": z.string().max(80),
      post: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
    }),
    reply: dataOf(z.object({ fault: z.string().nullable() })),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  createPost: defineCall({
    key: "POST /divisions/{division}/posts/",
    summary:
      "Creates a post. The same `uuid` twice creates one post. Another than a draft takes the permission to publish posts.",
    access: "merchant",
    permission: "blog.edit",
    params: divisionParams,
    body: written.extend({ uuid: z.uuid() }),
    reply: dataOf(wholePost),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  savePost: defineCall({
    key: "PUT /divisions/{division}/posts/{id}/",
    summary:
      "Saves a whole post. 412 with the current post when somebody saved in between. What visitors read, and what they will, takes the permission to publish posts. Visitors of a former address are led to the new one.",
    access: "merchant",
    permission: "blog.edit",
    params: divisionItemParams,
    body: written.extend({ version }),
    reply: dataOf(wholePost),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  deletePost: defineCall({
    key: "DELETE /divisions/{division}/posts/{id}/",
    summary: "Deletes a post. One that is not a draft takes the permission to publish posts.",
    access: "merchant",
    permission: "blog.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied"],
  }),
};
