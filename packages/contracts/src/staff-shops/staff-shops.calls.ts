// Shops as staff see them: who may visit one and why not, the plan of its project, and who may see its pages.
import { badges } from "@selvedge/domain/access/project-guards";
import { approvalLabels } from "@selvedge/domain/shops/approval-label";
import { required } from "@selvedge/domain/validation/rules/text";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant, listOf, paging } from "../shapes.ts";
import { filledText, optionalText } from "../text-fields.ts";
import { pageAccess, pageChoice, pageConditionsField } from "../visitors/page-access.ts";
import { denialAnswer } from "../visitors/visitors.calls.ts";

const row = {
  id: z.number(),
  name: z.string(),
  /** Three letters that begin its orders' numbers. */
  code: z.string(),
  /** Its address, without a slash at the end. */
  url: z.string(),
  project: z.string(),
  isPro: z.boolean(),
  isTurbo: z.boolean(),
  /** What its owner chose: open, behind its password, or with the page that says it opens soon. */
  door: z.enum(["open", "password", "comingSoon"]),
  underReviewSince: instant.nullable(),
  /** It was looked at, and its site was not approved: it stays closed. */
  isDenied: z.boolean(),
  /** Its people have answered that, and nobody has looked since. */
  isAnswered: z.boolean(),
};

/** Why a shop's site was denied, when, and what its people answered last. */
const denial = z.object({ reason: z.string(), at: instant, answer: denialAnswer.nullable() }).nullable();

const badge = Object.keys(badges) as [keyof typeof badges, ...(keyof typeof badges)[]];

const shop = z.object({
  ...row,
  isPlatformSite: z.boolean(),
  /** What moderation said of its site last. */
  approval: z.enum(approvalLabels),
  /** What the shop was told; empty while it is not under review. */
  reviewReason: z.string(),
  denial,
  supportEmail: z.string(),
  since: instant,
  /** Other shops of the project, which are on the same plan. */
  otherShops: z.array(z.object({ id: z.number(), name: z.string() })),
  takesPayments: z.enum(["own", "direct"]),
  /** "none", "shopify" */
  sellsThrough: z.string(),
  badges: z.array(z.enum(badge)),
  owners: z.array(z.object({ fullName: z.string(), email: z.string() })),
  /** Reviews and changes of the plan, the newest first: at most 20. */
  history: z.array(
    z.object({ id: z.number(), action: z.string(), by: z.string(), at: instant, reason: z.string().nullable() }),
  ),
});

const reviewed = dataOf(
  z.object({ id: z.number(), underReviewSince: instant.nullable(), reviewReason: z.string(), denial }),
);

export const staffShopCalls = {
  listShops: defineCall({
    key: "GET /atlas/divisions/",
    summary: "Every shop by name: found by the beginning of its name, address or project, or by its code.",
    access: "staff",
    permission: "shops.read",
    query: z.object({
      q: z.string().trim().max(120).default(""),
      state: z.enum(["", "review"]).default(""),
      ...paging,
    }),
    reply: listOf(z.object(row)),
  }),
  readShop: defineCall({
    key: "GET /atlas/divisions/{division}/",
    summary: "One shop: who may visit it, its project's plan and badges, its owners, and what staff did to it.",
    access: "staff",
    permission: "shops.read",
    params: divisionParams,
    reply: dataOf(shop),
    errors: ["notFound"],
  }),
  startReview: defineCall({
    key: "POST /atlas/divisions/{division}/review/",
    summary:
      "Puts a shop under review: from now on visitors see a page that says so, and its owners get a mail with the reason. For one that is under review the reason is changed, and one whose site was denied is looked at again.",
    access: "staff",
    permission: "shops.moderate",
    params: divisionParams,
    body: z.strictObject({ reason: filledText(500) }),
    reply: reviewed,
    errors: ["notFound", "validation"],
  }),
  endReview: defineCall({
    key: "POST /atlas/divisions/{division}/review/end/",
    summary:
      "Ends a shop's review, or the denial of its site: it stands as its owner set it, and the owners get a mail.",
    access: "staff",
    permission: "shops.moderate",
    params: divisionParams,
    body: z.strictObject({ note: optionalText(500) }),
    reply: reviewed,
    errors: ["notFound", "validation"],
  }),
  denySite: defineCall({
    key: "POST /atlas/divisions/{division}/review/deny/",
    summary:
      "Denies the site of a shop that is under review: it stays closed, and its owners read the reason and get it by mail.",
    access: "staff",
    permission: "shops.moderate",
    params: divisionParams,
    body: z.strictObject({ reason: filledText(500) }),
    reply: reviewed,
    errors: ["notFound", "validation"],
  }),
  changePlan: defineCall({
    key: "PATCH /atlas/divisions/{division}/plan/",
    summary: "Changes the plan of a shop's project, and so of every shop of it.",
    access: "staff",
    permission: "shops.edit",
    params: divisionParams,
    body: z.strictObject({ isPro: z.boolean(required.message), isTurbo: z.boolean(required.message) }),
    reply: dataOf(z.object({ isPro: z.boolean(), isTurbo: z.boolean() })),
    errors: ["notFound", "validation"],
  }),
  shopPages: defineCall({
    key: "GET /atlas/divisions/{division}/pages/",
    summary: "Every page of a shop with who may see it, and which guards it asks.",
    access: "staff",
    permission: "shops.read",
    params: divisionParams,
    reply: dataOf(z.array(pageAccess)),
    errors: ["notFound"],
  }),
  changeShopPage: defineCall({
    key: "PATCH /atlas/divisions/{division}/pages/{id}/",
    summary: "Changes who may see a page of a shop, and which guards it asks: a plan, a badge, who takes the payments.",
    access: "staff",
    permission: "shops.edit",
    params: divisionItemParams,
    body: z.strictObject({ ...pageChoice, conditions: pageConditionsField }),
    reply: dataOf(pageAccess),
    errors: ["notFound", "validation"],
  }),
};
