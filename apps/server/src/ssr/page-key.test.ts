import fc from "fast-check";
import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test.each([
  ["demo.localhost:4000", "/", "demo.localhost:4000 /"],
  ["DEMO.localhost", "/a/?utm=1", "demo.localhost /a/"],
  ["demo.localhost", "/a/?x=1&sort=new-in", "demo.localhost /a/?sort=new-in"],
  ["demo.localhost", "/a/?feature-pages=false", "demo.localhost /a/?feature-pages=false"],
  ["demo.localhost", "//evil.example/", "demo.localhost //evil.example/"],
  [undefined, "/", null],
  ["demo.localhost", "*", null],
  ["demo.localhost", `/${"a".repeat(1000)}`, null],
])("a page at %s%s is kept as %s", (host, url, key) => {
  expect(pageKey(host, url)).toBe(key);
});

test("no address makes it throw, nor one that is cut in the middle of a letter", () => {
  expect(pageKey("demo.localhost", `/?sort=${"a".repeat(59)}%F0%9F%98%80`)).toContain("sort=a");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(80), (text, pad) => {
      pageKey("demo.localhost", `/?sort=${"a".repeat(pad)}${encodeURIComponent(text.toWellFormed())}`);
      pageKey("demo.localhost", `/?sort=${"a".repeat(pad)}${text}`);
    }),
  );
});
