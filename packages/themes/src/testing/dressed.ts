// A page of a shop in another theme: the document as the server sends it, with the theme's style and attributes exchanged.
import { fontFaces } from "../fonts/font-faces.ts";
import { resolveTheme } from "../resolve-theme.ts";
import { SHIPPED } from "../shipped/shipped.ts";
import type { Theme } from "../theme.ts";
import { themeAttributes, themeLooks } from "../theme-attributes.ts";
import { themeCss } from "../theme-css.ts";

/** The document in a shipped theme, changed by some properties. Throws if there is no theme of that name. */
export function dressed(html: string, name: string, properties: Theme["properties"] = {}): string {
  if (!SHIPPED.has(name)) throw new Error(`There is no theme ${name}.`);
  const { tokens } = resolveTheme({ extends: name, properties });
  const build = /"build":"([^"]+)"/.exec(html)?.[1] ?? "";
  const attributes = Object.entries(themeAttributes(tokens)).map(([key, value]) => ` ${key}="${value}"`);
  const looks = `<link rel="stylesheet" href="/assets/looks/${build}/${themeLooks(tokens).sort().join(".")}.css">`;
  return html
    .replace(/ data-theme-[a-z]+="[^"]*"/g, "")
    .replace("<html", `<html${attributes.join("")}`)
    .replace(/<link rel="stylesheet" href="\/assets\/looks[^>]*>/, "")
    .replace(/<style>[^<]*<\/style>/, `<style>${fontFaces(tokens)}${themeCss(tokens)}</style>`)
    .replace("</head>", `${looks}</head>`);
}
