import { expect, test } from "vitest";
import type { Product } from "../data/reply.ts";
import { changesOf, formOf, toggleColour, toggleSize } from "./product-form.ts";

const variant = (colour: string, size: string, enabled = true) => ({ colour, hex: "#000000", size, enabled, stock: 5 });
const product = {
  name: "Moon tee",
  description: "",
  priceIncTaxMinor: 2400,
  salePriceIncTaxMinor: null,
  defaultColour: "Black",
  collectionIds: [4],
  variants: [variant("Black", "S"), variant("Black", "M"), variant("White", "S"), variant("Red", "S", false)],
} as unknown as Product;

test("an untouched form changes nothing", () => {
  expect(changesOf(formOf(product), product)).toEqual({});
});

test("turning a size off and on again changes nothing, whatever the order", () => {
  const form = toggleSize(toggleSize(formOf(product), "Black", "S"), "Black", "S");
  expect(changesOf(form, product)).toEqual({});
});

test("only what differs is sent", () => {
  const form = { ...formOf(product), name: "Sun tee", salePriceIncTaxMinor: 1900 };
  expect(changesOf(form, product)).toEqual({ name: "Sun tee", salePriceIncTaxMinor: 1900, onSale: true });
});

test("the first colour gives way when it is taken off sale", () => {
  const form = toggleColour(formOf(product), "Black", ["S", "M"]);
  expect(form.defaultColour).toBe("White");
  expect(changesOf(form, product)).toEqual({ choices: [{ colour: "White", sizes: ["S"] }], defaultColour: "White" });
});

test("a colour is put on sale in every size", () => {
  expect(toggleColour(formOf(product), "Red", ["S", "M"]).sizes.Red).toEqual(["S", "M"]);
});
