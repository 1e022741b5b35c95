// Renders a visit: checks the guards, loads data and frame together, then renders the document or its data.
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { MissingPageData } from "@selvedge/contracts/pages/search-page";
import { missingPath } from "@selvedge/domain/access/guard";
import { guardSets } from "@selvedge/domain/access/guards";
import type { FrozenRate } from "@selvedge/domain/currency/convert-price";
import { chosenCurrency, currencyCookie } from "@selvedge/domain/currency/shopper-currency";
import { readFeatureFlags } from "@selvedge/domain/feature-flags";
import { operatorModeOf } from "@selvedge/domain/shops/operator-mode";
import { bannersChangeAtMs } from "@selvedge/domain/shops/shop-banners";
import { nearPage } from "../../modules/shop/search/index.ts";
import { bestSellers, pageFront, shopFront, visitorFront } from "../../modules/shop/shop-window/index.ts";
import { noHeadCode, withHeadCode } from "../../modules/site/head-code/index.ts";
import { runningTests } from "../../plugins/access/running-tests.ts";
import { loaders } from "../loaders/loaders.ts";
import type { Made } from "../page-cache/page-cache.ts";
import { soonest } from "../soonest.ts";
import {
  checkVisit,
  elsewhereOf,
  type Loaded,
  type LoadedPage,
  linkSiteOf,
  loadedPage,
  missing,
  type PageMeta,
  type Visit,
} from "../visit.ts";
import { copyByCurrency } from "../visitor-copy.ts";
import { aroundBlocks } from "./around-blocks.ts";
import { askedTheme } from "./asked-theme.ts";
import { fontsOf } from "./block-fonts.ts";
import { contentPolicy, type OtherOrigins } from "./content-policy.ts";
import { htmlDocument } from "./document.ts";
import { pageHead } from "./head.ts";
import { pricesAt } from "./shown-prices.ts";
import { socialImageOf } from "./social-image.ts";
import type { StorefrontBuild, StorefrontRoute } from "./storefront-build.ts";
import { withTags } from "./tag-sources.ts";
import { viewBanner } from "./view-banner.ts";

export type Form = "document" | "data";

export type RenderedVisit = { kind: "page"; made: Made } | { kind: "redirect"; to: string; status: number };

/** Loads and renders the page of a visit. A missing page is rendered as the shop's own 404. */
export async function renderVisit(
  storefront: StorefrontBuild,
  route: StorefrontRoute,
  visit: Visit,
  form: Form,
): Promise<RenderedVisit> {
  const loaded = await load(route, visit);
  if (loaded.kind === "redirect") return { kind: "redirect", to: loaded.to, status: loaded.status };
  const page = loaded.kind === "missing" ? await missingPage(visit, loaded.isPrivate) : loaded;
  return { kind: "page", made: await renderPage(storefront, route, { visit, page, form }) };
}

async function load(route: StorefrontRoute, visit: Visit): Promise<Loaded> {
  const access = await checkVisit(visit, route.guards ?? []);
  const stopped = elsewhereOf(access.decision, visit);
  if (stopped) return stopped;
  const loaded = await loadOpen(route, visit);
  // Other visitors may be refused, so no page of a closed shop is cached for everyone.
  return access.isForEveryone || loaded.kind === "redirect" ? loaded : { ...loaded, isPrivate: true };
}

async function loadOpen(route: StorefrontRoute, visit: Visit): Promise<Loaded> {
  if (route.name === "store" && !readFeatureFlags(visit.query).pages) return missing;
  // The frame loads at the same time; it is cached, so `renderPage` does not load it again.
  const front = shopFront(visit.platform, visit.place, linkSiteOf(visit).warn);
  front.catch(() => {});
  return loaders[route.name](visit, front);
}

/** The shop's own 404. Nothing that the shop sells is on one whose visitor may not see the shop, or that a guard has led to. */
async function missingPage(visit: Visit, isPrivate = false): Promise<LoadedPage> {
  const showsShop = !isPrivate && (await checkVisit(visit, guardSets.storeAccess)).decision.ok;
  return loadedPage<"missing">({
    route: "missing",
    data: showsShop ? await shownInstead(visit) : { path: "", near: null, products: [] },
    meta: { title: "Page not found", description: "", canonicalPath: "/404/", isNoindex: true },
    status: 404,
    tags: [],
    isPrivate,
  });
}

/** What a shop offers in place of a page: the nearest one, and what it sells most. */
async function shownInstead({ platform, division, path }: Visit): Promise<MissingPageData> {
  const [near, products] = await Promise.all([nearPage(platform, division.id, path), bestSellers(platform, division)]);
  return { path: path === missingPath ? "" : path, near, products };
}

/** The page of an error, in the shop's own theme. */
export const failedPage = (message: string, requestId: string, status: number): LoadedPage =>
  loadedPage<"failed">({
    route: "failed",
    data: { message, requestId },
    meta: { title: "Something went wrong", description: "", canonicalPath: "/404/", isNoindex: true },
    status,
    tags: [],
    isPrivate: true,
  });

export async function renderPage(
  storefront: StorefrontBuild,
  route: StorefrontRoute,
  { visit, page, form }: { visit: Visit; page: LoadedPage; form: Form },
): Promise<Made> {
  const { platform, origin, division } = visit;
  const shopsOwn = await shopFront(platform, visit.place, linkSiteOf(visit).warn);
  const { offered, rates, banners, headCode, verification } = shopsOwn.around;
  const currency = chosenCurrency(visit.request.cookies[currencyCookie], offered);
  const nowMs = platform.now().getTime();
  const hasHeadCode = headCode.html !== "" && isForEveryone(route);
  const asked = await askedTheme(visit);
  const around = aroundBlocks(visit, shopsOwn, page.around);
  const ownFront = pageFront(shopsOwn, asked?.layer ?? page.theme, fontsOf(page, around));
  const worn = visitorFront(ownFront, { currency, nowMs, hasHeadCode });
  const { frame, look } = worn;
  const hasPlugins = frame.plugins !== null && mayMeasure(route);
  const head = pageHead(page.meta, frame, origin);
  const answer: PageAnswer = {
    build: storefront.build,
    frameVersion: frame.version,
    status: page.status ?? 200,
    url: storefront.encodePath(visit.path) + (visit.query.size > 0 ? `?${visit.query}` : ""),
    route: page.route,
    ...(page.route === route.name && route.routeName ? { routeName: route.routeName } : {}),
    layout: page.layout ?? (page.route === route.name ? route.layout : "standard"),
    head,
    data: isForEveryone(route) ? inCurrency(page.data, currency, rates) : page.data,
  };
  const isPrivate = page.isPrivate === true || asked !== null;
  const isShared = route.cache !== undefined && !isPrivate && answer.status < 400;
  const running = answer.status < 400 ? await runningTests(platform, division.id) : [];
  const banner = await viewBanner(platform, visit.request);
  const body =
    form === "data"
      ? JSON.stringify(answer)
      : htmlDocument({
          storefront,
          data: { shop: frame, page: answer },
          around,
          look,
          meta: asked?.isEdited ? withThemeEditor(page.meta, platform.origins.main) : page.meta,
          operatorMode: operatorModeOf(visit.request.headers.cookie),
          head,
          headCode: (page.meta.canonicalPath === "/" ? verification : "") + (hasHeadCode ? headCode.html : ""),
          origin,
          image: socialImageOf(page.meta.image, worn, origin),
          banner,
          tests: isForEveryone(route) ? running : [],
          hasPlugins,
          hasScripts: readFeatureFlags(visit.query).components,
        });
  return {
    status: answer.status,
    body,
    headers: headersOf(
      visit,
      form,
      { isShared, isPrivate, isDocument: route.isDocument === true },
      form === "document"
        ? withTags(
            withHeadCode(
              contentPolicy(platform.origins, look.css, route.isDocument === true, otherOrigins(visit, route, answer)),
              hasHeadCode ? headCode : noHeadCode,
            ),
            hasPlugins ? (frame.plugins?.tags ?? null) : null,
          )
        : "",
    ),
    tags: [`division:${division.id}`, ...page.tags],
    isShared,
    isPersonal: isPrivate,
    changesAtMs: soonest(page.changesAtMs ?? null, bannersChangeAtMs(banners, nowMs)),
    tests: running.length > 0 ? { divisionId: division.id, running } : null,
    copy: isShared ? await copyByCurrency(visit, page.copy ?? null, offered) : (page.copy ?? null),
  };
}

/** A page says of itself that the theme editor of the dashboard stands around it. */
const withThemeEditor = (meta: PageMeta, dashboard: string): PageMeta => ({
  ...meta,
  attributes: { ...meta.attributes, "data-theme-editing": "", "data-dashboard": dashboard },
});

/**
 * A page that is made for everyone: it shows prices in the visitor's currency and carries the shop's own code. Basket,
 * checkout, receipts, sign-in and accounts do neither: what is charged is in the shop's currency.
 */
const isForEveryone = ({ cache, isDocument }: StorefrontRoute): boolean => cache !== undefined && isDocument !== true;

/** Checkout, sign-in and accounts ask nothing and carry no tags; the receipt does, where a sale is counted. */
const mayMeasure = ({ name, isDocument }: StorefrontRoute): boolean => isDocument !== true || name === "receipt";

function inCurrency<T>(data: T, currency: string, rates: readonly FrozenRate[]): T {
  const rate = rates.find(({ to }) => to === currency);
  return rate ? pricesAt(data, rate) : data;
}

/** The other sites that a document may use; none for most. */
function otherOrigins({ platform }: Visit, route: StorefrontRoute, answer: PageAnswer): OtherOrigins | undefined {
  if (route.name === "checkout" || route.name === "pay") return checkoutOrigins(platform);
  return handOverOrigin(answer) ?? captchaOrigins(platform, answer);
}

/** A form without scripts is led to the wallet's page. */
function checkoutOrigins({ cards, wallet }: Visit["platform"]): OtherOrigins | undefined {
  const pages = [...(cards.browser?.origins.pages ?? []), ...(wallet?.pages ?? [])];
  return { scripts: [], frames: [], calls: [], ...cards.browser?.origins, pages };
}

/** The form that hands a session over ends at the shop that asked. */
function handOverOrigin({ data }: PageAnswer): OtherOrigins | undefined {
  if (!data || !("handOver" in data) || !data.handOver) return undefined;
  return { scripts: [], frames: [], calls: [], pages: [data.handOver.origin] };
}

/** Only pages that ask for a captcha load its provider's scripts. */
function captchaOrigins({ captcha }: Visit["platform"], { data }: PageAnswer): OtherOrigins | undefined {
  if (captcha.origins.length === 0 || !data || !("captcha" in data) || !data.captcha) return undefined;
  return { scripts: captcha.origins, frames: captcha.origins, calls: captcha.origins, pages: [] };
}

/**
 * The address of a personal page may give access, so no other site is ever sent it as a referrer. Nor is the page of this
 * shop that is opened next, whose tags read where the visitor came from.
 */
const referrerPolicyOf = (isPrivate: boolean, isDocument: boolean): string =>
  isPrivate ? (isDocument ? "strict-origin" : "same-origin") : "strict-origin-when-cross-origin";

function headersOf(
  { platform }: Visit,
  form: Form,
  { isShared, isPrivate, isDocument }: { isShared: boolean; isPrivate: boolean; isDocument: boolean },
  policy: string,
): Record<string, string> {
  return {
    "Content-Type": form === "data" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Cache-Control": isShared ? "private, no-cache" : "no-store",
    "Content-Security-Policy": policy || "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": referrerPolicyOf(isPrivate, isDocument),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    ...(platform.config.publicProtocol === "https"
      ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
