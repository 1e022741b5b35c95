// The pages that a shop's people make. A page is edited as a draft and shown to visitors once it is published. Source:
// storefront §7, readings "Pages".
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, idParam, instant, listOf, paging } from "../shapes.ts";

/** The draft as the specification's page, with what the platform adds; fields that it does not know go through untouched. */
const page = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  url: z.string(),
  name: z.string(),
  layout: z.string(),
  blocks: z.array(z.unknown()),
  flags: z.array(z.string()),
  properties: z.record(z.string(), z.unknown()),
  preloadables: z.array(z.unknown()),
  version: z.number(),
  divisionId: z.number(),
  published: z.boolean(),
  sitemap: z.boolean(),
  /** The draft has changes that visitors do not see yet. */
  edited: z.boolean(),
  keyPhraseCampaignId: z.number().nullable(),
  mode: z.string(),
  /** The draft's revision, as in the ETag. */
  rev: z.string(),
  /** The shop's: what its pages look like. */
  theme: z.object({
    uuid: z.string(),
    name: z.string(),
    extends: z.string(),
    properties: z.record(z.string(), z.unknown()),
  }),
  publishedAt: instant.nullable(),
  updatedAt: instant,
});

/** A whole page; what is not in it takes its default. The page's own rules are checked field by field. */
const wholePage = z.record(z.string(), z.unknown());

/** Pictures are objects in every answer; the specification's calls name it, and other forms do not exist. */
const imageType = { imageType: z.literal("object").default("object") };

const pageTypes = ["StorePage", "MailPage", "AutomatedFlowPage"] as const;

const listedPage = z.object({
  id: z.number(),
  url: z.string(),
  name: z.string(),
  title: z.string(),
  loginState: z.string(),
  /** Visitors who may see it find it at its address. */
  isPublished: z.boolean(),
  edited: z.boolean(),
  isHomepage: z.boolean(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  /** null for a page that is not deleted. */
  deletedAt: instant.nullable(),
});

const pageVersion = z.object({
  version: z.number(),
  note: z.string(),
  /** Who published it; null for a page that came with the shop. */
  by: z.string().nullable(),
  createdAt: instant,
});

const versionParams = z.object({ ...divisionItemParams.shape, version: idParam });

export const pageCalls = {
  listPages: defineCall({
    key: "GET /divisions/{division}/pages/",
    summary:
      "The pages of a shop by address, of one type where `page-type` names it; the deleted ones with `deleted=true`.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({
      ...paging,
      "page-type": z.enum(pageTypes).optional(),
      deleted: z.enum(["true", "false"]).optional(),
    }),
    reply: listOf(listedPage),
  }),
  getPage: defineCall({
    key: "GET /divisions/{division}/pages/{id}/",
    summary: "A page as it is being edited. The ETag names its revision.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    query: z.object(imageType),
    reply: dataOf(page),
  }),
  createPage: defineCall({
    key: "POST /divisions/{division}/pages/",
    summary:
      "Creates a page from a whole one, as a draft. Without an address it gets a temporary one. The same `uuid` twice creates one page.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionParams,
    query: z.object(imageType),
    body: wholePage,
    reply: dataOf(page),
    errors: ["apiError"],
  }),
  savePage: defineCall({
    key: "PATCH /divisions/{division}/pages/{id}/",
    summary:
      "Saves a whole page as the draft. With If-Match, 412 and the current page when somebody saved in between. `published` shows or hides the published page at once; that, and another address for a page that visitors see, takes the right to publish.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    query: z.object(imageType),
    body: wholePage,
    reply: dataOf(page),
    errors: ["apiError", "stale"],
  }),
  publishPage: defineCall({
    key: "POST /divisions/{division}/pages/{id}/publish/",
    summary:
      "Shows visitors the draft, and keeps it as a version. With If-Match, 412 when the draft is another by now.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    reply: dataOf(page),
    errors: ["validation", "stale"],
  }),
  previewPage: defineCall({
    key: "POST /divisions/{division}/pages/{id}/preview/",
    summary:
      "An address that shows the page's draft to anyone who opens it, for a quarter of an hour: every block, with what an editor needs to know of it. `preview=visitor` in it instead of `edit` shows what a visitor would see; `as-login`, `as-country`, `as-currency` and `as-at` say which.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    reply: dataOf(z.object({ url: z.string(), expiresAt: instant })),
  }),
  deletePage: defineCall({
    key: "DELETE /divisions/{division}/pages/{id}/",
    summary: "Deletes a page; one that visitors see takes the right to publish. The home page cannot be deleted.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["conflict"],
  }),
  undeletePage: defineCall({
    key: "POST /divisions/{division}/pages/{id}/restore/",
    summary:
      "Brings a deleted page back as it was, to its address, or to a temporary one where another page has it by now. One that visitors see then takes the right to publish.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    reply: dataOf(page),
  }),
  listPageVersions: defineCall({
    key: "GET /divisions/{division}/pages/{id}/versions/",
    summary: "What was published of a page, last first.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    query: z.object(paging),
    reply: listOf(pageVersion),
  }),
  restorePageVersion: defineCall({
    key: "POST /divisions/{division}/pages/{id}/versions/{version}/restore/",
    summary: "Makes a published version the draft again. Visitors see it once it is published.",
    access: "merchant",
    permission: "pages.edit",
    params: versionParams,
    reply: dataOf(page),
  }),
};
