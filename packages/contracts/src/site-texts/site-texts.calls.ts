// Texts that every shop has: legal ones and answers in its help. Each is the platform's until the shop's people write theirs.
import { helpGroupCodes } from "@selvedge/domain/help/groups";
import { legalTextNames } from "@selvedge/domain/legal/legal-texts";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, instant } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const legalText = z.object({
  name: z.enum(legalTextNames),
  title: z.string(),
  url: z.string(),
  html: z.string(),
  /** The platform's text, made from the shop's own details, whatever is shown. */
  standardHtml: z.string(),
  /** What is shown is the platform's text; false for one that the shop's people wrote. */
  isStandard: z.boolean(),
  /** 0 for a standard text. */
  version: z.number(),
  updatedAt: instant.nullable(),
});

const helpQuestion = z.object({
  name: z.string(),
  group: z.enum(helpGroupCodes),
  question: z.string(),
  html: z.string(),
  /** The platform's own words; null for a question that the shop added. */
  standard: z.object({ question: z.string(), html: z.string() }).nullable(),
  isStandard: z.boolean(),
  /** A standard question of this name exists; taking the shop's own back shows that one again. */
  hasStandard: z.boolean(),
  hidden: z.boolean(),
  /** 0 for a standard question. */
  version: z.number(),
  url: z.string(),
});

/** The version that was opened; 0 where nothing of the shop's own was there. */
const openedVersion = z.number().int().min(0).max(2_147_483_647);
const namedParams = z.object({ ...divisionParams.shape, name: z.string().max(80) });

export const siteTextCalls = {
  listLegalTexts: defineCall({
    key: "GET /divisions/{division}/legal-texts/",
    summary: "The legal texts of a shop, as visitors read them.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(z.array(legalText)),
    errors: ["notFound", "permissionDenied"],
  }),
  saveLegalText: defineCall({
    key: "PUT /divisions/{division}/legal-texts/{name}/",
    summary:
      "Writes a legal text in place of the platform's; `html` null takes it back. 412 with the current text when somebody saved in between.",
    access: "merchant",
    permission: "shop.edit",
    params: namedParams,
    body: z.strictObject({ html: filledText(100_000).nullable(), version: openedVersion }),
    reply: dataOf(legalText),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  listHelpQuestions: defineCall({
    key: "GET /divisions/{division}/help-questions/",
    summary: "The questions in a shop's help by group, standard ones and its own, hidden ones too.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(z.array(helpQuestion)),
    errors: ["notFound", "permissionDenied"],
  }),
  saveHelpQuestion: defineCall({
    key: "PUT /divisions/{division}/help-questions/{name}/",
    summary:
      "Writes a question: a new one, or one in place of the standard question of this name. 412 with the current one when somebody saved in between.",
    access: "merchant",
    permission: "pages.edit",
    params: namedParams,
    body: z.strictObject({
      group: z.enum(helpGroupCodes),
      question: filledText(160),
      html: filledText(20_000),
      hidden: z.boolean().default(false),
      version: openedVersion,
    }),
    reply: dataOf(helpQuestion),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  orderHelpQuestions: defineCall({
    key: "PUT /divisions/{division}/help-order/",
    summary: "Puts the questions of a group in an order, by their names. Those that it leaves out come last.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionParams,
    body: z.strictObject({ group: z.enum(helpGroupCodes), names: z.array(z.string().max(80)).max(200) }),
    reply: dataOf(z.array(helpQuestion)),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  deleteHelpQuestion: defineCall({
    key: "DELETE /divisions/{division}/help-questions/{name}/",
    summary: "Takes a question of the shop's own out; a standard one of this name is shown again.",
    access: "merchant",
    permission: "pages.edit",
    params: namedParams,
    reply: dataOf(z.object({ name: z.string() })),
    errors: ["notFound", "permissionDenied"],
  }),
};
