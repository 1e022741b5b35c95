import { expect, test } from "vitest";
import { collectionSorts, pageSorts, productSorts, sortOfPage, usualSort } from "./product-sorts.ts";

test("a collection can be read in four orders, best selling first", () => {
  expect(collectionSorts.map(({ sort }) => sort)).toEqual(["bestsellers", "new-in", "price-low", "price-high"]);
  expect(usualSort).toBe("bestsellers");
});

test("a saved page names the best sellers as the specification does, and every other order by its own name (S3.38)", () => {
  expect(pageSorts).toEqual(["bestsellerOrder", "new-in", "price-low", "price-high", "name"]);
  expect(pageSorts.map(sortOfPage)).toEqual(productSorts);
});

test.each([undefined, null, 7, "cheapest", "bestsellers"])(
  "a saved page that names %j means the usual order",
  (name) => {
    expect(sortOfPage(name)).toBe("bestsellers");
  },
);
