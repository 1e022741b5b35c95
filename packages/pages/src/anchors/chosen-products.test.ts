import { expect, test } from "vitest";
import { registerBlocks } from "../block-type.ts";
import type { Fields } from "../props/field.ts";
import { fromWire } from "../wire/from-wire.ts";
import { chosenProducts } from "./chosen-products.ts";

const product = { kind: "reference", to: "product", label: "Product" } as const;
const fields = {
  which: { kind: "choice", label: "Which", default: "first", options: ["first", "chosen"] },
  products: { kind: "list", label: "Products", max: 9, of: { product }, showWhen: { field: "which", is: ["chosen"] } },
  best: product,
  collection: { kind: "reference", to: "collection", label: "Collection" },
} satisfies Fields;
const shared = { version: 1, hydrates: false, compatibility: ["grid"], accepts: [], example: {} } as const;
const types = registerBlocks([{ ...shared, type: "shelf", title: "Shelf", fields }] as never);

test.each([
  ["chosen", ["products tee", "products mug", "best tote"]],
  ["first", ["best tote"]],
])("of a list of products by %s, those that are named are found once", (which, found) => {
  const products = ["tee", "mug", "tee", ""].map((each) => ({ product: each }));
  const properties = { which, products, best: "tote", collection: "all" };
  const doc = fromWire({
    version: 1,
    rev: "1",
    properties: {},
    blocks: [{ uid: "a", type: "shelf", properties }],
  } as never);
  expect(chosenProducts(doc, types).map(({ field, name }) => `${field} ${name}`)).toEqual(found);
});
