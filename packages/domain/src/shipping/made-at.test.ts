import { expect, test } from "vitest";
import { factoryOfOrder, madeAt } from "./made-at.ts";

test.each([
  ["paper", "newport"],
  ["dtg", "telford"],
  ["dtf", "telford"],
  ["vinyl", "telford"],
  ["blank", "telford"],
] as const)("goods of %s are made at %s", (technology, factory) => {
  expect(madeAt(technology)).toBe(factory);
});

test.each([
  [["telford"], "telford"],
  [["newport"], "newport"],
  [["newport", "telford"], "telford"],
  [[], "telford"],
])("an order made at %j stands under %s", (factories, code) => {
  expect(factoryOfOrder(factories)).toBe(code);
});
