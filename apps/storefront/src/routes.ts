// How the server answers each address of a shop.
import { addresses } from "./addresses.ts";
import type { Answering, Route } from "./router/types.ts";

type Path = (typeof addresses)[number]["path"];

/** Kept for every visitor alike, whatever the query. */
const shared = { query: [] };

const answering: Readonly<Record<Path, Answering>> = {
  "/404/": { layout: "standard", loader: "missing", cache: shared },
  "/basket/": { layout: "cart", loader: "basket", guards: ["shopOnly"] },
  "/checkout/": { layout: "cart", loader: "checkout", guards: ["shopOnly"] },
  "/checkout/return/{attempt}/": { layout: "cart", loader: "checkoutReturn", guards: ["shopOnly"] },
  "/receipt/{orderHash}/": { layout: "standard", loader: "receipt", guards: ["shopOnly"] },
  "/login/": { layout: "blank", loader: "login", guards: ["mainOnly"] },
  "/newsletter/{step?}/{token?}/": { layout: "standard", loader: "newsletter" },
  "/subscription-verified/": { layout: "studio", loader: "newsletterVerified" },
  "/favourites/": { layout: "standard", loader: "favourites", cache: shared, guards: ["shopOnly"] },
  "/collection/{collection}/": { layout: "standard", loader: "collection", cache: { query: ["sort"] } },
  "/product/{product}/{colour?}/": { layout: "standard", loader: "product", cache: shared },
  "/{url*}": { layout: "standard", loader: "store", cache: shared },
};

export const routes: readonly Route[] = addresses.map((address) => ({ ...address, ...answering[address.path] }));
