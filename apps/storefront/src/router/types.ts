import type { PageAnswer, RouteName } from "@selvedge/contracts/storefront/page-data";
import type { ComponentType } from "react";

/** Layouts of storefront §2.3. */
export type LayoutName = "standard" | "blank" | "cart" | "search" | "studio" | "mail" | "tool";

/** Names of checks that the server makes before it draws a page. */
export type GuardName = "shopOnly" | "mainOnly";

export interface Route {
  readonly name: RouteName;
  /** "/product/{product}/{colour?}/"; a last "{url*}" takes the rest. */
  readonly path: string;
  readonly layout: LayoutName;
  /** Which loader of the server gives its data. */
  readonly loader: string;
  /** Loaded as a document of its own, under a policy without foreign code. */
  readonly isDocument?: true;
  /** The same for every visitor, so the server keeps it. `query` names the parameters that it reads. */
  readonly cache?: { readonly query: readonly string[] };
  readonly guards?: readonly GuardName[];
}

export type RouteParams = Readonly<Record<string, string>>;
export interface Match {
  readonly route: Route;
  readonly params: RouteParams;
}

/** A page's component takes the answer it was made for. */
export type PageComponent<Name extends RouteName = never> = ComponentType<{ answer: PageAnswer<Name> }>;
export interface PageModule {
  readonly default: PageComponent;
}

/** What is on screen. */
export interface Shown {
  readonly answer: PageAnswer;
  readonly Component: PageComponent;
}
