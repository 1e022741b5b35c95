// What a storefront starts from: its pages and everything around them. Source: storefront §3.8, §3.10.
import { pluginNames } from "@selvedge/domain/shops/plugins";
import * as z from "zod";
import { basketItem } from "../basket/basket.calls.ts";
import { currencyCode } from "../shapes.ts";

const document = z.record(z.string(), z.unknown());
const switchedDocument = z.looseObject({ enabled: z.boolean() });

const splitTest = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  discovered: z.boolean(),
  variation: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Names by alias. */
  availableVariations: z.record(z.string(), z.string()),
});

/** The shop's site, and of the visitor their basket, favourites and session. */
const subdomain = z.object({
  currency: currencyCode,
  division: z.object({ id: z.number(), name: z.string(), code: z.string() }),
  company: z.object({ name: z.string(), logo: z.string() }),
  favicon: z.string(),
  meta: z.object({ ogImage: z.string() }),
  customCode: z.string(),
  passwordProtected: z.boolean(),
  comingSoonPageData: switchedDocument,
  sitewideBanner: z.object({ enabled: z.boolean(), options: document }),
  tracking: document,
  /** Every plugin by its name, with its defaults where the shop never set it. */
  plugins: z.strictObject(Object.fromEntries(pluginNames.map((name) => [name, document]))),
  cart: z.object({ items: z.array(basketItem) }),
  favourites: z.object({ items: z.array(basketItem) }),
  /** Distinguishes visits and gives no access; empty before the visitor has a cookie. */
  sessionId: z.string(),
  /** Menu, footer, announcement and everything else around every page. */
  settings: document,
});

export const storeCoreData = z.object({
  pages: z.array(z.object({ id: z.number(), url: z.string(), name: z.string(), title: z.string() })),
  state: z.object({
    currency: currencyCode,
    splitTest: z.array(splitTest),
    subdomain,
    christmasCutoffDates: z.array(z.object({ service: z.string(), country: z.string(), on: z.string() })),
    /** Whether the words about Christmas are shown. */
    christmasContent: z.boolean(),
    paymentProcessor: z.object({ type: z.string(), accounts: z.array(z.string()) }),
    theme: z.object({
      uuid: z.string(),
      name: z.string(),
      extends: z.string(),
      properties: document,
    }),
  }),
});

export type StoreCoreData = z.infer<typeof storeCoreData>;
