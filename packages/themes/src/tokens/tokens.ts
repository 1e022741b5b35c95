/**
 * Every theme key there is (storefront §3.5), with its type and what it is when no theme sets it. About twenty keys drive
 * the rest: most defaults follow another key, and text colours follow their ground, so a new primary colour stays legible
 * everywhere. One table; it is long because it is the whole list.
 */
import { mix } from "../colour/colour.ts";
import { contrast, LARGE_RATIO, onColour, TEXT_RATIO } from "../colour/contrast.ts";
import { nearestPassing } from "../colour/nearest-passing.ts";
import type { ReadToken, Token } from "./token.ts";

const colour = (label: string, value: Token["default"]): Token => ({ type: "colour", label, default: value });
const length = (label: string, value: Token["default"], max = 4000): Token => ({
  type: "length",
  label,
  default: value,
  min: 0,
  max,
});
const number = (label: string, value: number, min: number, max: number): Token => ({
  type: "number",
  label,
  default: value,
  min,
  max,
});
const font = (label: string, value: Token["default"]): Token => ({ type: "font", label, default: value });
const flag = (label: string, value: boolean): Token => ({ type: "flag", label, default: value });
const choice = (label: string, options: readonly [string, ...string[]]): Token => ({
  type: "choice",
  label,
  options,
  default: options[0],
});

const same = (key: string) => (read: ReadToken) => read(key);
const on = (key: string) => (read: ReadToken) =>
  onColour(read(key), [read("text.color"), read("page.background.color"), "#ffffff"]);
const legible = (key: string, ground: string) => (read: ReadToken) =>
  nearestPassing(read(key), read(ground), TEXT_RATIO);
const muted = (text: string, ground: string) => (read: ReadToken) =>
  nearestPassing(mix(read(text), read(ground), 0.72), read(ground), TEXT_RATIO);
const hovered = (key: string) => (read: ReadToken) =>
  mix(read(key), contrast(read(key), "#ffffff") > 2 ? "#000000" : read("text.color"), 0.86);

/** What is behind garments and in banners: each is drawn by a style sheet of its own. */
const TREATMENTS = [
  "plain",
  ...["tint", "halftone", "paper", "contour", "cutout", "bleed", "arcs", "blobs", "sunset", "lamp", "leaf", "petals"],
  ...["plate", "dunes", "fresco", "grid", "shore", "swell", "stripes", "sign", "boards", "card", "wall", "candy"],
  ...["corner", "glass", "haze", "noon", "plinth", "velvet", "stars", "disc"],
] as const;
const BUTTONS = [
  "filled",
  ...["underlined", "outlined", "chamfered", "label", "slab", "pill", "lip", "lined", "hairline", "glow"],
  ...["wide", "sign", "stitched", "ticket", "tab", "gloss", "arrow", "round", "ghost", "half", "gold"],
] as const;

export const TOKENS = {
  "primary.color": colour("Main colour", "#86b302"),
  "primary.on": colour("Text on the main colour", on("primary.color")),
  "primary.hover": colour("Main colour under the pointer", hovered("primary.color")),
  "primary.font": font("Headings", "Lato"),
  "accent.color": colour("Second colour", same("primary.color")),
  "accent.on": colour("Text on the second colour", on("accent.color")),
  "link.color": colour("Links", legible("primary.color", "page.background.color")),
  "focus.color": colour("Focus ring", (read) =>
    nearestPassing(read("primary.color"), read("page.background.color"), LARGE_RATIO),
  ),

  "text.font": font("Reading text", "Lato"),
  "text.color": colour("Text", "#222222"),
  "text.muted": colour("Quiet text", muted("text.color", "page.background.color")),
  "text.size": number("Text size", 16, 14, 22),
  "text.line": number("Line height", 1.6, 1.2, 2),

  "heading.weight": number("Weight of headings", 700, 100, 900),
  "heading.transform": choice("Case of headings", ["none", "uppercase", "lowercase"]),
  "heading.tracking": number("Letter spacing of headings", 0, -0.1, 0.3),
  "heading.align": choice("Heading alignment", ["left", "center"]),
  "heading.size": number("Size of headings", 36, 20, 80),
  "heading.line": number("Line height of headings", 1.16, 0.9, 1.6),
  "heading.display.size": number("Size of the banner title", 60, 28, 160),
  "heading.display.small": number("The same on a phone", 40, 24, 80),
  "heading.display.line": number("Line height of the banner title", 1.05, 0.85, 1.4),
  "heading.display.tracking": number("Letter spacing of the banner title", 0, -0.1, 0.3),

  "page.background.color": colour("Page", "#ffffff"),
  "page.width": length("Width of the content", 1328),
  "page.gap": length("Gap between tiles", 16, 80),
  "page.rhythm": number("Spacing of sections", 3, 1, 6),
  "box.background.color": colour("Boxes", (read) => mix(read("text.color"), read("page.background.color"), 0.05)),
  "box.text.color": colour("Text in boxes", on("box.background.color")),
  "border.color": colour("Lines", (read) => mix(read("text.color"), read("page.background.color"), 0.15)),

  "menu.background.color": colour("Header", same("page.background.color")),
  "menu.text.color": colour("Header text", on("menu.background.color")),
  "menu.text.font": font("Header letters", same("text.font")),
  "menu.text.transform": choice("Header case", ["none", "uppercase", "lowercase", "capitalize"]),
  "menu.search.bar": flag("Search bar in the header", false),
  "menu.rule": choice("Line under the header", [
    "line",
    "none",
    "heavy",
    "double",
    "bands",
    "stitch",
    "scallop",
    "airmail",
  ]),
  "menu.form": choice("Form of the header", ["bar", "stacked", "split", "beads", "numbered", "label"]),

  "image.default": { type: "image", label: "Picture where there is none", default: "" },
  "image.border.radius": length("Corners of pictures", 4, 400),
  "image.treatment": choice("Pictures", [...TREATMENTS]),
  "image.crop": choice("Outline of pictures", [
    "none",
    "arch",
    "oval",
    "circle",
    "leaf",
    "blob",
    "lolly",
    "cut",
    "chamfer",
  ]),
  "image.frame": choice("Frame of pictures", ["none", "hairline", "double", "mat", "stitch", "glow"]),
  "image.filter": choice("Colours of pictures", ["none", "washed", "muted"]),
  "image.shadow": choice("Shadow of garments", ["none", "soft", "long", "hard", "glow"]),

  "button.border.radius": length("Corners of buttons", 4, 999),
  "button.shape": choice("Buttons", [...BUTTONS]),
  "button.background.color": colour("Button", same("primary.color")),
  "button.text.color": colour("Button text", on("button.background.color")),
  "button.text.transform": choice("Case of buttons", ["none", "uppercase", "lowercase"]),
  "button.font": font("Button letters", same("text.font")),
  "button.weight": number("Weight of buttons", 600, 300, 900),

  "banner.background.color": colour("Banner", same("box.background.color")),
  "banner.background.end": colour("Banner, far end", same("banner.background.color")),
  "banner.text.color": colour("Banner text", on("banner.background.color")),
  "banner.title.color": colour("Banner title", same("banner.text.color")),
  "banner.title.outline": length("Outline of the banner title", 0, 6),
  "banner.accent.color": colour("Stressed words in the banner", same("banner.title.color")),
  "banner.button.color": colour("Banner button", same("button.background.color")),
  "banner.button.text": colour("Banner button text", on("banner.button.color")),
  "banner.composition": choice("Arrangement of the banner", ["split", "stage", "poster", "framed", "sign", "card"]),
  "banner.font": font("Banner letters", same("primary.font")),
  "banner.overlay.opacity": number("Shade over banner pictures", 0.15, 0, 1),
  "banner.minimum.height": length("Lowest banner", 400, 1200),
  "banner.content.width": number("Width of banner content in percent", 95, 50, 100),

  "quote.font": font("Quote letters", same("primary.font")),
  "quote.size": number("Quote size", 36, 18, 72),
  "quote.background.color": colour("Behind quotes", same("page.background.color")),
  "quote.text.color": colour("Quote text", on("quote.background.color")),
  "quote.style": choice("Quotes", ["plain", "bubble", "ruled", "start", "bar", "italic"]),

  "announcement.v2.background.color": colour("Announcement", same("primary.color")),
  "announcement.v2.text.color": colour("Announcement text", on("announcement.v2.background.color")),
  "announcement.v2.font": font("Announcement letters", same("text.font")),
  "announcement.v2.border.radius": length("Corners of announcements", 4, 40),

  "newsletter.background.color": colour("Newsletter", same("box.background.color")),
  "newsletter.text.color": colour("Newsletter text", on("newsletter.background.color")),
  "newsletter.muted.color": colour(
    "Quiet newsletter text",
    muted("newsletter.text.color", "newsletter.background.color"),
  ),
  "newsletter.button.color": colour("Newsletter button", same("button.background.color")),
  "newsletter.button.text": colour("Newsletter button text", on("newsletter.button.color")),

  "newsletter.style": choice("Newsletter", ["band", "panel", "line"]),

  "footer.visible": flag("Full footer", true),
  "footer.background.color": colour("Footer", same("box.background.color")),
  "footer.text.color": colour("Footer text", on("footer.background.color")),
  "footer.muted.color": colour("Quiet footer text", muted("footer.text.color", "footer.background.color")),

  "feature.background.color": colour("Strips of promises", same("page.background.color")),
  "feature.text.color": colour("Text in strips", on("feature.background.color")),
  "feature.icon.color": colour("Icons in strips", (read) =>
    nearestPassing(read("accent.color"), read("feature.background.color"), LARGE_RATIO),
  ),
  "feature.panel.color": colour("Panels", same("primary.color")),
  "feature.panel.text": colour("Text in panels", on("feature.panel.color")),

  "card.style": choice("Product cards", [
    "open",
    "framed",
    "label",
    "plate",
    "postcard",
    "tab",
    "cells",
    "centred",
    "sheet",
  ]),
  "card.background.color": colour("Card", same("page.background.color")),
  "card.text.color": colour("Card text", on("card.background.color")),
  "card.muted.color": colour("Quiet card text", muted("card.text.color", "card.background.color")),
  "card.sale.color": colour("Sale price", (read) =>
    nearestPassing(read("accent.color"), read("card.background.color"), TEXT_RATIO),
  ),
  "card.ground.one": colour("First picture ground", same("box.background.color")),
  "card.ground.two": colour("Second picture ground", same("card.ground.one")),
  "card.ground.three": colour("Third picture ground", same("card.ground.one")),
  "card.ground.four": colour("Fourth picture ground", same("card.ground.one")),
  "card.ground.text": colour("Words on picture grounds", on("card.ground.one")),
  "card.ratio": number("Height of card pictures over width", 1.12, 0.5, 2),

  "tag.background.color": colour("Badge", "#ffffff"),
  "tag.text.color": colour("Badge text", on("tag.background.color")),
  "tag.sale.color": colour("Sale badge", (read) => nearestPassing(read("accent.color"), "#ffffff", TEXT_RATIO)),
  "tag.sale.text": colour("Sale badge text", on("tag.sale.color")),

  "form.background.color": colour("Fields", same("page.background.color")),
  "form.text.color": colour("Field text", on("form.background.color")),
  "form.border.color": colour("Field edges", (read) =>
    nearestPassing(
      mix(read("form.text.color"), read("form.background.color"), 0.45),
      read("form.background.color"),
      LARGE_RATIO,
    ),
  ),
  "form.border.radius": length("Corners of fields", same("button.border.radius"), 999),

  "gate.background.color": colour("Gate", same("box.background.color")),
  "gate.text.color": colour("Gate text", on("gate.background.color")),
  "chat.background.color": colour("Chat", same("primary.color")),
  "chat.text.color": colour("Chat text", on("chat.background.color")),

  "error.color": colour("Errors", (read) => nearestPassing("#b42318", read("page.background.color"))),
  "warning.color": colour("Warnings", (read) => nearestPassing("#8a5a00", read("page.background.color"))),
  "status.success.color": colour("Success", (read) => nearestPassing("#1e7a4c", read("page.background.color"))),
  "status.success.background.color": colour("Behind success", (read) =>
    mix(read("status.success.color"), read("page.background.color"), 0.1),
  ),
  "status.success.text.color": colour(
    "Text on success",
    legible("status.success.color", "status.success.background.color"),
  ),
} as const satisfies Record<string, Token>;

export type TokenKey = keyof typeof TOKENS;
export const TOKEN_KEYS = Object.keys(TOKENS) as TokenKey[];
