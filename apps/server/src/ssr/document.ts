import type { DocumentData, PageHead, ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { escapeHtml } from "@selvedge/domain/text";
import type { ShopLook } from "../modules/themes/index.ts";
import { bytesOf } from "./bytes.ts";
import { headTags } from "./head.ts";
import { jsonInHtml } from "./json-in-html.ts";
import type { StorefrontBuild } from "./storefront-build.ts";
import type { PageMeta } from "./visit.ts";

interface DocumentParts {
  storefront: StorefrontBuild;
  data: DocumentData;
  look: ShopLook;
  meta: PageMeta;
  head: PageHead;
  origin: string;
  /** false: the page as it is without scripts. */
  hasScripts: boolean;
}

/** A whole document: everything readable is in it, and the data that its scripts go on from. */
export function htmlDocument({ storefront, data, look, meta, head, origin, hasScripts }: DocumentParts): Buffer {
  const { shop, page } = data;
  const drawn = storefront.render(data);
  const assets = storefront.assetsOf(page.route, drawn.isInert);
  const attributes = Object.entries({ lang: "en-GB", "data-layout": page.layout, ...look.attributes })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  return bytesOf([
    `<!doctype html><html${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    headTags(head, meta, shop, origin),
    `<meta name="theme-color" content="${escapeHtml(String(look.tokens["menu.background.color"]))}"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...look.fonts
      .slice(0, 2)
      .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    drawn.hints,
    `<style>${look.css}</style>`,
    ...assets.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    hasScripts ? scripts(assets) : "",
    refresh(meta),
    "</head><body>",
    drawn.above,
    '<div id="root">',
    drawn.main,
    "</div>",
    drawn.below,
    '<script type="application/json" id="page-data">{"shop":',
    shopJson(shop),
    `,"page":${jsonInHtml(drawn.isInert ? { ...page, data: null, isInert: true } : page)}}</script></body></html>`,
  ]);
}

const shops = new WeakMap<ShopFrame, string>();

/** The frame as scripts read it: the same under all pages of a shop. */
function shopJson(shop: ShopFrame): string {
  const known = shops.get(shop) ?? jsonInHtml(shop);
  shops.set(shop, known);
  return known;
}

/** What wakes the page, and what that will ask for. */
const scripts = ({ modules, entry }: { modules: readonly string[]; entry: string }): string =>
  `${modules.map((module) => `<link rel="modulepreload" href="${module}">`).join("")}<script type="module" src="${entry}"></script>`;

/** Seconds until the page is loaded again by itself, where no script keeps it true. */
const refresh = ({ refreshSeconds }: PageMeta): string =>
  refreshSeconds ? `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>` : "";
