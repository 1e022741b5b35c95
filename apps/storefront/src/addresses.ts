// Every address of a shop, in the order in which they are tried. A store page's own address comes last, so that no page
// a merchant makes can take the place of one of these (reliability S13). How the server answers each stands in routes.ts,
// which browsers never load. Source: storefront §2.1.
import type { Address } from "./router/types.ts";

export const addresses = [
  { name: "missing", path: "/404/" },
  { name: "basket", path: "/basket/", isOwn: true },
  { name: "checkout", path: "/checkout/", isDocument: true },
  { name: "checkout", path: "/checkout/return/{attempt}/", isDocument: true },
  { name: "receipt", path: "/receipt/{orderHash}/", isDocument: true },
  { name: "login", path: "/login/", isDocument: true },
  { name: "newsletter", path: "/newsletter/{step?}/{token?}/", isDocument: true },
  { name: "newsletter", path: "/subscription-verified/", isDocument: true },
  { name: "favourites", path: "/favourites/" },
  { name: "collection", path: "/collection/{collection}/" },
  { name: "product", path: "/product/{product}/{colour?}/" },
  { name: "store", path: "/{url*}" },
] as const satisfies readonly Address[];
