// What the server takes from this app: the route table, the matcher, and a function that draws a page.
import { DrawnBlocks } from "@selvedge/blocks/page/drawn-blocks";
import type { DocumentData, PageAnswer, RouteName, ShopFrame } from "@selvedge/contracts/storefront/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { drawnBlocks } from "./drawn-blocks.tsx";
import { isInert } from "./inert.ts";
import { type Markup, withoutHints } from "./markup.ts";
import BasketPage from "./pages/basket/basket-page.tsx";
import CheckoutPage from "./pages/checkout/checkout-page.tsx";
import CollectionPage from "./pages/collection-page.tsx";
import { FailedPage } from "./pages/failed-page.tsx";
import FavouritesPage from "./pages/favourites-page.tsx";
import LoginPage from "./pages/login-page.tsx";
import MissingPage from "./pages/missing-page.tsx";
import NewsletterPage from "./pages/newsletter-page.tsx";
import Details from "./pages/product/details.tsx";
import EveryColour from "./pages/product/every-colour.tsx";
import ProductPage from "./pages/product/product-page.tsx";
import ProductPrice from "./pages/product/product-price.tsx";
import Related from "./pages/product/related.tsx";
import ReceiptPage from "./pages/receipt/receipt-page.tsx";
import StorePage from "./pages/store-page.tsx";
import Crumbs from "./parts/crumbs.tsx";
import DeliveryNote from "./parts/delivery-note.tsx";
import { nameInert } from "./parts/inert.tsx";
import { cleanPath, encodePath } from "./router/clean-path.ts";
import { matcher } from "./router/match.ts";
import { PageRoot } from "./router/page-root.tsx";
import type { PageComponent } from "./router/types.ts";
import { routes } from "./routes.ts";
import { ChromeAbove, ChromeBelow, currentPlace } from "./shell/chrome.tsx";

nameInert("related", Related);
nameInert("details", Details);
nameInert("everyColour", EveryColour);
nameInert("crumbs", Crumbs);
nameInert("productPrice", ProductPrice);
nameInert("deliveryNote", DeliveryNote);

const components: Readonly<Record<RouteName, PageComponent>> = {
  store: StorePage,
  collection: CollectionPage,
  product: ProductPage,
  basket: BasketPage,
  checkout: CheckoutPage,
  receipt: ReceiptPage,
  login: LoginPage,
  newsletter: NewsletterPage,
  favourites: FavouritesPage,
  missing: MissingPage,
  failed: FailedPage,
};

/**
 * The source file whose chunk a browser needs for a page, as the client build's manifest names it. A page that is never
 * loaded by scripts has no chunk there.
 */
export const moduleOf: Readonly<Record<RouteName, string>> = {
  store: "src/pages/store-page.tsx",
  collection: "src/pages/collection-page.tsx",
  product: "src/pages/product/product-page.tsx",
  basket: "src/pages/basket/basket-page.tsx",
  checkout: "src/pages/checkout/checkout-page.tsx",
  receipt: "src/pages/receipt/receipt-page.tsx",
  login: "src/pages/login-page.tsx",
  newsletter: "src/pages/newsletter-page.tsx",
  favourites: "src/pages/favourites-page.tsx",
  missing: "src/pages/missing-page.tsx",
  failed: "src/pages/failed-page.tsx",
};

export const wakeModule = "src/wake-page.tsx";
export const entryModule = "src/entry-client.ts";
export const match = matcher(routes);
export { cleanPath, encodePath };

/** What is drawn of a page: what lies around it, and the inside of its root element. */
export interface Drawn {
  /** Pictures to fetch at once: links for the head. */
  readonly hints: string;
  readonly above: string;
  readonly main: string;
  readonly below: string;
  /** Works as it stands: the document asks for no more script than the chrome's. */
  readonly isInert: boolean;
}

interface Chrome {
  /** By the menu's entry that is marked as the place where one is; "" for none. */
  readonly above: Map<string, string>;
  readonly below: string;
}

const chromes = new WeakMap<ShopFrame, Chrome>();

/** What stands around a shop's pages: drawn once for each state of the frame. */
function chromeOf(shop: ShopFrame): Chrome {
  const known = chromes.get(shop);
  if (known) return known;
  const chrome = { above: new Map(), below: renderToStaticMarkup(<ChromeBelow shop={shop} />) };
  chromes.set(shop, chrome);
  return chrome;
}

function aboveOf(shop: ShopFrame, url: string): string {
  const { above } = chromeOf(shop);
  const place = currentPlace(shop, url);
  const drawn = above.get(place) ?? renderToStaticMarkup(<ChromeAbove shop={shop} place={place} />);
  above.set(place, drawn);
  return drawn;
}

/**
 * The whole page from header to footer as one tree, drawn by React with nothing remembered: what drawing costs by itself,
 * for whoever wants to compare.
 */
export const drawBare = ({ shop, page }: DocumentData): string =>
  renderToString(
    <>
      <ChromeAbove shop={shop} place={currentPlace(shop, page.url)} />
      <PageRoot shop={shop} first={{ answer: page, Component: components[page.route] }} ErrorPage={FailedPage} />
      <ChromeBelow shop={shop} />
    </>,
  );

export function render({ shop, page }: DocumentData): Drawn {
  const isPlain = isInert(page);
  const main = (
    <PageRoot shop={shop} first={{ answer: page, Component: components[page.route] }} ErrorPage={FailedPage} />
  );
  const { hints, markup } = isPlain ? drawPlain(shop, page, main) : withoutHints(renderToString(main));
  return { hints, above: aboveOf(shop, page.url), main: markup, below: chromeOf(shop).below, isInert: isPlain };
}

/** A page that nothing wakes. Blocks that say the same to everybody are drawn once for each version of the page. */
function drawPlain(shop: ShopFrame, page: PageAnswer, main: ReactNode): Markup {
  const blocks = page.route === "store" ? ((page as PageAnswer<"store">).data.blocks as readonly ResolvedBlock[]) : [];
  const drawn = drawnBlocks(shop, blocks);
  const markups = new Map([...drawn].map(([block, { markup }]) => [block, markup]));
  const rest = withoutHints(renderToStaticMarkup(<DrawnBlocks value={markups}>{main}</DrawnBlocks>));
  const hints = [...drawn.values(), rest].map((each) => each.hints).join("");
  return { hints, markup: rest.markup };
}
