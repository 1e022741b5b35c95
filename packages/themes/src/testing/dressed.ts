// A page of a shop in another theme: the document as the server sends it, with the theme's style and attributes exchanged.
import { fontFaces } from "../../packages/themes/src/fonts/font-faces.ts";
import { resolveTheme } from "../../packages/themes/src/resolve-theme.ts";
import { SHIPPED } from "../../packages/themes/src/shipped/shipped.ts";
import { themeAttributes, themeLooks } from "../../packages/themes/src/theme-attributes.ts";
import { themeCss } from "../../packages/themes/src/theme-css.ts";

/** The document in a shipped theme. Throws if there is no theme of that name. */
export function dressed(html: string, name: string): string {
  if (!SHIPPED.has(name)) throw new Error(`There is no theme ${name}.`);
  const { tokens } = resolveTheme({ extends: name, properties: {} });
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
