import type { Loader } from "../visit.ts";
import { basket, checkout, checkoutReturn, receipt } from "./buying.ts";
import { collection } from "./collection.ts";
import { newsletter, newsletterVerified } from "./newsletter.ts";
import { product } from "./product.ts";
import { favourites, login, missing } from "./simple.ts";
import { store } from "./store.ts";

/** Loaders by the name that the storefront's route table gives them. */
export const loaders: Readonly<Record<string, Loader>> = {
  store,
  collection,
  product,
  basket,
  checkout,
  checkoutReturn,
  receipt,
  login,
  newsletter,
  newsletterVerified,
  favourites,
  missing,
};
