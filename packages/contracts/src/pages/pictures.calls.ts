// The pictures that a shop has, for people who look for one to show on a page: its own files, artworks and products, and what
// is on its pages.
import * as z from "zod";
import { artwork } from "../artworks/artworks.calls.ts";
import { defineCall } from "../call.ts";
import { divisionParams, paging } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

/** Of the shop's own those that a design places are its artworks, all others its files. */
export const pictureSources = ["file", "artwork", "product", "page"] as const;

/** The names of the pages that show it, in the order of the alphabet. */
const pages = z.array(z.string());

const ownPicture = z.object({ source: z.enum(["file", "artwork"]), artwork, pages });

/** The picture that represents a product. */
const productPicture = z.object({
  source: z.literal("product"),
  product: z.object({
    id: z.number(),
    name: z.string(),
    urlName: z.string(),
    /** Its addresses by their width in pixels. */
    sizes: z.record(z.string(), z.string()),
    /** It has a ground of its own, as a framed print its wall. */
    hasGround: z.boolean(),
  }),
  pages,
});

const pagePicture = z.object({
  source: z.literal("page"),
  picture: z.object({
    original: z.string(),
    /** What it shows, as one of the pages says it; empty where none does. */
    altText: z.string(),
    /** Its addresses by their width in pixels; none where it has only one. */
    sizes: z.record(z.string(), z.string()),
    /** In pixels; null where no page says it. */
    width: z.number().nullable(),
    height: z.number().nullable(),
    /** Its ground is clear. */
    cutout: z.boolean(),
  }),
  pages,
});

/** How many fit of each source; in all, each picture once. */
const counts = z.object({
  all: z.number(),
  file: z.number(),
  artwork: z.number(),
  product: z.number(),
  page: z.number(),
});

export const pictureCalls = {
  findPictures: defineCall({
    key: "GET /divisions/{division}/pictures/",
    summary:
      "The pictures of the shop, of one source where `source` names it, with how many fit of each. With `search` those that are called so, or that are on a page of that name; those whose name begins so first, then the newest.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({ search: shortText(80).default(""), source: z.enum(pictureSources).optional(), ...paging }),
    reply: z.object({
      data: z.array(z.discriminatedUnion("source", [ownPicture, productPicture, pagePicture])),
      meta: z.object({ page: z.number(), perPage: z.number(), total: z.number(), counts }),
    }),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
};
