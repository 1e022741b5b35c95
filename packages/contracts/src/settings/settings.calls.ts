// How the settings of a shop stand, for the page that lists them all.
import { menuPlacements } from "@selvedge/domain/shops/shop-settings";
import { verificationServices } from "@selvedge/domain/shops/site-verification";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, divisionParams } from "../shapes.ts";

/** Each part is null for those who may not open what it is about. */
const settings = z.object({
  shop: z
    .object({
      name: z.string(),
      company: z.object({ legalName: z.string(), email: z.string(), isComplete: z.boolean(), hasVat: z.boolean() }),
      /** The label of its address at the platform; empty for the platform's own site. */
      label: z.string(),
      host: z.string(),
      /** Its own domains: how many, how many of them work, and the one that is its main address. */
      domains: z.object({ all: z.number(), working: z.number(), failed: z.number(), main: z.string().nullable() }),
      door: z.enum(["open", "password", "comingSoon"]),
      isUnderReview: z.boolean(),
      /** It was looked at, and its site was not approved. */
      isDenied: z.boolean(),
      visitors: z.number(),
      currency: currencyCode,
      currencies: z.array(currencyCode),
      hasHeadCode: z.boolean(),
      menu: z.object({ placement: z.enum(menuPlacements), entries: z.number(), columns: z.number() }),
      /** As the theme that the shop wears shows them. */
      frame: z.object({ hasSearchBar: z.boolean(), hasFullFooter: z.boolean() }),
      /** What is said above the header; empty for a banner that is off, and for no line. */
      said: z.object({ banner: z.string(), line: z.string() }),
      /** How many last days to order by are shown. */
      lastDays: z.number(),
      /** The services whose verification tag is on its home page. */
      verified: z.array(z.enum(verificationServices)),
      plugins: z.number(),
      hasLogo: z.boolean(),
      hasIcon: z.boolean(),
      hasSocialPicture: z.boolean(),
      /** What its people wrote for buyers in place of the platform's words. */
      buyers: z.object({
        hasAccountLink: z.boolean(),
        hasSignInWords: z.boolean(),
        hasThanks: z.boolean(),
        hasNext: z.boolean(),
        offersAccount: z.boolean(),
        hasNote: z.boolean(),
      }),
    })
    .nullable(),
  pages: z.object({ published: z.number(), listed: z.number(), restricted: z.number() }).nullable(),
  theme: z.object({ title: z.string(), changed: z.number(), isDraft: z.boolean() }).nullable(),
  texts: z.object({ legal: z.number(), questions: z.number() }).nullable(),
  team: z
    .object({ people: z.number(), invited: z.number(), requests: z.number(), withoutTwoFactor: z.number() })
    .nullable(),
  own: z.object({ hasTwoFactor: z.boolean(), passkeys: z.number(), sessions: z.number() }),
});

export const settingsCalls = {
  readSettings: defineCall({
    key: "GET /divisions/{division}/settings/",
    summary: "How the settings of a shop stand: a few facts of each, without what the caller may not open.",
    access: "merchant",
    permission: "overview.read",
    params: divisionParams,
    reply: dataOf(settings),
    errors: ["notFound", "permissionDenied"],
  }),
};
