// Code of each page, fetched when it is first shown. The newsletter's pages have none: each is a document that works as it
// is drawn.
import type { RouteName } from "@selvedge/contracts/storefront/page-data";
import type { PageModule } from "./router/types.ts";

export const pageModules: Readonly<Record<Exclude<RouteName, "newsletter">, () => Promise<PageModule>>> = {
  store: () => import("./pages/store-page.tsx"),
  collection: () => import("./pages/collection-page.tsx"),
  product: () => import("./pages/product/product-page.tsx"),
  basket: () => import("./pages/basket/basket-page.tsx"),
  checkout: () => import("./pages/checkout/checkout-page.tsx"),
  receipt: () => import("./pages/receipt/receipt-page.tsx"),
  login: () => import("./pages/login-page.tsx"),
  favourites: () => import("./pages/favourites-page.tsx"),
  missing: () => import("./pages/missing-page.tsx"),
  failed: () => import("./wake-page.tsx"),
};

export const loadModule = (name: string): Promise<PageModule> => pageModules[name as keyof typeof pageModules]();
