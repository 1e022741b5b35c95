// A page request and the loader's result.
import type { Crumb, FormAnswer, PageDataByRoute, RouteName } from "@selvedge/contracts/pages/page-data";
import { signInPath } from "@selvedge/domain/access/account-guards";
import { missingPath } from "@selvedge/domain/access/guard";
import type { Decision, GuardName } from "@selvedge/domain/access/guards";
import { gatePath } from "@selvedge/domain/access/store-guards";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopFront } from "../modules/shop/shop-window/index.ts";
import type { Platform } from "../platform.ts";
import { checkGuards } from "../plugins/access/visit-facts.ts";
import { originOf } from "../plugins/origin.ts";
import { type Division, type Place, requireDivision } from "../plugins/tenancy.ts";
import type { Copy } from "./varying.ts";

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
  /** For loaders of personal pages; a shared page must not read it. */
  request: FastifyRequest;
  reply: FastifyReply;
  form: FormAnswer | null;
}

/** The visit of `path`, which may differ from the request's own. Throws notFound if the host has no shop. */
export function visitOf(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, params, query }: { path: string; params: Readonly<Record<string, string>>; query: URLSearchParams },
): Visit {
  const division = requireDivision(request);
  const place = request.place as Place & { division: Division };
  const origin = originOf(platform, request);
  return { platform, place, division, origin, path, params, query, request, reply, form: null };
}

/** What a page names as its picture: an address, or a picture with its words, its focal point and whether its ground is clear. */
export type PageImage =
  | string
  | {
      readonly original: string;
      readonly altText?: string;
      readonly position?: { readonly x: number; readonly y: number };
      readonly cutout?: boolean;
    };

/** The parts of a page that only crawlers and the first load need. */
export interface PageMeta {
  title: string;
  description: string;
  /** The canonical path. */
  canonicalPath: string;
  isNoindex: boolean;
  crumbs?: readonly Crumb[];
  image?: PageImage | null;
  jsonLd?: readonly object[];
  /** A text with an author and a day. */
  isArticle?: boolean;
  /** The feed that carries what this page lists. */
  feed?: { title: string; path: string };
  /** Seconds after which the page reloads by itself in browsers without scripts. */
  refreshSeconds?: number;
  /** Attributes of the root element beside those of its shop. */
  attributes?: Readonly<Record<string, string>>;
}

/** Pages with an address, and so a loader; `failed` is shown in place of another. */
export type LoadedRoute = Exclude<RouteName, "failed">;

/** What a loader returns instead of its page. */
export type Elsewhere =
  | { kind: "redirect"; to: string; status: 301 | 302 | 303 }
  | { kind: "missing"; isPrivate?: true };

export type Loaded<Name extends RouteName = RouteName> = LoadedPage<Name> | Elsewhere;

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
  /** Where it differs among visitors: which copy this is. */
  copy?: Copy | null;
  /** Blocks of a header or footer that is not published: it is edited, and looked at with this page. null for none of the shop's own. */
  around?: Readonly<Partial<Record<"header" | "footer", readonly ResolvedBlock[] | null>>>;
  /** The page's own theme, over the shop's. */
  theme?: Readonly<Record<string, unknown>> | undefined;
}

/** Loads a page's data, for any of its addresses. */
export type Loader<Name extends RouteName = RouteName> = (
  visit: Visit,
  front: Promise<ShopFront>,
) => Promise<Loaded<Name>>;

/** A loaded page whose data fits its route. */
export const loadedPage = <Name extends RouteName>(page: Omit<LoadedPage<Name>, "kind">): LoadedPage<Name> => ({
  kind: "page",
  ...page,
});

export const missing = { kind: "missing" } as const satisfies Elsewhere;

/** Where blocked links of the page lead: the main site's 404 page. Each is logged. */
export const linkSiteOf = ({ platform, request }: Visit): LinkSite => ({
  mainOrigin: platform.origins.main,
  warn: (warning) => request.log.warn({ warning }, "a link is blocked"),
});

/** Checks guards for a visit. */
export const checkVisit = (visit: Visit, names: readonly GuardName[]) =>
  checkGuards(visit.platform, visit.request, names, { path: fullPathOf(visit) });

const fullPathOf = ({ path, query }: Visit): string => (query.size > 0 ? `${path}?${query}` : path);

/**
 * Where a guard's decision leads instead of the page; null if it lets the visitor through. A shop's password leads on to the
 * page that was wanted, as signing in does (P2.03).
 */
export function elsewhereOf(decision: Decision, visit: Visit): Elsewhere | null {
  if (decision.ok) return null;
  if (decision.to === missingPath) return { ...missing, isPrivate: true };
  const wanted = fullPathOf(visit);
  const to = decision.to === gatePath && wanted !== "/" ? signInPath(wanted) : decision.to;
  return { kind: "redirect", to, status: 302 };
}
