// From a visit to what is sent: guards, data and frame together, then the document or its data.
import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { decideVisit } from "@selvedge/domain/access/guards";
import { readFeatureFlags } from "@selvedge/domain/feature-flags";
import { shopFront } from "../modules/shop-window/index.ts";
import { contentPolicy } from "./content-policy.ts";
import { htmlDocument } from "./document.ts";
import { pageHead } from "./head.ts";
import { loaders } from "./loaders/loaders.ts";
import type { Made } from "./page-cache.ts";
import type { StorefrontBuild, StorefrontRoute } from "./storefront-build.ts";
import {
  factsOf,
  type Loaded,
  type LoadedPage,
  linkSiteOf,
  loadedPage,
  missing,
  stoppedBy,
  type Visit,
} from "./visit.ts";

export type Form = "document" | "data";

export type DrawnVisit = { kind: "page"; made: Made } | { kind: "redirect"; to: string; status: number };

/** Loads and draws the page of a visit. A page that is not there is drawn as the shop's own 404. */
export async function drawVisit(
  storefront: StorefrontBuild,
  route: StorefrontRoute,
  visit: Visit,
  form: Form,
): Promise<DrawnVisit> {
  const loaded = await load(route, visit);
  if (loaded.kind === "redirect") return { kind: "redirect", to: loaded.to, status: loaded.status };
  const page = loaded.kind === "missing" ? missingPage(loaded.isPrivate) : loaded;
  return { kind: "page", made: await drawPage(storefront, route, visit, page, form) };
}

async function load(route: StorefrontRoute, visit: Visit): Promise<Loaded> {
  const stopped = stoppedBy(decideVisit(route.guards ?? [], factsOf(visit)));
  if (stopped) return stopped;
  if (route.name === "store" && !readFeatureFlags(visit.query).pages) return missing;
  const loader = loaders[route.loader];
  if (!loader) throw new Error(`There is no loader "${route.loader}".`);
  // The frame is asked for at the same time: it is fetched once for both.
  const front = shopFront(visit.platform, visit.place, linkSiteOf(visit).warn);
  front.catch(() => {});
  return loader(visit, front);
}

const missingPage = (isPrivate = false): LoadedPage =>
  loadedPage<"missing">({
    route: "missing",
    data: null,
    meta: { title: "Page not found", description: "", canonicalPath: "/404/", isNoindex: true },
    status: 404,
    tags: [],
    isPrivate,
  });

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

export async function drawPage(
  storefront: StorefrontBuild,
  route: StorefrontRoute,
  visit: Visit,
  page: LoadedPage,
  form: Form,
): Promise<Made> {
  const { platform, origin, division } = visit;
  const { frame, look } = await shopFront(platform, visit.place, linkSiteOf(visit).warn);
  const head = pageHead(page.meta, frame, origin);
  const answer: PageAnswer = {
    build: storefront.build,
    frameVersion: frame.version,
    status: page.status ?? 200,
    url: storefront.encodePath(visit.path) + (visit.query.size > 0 ? `?${visit.query}` : ""),
    route: page.route,
    layout: page.layout ?? (page.route === route.name ? route.layout : "standard"),
    head,
    data: page.data,
  };
  const isShared = route.cache !== undefined && page.isPrivate !== true && answer.status < 400;
  const body =
    form === "data"
      ? JSON.stringify(answer)
      : htmlDocument({
          storefront,
          data: { shop: frame, page: answer },
          look,
          meta: page.meta,
          head,
          origin,
          hasScripts: readFeatureFlags(visit.query).components,
        });
  return {
    status: answer.status,
    body,
    headers: headersOf(
      visit,
      form,
      { isShared, isPrivate: page.isPrivate === true },
      form === "document" ? contentPolicy(platform.origins, look.css, route.isDocument === true) : "",
    ),
    tags: [`division:${division.id}`, ...page.tags],
    isShared,
    isOwn: page.isPrivate === true,
    changesAtMs: page.changesAtMs ?? null,
  };
}

function headersOf(
  { platform }: Visit,
  form: Form,
  { isShared, isPrivate }: { isShared: boolean; isPrivate: boolean },
  policy: string,
): Record<string, string> {
  return {
    "Content-Type": form === "data" ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "Cache-Control": isShared ? "private, no-cache" : "no-store",
    "Content-Security-Policy": policy || "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    // The address of a visitor's own page may open something. Other sites never hear it; our own forms still prove theirs.
    "Referrer-Policy": isPrivate ? "same-origin" : "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    ...(platform.config.publicProtocol === "https"
      ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
