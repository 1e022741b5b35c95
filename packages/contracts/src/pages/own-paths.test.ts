import { expect, test } from "vitest";
import { isOwnPath } from "./own-paths.ts";

test.each([
  ["/basket/", true],
  ["/product/linen-shirt/", true],
  ["/product-care/", false],
  ["/about/basket/", false],
  ["/", false],
])("a page at %s would be in the way of the shop's own: %s", (url, expected) => {
  expect(isOwnPath(url)).toBe(expected);
});
