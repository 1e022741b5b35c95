import { describe, expect, test } from "vitest";
import type { ProductId } from "../ids.ts";
import { type ChosenFacets, choicesOf, chosenFacets, facetParameters, withoutChoice } from "./chosen-facets.ts";
import { countFacets } from "./count-facets.ts";
import type { FacetGoods, FacetStock } from "./facet-goods.ts";
import { mergeOrder } from "./merge-order.ts";
import { sortGoods } from "./sort-goods.ts";

const chosen = (query: string) => chosenFacets(new URLSearchParams(query));
const written = (facets: ChosenFacets) => new URLSearchParams(facetParameters(facets)).toString();

describe("what is chosen by an address", () => {
  test.each([
    ["nothing", "", ""],
    ["values, each once and sorted", "colour=navy&colour=black&colour=navy", "colour=black&colour=navy"],
    ["filters in a fixed order", "sale=1&size=m&kind=hoodie", "kind=hoodie&size=m&sale=1"],
    ["a price with decimals and a comma", "from=9,50&to=20", "from=9.5&to=20"],
    ["ends of the price the wrong way round", "from=20&to=5", "from=5&to=20"],
    ["empty fields of a form", "from=&to=&colour=", ""],
    ["what is no choice", "colour=N%22avy&from=x&to=-1&sale=yes&page=2&q=tee", ""],
    ["a price too large", "to=10000000", ""],
  ])("%s", (_, query, plain) => {
    expect(written(chosen(query))).toBe(plain);
  });

  test("has at most 20 values of one filter", () => {
    const many = Array.from({ length: 30 }, (_, n) => `colour=c${n + 10}`).join("&");
    expect(chosen(many).values.colour).toHaveLength(20);
  });

  test("is taken away one by one, both ends of the price together", () => {
    const all = chosen("colour=navy&colour=black&from=5&to=9&sale=1&own-words=1");
    const left = choicesOf(all).map((choice) => written(withoutChoice(all, choice)));
    expect(left).toEqual([
      "colour=navy&from=5&to=9&sale=1&own-words=1",
      "colour=black&from=5&to=9&sale=1&own-words=1",
      "colour=black&colour=navy&sale=1&own-words=1",
      "colour=black&colour=navy&from=5&to=9&own-words=1",
      "colour=black&colour=navy&from=5&to=9&sale=1",
    ]);
  });
});

const tee: FacetStock = { colours: ["navy", "white"], sizes: ["s", "m"], inStock: [0b11, 0b01] };
const gone: FacetStock = { colours: ["navy"], sizes: ["s"], inStock: [0] };
const goods = (id: number, more: Partial<FacetGoods> = {}): FacetGoods => ({
  ...{ id: id as ProductId, kind: "tee", stock: tee, priceMinor: 2000, isOnSale: false, isPersonalisable: false },
  ...{ orders: 0, createdAtMs: id },
  ...more,
});
const list = [
  goods(1),
  goods(2, { kind: "hoodie", priceMinor: 4000, isOnSale: true }),
  goods(3, { isPersonalisable: true, priceMinor: 3000 }),
  goods(4, { stock: gone, priceMinor: 1000 }),
];
const counted = (query: string) => countFacets(list, chosen(query), 2);
const ids = (query: string) => counted(query).fitting.map(({ id }) => id);

describe("what fits", () => {
  test.each([
    ["", [1, 2, 3, 4]],
    ["kind=hoodie", [2]],
    ["kind=hoodie&kind=tee", [1, 2, 3, 4]],
    ["colour=navy", [1, 2, 3]],
    ["colour=white&size=m", []],
    ["colour=white&size=s", [1, 2, 3]],
    ["size=m&kind=tee", [1, 3]],
    ["from=20&to=30", [1, 3]],
    ["sale=1", [2]],
    ["own-words=1", [3]],
    ["colour=pink", []],
  ])("%s", (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });
});

describe("what each further choice would leave", () => {
  test("values of the same filter do not narrow each other", () => {
    expect(Object.fromEntries(counted("kind=hoodie").values.kind)).toEqual({ tee: 3, hoodie: 1 });
    expect(Object.fromEntries(counted("colour=white").values.colour)).toEqual({ navy: 3, white: 3 });
  });

  test("filters narrow each other, down to 0, and a colour only by sizes that it is in stock in", () => {
    const { values } = counted("kind=hoodie&size=m");
    expect(Object.fromEntries(values.colour)).toEqual({ navy: 1, white: 0 });
    expect(Object.fromEntries(counted("colour=white").values.size)).toEqual({ s: 3, m: 0 });
  });

  test("colours stay in one order, whatever is chosen", () => {
    const black: FacetStock = { colours: ["black"], sizes: ["s"], inStock: [1] };
    const all = [goods(1, { stock: black, kind: "hoodie" }), ...list.map(({ id }) => goods(id + 1))];
    const orders = ["", "kind=hoodie", "colour=black", "size=m"].map((query) => countFacets(all, chosen(query), 2));
    expect(orders.map(({ colourOrder }) => colourOrder)).toEqual(orders.map(() => ["navy", "white", "black"]));
    expect([...orders[1]!.values.colour]).toEqual([
      ["black", 1],
      ["navy", 0],
      ["white", 0],
    ]);
  });

  test("flags and prices count what fits the rest", () => {
    const { flags, price } = counted("kind=tee");
    expect(flags).toEqual({ sale: 0, "own-words": 1 });
    expect(price).toEqual({ minMinor: 1000, maxMinor: 4000, bars: [1, 0, 0, 1, 0, 0, 1, 0, 0, 0] });
    expect(counted("to=10").price?.bars).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1]);
    expect(countFacets([], chosen(""), 2).price).toBeNull();
  });

  test("prices are read in units of a currency without decimals, too", () => {
    expect(countFacets(list, chosen("to=1500"), 0).fitting.map(({ id }) => id)).toEqual([4]);
  });
});

test.each([
  ["bestsellers", [2, 1, 3]],
  ["new-in", [3, 2, 1]],
  ["price-low", [1, 3, 2]],
  ["price-high", [2, 3, 1]],
  [null, [1, 2, 3]],
] as const)("in the order %s", (sort, expected) => {
  const sorted = sortGoods([goods(1), goods(2, { priceMinor: 9000, orders: 4 }), goods(3, { priceMinor: 2500 })], sort);
  expect(sorted.map(({ id }) => id)).toEqual(expected);
});

test.each([
  [
    [
      ["xs", "s"],
      ["s", "m"],
    ],
    ["xs", "s", "m"],
  ],
  [
    [
      ["s", "l"],
      ["s", "m", "l"],
    ],
    ["s", "m", "l"],
  ],
  [
    [["s"], ["xs", "s"]],
    ["xs", "s"],
  ],
  [
    [["s"], ["a4", "a3"]],
    ["s", "a4", "a3"],
  ],
  [[], []],
])("the order of %j is %j", (lists, merged) => {
  expect(mergeOrder(lists)).toEqual(merged);
});
