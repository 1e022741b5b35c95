import { expect, test } from "vitest";
import { stockList } from "./stock-list.ts";

const variants = stockList().flatMap((blank) => blank.variants);

test("each variant has a SKU and a place of its own", () => {
  expect(new Set(variants.map((variant) => variant.sku)).size).toBe(variants.length);
  expect(new Set(variants.map((variant) => variant.pickface)).size).toBe(variants.length);
});

test("a white tee needs no pretreatment, a black one does, a mug never", () => {
  const needs = (sku: string) => variants.find((variant) => variant.sku === sku)?.needsPretreat;
  expect([needs("TEE-U-WHT-M"), needs("TEE-U-BLK-M"), needs("MUG-C-BLK-325")]).toEqual([false, true, false]);
});

test("every blank carries the words that the specification requires for its SKU", () => {
  for (const blank of stockList()) expect(blank.baseSku).toMatch(/^BLANK-/);
});
