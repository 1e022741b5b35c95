import { expect, test } from "vitest";
import { pageKey } from "../ssr/page-cache/page-key.ts";
import { encodingFor, isHeld, pack } from "./pack.ts";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.5", "br"],
  ["gzip", "gzip"],
  ["identity", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s takes %s", (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});

test("every form has a validator of its own, and the same text the same one", async () => {
  const [one, same, other] = await Promise.all([pack("a page"), pack("a page"), pack("another")]);
  expect(new Set(Object.values(one.etags)).size).toBe(3);
  expect(one.etags).toEqual(same.etags);
  expect(one.etags.br).not.toBe(other.etags.br);
  expect(isHeld(`W/"x", ${one.etags.br}`, one.etags.br)).toBe(true);
  expect(isHeld(one.etags.gzip, one.etags.br)).toBe(false);
});

test.each([
  ["shop.localhost:4000", "/collection/a/?sort=new-in&utm_source=x", "shop.localhost /collection/a/?sort=new-in"],
  ["SHOP.localhost", "/", "shop.localhost /"],
  ["a", "/?x=1&y=2", "a /"],
  ["a", "//evil", "a //evil"],
  [undefined, "/", null],
  ["a", "*", null],
])("host %s and %s are cached under %s", (host, url, key) => {
  expect(pageKey(host, url)).toBe(key);
});
