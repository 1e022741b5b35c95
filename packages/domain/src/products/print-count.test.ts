import fc from "fast-check";
import { expect, test } from "vitest";
import { type PrintedProduct, printCountOf } from "./print-count.ts";

const none: PrintedProduct = { designs: {} };
const front: PrintedProduct = { designs: { front: true } };
const both: PrintedProduct = { designs: { front: true, back: true } };
const bundle = (...products: PrintedProduct[]): PrintedProduct => ({
  designs: {},
  bundleItems: products.map((product) => ({ product, quantity: 1 })),
});

test.each<[string, PrintedProduct, number]>([
  ["nothing", none, 0],
  ["a front", front, 1],
  ["a back", { designs: { back: true } }, 1],
  ["a front and a back", both, 2],
  ["sleeves alone", { designs: { left: true, right: true } }, 0],
  ["a front and both sleeves", { designs: { front: true, left: true, right: true } }, 1],
  ["a bundle of two prints and of one", bundle(both, front), 3],
  ["a bundle with a blank in it", bundle(both, none), 2],
  ["an empty bundle", bundle(), 0],
  ["a bundle of three of one piece", { designs: {}, bundleItems: [{ product: both, quantity: 3 }] }, 6],
  ["a bundle with designs of its own counts its items", { ...bundle(front), designs: { front: true, back: true } }, 1],
])("P3.17, P3.18: %s makes its count of prints (platform-core §3)", (_, product, count) => {
  expect(printCountOf(product)).toBe(count);
});

test("a bundle has as many prints as its items together", () => {
  const single = fc.record({ designs: fc.record({ front: fc.boolean(), back: fc.boolean() }) });
  fc.assert(
    fc.property(fc.array(single, { maxLength: 10 }), (products) => {
      const sum = products.map(printCountOf).reduce((total, count) => total + count, 0);
      expect(printCountOf(bundle(...products))).toBe(sum);
    }),
  );
});
