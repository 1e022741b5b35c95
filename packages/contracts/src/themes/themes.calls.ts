// The themes that a shop may wear, and the one that it wears. Source: storefront §3.5.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParam, divisionParams, instant } from "../shapes.ts";

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
  /** Names of those that are being changed, which visitors do not see yet. */
  drafts: z.array(z.string()),
  /** There is a newer version of the theme that it wears. */
  hasOffer: z.boolean(),
  /** All that are offered, and the one that the shop wears. */
  themes: z.array(listedTheme),
});

const themeParams = z.object({ division: divisionParam, name: z.string().max(40) });
const keyValue = z.union([z.string().max(2_000), z.number(), z.boolean()]);

const layer = z.object({
  /** Values of keys that are not as the theme came, by key. */
  properties: z.record(z.string(), z.unknown()),
  /** Pairs of colours that stay although they are hard to read. */
  kept: z.array(z.string()),
  /** Of the theme as it comes. */
  presetVersion: z.number(),
});

const presetValue = keyValue.nullable();

const editedTheme = z.object({
  name: z.string(),
  title: z.string(),
  isWorn: z.boolean(),
  /** The revision, as in the ETag. */
  rev: z.string(),
  /** As visitors see it while the shop wears it. */
  published: layer,
  /** The same with what is being changed. */
  draft: layer,
  isDraft: z.boolean(),
  latestVersion: z.number(),
  /** What a newer version of the theme sets otherwise; null where a version leaves a key open. */
  offer: z.array(z.object({ key: z.string(), from: presetValue, to: presetValue })),
  publishedAt: instant.nullable(),
  /** The theme that one step back leads to. */
  back: z.string().nullable(),
  /** The shop's own faces. */
  fonts: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      url: z.string(),
      weights: z.string(),
      generic: z.enum(["sans-serif", "serif"]),
      metrics: z.object({
        ascent: z.number(),
        descent: z.number(),
        unitsPerEm: z.number(),
        averageWidth: z.number(),
        capitals: z.number(),
      }),
    }),
  ),
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
  readTheme: defineCall({
    key: "GET /divisions/{division}/themes/{name}/",
    summary: "A theme with what is being changed of it. The ETag names its revision.",
    access: "merchant",
    permission: "themes.edit",
    params: themeParams,
    reply: dataOf(editedTheme),
    errors: ["notFound", "permissionDenied"],
  }),
  saveTheme: defineCall({
    key: "PUT /divisions/{division}/themes/{name}/draft/",
    summary:
      "Stores what is being changed of a theme: the values of all keys that are not as it came. Visitors see nothing of it. With If-Match, 412 and the present theme when somebody saved in between.",
    access: "merchant",
    permission: "themes.edit",
    params: themeParams,
    body: z.strictObject({
      properties: z.record(z.string().max(80), keyValue),
      kept: z.array(z.string().max(200)).max(100),
      presetVersion: z.number().int().min(1).max(10_000),
    }),
    reply: dataOf(editedTheme),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  discardTheme: defineCall({
    key: "DELETE /divisions/{division}/themes/{name}/draft/",
    summary: "Takes back what is being changed of a theme. With If-Match, 412 when somebody saved in between.",
    access: "merchant",
    permission: "themes.edit",
    params: themeParams,
    reply: dataOf(editedTheme),
    errors: ["notFound", "permissionDenied", "stale"],
  }),
  publishTheme: defineCall({
    key: "POST /divisions/{division}/themes/{name}/publish/",
    summary:
      "Shows visitors what was changed of a theme, and puts it on where the shop wears another. Refused while colours are hard to read that nobody kept.",
    access: "merchant",
    permission: "themes.edit",
    params: themeParams,
    reply: dataOf(editedTheme),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  takeThemeBack: defineCall({
    key: "POST /divisions/{division}/themes/{name}/back/",
    summary: "Undoes the last publishing of a theme. What was published is a draft again.",
    access: "merchant",
    permission: "themes.edit",
    params: themeParams,
    reply: dataOf(editedTheme),
    errors: ["notFound", "permissionDenied", "conflict", "stale"],
  }),
  addFont: defineCall({
    key: "POST /divisions/{division}/fonts/",
    summary:
      "Takes one font in (WOFF2, WOFF, TTF or OTF, up to 500 KB) with the field `licence` set to `yes` before it, or says why not. The same file twice is one font.",
    access: "merchant",
    permission: "themes.edit",
    params: divisionParams,
    isUpload: true,
    /** Letters and signs that it lacks. */
    reply: dataOf(z.object({ missing: z.string() })),
    errors: ["notFound", "permissionDenied", "fileRefused", "tooManyTries", "csrf"],
  }),
  replaceFont: defineCall({
    key: "PUT /divisions/{division}/fonts/{id}/",
    summary:
      "Takes a file in as above, in the place of one of the shop's own fonts: themes that are written with it show the new one at once.",
    access: "merchant",
    permission: "themes.edit",
    params: divisionItemParams,
    isUpload: true,
    reply: dataOf(z.object({ missing: z.string() })),
    errors: ["notFound", "permissionDenied", "fileRefused", "tooManyTries", "csrf"],
  }),
  deleteFont: defineCall({
    key: "DELETE /divisions/{division}/fonts/{id}/",
    summary: "Deletes one of the shop's own fonts. One that a theme is written with stays.",
    access: "merchant",
    permission: "themes.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "conflict"],
  }),
};
