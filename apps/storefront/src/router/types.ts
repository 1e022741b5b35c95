import type { PageAnswer, RouteName } from "@selvedge/contracts/storefront/page-data";
import type { GuardName } from "@selvedge/domain/access/guards";
import type { ComponentType } from "react";

/** Layouts of storefront §2.3. */
export type LayoutName = "standard" | "blank" | "cart" | "search" | "studio" | "mail" | "tool";

/** What a browser knows of an address: which page lies there, and how to go to it. */
export interface Address {
  readonly name: RouteName;
  /** "/product/{product}/{colour?}/"; a last "{url*}" takes the rest. */
  readonly path: string;
  /** Loaded as a document of its own, under a policy without foreign code. */
  readonly isDocument?: true;
  /** Differs by visitor and moment, so it is not fetched before somebody goes there. */
  readonly isOwn?: true;
}

/** What only the server needs to know of it. */
export interface Answering {
  readonly layout: LayoutName;
  /** Which loader of the server gives its data. */
  readonly loader: string;
  /** The same for every visitor, so the server keeps it. `query` names the parameters that it reads. */
  readonly cache?: { readonly query: readonly string[] };
  /** What the server asks before it draws the page. */
  readonly guards?: readonly GuardName[];
}

export type Route = Address & Answering;

export type RouteParams = Readonly<Record<string, string>>;
export interface Match<Found extends Address = Address> {
  readonly route: Found;
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
