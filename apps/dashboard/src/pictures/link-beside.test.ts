import { expect, test } from "vitest";
import { linkBeside } from "./link-beside.ts";

test.each([
  [undefined, "free"],
  ["", "free"],
  ["/product/sloe-tee/", "free"],
  ["/collection/tees/", "set"],
  ["https://elsewhere.example/product/", "set"],
])("a link %j beside a picture that is replaced is %s", (href, is) => {
  expect(linkBeside(href)).toBe(is);
});
