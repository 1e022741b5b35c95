// One wish to see a page, and what a loader makes of it.
import type {
  CardImage,
  Crumb,
  FormAnswer,
  PageDataByRoute,
  RouteName,
} from "@selvedge/contracts/storefront/page-data";
import { missingPath } from "@selvedge/domain/access/guard";
import type { Decision } from "@selvedge/domain/access/guards";
import type { VisitFacts } from "@selvedge/domain/access/visit-facts";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopFront } from "../modules/shop-window/index.ts";
import type { Platform } from "../platform.ts";
import type { Division, Place } from "../plugins/tenancy.ts";
import { placeFacts } from "../plugins/visit-facts.ts";

export interface Visit {
  platform: Platform;
  place: Place & { division: Division };
  division: Division;
  /** The shop's own address, without a slash at the end. */
  origin: string;
  /** Clean: decoded, with a slash at the end. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** For loaders of pages that belong to one visitor; a shared page must not look at it. */
  request: FastifyRequest;
  reply: FastifyReply;
  form: FormAnswer | null;
}

/** What of a page only crawlers and the first paint need. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path of the one address that this page is known by. */
  canonicalPath: string;
  isNoindex: boolean;
  crumbs?: readonly Crumb[];
  image?: CardImage | string | null;
  jsonLd?: readonly object[];
  /** Loads the page again by itself where there are no scripts, after so many seconds. */
  refreshSeconds?: number;
}

export type Loaded =
  | LoadedPage
  | { kind: "redirect"; to: string; status: 301 | 302 | 303 }
  | { kind: "missing"; isPrivate?: true };

export interface LoadedPage<Name extends RouteName = RouteName> {
  kind: "page";
  route: Name;
  data: PageDataByRoute[Name];
  meta: PageMeta;
  layout?: string;
  status?: number;
  tags: readonly string[];
  /** true: for this visitor alone. */
  isPrivate?: boolean;
  changesAtMs?: number | null;
}

export type Loader = (visit: Visit, front: Promise<ShopFront>) => Promise<Loaded>;

/** A loaded page whose data fits its route. */
export const loadedPage = <Name extends RouteName>(page: Omit<LoadedPage<Name>, "kind">): LoadedPage =>
  ({ kind: "page", ...page }) as LoadedPage;

export const missing = { kind: "missing" } as const satisfies Loaded;

/** Where the page's links stand: a blocked one leads to the main site, and the log hears of it. */
export const linkSiteOf = ({ platform, request }: Visit): LinkSite => ({
  mainOrigin: platform.origins.main,
  warn: (warning) => request.log.warn({ warning }, "a link is blocked"),
});

/** What guards may know of a shared page's visit: where it is, and nothing of who it is. */
export const factsOf = ({ platform, request, path, query }: Visit): VisitFacts =>
  placeFacts(platform, request, query.size > 0 ? `${path}?${query}` : path);

/** Where a guard's decision leads instead of the page; null where it lets through. */
export const stoppedBy = (decision: Decision): Loaded | null =>
  decision.ok
    ? null
    : decision.to === missingPath
      ? { ...missing, isPrivate: true }
      : { kind: "redirect", to: decision.to, status: 302 };
