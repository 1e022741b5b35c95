import fc from "fast-check";
import { expect, test } from "vitest";
import { routes } from "../answers.ts";
import { cleanPath, encodePath } from "./clean-path.ts";
import { matcher } from "./match.ts";

const match = matcher(routes);

test.each([
  ["/", "store", {}],
  ["/about/us/", "store", { url: "about/us/" }],
  ["/404/", "missing", {}],
  ["/basket/", "basket", {}],
  ["/basket", "basket", {}],
  ["/checkout/", "checkout", {}],
  ["/checkout/return/ab-1/", "checkout", { attempt: "ab-1" }],
  ["/receipt/xyz/", "receipt", { orderHash: "xyz" }],
  ["/newsletter/", "newsletter", {}],
  ["/newsletter/sent/", "newsletter", { step: "sent" }],
  ["/newsletter/confirm/AbC-1/", "newsletter", { step: "confirm", token: "AbC-1" }],
  ["/subscription-verified/", "newsletter", {}],
  ["/collection/clothing/", "collection", { collection: "clothing" }],
  ["/product/tee/", "product", { product: "tee" }],
  ["/product/tee/dark-blue/", "product", { product: "tee", colour: "dark-blue" }],
  ["/product/tee/blue/more/", "store", { url: "product/tee/blue/more/" }],
])("%s is %s", (path, name, params) => {
  const found = match(path);
  expect([found?.route.name, found?.params]).toEqual([name, params]);
});

test("a page may be prefetched if the server caches it for everyone, and no other", () => {
  for (const { path, cache, isDocument, isPersonal } of routes)
    expect([path, cache !== undefined]).toEqual([path, !isDocument && !isPersonal]);
});

test.each([
  ["/about", "/about/"],
  ["//about///us", "/about/us/"],
  ["/%61bout/", "/about/"],
  ["/caf%C3%A9/", "/café/"],
  ["/cafe%CC%81/", "/café/"],
  ["/a/../b/", null],
  ["/%2e%2e/b/", null],
  ["/a%5Cb/", null],
  ["/a%00b/", null],
  ["/a%2525/", null],
  ["/%ff/", null],
  ["about", null],
])("%s is cleaned to %s", (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

test("cleaning what is clean changes nothing, and a clean path comes back from its address", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const clean = cleanPath(path);
      if (clean !== null) expect(cleanPath(encodePath(clean))).toBe(clean);
    }),
  );
});

test("no spelling of a reserved address reaches a store page (reliability S13)", () => {
  const spelling = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((coded) =>
        [...text].map((letter, at) => (coded[at] ? `%${letter.charCodeAt(0).toString(16)}` : letter)).join(""),
      );
  const reserved = fc.constantFrom("login", "checkout", "basket", "favourites", "newsletter").chain(spelling);
  fc.assert(
    fc.property(reserved, fc.constantFrom("/", "", "//"), (word, end) => {
      expect(match(cleanPath(`/${word}${end}`)!)?.route.name).not.toBe("store");
    }),
  );
});

test("every address but the last leads to its own page, and the last takes the rest (reliability S13)", () => {
  const written = (path: string) => path.replace(/\{\w+\*\}/g, "any/page").replace(/\{\w+\??\}/g, "some");
  for (const { path, name } of routes) expect([path, match(written(path))?.route.name]).toEqual([path, name]);
  expect(routes.at(-1)?.path).toBe("/{url*}");
});

test("one address of a page may have its own layout", () => {
  const layouts = routes.filter(({ name }) => name === "newsletter").map(({ path, layout }) => [path, layout]);
  expect(layouts).toEqual([
    ["/newsletter/{step?}/{token?}/", "standard"],
    ["/subscription-verified/", "studio"],
  ]);
});
