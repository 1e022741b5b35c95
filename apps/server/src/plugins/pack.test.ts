import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageKey } from "../ssr/page-cache/page-key.ts";
import { bodyIn, encodingFor, isHeld, pack, packToStore } from "./pack.ts";

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

test("a kept body comes back in every form, in the one that it is kept in at once", async () => {
  const text = "Northkeep prints for crews. ".repeat(400);
  const kept = await packToStore(text);
  expect(kept.br.buffer.byteLength).toBe(kept.br.length);
  expect(bodyIn(kept, "br")).toBe(kept.br);
  expect(brotliDecompressSync(kept.br).toString()).toBe(text);
  expect(gunzipSync(await bodyIn(kept, "gzip")).toString()).toBe(text);
  expect((await bodyIn(kept, "identity")).toString()).toBe(text);
  expect(kept.etags).toEqual((await pack(text)).etags);
});
