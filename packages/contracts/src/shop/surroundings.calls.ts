// What is around a shop's pages: the menu's place and pictures, the footer, the bars above the header, the currencies that
// prices may be looked at in, and the shop's own code.
import { currencyCodes } from "@selvedge/domain/currency/currencies";
import {
  buttonWidths,
  imageCorners,
  imageRatios,
  menuPlacements,
  textAlignments,
  textShadows,
} from "@selvedge/domain/shops/shop-settings";
import { url } from "@selvedge/domain/validation/rules/addresses";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { currencyCode, dataOf, divisionParams, instant } from "../shapes.ts";
import { ruledTextIfGiven, shortText } from "../text-fields.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Give a colour such as #9e1919");
/** Empty: the theme's own. */
const maybeColour = z.union([z.literal(""), colour]);
const link = shortText(500);

/** A web address, a mail address or a path of the shop, or a place or action of the page itself, "#size" or "@remill". */
const barLink = { ...url, holds: (text: string) => /^[#@]./.test(text) || url.holds(text) };

const frame = z.strictObject({
  menuPlacement: z.enum(menuPlacements),
  hasSearchBar: z.boolean(),
  hasFullFooter: z.boolean(),
  smallPrint: shortText(200),
});

const bar = z.strictObject({
  isOn: z.boolean(),
  text: shortText(160),
  linkText: shortText(60),
  href: ruledTextIfGiven(500, barLink),
  backgroundColor: maybeColour,
  textColor: maybeColour,
  /** null: from now on, and without an end. */
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
});

/** The line that always stands above the header; empty for none. */
const line = z.strictObject({ text: shortText(160), linkText: shortText(60), href: ruledTextIfGiven(500, barLink) });

const lastDay = z.iso.date({ error: "Choose the last day" });

const christmas = z.strictObject({
  isOn: z.boolean(),
  backgroundColor: colour,
  textColor: colour,
  /** Only those who look at prices in it see the bar; empty: everyone. */
  currency: z.union([z.literal(""), currencyCode]),
  cutoffDates: z.array(z.strictObject({ country: shortText(40), service: shortText(40), on: lastDay })).max(50),
});

const choice = z.strictObject({
  isOn: z.boolean(),
  codes: z.array(z.enum(currencyCodes as [string, ...string[]])).max(33),
});

/** A picture of the menu's panels, by its place there. */
const picture = z.strictObject({
  item: z.number().int().min(0).max(7),
  segment: z.number().int().min(0).max(5),
  /** As it was read: the menu may have changed since. */
  src: z.string().max(500),
  title: shortText(80),
  description: shortText(120),
  link,
  overlay: z.number().min(0).max(1),
  borderRadius: z.enum(imageCorners),
  ratio: z.enum(imageRatios),
  textAlignment: z.enum(textAlignments),
  textColor: colour,
  textShadow: z.enum(textShadows),
  buttonText: shortText(40),
  buttonColor: maybeColour,
  buttonTextColor: colour,
  buttonBorderRadius: z.enum(imageCorners),
  buttonWidth: z.enum(buttonWidths),
});

/** A picture of the shop, by its address or its stored name. */
const ownPicture = z.strictObject({
  original: z.string().max(500),
  altText: shortText(300),
  sizes: z.record(z.string().regex(/^[1-9]\d{0,4}$/), z.string().max(500)),
});

const surroundings = z.object({
  frame: frame.extend({ smallPrint: z.string() }),
  bar: z.object({ ...bar.shape, text: z.string(), linkText: z.string(), href: z.string() }),
  line: z.object({ text: z.string(), linkText: z.string(), href: z.string() }),
  christmas: z.object({
    ...christmas.shape,
    cutoffDates: z.array(z.object({ country: z.string(), service: z.string(), on: z.string() })),
  }),
  currencies: z.object({ own: z.string(), isOn: z.boolean(), codes: z.array(z.string()) }),
  pictures: z.array(
    z.object({
      ...picture.shape,
      ...{
        title: z.string(),
        description: z.string(),
        link: z.string(),
        buttonText: z.string(),
        textColor: z.string(),
      },
      ...{ buttonColor: z.string(), buttonTextColor: z.string(), src: z.string() },
      /** The top item that opens its panel, where the picture is, and its ground. */
      menuTitle: z.string(),
      address: z.string(),
      background: z.string(),
    }),
  ),
  timeZone: z.string(),
});

const side = z.number().int().min(0).max(20_000);

/** Addresses of the shop's own pictures; empty for what is made for it, and without a logo. */
const brand = z.strictObject({
  /** In the header, with its size in pixels. `isAlone`: it holds the shop's name, which is not written beside it. */
  logo: z.strictObject({ src: z.string().max(500), width: side, height: side, isAlone: z.boolean() }),
  icon: z.string().max(500),
  socialPicture: z.string().max(500),
});

/** With the mark that a shop came with, as SVG text in the header's colour; empty for none. A picture takes its place. */
const shownBrand = brand.extend({ drawnLogo: z.string() });

export const surroundingCalls = {
  brand: defineCall({
    key: "GET /divisions/{division}/brand/",
    summary: "A shop's logo, the picture that its icons are made of, and the one that its pages are shared with.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(shownBrand),
    errors: ["notFound", "permissionDenied"],
  }),
  changeBrand: defineCall({
    key: "PUT /divisions/{division}/brand/",
    summary: "Changes these pictures; an empty one is made by the platform again, and an empty logo is none.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: brand,
    reply: dataOf(shownBrand),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  surroundings: defineCall({
    key: "GET /divisions/{division}/surroundings/",
    summary: "What is around a shop's pages: menu, footer, bars above the header, and currencies.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(surroundings),
    errors: ["notFound", "permissionDenied"],
  }),
  changeSurroundings: defineCall({
    key: "PATCH /divisions/{division}/surroundings/",
    summary: "Changes parts of what is around a shop's pages, at once on every page. What is left out stays.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({
      frame: frame.optional(),
      bar: bar.optional(),
      line: line.optional(),
      christmas: christmas.optional(),
      currencies: choice.optional(),
      /** With `replacement`, another picture in its place. */
      picture: picture.extend({ replacement: ownPicture.optional() }).optional(),
    }),
    reply: dataOf(surroundings),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
  headCode: defineCall({
    key: "GET /divisions/{division}/head-code/",
    summary: "The shop's own code in the head of its pages.",
    access: "merchant",
    permission: "shop.code",
    params: divisionParams,
    reply: dataOf(z.object({ headCode: z.string() })),
    errors: ["notFound", "permissionDenied"],
  }),
  changeHeadCode: defineCall({
    key: "PUT /divisions/{division}/head-code/",
    summary:
      "Writes the shop's own code into the head of its pages: script, style, link and meta. Checkout, sign-in, receipts and accounts never have it.",
    access: "merchant",
    permission: "shop.code",
    params: divisionParams,
    body: z.strictObject({ headCode: z.string().max(20_000) }),
    reply: dataOf(z.object({ headCode: z.string() })),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
};

export type SurroundingsData = z.output<typeof surroundings>;
