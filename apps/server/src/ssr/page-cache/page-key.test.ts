import fc from "fast-check";
import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test.each([
  ["demo.localhost:4000", "/", "demo.localhost /"],
  ["demo.localhost:99999", "/", "demo.localhost /"],
  ["demo.localhost.:1", "/", "demo.localhost /"],
  ["demo.localhost:x", "/", null],
  ["DEMO.localhost", "/a/?utm=1", "demo.localhost /a/"],
  ["demo.localhost", "/a/?x=1&sort=new-in", "demo.localhost /a/?sort=new-in"],
  ["demo.localhost", "/a/?sort=bestsellers", "demo.localhost /a/"],
  ["demo.localhost", "/a/?sort=made-up", "demo.localhost /a/"],
  ["demo.localhost", "/a/?feature-pages=false&sort=new-in", "demo.localhost /a/?sort=new-in&feature-pages=false"],
  ["demo.localhost", "/a/?feature-pages=false", "demo.localhost /a/?feature-pages=false"],
  ["demo.localhost", "//evil.example/", "demo.localhost //evil.example/"],
  ["demo.localhost", "/a/?colour=navy", "demo.localhost /a/"],
  ["demo.localhost", "/collection/a/?size=m&colour=navy&utm=1", "demo.localhost /collection/a/?colour=navy&size=m"],
  ["demo.localhost", "/_page/collection/a/?page=2&sale=1", "demo.localhost /_page/collection/a/?sale=1&page=2"],
  ["demo.localhost", "/collection/a/?from=&to=&sort=bestsellers", "demo.localhost /collection/a/"],
  ["demo.localhost", "/collection/a/?colour=navy&colour=black&size=m", null],
  ["demo.localhost", "/collection/a/?from=5", null],
  ["demo.localhost", "/?code=TIDE10", null],
  [undefined, "/", null],
  ["demo.localhost", "*", null],
  ["demo.localhost", `/${"a".repeat(1000)}`, null],
])("a page at %s%s is cached as %s", (host, url, key) => {
  expect(pageKey(host, url)).toBe(key);
});

test("no page is cached in more than sixteen forms, for any query", () => {
  const value = fc.oneof(
    fc.constantFrom("new-in", "price-low", "price-high", "bestsellers", "false", "true"),
    fc.string(),
  );
  const name = fc.oneof(fc.constantFrom("sort", "feature-pages", "feature-components"), fc.string());
  const queries = fc.sample(fc.array(fc.tuple(name, value), { maxLength: 6 }), 20_000);
  const found = queries.map((query) => pageKey("demo.localhost", `/?${new URLSearchParams(query)}`));
  // A name that chance made, "by" for one, may say that the page is not cached at all.
  const keys = new Set(found.filter((key) => key !== null));
  expect(keys.size).toBeGreaterThan(8);
  expect(keys.size).toBeLessThanOrEqual(16);
});

test("no address makes it throw, nor one that is cut in the middle of a character", () => {
  expect(pageKey("demo.localhost", `/?sort=${"a".repeat(59)}%F0%9F%98%80`)).toBe("demo.localhost /");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(80), (text, pad) => {
      pageKey("demo.localhost", `/?sort=${"a".repeat(pad)}${encodeURIComponent(text.toWellFormed())}`);
      pageKey("demo.localhost", `/?sort=${"a".repeat(pad)}${text}`);
    }),
  );
});

test.each([
  ["operator-mode=headless", "demo.localhost#headless /"],
  ["a=b; operator-mode=embedded", "demo.localhost#embedded /"],
  ["operator-mode=made-up", "demo.localhost /"],
])("S2.50 with the cookies %s the home page is cached as %s", (cookies, key) => {
  expect(pageKey("demo.localhost", "/", cookies)).toBe(key);
});

test("an address that chooses what shows the shop is never cached", () => {
  expect(pageKey("demo.localhost", "/?operator-mode=headless")).toBeNull();
});
