// The themes that a shop may wear, and the one that it wears. Source: storefront §3.5.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, instant } from "../shapes.ts";

const listedTheme = z.object({
  name: z.string(),
  title: z.string(),
  character: z.string(),
  /** false for one that the shop wears although nobody can choose it any more. */
  isOffered: z.boolean(),
  isDark: z.boolean(),
  /** One of those in `packages/themes`. */
  mood: z.string(),
  /** Of its headings. */
  letters: z.enum(["sans-serif", "serif"]),
  /** Page, text, main colour and second colour. */
  colours: z.array(z.string()),
  /** Of headings and of text; one where both are the same. */
  fonts: z.array(z.string()),
});

const shopThemes = z.object({
  /** The name of the theme that the shop wears. */
  worn: z.string(),
  /** The shop has changed it. Its changes are kept while it wears another. */
  isChanged: z.boolean(),
  /** All that are offered, and the one that the shop wears. */
  themes: z.array(listedTheme),
});

export const themeCalls = {
  listThemes: defineCall({
    key: "GET /divisions/{division}/themes/",
    summary: "The themes that a shop can choose, and the one that it wears.",
    access: "merchant",
    permission: "themes.edit",
    params: divisionParams,
    reply: dataOf(shopThemes),
    errors: ["notFound", "permissionDenied"],
  }),
  chooseTheme: defineCall({
    key: "PUT /divisions/{division}/theme/",
    summary:
      "Puts a theme on the shop at once: one that is offered, or one that the shop has worn, with what it changed of it then.",
    access: "merchant",
    permission: "themes.edit",
    params: divisionParams,
    body: z.strictObject({ name: z.string().max(40) }),
    reply: dataOf(shopThemes),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  previewThemes: defineCall({
    key: "POST /divisions/{division}/themes/preview/",
    summary:
      "An address that shows the shop's home page to anyone who opens it, for a quarter of an hour. With `preview-theme` and a theme's name in it the page wears that theme.",
    access: "merchant",
    permission: "themes.edit",
    params: divisionParams,
    reply: dataOf(z.object({ url: z.string(), expiresAt: instant })),
    errors: ["notFound", "permissionDenied"],
  }),
};
