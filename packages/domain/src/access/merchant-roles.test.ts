import { expect, test } from "vitest";
import { merchantMay } from "./merchant-roles.ts";

test.each([
  ["owner", "products.edit", true],
  ["manager", "orders.read", true],
  ["designer", "designs.edit", true],
  ["designer", "orders.read", false],
  ["marketer", "designs.edit", false],
  ["accountant", "orders.read", true],
  ["viewer", "products.edit", false],
  ["stranger", "orders.read", false],
  ["toString", "orders.read", false],
] as const)("a %s and %s: %s", (role, action, may) => {
  expect(merchantMay(role, action)).toBe(may);
});
