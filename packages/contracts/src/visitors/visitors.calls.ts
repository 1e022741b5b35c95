// Who may visit a shop: everyone, those with its password, or nobody yet but the people who were let in.
import { check } from "@selvedge/domain/validation/rule";
import { shopPasswordRules } from "@selvedge/domain/validation/rules/shop-password";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant } from "../shapes.ts";
import { emailAddress, filledText, optionalText } from "../text-fields.ts";
import { pageAccess, pageChoice } from "./page-access.ts";

/** How a shop stands: open, behind its password, or with the page that says it opens soon. */
const door = z.enum(["open", "password", "comingSoon"]);

/** What a shop's people said to the denial of its site. */
export const denialAnswer = z.object({ words: z.string(), at: instant, by: z.string() });

const access = z.object({
  door,
  hasPassword: z.boolean(),
  passwordChangedAt: instant.nullable(),
  comingSoon: z.object({
    title: z.string(),
    text: z.string(),
    /** The shop opens by itself at this instant. */
    opensAt: instant.nullable(),
  }),
  /** null while the platform does not review the shop. Where it has denied the shop's site, when, and the reason is that one. */
  underReview: z
    .object({
      since: instant,
      reason: z.string(),
      deniedAt: instant.nullable(),
      /** null while they have not answered this denial. */
      answer: denialAnswer.nullable(),
    })
    .nullable(),
  visitors: z.array(z.object({ id: z.number(), email: z.string(), mailedAt: instant })),
  /** The shop's time zone, in which its opening is shown. */
  timeZone: z.string(),
});

const shopPassword = z
  .string()
  .max(400)
  .superRefine((text, context) => {
    const message = check(text, shopPasswordRules);
    if (message !== null) context.addIssue({ code: "custom", message });
  });

export const visitorCalls = {
  access: defineCall({
    key: "GET /divisions/{division}/visitors/",
    summary: "Who may visit a shop: its password, its opening day, a review, and the people who are let in.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(access),
    errors: ["notFound", "permissionDenied"],
  }),
  changeAccess: defineCall({
    key: "PATCH /divisions/{division}/visitors/",
    summary:
      "Opens a shop, or closes it by a password or until it opens. A password that is left out stays; null removes it, and so does opening the shop. It is never shown again.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({
      door,
      password: shopPassword.nullable().optional(),
      comingSoon: z
        .strictObject({ title: optionalText(80), text: optionalText(500), opensAt: instant.nullable() })
        .optional(),
    }),
    reply: dataOf(access),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  answerDenial: defineCall({
    key: "POST /divisions/{division}/review/answer/",
    summary:
      "Answers the denial of the shop's site. Staff see that it is answered and look at the shop again; it stays closed meanwhile. The same words twice are one answer.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ words: filledText(2000) }),
    reply: dataOf(access),
    errors: ["notFound", "permissionDenied", "validation", "conflict"],
  }),
  letIn: defineCall({
    key: "POST /divisions/{division}/visitors/",
    summary:
      "Mails someone a link that lets them visit a shop that is not open. One who was let in before gets a new mail.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ email: emailAddress() }),
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "validation", "tooManyTries"],
  }),
  shutOut: defineCall({
    key: "DELETE /divisions/{division}/visitors/{id}/",
    summary: "Stops letting someone in: their link stops working, also where it has been opened.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied"],
  }),
  previewShop: defineCall({
    key: "POST /divisions/{division}/visitors/preview/",
    summary:
      "A link that opens the shop to the caller's own browser for two hours, whatever closes it. It works once, within five minutes.",
    access: "merchant",
    permission: "overview.read",
    params: divisionParams,
    reply: dataOf(z.object({ url: z.string() })),
    errors: ["notFound", "permissionDenied"],
  }),
  pageAccess: defineCall({
    key: "GET /divisions/{division}/visitors/pages/",
    summary: "Every page of a shop with who may see it.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(z.array(pageAccess)),
    errors: ["notFound", "permissionDenied"],
  }),
  changePageAccess: defineCall({
    key: "PATCH /divisions/{division}/visitors/pages/{id}/",
    summary: "Changes who may see a page, on its draft and at once on the published page.",
    access: "merchant",
    permission: "pages.publish",
    params: divisionItemParams,
    body: z.strictObject(pageChoice),
    reply: dataOf(pageAccess),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
};
