// What the server takes from this app: the route table, the matcher, and a function that draws a page.
import type { DocumentData, RouteName, ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { isInert } from "./inert.ts";
import BasketPage from "./pages/basket/basket-page.tsx";
import CheckoutPage from "./pages/checkout/checkout-page.tsx";
import CollectionPage from "./pages/collection-page.tsx";
import { FailedPage } from "./pages/failed-page.tsx";
import FavouritesPage from "./pages/favourites-page.tsx";
import LoginPage from "./pages/login-page.tsx";
import MissingPage from "./pages/missing-page.tsx";
import NewsletterPage from "./pages/newsletter-page.tsx";
import Details from "./pages/product/details.tsx";
import ProductPage from "./pages/product/product-page.tsx";
import Related from "./pages/product/related.tsx";
import ReceiptPage from "./pages/receipt/receipt-page.tsx";
import StorePage from "./pages/store-page.tsx";
import Crumbs from "./parts/crumbs.tsx";
import { nameInert } from "./parts/inert.tsx";
import { cleanPath, encodePath } from "./router/clean-path.ts";
import { matcher } from "./router/match.ts";
import { PageRoot } from "./router/page-root.tsx";
import type { PageComponent } from "./router/types.ts";
import { routes } from "./routes.ts";
import { ChromeAbove, ChromeBelow } from "./shell/chrome.tsx";

nameInert("related", Related);
nameInert("details", Details);
nameInert("crumbs", Crumbs);

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
  readonly above: string;
  readonly main: string;
  readonly below: string;
  /** Works as it stands: the document asks for no more script than the chrome's. */
  readonly isInert: boolean;
}

const belows = new WeakMap<ShopFrame, string>();

/** The foot of a shop's pages, the same under all of them: drawn once for each state of the frame. */
function belowOf(shop: ShopFrame): string {
  const known = belows.get(shop);
  if (known !== undefined) return known;
  const below = renderToStaticMarkup(<ChromeBelow shop={shop} />);
  belows.set(shop, below);
  return below;
}

export function render({ shop, page }: DocumentData): Drawn {
  const isPlain = isInert(page);
  const main = (
    <PageRoot shop={shop} first={{ answer: page, Component: components[page.route] }} ErrorPage={FailedPage} />
  );
  return {
    above: renderToStaticMarkup(<ChromeAbove shop={shop} url={page.url} />),
    main: isPlain ? renderToStaticMarkup(main) : renderToString(main),
    below: belowOf(shop),
    isInert: isPlain,
  };
}
