// A shop's menus: the entries above its pages with the panels that they open, the columns of the footer, and the small print.
import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import {
  buttonWidths,
  imageCorners,
  imageRatios,
  segmentModes,
  textAlignments,
  textShadows,
} from "@selvedge/domain/shops/shop-settings";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionParams } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

const name = shortText(80).refine((text) => text !== "", "Give it a name");
/** A path of the shop, an address with a scheme that links may have, or an action such as "@remill". */
const isLink = (text: string) => /^[/@#]/.test(text) || (text.includes(":") && isAllowedLink(text));
const target = shortText(500)
  .refine((text) => text !== "", "Say where it leads")
  .refine((text) => text === "" || isLink(text), "Start with / for a page of your shop, or with https://");
/** Where a heading leads; it may lead nowhere. */
const maybeTarget = shortText(500).refine(
  (text) => text === "" || isLink(text),
  "Start with / for a page of your shop, or with https://",
);
const link = z.strictObject({ title: name, url: target });
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Give a colour such as #9e1919");
const maybeColour = z.union([z.literal(""), colour]);

/** `src` and `sizes` are files of the shop, by their addresses or stored names. */
const image = z.strictObject({
  src: z.string().max(500),
  sizes: z.record(z.string().regex(/^[1-9]\d{0,4}$/), z.string().max(500)),
  altText: shortText(300),
  title: shortText(80),
  description: shortText(120),
  link: maybeTarget,
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
  background: z.string().max(60),
});

const segment = z.strictObject({
  title: shortText(80),
  link: maybeTarget,
  mode: z.enum(segmentModes),
  items: z.array(link).max(menuLimits.links, `At most ${menuLimits.links} links`),
  image: image.nullable(),
});

const item = z.strictObject({
  title: name,
  url: target,
  segments: z.array(segment).max(menuLimits.segments, `At most ${menuLimits.segments} parts in a panel`),
  footText: shortText(160),
  footLink: z.strictObject({ title: shortText(80), url: maybeTarget }),
});

const column = z.strictObject({
  title: name,
  items: z.array(link).max(menuLimits.columnLinks, `At most ${menuLimits.columnLinks} links`),
});

const written = {
  menu: z.array(item).max(menuLimits.items, `At most ${menuLimits.items} entries`),
  columns: z.array(column).max(menuLimits.columns, `At most ${menuLimits.columns} columns`),
  legal: z.array(link).max(menuLimits.legal, `At most ${menuLimits.legal} links`),
};

const readLink = z.object({ title: z.string(), url: z.string() });
const readImage = z.object({
  ...image.shape,
  ...{ altText: z.string(), title: z.string(), description: z.string(), link: z.string() },
  ...{ textColor: z.string(), buttonText: z.string(), buttonColor: z.string(), buttonTextColor: z.string() },
  ...{ src: z.string(), sizes: z.record(z.string(), z.string()), background: z.string() },
});

const menus = z.object({
  menu: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      segments: z.array(
        z.object({
          title: z.string(),
          link: z.string(),
          mode: z.enum(segmentModes),
          items: z.array(readLink),
          image: readImage.nullable(),
        }),
      ),
      footText: z.string(),
      footLink: readLink,
    }),
  ),
  columns: z.array(z.object({ title: z.string(), items: z.array(readLink) })),
  legal: z.array(readLink),
  /** Names what was read: a change of anything else is refused. */
  rev: z.string(),
  /** Paths of the shop that its menus lead to and where it has no page. */
  missing: z.array(z.string()),
});

export const menuCalls = {
  menus: defineCall({
    key: "GET /divisions/{division}/menus/",
    summary: "A shop's menu with its panels, the columns of its footer and its small print.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    reply: dataOf(menus),
    errors: ["notFound", "permissionDenied"],
  }),
  changeMenus: defineCall({
    key: "PUT /divisions/{division}/menus/",
    summary:
      "Replaces a shop's menus, at once on every page. Refused as stale where somebody else has changed them since.",
    access: "merchant",
    permission: "shop.edit",
    params: divisionParams,
    body: z.strictObject({ ...written, rev: z.string().max(60) }),
    reply: dataOf(menus),
    errors: ["notFound", "permissionDenied", "validation", "stale"],
  }),
};

export type MenusData = z.output<typeof menus>;
