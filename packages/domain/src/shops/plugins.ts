// What each plugin carries in a shop's data, by its name (the columns division_plugins.name and settings). Stored by
// merchants, so it is read with care: a wrong or missing part becomes its default. Tokens for other companies' servers,
// such as the pixel's access_token, are stored sealed beside the settings and are never part of the shop's data.
// Source: storefront §3.8.
import { isRecord, read, type Shape, shapeOf } from "./read-shape.ts";

export const pluginShapes = {
  "email-subscriber-offer": shapeOf({ enabled: false }),
  /** On until a shop switches it off: the law requires the notice. */
  "cookie-policy": shapeOf({ enabled: true, message: "", allowEssentialOnly: true }),
  /** The one plugin that says `disabled`. */
  "christmas-banner": shapeOf({ disabled: true, backgroundColor: "#9E1919", textColor: "#ffffff", currency: "" }),
  /** `currencies` are codes separated by commas. */
  currency: shapeOf({ enabled: false, currency: "GBP", currencies: "" }),
  marketing: shapeOf({ aw_conversion_id: "", conversion_id: "", conversion_label: "" }),
  "facebook-pixel": shapeOf({ pixel: "" }),
  analytics: shapeOf({ ga_tracking_id: "", measurement_id: "" }),
  pinterest: shapeOf({ pixel: "" }),
} as const;

/** When the offer is shown, never in the first 30 s: by time alone, to who is leaving, or at a second product. */
export const offerMoments = ["after-time", "on-leaving", "second-product"] as const;
export type OfferMoment = (typeof offerMoments)[number];

/** What the offer says, when, and the list that who answers joins. Stored with the plugin, and no part of the shop's data. */
const offerTexts = shapeOf({
  title: "Letters from the shop",
  text: "New designs first, about once a month. Leave whenever you like.",
  buttonText: "Join the list",
  mailingList: "",
  moment: { kind: "word", of: offerMoments },
});

export type OfferTexts = Shape<typeof offerTexts>;

export const readOfferTexts = (stored: unknown): OfferTexts =>
  read(offerTexts, isRecord(stored) ? stored["email-subscriber-offer"] : undefined);

export type PluginName = keyof typeof pluginShapes;
export type Plugins = { [Name in PluginName]: Shape<(typeof pluginShapes)[Name]> };

export const pluginNames = Object.keys(pluginShapes) as PluginName[];

/** Plugins that talk to another company's server and store a sealed token for it, with the token's name in forms. */
export const pluginTokens: Readonly<Partial<Record<PluginName, string>>> = { "facebook-pixel": "access_token" };

/**
 * Every plugin by its name, complete: one that the shop never installed has its defaults, which do nothing apart from the
 * cookie notice. Names that are not known are left out.
 */
export function readPlugins(stored: unknown): Plugins {
  const given = isRecord(stored) ? stored : {};
  return Object.fromEntries(pluginNames.map((name) => [name, read(pluginShapes[name], given[name])])) as Plugins;
}

/** The codes that a shop's visitors may choose from, its own first, each once; only its own while the plugin is off. */
export function chosenCurrencies({ enabled, currency, currencies }: Plugins["currency"]): string[] {
  const codes = enabled ? currencies.split(",").map((code) => code.trim().toUpperCase()) : [];
  return [...new Set([currency, ...codes])].filter((code) => /^[A-Z]{3}$/.test(code));
}
