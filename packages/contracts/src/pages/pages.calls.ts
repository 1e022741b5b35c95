// The pages that a shop's people make. A page is edited as a draft and shown to visitors once it is published. Source:
// storefront §7, readings "Pages".
import { templateNames } from "@selvedge/domain/templates/template-names";
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
  /** What it is the template of; null for a page at an address. */
  template: z.enum(templateNames).nullable(),
  /** The version that visitors see; null where they see none. */
  liveVersion: z.number().nullable(),
  /** When a version of it is published by itself; null where none waits. */
  scheduledFor: instant.nullable(),
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
  /** What its draft is marked as. */
  kind: z.enum(["store", "mail", "flow"]),
  /** Search engines are asked to leave it out. */
  isNoindex: z.boolean(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  /** null for a page that is not deleted. */
  deletedAt: instant.nullable(),
  /** Who saved it last; null for a page that nobody has changed yet. */
  editedBy: z.string().nullable(),
  scheduledFor: instant.nullable(),
});

const listedTemplate = z.object({
  template: z.enum(templateNames),
  /** null for one that nobody has opened yet: it is the usual one. */
  id: z.number().nullable(),
  /** Visitors see it in the place of the usual one. */
  isPublished: z.boolean(),
  edited: z.boolean(),
  updatedAt: instant.nullable(),
  editedBy: z.string().nullable(),
  scheduledFor: instant.nullable(),
});

const pageVersion = z.object({
  version: z.number(),
  /** `automatic` is a draft that was written over; the oldest of these are not kept for ever. */
  kind: z.enum(["published", "named", "automatic"]),
  /** What its people call it; empty where nobody has named it. */
  note: z.string(),
  /** Who kept it; null for a page that came with the shop. */
  by: z.string().nullable(),
  createdAt: instant,
});

const listedVersion = pageVersion.extend({
  /** Of automatic saves: those of the same person before it that belong to the same work, newest first. */
  folded: z.array(z.object({ version: z.number(), createdAt: instant })),
});

const versionName = z.object({ name: z.string().trim().min(1).max(80) });

const pageRedirect = z.object({
  /** null for an address that a page has left. */
  id: z.number().nullable(),
  from: z.string(),
  to: z.string(),
  /** Who said so; null for an address that a page has left. */
  by: z.string().nullable(),
  createdAt: instant,
  /** Visitors who follow it find something. */
  opens: z.boolean(),
});

const versionParams = z.object({ ...divisionItemParams.shape, version: idParam });

export const pageCalls = {
  listPages: defineCall({
    key: "GET /divisions/{division}/pages/",
    summary:
      "The pages of a shop by address, those below a page after it; of one type where `page-type` names it, of one state, with some words; the deleted ones with `deleted=true`.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    query: z.object({
      ...paging,
      "page-type": z.enum(pageTypes).optional(),
      deleted: z.enum(["true", "false"]).optional(),
      /** Words of the name or the address. */
      search: z.string().max(100).optional(),
      state: z.enum(["published", "draft", "scheduled"]).optional(),
    }),
    reply: listOf(listedPage),
  }),
  listTemplates: defineCall({
    key: "GET /divisions/{division}/page-templates/",
    summary:
      "The templates of a shop, each once: its header and footer, and how its product and collection pages are laid out.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(z.array(listedTemplate)),
  }),
  openTemplate: defineCall({
    key: "POST /divisions/{division}/page-templates/{template}/",
    summary:
      "The page that a template is edited as: its draft, versions, preview and publishing are those of a page. The first time it is made of the usual one, which visitors keep until it is published.",
    access: "merchant",
    permission: "pages.edit",
    params: z.object({ ...divisionParams.shape, template: z.enum(templateNames) }),
    reply: dataOf(page),
  }),
  resetTemplate: defineCall({
    key: "DELETE /divisions/{division}/page-templates/{template}/",
    summary:
      "Shows visitors the usual header, footer or layout again. The draft becomes the usual one, and its versions stay.",
    access: "merchant",
    permission: "pages.publish",
    params: z.object({ ...divisionParams.shape, template: z.enum(templateNames) }),
    reply: dataOf(page),
  }),
  getPage: defineCall({
    key: "GET /divisions/{division}/pages/{id}/",
    summary:
      "A page as it is being edited. The ETag names its revision. A page of another shop in which the caller may read pages is refused with `pageOfOtherShop`, whose data is that shop's `division`; any other is not found.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    query: z.object(imageType),
    reply: dataOf(page),
    errors: ["pageOfOtherShop"],
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
      "An address that shows the page's draft to anyone who opens it, for a quarter of an hour: every block, with what an editor needs to know of it. `preview=visitor` in it instead of `edit` shows what a visitor would see; `as-login`, `as-country`, `as-currency`, `as-at` and the shop's own `split-var` say which. `version` shows a version instead of the draft, `look` a state that was kept to be looked at.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    reply: dataOf(z.object({ url: z.string(), expiresAt: instant })),
  }),
  lookAtPage: defineCall({
    key: "POST /divisions/{division}/pages/{id}/looks/",
    summary:
      "Keeps a state of a page for an hour, to be looked at with `look` in the address of its preview. Its draft stays as it is.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    body: wholePage,
    reply: dataOf(z.object({ look: z.string() })),
  }),
  pageAudience: defineCall({
    key: "GET /divisions/{division}/page-audience/",
    summary:
      "What tells the visitors of a shop apart, as the conditions of blocks do: its clocks, the currencies of its prices, its own first, and its running split tests.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(
      z.object({
        timeZone: z.string(),
        currency: z.string(),
        currencies: z.array(z.string()),
        tests: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            variations: z.array(z.object({ alias: z.string(), name: z.string() })),
          }),
        ),
      }),
    ),
  }),
  movePage: defineCall({
    key: "POST /divisions/{division}/pages/{id}/move/",
    summary:
      "Puts a page, with those below its address, under another page, or at the top with `under` null. Where visitors know them, their old addresses lead to the new ones; that takes the right to publish.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    body: z.object({ under: z.number().int().positive().nullable() }),
    reply: dataOf(page),
    errors: ["conflict", "validation"],
  }),
  makeHomePage: defineCall({
    key: "POST /divisions/{division}/pages/{id}/home/",
    summary:
      "Puts a page that every visitor can open at `/`. The page that was there keeps what it holds and gets an address of its own; the address that the new one leaves leads to it. The same again changes nothing.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    reply: dataOf(
      z.object({
        id: z.number(),
        url: z.string(),
        /** The page that was the home page before, where it is now; null where there was none. */
        former: z.object({ id: z.number(), name: z.string(), url: z.string() }).nullable(),
      }),
    ),
    errors: ["conflict"],
  }),
  listPageRedirects: defineCall({
    key: "GET /divisions/{division}/page-redirects/",
    summary:
      "Addresses that lead elsewhere: those that pages have left, and those that the shop's people added, newest first.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(z.array(pageRedirect)),
  }),
  addPageRedirect: defineCall({
    key: "POST /divisions/{division}/page-redirects/",
    summary:
      "Lets an address at which no page is lead elsewhere in the shop or to another site. The same again changes nothing.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionParams,
    body: z.object({ from: z.string().max(200), to: z.string().max(2000) }),
    reply: dataOf(pageRedirect),
    errors: ["validation"],
  }),
  deletePageRedirect: defineCall({
    key: "DELETE /divisions/{division}/page-redirects/{id}/",
    summary: "Takes a redirect away that the shop's people added.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
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
    summary:
      "What was kept of a page, last first: published, named, and saved automatically, where saves of one person in a row are one row. `show=published` and `show=named` list those alone.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    query: z.object({ ...paging, show: z.enum(["all", "published", "named"]).default("all") }),
    reply: listOf(listedVersion),
  }),
  namePageVersion: defineCall({
    key: "POST /divisions/{division}/pages/{id}/versions/",
    summary: "Keeps the draft as it is under a name. With If-Match, 412 when the draft is another by now.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    body: versionName,
    reply: dataOf(pageVersion),
    errors: ["stale"],
  }),
  renamePageVersion: defineCall({
    key: "PATCH /divisions/{division}/pages/{id}/versions/{version}/",
    summary: "Names a version, or names it anew.",
    access: "merchant",
    permission: "pages.edit",
    params: versionParams,
    body: versionName,
    reply: dataOf(pageVersion),
  }),
  getPageVersion: defineCall({
    key: "GET /divisions/{division}/pages/{id}/versions/{version}/",
    summary: "A version with the whole page that it is.",
    access: "merchant",
    permission: "pages.read",
    params: versionParams,
    reply: dataOf(pageVersion.extend({ page: wholePage })),
  }),
  publishPageVersion: defineCall({
    key: "POST /divisions/{division}/pages/{id}/versions/{version}/publish/",
    summary: "Shows visitors a version again, as a version of its own. The draft stays as it is.",
    access: "merchant",
    permission: "pages.publish",
    params: versionParams,
    reply: dataOf(page),
    errors: ["validation"],
  }),
  schedulePage: defineCall({
    key: "PUT /divisions/{division}/pages/{id}/schedule/",
    summary:
      "Publishes the draft as it is now at a time that is named; a time that was named before is replaced. With If-Match, 412 when the draft is another by now.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    body: z.object({ at: instant }),
    reply: dataOf(page),
    errors: ["validation", "stale"],
  }),
  unschedulePage: defineCall({
    key: "DELETE /divisions/{division}/pages/{id}/schedule/",
    summary: "Publishes nothing by itself any more.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    reply: dataOf(page),
  }),
  meetPageEditors: defineCall({
    key: "POST /divisions/{division}/pages/{id}/editors/",
    summary:
      "Says that a tab has the page open for editing, or has closed it, and answers who else has, and the draft's revision. A tab that is silent for 40 seconds is gone.",
    access: "merchant",
    permission: "pages.read",
    params: divisionItemParams,
    body: z.object({ tab: z.uuid(), isLeaving: z.boolean().default(false) }),
    reply: dataOf(
      z.object({
        rev: z.string(),
        /** Who saved the draft last; null where nobody has yet. */
        savedBy: z.string().nullable(),
        savedAt: instant,
        others: z.array(z.object({ tab: z.string(), name: z.string(), isYou: z.boolean(), since: instant })),
      }),
    ),
  }),
  restorePageVersion: defineCall({
    key: "POST /divisions/{division}/pages/{id}/versions/{version}/restore/",
    summary:
      "Makes a version the draft again, and keeps the draft that it replaces. Visitors see it once it is published.",
    access: "merchant",
    permission: "pages.edit",
    params: versionParams,
    reply: dataOf(page),
  }),
};
