// What a shop says about itself around its pages: the column shop_settings.settings. Stored by merchants and the demo
// world, so it is read with care: a wrong or missing part becomes its default and a page always shows.
// Source: storefront §2.3 to §2.5.
import { menuLimits } from "./menu-limits.ts";
import { isArray, isRecord, read, type Shape, shapeOf } from "./read-shape.ts";

export const segmentModes = ["links", "image"] as const;
export const imageRatios = ["wide", "short", "4:3", "square", "tall"] as const;
export const imageCorners = ["sharp", "smooth", "rounded", "circle"] as const;
export const textShadows = ["none", "light", "medium", "heavy"] as const;

export const textAlignments = ["left", "center", "right"] as const;
/** As wide as its words, or as the picture. */
export const buttonWidths = ["fit", "full"] as const;
/** In a row above the page, or from 1200 px on as a column at its side. */
export const menuPlacements = ["row", "side"] as const;

const link = shapeOf({ title: "", url: "" });

const segmentImage = shapeOf({
  src: "",
  /** Addresses by width in pixels, where the picture is one of the platform's. */
  sizes: { kind: "texts" },
  altText: "",
  title: "",
  description: "",
  link: "",
  /** Darkening behind the words, 0 to 1. */
  overlay: 0.55,
  borderRadius: { kind: "word", of: imageCorners },
  ratio: { kind: "word", of: imageRatios, default: "tall" },
  textAlignment: { kind: "word", of: textAlignments },
  textColor: "#ffffff",
  textShadow: { kind: "word", of: textShadows },
  buttonText: "",
  /** With a colour the link to the picture's target looks like a button; empty: underlined text. */
  buttonColor: "",
  buttonTextColor: "#ffffff",
  buttonBorderRadius: { kind: "word", of: imageCorners, default: "smooth" },
  buttonWidth: { kind: "word", of: buttonWidths },
  /** Ground of the picture, where it is a cut-out. */
  background: "",
});

const segment = shapeOf({
  title: "",
  link: "",
  mode: { kind: "word", of: segmentModes },
  items: { kind: "list", of: link, limit: menuLimits.links },
  image: { kind: "maybe", of: segmentImage },
});

const menuItem = shapeOf({
  title: "",
  url: "",
  segments: { kind: "list", of: segment, limit: menuLimits.segments },
  /** A sentence at the foot of the panel and the link beside it. */
  footText: "",
  footLink: link,
});

const footerColumn = shapeOf({ title: "", items: { kind: "list", of: link, limit: menuLimits.columnLinks } });

const settingsShape = shapeOf({
  /** SVG text of the mark beside the name, shown in the header's colour; empty for none. */
  logo: shapeOf({
    svg: "",
    text: "",
    tagline: "",
    /** A picture in place of the mark, with its size in pixels. */
    image: { kind: "maybe", of: shapeOf({ src: "", width: 0, height: 0 }) },
    /** The picture holds the shop's name, which is then not written beside it. */
    isAlone: false,
  }),
  favicon: "",
  announcement: shapeOf({ text: "", linkText: "", href: "" }),
  menu: { kind: "list", of: menuItem, limit: menuLimits.items },
  menuPlacement: { kind: "word", of: menuPlacements },
  footer: shapeOf({
    columns: { kind: "list", of: footerColumn, limit: menuLimits.columns },
    legal: { kind: "list", of: link, limit: menuLimits.legal },
    smallPrint: "",
  }),
  company: shapeOf({ name: "", lines: { kind: "words", limit: 4 }, phone: "", email: "" }),
  social: { kind: "list", of: link, limit: 6 },
  /** What the blog is called and what it is about; a blog without a name is "Blog". */
  blog: shapeOf({ title: "", intro: "" }),
  /** The heart on cards and in the header. */
  favouritesEnabled: true,
  /** Short promises shown beside the basket and the checkout. */
  promises: { kind: "words", limit: 3 },
  /** The way to an account; empty words are the platform's. */
  signIn: shapeOf({ isInHeader: true, heading: "", text: "" }),
  /** What is said after an order; empty words are the platform's. */
  receipts: shapeOf({
    heading: "",
    message: "",
    next: shapeOf({ label: "", href: "" }),
    offersAccount: true,
    /** At the foot of receipts, invoices and credit notes. */
    note: "",
  }),
});

export type ShopSettings = Shape<typeof settingsShape>;
export type ReceiptSettings = ShopSettings["receipts"];
export type MenuItem = ShopSettings["menu"][number];
export type MenuSegment = MenuItem["segments"][number];
export type MenuImage = NonNullable<MenuSegment["image"]>;
export type ShopLink = Shape<typeof link>;

/**
 * Settings from their stored form, complete. Menu items of the other written form (text, href, submenu) are read too.
 * Source: storefront §2.4, "another reading".
 */
export function readShopSettings(stored: unknown): ShopSettings {
  const given = isRecord(stored) ? stored : {};
  const menu = isArray(given.menu) ? given.menu.map(fromOtherForm) : given.menu;
  return read(settingsShape, { ...given, menu });
}

function fromOtherForm(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const named = { ...item, title: item.title ?? item.text, url: item.url ?? item.href };
  return isArray(item.submenu) ? { ...named, segments: item.submenu.map(segmentFromOtherForm) } : named;
}

function segmentFromOtherForm(entry: unknown): unknown {
  if (!isRecord(entry) || !isArray(entry.items)) return entry;
  return { ...entry, items: entry.items.map(fromOtherForm) };
}
