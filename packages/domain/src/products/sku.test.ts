import { expect, test } from "vitest";
import { customSkuPrefixOf, isBlankSku, isCustomSku, isPaperType, quotedSku } from "./sku.ts";

test.each([
  ["GBro-1042-NVY-M", "GBro"],
  ["STUSUB88", "STUSUB"],
  ["FPD-1", "FPD"],
  ["API-7-RNA1", "API"],
  ["CP19", "CP"],
  ["GBRO-1042", null],
  ["gbro-1042", null],
  ["RNA1-CP", null],
  [" CP19", null],
  ["RNA1-NVY-M", null],
  ["", null],
])("P3.19: the SKU %j has the custom prefix %j (platform-core §3)", (sku, prefix) => {
  expect([customSkuPrefixOf(sku), isCustomSku(sku)]).toEqual([prefix, prefix !== null]);
});

test.each([
  ["RNA1-BLANK-NVY-M", true],
  ["BLANK", true],
  ["CP-BLANK-1", true],
  ["RNA1-BLANC", false],
  ["rna1-blank", false],
  ["", false],
])("P3.20: the SKU %j is of a blank: %s (platform-core §3)", (sku, isBlank) => {
  expect(isBlankSku(sku)).toBe(isBlank);
});

test.each([
  ["printed_paper", true],
  ["printed_art_paper", true],
  ["printed-sticker-paper", true],
  ["printedpaper", true],
  ["printed", false],
  ["paper", false],
  ["printepaper", false],
  ["art_paper", false],
  ["printed_paper_bag", false],
  ["tee_printed_paper", false],
  ["", false],
])("P3.21: the type code %j is of paper: %s (platform-core §3)", (code, isPaper) => {
  expect(isPaperType(code)).toBe(isPaper);
});

test("the product of a quote is a custom one, whatever its shop is called", () => {
  const sku = quotedSku({ shopCode: "NK", skuStem: "TEE-U", id: 54 });
  expect([sku, customSkuPrefixOf(sku)]).toEqual(["CP-NK-TEE-U-54", "CP"]);
});
