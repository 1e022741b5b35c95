import { describe, expect, test } from "vitest";
import type { Product } from "../data/reply.ts";
import { follow, openProduct, putOver, refusalsAfter } from "./open-product.ts";
import { formOf } from "./product-form.ts";

const product = {
  version: 3,
  name: "Moon tee",
  description: "A moon.",
  priceIncTaxMinor: 2400,
  salePriceIncTaxMinor: null,
  defaultColour: "Black",
  collectionIds: [4],
  variants: [{ colour: "Black", hex: "#000000", size: "S", enabled: true, stock: 5 }],
} as unknown as Product;
const opened = openProduct(product);
const typed = { ...opened, form: { ...opened.form, description: "A red moon." } };
const newer = (changes: Partial<Product>): Product => ({ ...product, version: 4, ...changes });

describe("a newer version", () => {
  test("is shown when nothing was typed", () => {
    const next = newer({ name: "Sun tee" });
    expect(follow(opened, next)).toEqual(openProduct(next));
  });

  test("leaves typed text where it is when it changed nothing that is edited here", () => {
    const next = newer({ enabled: false });
    expect(follow(typed, next)).toEqual({ form: typed.form, base: next });
  });

  test("that is what was typed, such as a save whose answer was lost, is no conflict", () => {
    const next = newer({ description: "A red moon." });
    expect(follow(typed, next)).toEqual({ form: typed.form, base: next });
  });

  test("with other changes waits for a choice", () => {
    expect(follow(typed, newer({ name: "Sun tee" }))).toBeNull();
    expect(follow(typed, newer({ description: "Theirs." }))).toBeNull();
  });
});

test.each([3, 2])("version %i is nothing new over version 3", (version) => {
  expect(follow(typed, newer({ version, name: "Sun tee" }))).toBe(typed);
});

test("what was typed goes over the newest version, and nothing else does", () => {
  const next = newer({ name: "Sun tee", description: "Theirs.", priceIncTaxMinor: 3000 });
  expect(putOver(typed.form, formOf(product), next)).toEqual({
    form: { ...formOf(next), description: "A red moon." },
    base: next,
  });
});

test.each([
  [["name"], ["choices", "priceIncTaxMinor", "salePriceIncTaxMinor"]],
  [["priceIncTaxMinor"], ["choices", "name"]],
  [["salePriceIncTaxMinor"], ["choices", "name"]],
  [["sizes"], ["name"]],
  [["collectionIds"], ["choices", "name", "priceIncTaxMinor", "salePriceIncTaxMinor"]],
])("a change of %j leaves the refusals of %j", (changed, left) => {
  const errors = { name: "a", priceIncTaxMinor: "b", salePriceIncTaxMinor: "c", choices: "d" };
  expect(Object.keys(refusalsAfter(errors, changed)).toSorted()).toEqual(left);
});
