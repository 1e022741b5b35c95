import { artworkCalls } from "./artworks.calls.ts";
import { blankCalls } from "./blanks.calls.ts";
import { designCalls } from "./designs.calls.ts";
import { overviewCalls } from "./overview.calls.ts";
import { collectionCalls, productCalls } from "./products.calls.ts";
import { shopOrderCalls } from "./shop-orders.calls.ts";

/** What the dashboard asks: each of these belongs to one shop, and its caller to that shop's people. */
export const dashboardCalls = {
  ...blankCalls,
  ...artworkCalls,
  ...designCalls,
  ...productCalls,
  ...collectionCalls,
  ...shopOrderCalls,
  ...overviewCalls,
};
