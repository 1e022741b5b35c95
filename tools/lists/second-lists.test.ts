import { globSync, readFileSync } from "node:fs";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { labelStates } from "@selvedge/domain/labels/label-state";
import { productSorts } from "@selvedge/domain/products/product-sorts";
import { describe, expect, test } from "vitest";
import { holdsSecondList, type NamedList } from "./second-lists.ts";

const pages = globSync("apps/storefront/src/pages/*/answer.ts").map((file) => file.split("/").at(-2)!);

const lists: readonly NamedList[] = [
  {
    name: "a collection's sorts",
    members: [...productSorts.filter((sort) => sort !== "name"), "bestsellerOrder"],
    home: ["packages/domain/src/products/product-sorts.ts"],
    type: "ProductSort",
    atLeast: 3,
  },
  {
    name: "the states of a label",
    members: labelStates,
    home: ["packages/domain/src/labels/label-state.ts"],
    type: "LabelState",
    atLeast: 5,
  },
  {
    name: "the block types",
    members: [...BLOCK_TYPES.keys()],
    home: ["packages/blocks/src/gallery/samples.ts", "apps/dashboard/src/page-editor/panel/part-note.tsx"],
    type: "BlockViews",
    atLeast: 5,
  },
  {
    name: "the pages of the storefront",
    members: pages,
    home: ["packages/contracts/src/pages/page-data.ts", "packages/contracts/src/pages/own-paths.ts"],
    atLeast: 5,
  },
];

const isLeftOut = /\.test\.|\/testing\/|\/dist\/|packages\/db\/src\/tables\.ts$/;
const files = globSync("{packages,apps}/*/src/**/*.{ts,tsx,mjs}").filter((file) => !isLeftOut.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

test.each(lists)("$name has one home", (list) => {
  const second = files.filter((file) => !list.home.includes(file) && holdsSecondList(list, sources.get(file)!));
  expect(second).toEqual([]);
});

describe("a second list is found", () => {
  const [sorts] = lists as [NamedList];

  test.each([
    ["as an array", 'const sorts = ["new-in", "price-low",\n  "price-high"];'],
    ["as a type", 'type Sort = "new-in" | "price-low" | "price-high";'],
    ["in a statement", "sql`sort in ('new-in', 'price-low', 'price-high')`"],
    ["as names", "const found = {\n  bestsellers,\n  'new-in',\n  'price-low',\n};"],
    ["as keys", 'const words = { bestsellers: "Best", "new-in": "New", "price-low": "Cheap" };'],
  ])("%s", (_, source) => {
    expect(holdsSecondList(sorts, source)).toBe(true);
  });

  test.each([
    [
      "a table that the compiler completes",
      'const words: Record<ProductSort, string> = { bestsellers: "", "new-in": "", "price-low": "" };',
    ],
    ["two of them", 'sort === "new-in" || ["price-low", "price-high"].includes(sort)'],
    ["the same one again", '["new-in", "new-in", "new-in"]'],
  ])("but not %s", (_, source) => {
    expect(holdsSecondList(sorts, source)).toBe(false);
  });
});
