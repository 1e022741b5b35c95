import { expect, test } from "vitest";
import { typedTarget } from "./typed-target.ts";

test.each([
  ["example.org/a", "https://example.org/a"],
  ["https://example.org", "https://example.org"],
  ["ada@bramble.example", "mailto:ada@bramble.example"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["/about/", "/about/"],
  ["#sizes", "#sizes"],
  ["@remill", "@remill"],
])("%s is the address %s", (typed, url) => {
  expect(typedTarget(typed)?.url).toBe(url);
});

test.each(["whale", "javascript:alert(1)", "12 tees", ""])("%j is no address", (typed) => {
  expect(typedTarget(typed)).toBeNull();
});
