// Every address of a shop, in the order in which they are tried. A store page's own address comes last, so that no page
// a merchant makes can take the place of one of these (reliability S13). Source: storefront §2.1.
import type { Route } from "./router/types.ts";

export const routes: readonly Route[] = [
  { name: "missing", path: "/404/", layout: "standard", loader: "missing", cache: { query: [] } },
  { name: "basket", path: "/basket/", layout: "cart", loader: "basket", guards: ["shopOnly"] },
  { name: "checkout", path: "/checkout/", layout: "cart", loader: "checkout", isDocument: true, guards: ["shopOnly"] },
  {
    name: "checkout",
    path: "/checkout/return/{attempt}/",
    layout: "cart",
    loader: "checkoutReturn",
    isDocument: true,
    guards: ["shopOnly"],
  },
  {
    name: "receipt",
    path: "/receipt/{orderHash}/",
    layout: "standard",
    loader: "receipt",
    isDocument: true,
    guards: ["shopOnly"],
  },
  { name: "login", path: "/login/", layout: "blank", loader: "login", isDocument: true, guards: ["mainOnly"] },
  {
    name: "favourites",
    path: "/favourites/",
    layout: "standard",
    loader: "favourites",
    cache: { query: [] },
    guards: ["shopOnly"],
  },
  {
    name: "collection",
    path: "/collection/{collection}/",
    layout: "standard",
    loader: "collection",
    cache: { query: ["sort"] },
  },
  {
    name: "product",
    path: "/product/{product}/{colour?}/",
    layout: "standard",
    loader: "product",
    cache: { query: [] },
  },
  { name: "store", path: "/{url*}", layout: "standard", loader: "store", cache: { query: [] } },
];
