import { expect, test } from "vitest";
import { maskedAddress } from "./request-log.ts";

test.each([
  ["/receipt/qmz0bFz1Jw3K5n2vXbQ9aA/", "/receipt/…/"],
  ["/omnis/v3/orders/receipt/qmz0bFz1Jw3K5n2vXbQ9aA/live/", "/omnis/v3/orders/receipt/…/live/"],
  ["/_page/receipt/qmz0bFz1Jw3K5n2vXbQ9aA/?x=1", "/_page/receipt/…/"],
  ["/checkout/return/0a1b/", "/checkout/return/…/"],
  ["/search/?q=rowan@postbox.example", "/search/"],
  ["/product/high-water/navy/", "/product/high-water/navy/"],
])("%s is logged as %s", (url, logged) => {
  expect(maskedAddress(url)).toBe(logged);
});
