// The pictures that a shop's pages show, for people who look for one to show again.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { divisionParams, listOf, paging } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

const pagePicture = z.object({
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
  /** The names of the pages that show it, in the order of the alphabet. */
  pages: z.array(z.string()),
});

export const pagePictureCalls = {
  pagePictures: defineCall({
    key: "GET /divisions/{division}/page-pictures/",
    summary:
      "The pictures on the shop's pages as they are edited now, those of the page that was saved last first; with `search` those whose words or page are called so.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({ search: shortText(80).default(""), ...paging }),
    reply: listOf(pagePicture),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
};
