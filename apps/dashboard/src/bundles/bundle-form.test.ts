import { describe, expect, test } from "vitest";
import { bodyOf, emptyBundle, type FormPart, faultsOf, isSameForm, moneyOf } from "./bundle-form.ts";

const tee: FormPart = {
  ...{ productId: 1, name: "Tee", state: "live", imageUrl: null, blankCode: "tee-unisex", printedSides: ["front"] },
  ...{ printCount: 1, vatRate: 1, priceIncTaxMinor: 2400, sizeExtrasMinor: {} },
  choices: [{ colour: "Black", sizes: ["S", "M"] }],
  ...{ colour: null, size: null },
};
const form = {
  ...emptyBundle,
  name: "Pair",
  priceIncTaxMinor: 4000,
  parts: [tee, { ...tee, productId: 2, size: "M" }],
};

describe("a bundle's form", () => {
  test.each([
    ["whole", form, {}],
    ["without a name", { ...form, name: "  " }, { name: "Give the bundle a name." }],
    ["with one product", { ...form, parts: [tee] }, { parts: "Choose at least two products." }],
    ["without a price", { ...form, priceIncTaxMinor: null }, { priceIncTaxMinor: "Enter a price." }],
  ])("that is %s is faulted as such", (_, given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });

  test("sends what is fixed of each part and nothing else of it", () => {
    expect(bodyOf(form).parts).toEqual([
      { productId: 1, colour: null, size: null },
      { productId: 2, colour: null, size: "M" },
    ]);
  });

  test("is changed by what would be stored, not by a product's own price", () => {
    expect(isSameForm(form, { ...form, parts: form.parts.map((part) => ({ ...part, priceIncTaxMinor: 9 })) })).toBe(
      true,
    );
    expect(isSameForm(form, { ...form, parts: form.parts.toReversed() })).toBe(false);
  });

  test("shows what its parts cost one by one, its prints, and a loss as one", () => {
    expect(moneyOf(form)).toMatchObject({ askedMinor: 4000, apartMinor: 4800, prints: 2 });
    const { lowestPriceIncTaxMinor } = moneyOf(form);
    expect(moneyOf({ ...form, salePriceIncTaxMinor: lowestPriceIncTaxMinor - 100 }).profitMinor).toBeLessThan(0);
  });
});
