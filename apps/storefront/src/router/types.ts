import type { PageAnswer, RouteName } from "@selvedge/contracts/pages/page-data";
import type { GuardName } from "@selvedge/domain/access/guards";
import type { ComponentType } from "react";

/**
 * Layouts of storefront §2.3. `tool` is for what we show in a shop's look that is no page of the shop, such as the gallery
 * of blocks: the whole width and nothing around it. No address of a shop has it.
 */
export type LayoutName = "standard" | "blank" | "cart" | "search" | "studio" | "mail" | "tool";

/** How a browser may load a page. */
interface AddressTraits {
  /** Loaded as a document of its own, under a policy without foreign code. */
  readonly isDocument?: true;
  /** Differs by visitor and moment, so it is not prefetched. */
  readonly isPersonal?: true;
}

/** A page as the browser uses it, from pages/NAME/page.ts. */
export interface Page extends AddressTraits {
  /** "/product/{product}/{colour?}/"; a last "{url*}" takes the rest. */
  readonly paths: readonly string[];
}

/** How a browser loads a page's code, from pages/NAME/load.ts. There is none for a page that no script ever loads. */
export type LoadPage<Name extends RouteName = never> = () => Promise<{ readonly default: PageComponent<Name> }>;

/** One address of a page. */
export interface Address extends AddressTraits {
  readonly name: RouteName;
  readonly path: string;
}

/** How the server answers an address. */
export interface Answering {
  /** What its route is called, where that is not its own name: scripts and styles of a shop's own read it at the root element. */
  readonly routeName?: string;
  readonly layout: LayoutName;
  /** The same for every visitor, so the server caches it. `query` names the parameters that it reads. */
  readonly cache?: { readonly query: readonly string[] };
  /** What the server checks before it renders the page. */
  readonly guards?: readonly GuardName[];
}

/** How the server answers a page, from pages/NAME/answer.ts. No browser loads it. */
export interface Answer<Name extends RouteName = never> extends Answering {
  /** What differs at one of its addresses, by path. */
  readonly at?: Readonly<Record<string, Partial<Answering>>>;
  /** Works as it is rendered, so that its document asks for no React. */
  readonly isStatic: boolean | ((answer: PageAnswer<Name>) => boolean);
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
