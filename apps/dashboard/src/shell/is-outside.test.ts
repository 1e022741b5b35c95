import { expect, test } from "vitest";
import { isOutside } from "./is-outside.ts";

test.each([
  ["http://demo.localhost:4000/", true],
  ["https://demo.example/product/tee/", true],
  ["mailto:owen@example.com", true],
  ["//demo.example/", true],
  ["/products/31", false],
  ["/orders?view=making", false],
  ["#content", false],
])("%s leads out of the dashboard: %s", (href, expected) => {
  expect(isOutside(href)).toBe(expected);
});
