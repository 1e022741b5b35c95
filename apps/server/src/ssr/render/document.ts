import type { DocumentData, PageHead, PageSplitTest, ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { OperatorMode } from "@selvedge/domain/shops/operator-mode";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import { escapeHtml } from "@selvedge/domain/text";
import type { ShopLook } from "../../modules/site/themes/index.ts";
import type { PageMeta } from "../visit.ts";
import type { AroundBlocks } from "./around-blocks.ts";
import { bytesOf } from "./bytes.ts";
import { headTags } from "./head.ts";
import { jsonInHtml } from "./json-in-html.ts";
import { everyLook, looksAddress } from "./looks.ts";
import type { SocialImage } from "./social-image.ts";
import type { StorefrontBuild } from "./storefront-build.ts";

interface DocumentParts {
  storefront: StorefrontBuild;
  data: DocumentData;
  around: AroundBlocks;
  look: ShopLook;
  meta: PageMeta;
  head: PageHead;
  /** The shop's own code, already reduced; empty for none. */
  headCode: string;
  /** What shows the shop; null for a visitor's own browser. */
  operatorMode: OperatorMode | null;
  origin: string;
  image: SocialImage;
  /** What stands above a page that a colleague sees as a customer; empty for everybody else. */
  banner: { head: string; body: string };
  /** Split tests that begin on it, for its scripts. */
  tests: readonly RunningTest[];
  /** Its scripts start what the shop's plugins do. */
  hasPlugins: boolean;
  /** false: the page as it is without scripts. */
  hasScripts: boolean;
}

/** A whole document: all readable content, and the data that its scripts start from. */
export function htmlDocument({
  storefront,
  data,
  around,
  look,
  meta,
  head,
  headCode,
  operatorMode,
  origin,
  image,
  banner,
  tests,
  hasPlugins,
  hasScripts,
}: DocumentParts): Buffer {
  const { shop, page } = data;
  const isThemed = meta.attributes !== undefined && "data-theme-editing" in meta.attributes;
  const isEdited = isThemed || (meta.attributes !== undefined && "data-editing" in meta.attributes);
  // Whoever changes a theme tries every look without a reload.
  const looks = isThemed ? [everyLook] : look.looks;
  const rendered = storefront.render(data, around);
  const assets = storefront.assetsOf(page.route, rendered.isStatic, rendered.views);
  const attributes = Object.entries({
    lang: "en-GB",
    "data-layout": page.layout,
    "data-route": page.routeName ?? page.route,
    ...look.attributes,
    ...(shop.settings.menuPlacement === "side" ? { "data-menu": "side" } : {}),
    ...(shop.hasSearchBar ? { "data-search-bar": "" } : {}),
    ...(hasPlugins ? { "data-plugins": "" } : {}),
    ...(operatorMode ? { "data-operator": operatorMode } : {}),
    ...meta.attributes,
  })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");
  return bytesOf([
    `<!doctype html><html${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    headTags({ head, meta, frame: shop, origin, image }),
    `<meta name="theme-color" content="${escapeHtml(String(look.tokens["menu.background.color"]))}"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">`,
    ...look.fonts
      .slice(0, 2)
      .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    rendered.hints,
    `<style>${look.css}</style>`,
    hasScripts && !isEdited && rendered.waits ? `<script src="${storefront.firstBlock}"></script>` : "",
    ...[...assets.styles, ...looksAddress(storefront, looks)].map((style) => `<link rel="stylesheet" href="${style}">`),
    headCode,
    hasScripts ? (isEdited ? editor(isThemed ? storefront.themeEditor : storefront.pageEditor) : scripts(assets)) : "",
    refresh(meta),
    banner.head,
    "</head><body>",
    banner.body,
    rendered.above,
    '<div id="root">',
    hasScripts ? rendered.main : withoutFrames(rendered.main),
    "</div>",
    rendered.below,
    '<script type="application/json" id="page-data">{"shop":',
    shopJson(shop),
    `,"page":${jsonInHtml(rendered.isStatic ? { ...page, data: null, isStatic: true } : page)}}</script>`,
    tests.length > 0 && !isEdited ? splitTests(storefront, tests, hasScripts) : "",
    "</body></html>",
  ]);
}

/** What is framed runs scripts of its own, which a browser that shows a page as a picture refuses and complains of. */
const withoutFrames = (html: string): string => html.replaceAll(/<iframe\b[^>]*><\/iframe>/g, "");

const shops = new WeakMap<ShopFrame, string>();

/** The frame as scripts read it: the same under all pages of a shop. */
function shopJson(shop: ShopFrame): string {
  const known = shops.get(shop) ?? jsonInHtml(shop);
  shops.set(shop, known);
  return known;
}

/** The scripts that hydrate the page, and what they will load. */
const scripts = ({ modules, entry }: { modules: readonly string[]; entry: string }): string =>
  `${modules.map((module) => `<link rel="modulepreload" href="${module}">`).join("")}<script type="module" src="${entry}"></script>`;

/** A page that is being edited stays as the server rendered it: one script speaks with the editor, and no other runs. */
const editor = (script: string): string => `<script type="module" src="${script}"></script>`;

/**
 * The shop's split tests as data of the page (storefront §3.10, §7), and the script that starts them. Everyone gets the same
 * document, so which variation is whose is added by that script, from the visitor's own cookie.
 */
function splitTests(storefront: StorefrontBuild, tests: readonly RunningTest[], hasScripts: boolean): string {
  const script = hasScripts ? `<script type="module" src="${storefront.splitTests}"></script>` : "";
  return `<script type="application/json" id="split-tests">${jsonInHtml(tests.map(pageTest))}</script>${script}`;
}

const pageTest = ({ id, code, name, variations }: RunningTest): PageSplitTest => ({
  id,
  code,
  name,
  discovered: false,
  variation: null,
  availableVariations: Object.fromEntries(variations.map((each) => [each.alias, each.name])),
  variationIds: Object.fromEntries(variations.map((each) => [each.alias, each.id])),
});

/** Seconds until the page reloads by itself, when no script keeps it current. */
const refresh = ({ refreshSeconds }: PageMeta): string =>
  refreshSeconds ? `<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>` : "";
