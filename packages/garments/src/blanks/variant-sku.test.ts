import { expect, test } from "vitest";
import { blanks, findBlank } from "./blanks.ts";
import { parseVariantSku, variantSku, variantsOf } from "./variant-sku.ts";

test("a black medium tee is TEE-U-BLK-M", () => {
  const tee = findBlank("tee-unisex")!;
  expect(variantSku(tee, { code: "BLK" }, { code: "M" })).toBe("TEE-U-BLK-M");
});

test("every variant of every blank has its own SKU and is found again by it", () => {
  const variants = blanks.flatMap(variantsOf);
  const skus = variants.map(({ blank, colour, size }) => variantSku(blank, colour, size));
  expect(new Set(skus).size).toBe(skus.length);
  skus.forEach((sku, index) => {
    expect(parseVariantSku(sku)).toEqual({ ok: true, variant: variants[index] });
  });
});

test.each([
  ["", "not_a_variant_sku"],
  ["TEE-U-BLK", "not_a_variant_sku"],
  ["TEE-U-BLK-M-X", "not_a_variant_sku"],
  ["TEE-X-BLK-M", "unknown_blank"],
  ["TEE-U-ZZZ-M", "unknown_colour"],
  ["TEE-U-BLK-9XL", "unknown_size"],
])("%j is refused as %s", (text, code) => {
  expect(parseVariantSku(text)).toEqual({ ok: false, code });
});

test("a hand-typed SKU is read in small letters and with spaces round it", () => {
  expect(parseVariantSku(" tee-u-blk-2xl ")).toMatchObject({ ok: true, variant: { size: { code: "2XL" } } });
});
