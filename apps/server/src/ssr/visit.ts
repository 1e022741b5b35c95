// One wish to see a page, and what a loader makes of it.
import type {
  CardImage,
  Crumb,
  FormAnswer,
  PageDataByRoute,
  RouteName,
} from "@selvedge/contracts/storefront/page-data";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShopFront } from "../modules/shop-window/index.ts";
import type { Platform } from "../platform.ts";
import type { Division, Place } from "../plugins/tenancy.ts";

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

export type Loaded = LoadedPage | { kind: "redirect"; to: string; status: 301 | 302 | 303 } | { kind: "missing" };

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

export const missing: Loaded = { kind: "missing" };
