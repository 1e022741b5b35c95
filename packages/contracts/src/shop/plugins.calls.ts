// The plugins of a shop: what asks visitors, and the services that count visits and sales.

import { offerMoments } from "@selvedge/domain/shops/plugins";
import type { Rule } from "@selvedge/domain/validation/rule";
import { check } from "@selvedge/domain/validation/rule";
import {
  fbAccessToken,
  fbPixel,
  gadsConversionId,
  gadsConversionLabel,
  gaMeasurementId,
  gaTrackingId,
  pinterestPixel,
} from "@selvedge/domain/validation/rules/tracking";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams, instant } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

/** An id that a service gave, or empty for none. */
const idOf = (rule: Rule) =>
  z
    .string()
    .trim()
    .max(60)
    .refine((text) => text === "" || check(text, [rule]) === null, rule.message);

const tokenOf = (rule: Rule) =>
  z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === "" || check(text, [rule]) === null, rule.message);

const writtenText = (limit: number) => shortText(limit).refine((text) => text !== "", "Write a text");

const settings = {
  "cookie-policy": z.strictObject({ enabled: z.boolean(), message: shortText(300), allowEssentialOnly: z.boolean() }),
  "email-subscriber-offer": z.strictObject({
    enabled: z.boolean(),
    title: writtenText(50),
    text: shortText(160),
    buttonText: writtenText(30),
    mailingList: shortText(60),
    moment: z.enum(offerMoments),
  }),
  analytics: z.strictObject({ measurement_id: idOf(gaMeasurementId), ga_tracking_id: idOf(gaTrackingId) }),
  marketing: z.strictObject({ conversion_id: idOf(gadsConversionId), conversion_label: idOf(gadsConversionLabel) }),
  /** The token is stored sealed; left out, the stored one stays, and empty, it is removed. Without a pixel there is none. */
  "facebook-pixel": z.strictObject({ pixel: idOf(fbPixel), access_token: tokenOf(fbAccessToken).optional() }),
  pinterest: z.strictObject({ pixel: idOf(pinterestPixel) }),
};

const plugins = z.object({
  "cookie-policy": z.object({ enabled: z.boolean(), message: z.string(), allowEssentialOnly: z.boolean() }),
  "email-subscriber-offer": z.object({
    enabled: z.boolean(),
    title: z.string(),
    text: z.string(),
    buttonText: z.string(),
    mailingList: z.string(),
    moment: z.enum(offerMoments),
  }),
  "christmas-banner": z.object({ disabled: z.boolean() }),
  currency: z.object({ enabled: z.boolean(), currencies: z.string() }),
  analytics: z.object({ measurement_id: z.string(), ga_tracking_id: z.string() }),
  marketing: z.object({ conversion_id: z.string(), conversion_label: z.string() }),
  "facebook-pixel": z.object({
    pixel: z.string(),
    /** Whether the shop's server tells Facebook of sales, too. */
    hasToken: z.boolean(),
    /** Paid orders that Facebook has yet to hear of. */
    waiting: z.number().int(),
    /** The last one that was told; `answer` has the words of a refusal, or why it waits. */
    last: z
      .object({
        reference: z.string(),
        state: z.enum(["waiting", "sent", "refused"]),
        answer: z.string(),
        triedAt: instant,
      })
      .nullable(),
  }),
  pinterest: z.object({ pixel: z.string() }),
  /** Who joined the list in the last 30 days, and how many of them have confirmed it. */
  joined: z.object({ asked: z.number().int(), confirmed: z.number().int() }),
});

export const pluginCalls = {
  plugins: defineCall({
    key: "GET /divisions/{division}/plugins/",
    summary:
      "The plugins of a shop with their settings, by name. Tokens for other companies' servers are never part of it.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(plugins),
    errors: ["notFound", "permissionDenied"],
  }),
  changePlugins: defineCall({
    key: "PATCH /divisions/{division}/plugins/",
    summary: "Changes the settings of the plugins that are named, at once on every page. The others stay.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject(settings).partial(),
    reply: dataOf(plugins),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
};

export type PluginsData = z.output<typeof plugins>;
