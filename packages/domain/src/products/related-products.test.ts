import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { haveSimilarNames, type RelatableProduct, relatedProducts, relations } from "./related-products.ts";

const product = (known: Partial<RelatableProduct>): RelatableProduct => ({
  id: 1,
  name: "Luna Moth tee",
  gender: "women",
  baseProduct: "tee-classic",
  orders: 5,
  sharesBundle: false,
  ...known,
});
const stranger = { gender: "men", baseProduct: "tote", name: "High Water" };

describe("P3.22: related products (platform-core §3)", () => {
  test.each<[string, Partial<RelatableProduct>, boolean]>([
    ["a bundle that it is part of", { ...stranger, baseProduct: null, sharesBundle: true }, true],
    ["the same blank", { ...stranger, baseProduct: "tee-classic" }, true],
    ["the same gender", { ...stranger, gender: "women" }, true],
    ["a similar name", { ...stranger, name: "Luna Moth tote" }, true],
    ["nothing in common", stranger, false],
    ["two bundles with nothing in common", { ...stranger, baseProduct: null }, false],
    ["two products that say no gender", { ...stranger, gender: "" }, false],
  ])("%s relates: %s", (_, known, isRelated) => {
    const one = product(known.gender === "" ? { gender: "" } : known.baseProduct === null ? { baseProduct: null } : {});
    expect(relatedProducts(one, [product({ id: 2, ...known })], 4)).toEqual(isRelated ? [2] : []);
  });

  test("come best seller first, each once, without itself, and no more than requested", () => {
    const others = [
      product({ id: 2, orders: 3 }),
      product({ id: 3, orders: 9 }),
      product({ id: 3, orders: 9 }),
      product({ id: 1, orders: 99 }),
      product({ id: 4, orders: 50, ...stranger }),
      product({ id: 6, orders: 7, ...stranger, sharesBundle: true }),
      product({ id: 5, orders: 7, ...stranger, gender: "women" }),
    ];
    expect(relatedProducts(product({}), others, 10)).toEqual([3, 5, 6, 2]);
    expect(relatedProducts(product({}), others, 2)).toEqual([3, 5]);
    expect(relatedProducts(product({}), [], 4)).toEqual([]);
  });

  const someProduct = fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    name: fc.constantFrom("Luna Moth tee", "Luna", "High Water", "Lantern Hours tote", ""),
    gender: fc.constantFrom("women", "men", "unisex", ""),
    baseProduct: fc.constantFrom("tee", "tote", null),
    orders: fc.integer({ min: 0, max: 5 }),
    sharesBundle: fc.boolean(),
  });

  test("hold for any shop: ranked, no repeats, all related, and the order of the request does not matter", () => {
    const shop = fc.uniqueArray(someProduct, { selector: ({ id }) => id, maxLength: 20 });
    fc.assert(
      fc.property(someProduct, shop, fc.integer({ min: 0, max: 8 }), (one, others, limit) => {
        const found = relatedProducts(one, others, limit);
        expect(relatedProducts(one, [...others, ...others].toReversed(), limit)).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
        expect(found).not.toContain(one.id);
        const rows = found.map((id) => others.find((other) => other.id === id)!);
        for (const row of rows) expect(Object.values(relations).some((relation) => relation(one, row))).toBe(true);
        for (const [index, row] of rows.entries())
          if (index > 0) expect(row.orders).toBeLessThanOrEqual(rows[index - 1]!.orders);
      }),
    );
  });
});

test.each([
  ["Luna Moth tee", "Luna Moth hoodie", true],
  ["Luna Moth tee", "LUNA MOTH", true],
  ["Lantern Hours", "Lantern Night Watch", true],
  ["Luna Moth tee", "High Water tee", false],
  ["Organic tee", "Organic tote", false],
  ["The Lantern", "The Moth", false],
  ["Café Noir", "Café au lait", true],
  ["", "", false],
  ["tee", "tee", false],
])("the names %j and %j are alike: %s", (one, another, areAlike) => {
  expect(haveSimilarNames(one, another)).toBe(areAlike);
  expect(haveSimilarNames(another, one)).toBe(areAlike);
});
