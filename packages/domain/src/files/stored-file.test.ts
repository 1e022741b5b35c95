import { expect, test } from "vitest";
import type { DivisionId } from "../ids.ts";
import { storedFileAddress, storedFilePath, withFileAddresses } from "./stored-file.ts";

const sha256 = "ab".repeat(32);
const origin = "http://files.localhost:4000";

const shop = 105 as DivisionId;

test("a saved document keeps its pictures through a change of host", () => {
  const page = {
    blocks: [
      {
        properties: { image: { original: storedFilePath(shop, sha256), sizes: { 480: storedFilePath(shop, sha256) } } },
      },
    ],
    words: "/files/ are kept here",
    rows: [[1, 2], { name: "a row without a picture" }],
    none: null,
    count: 3,
  };
  const address = `${origin}/105/${sha256}.webp`;
  const shown = withFileAddresses(page, origin);
  expect(shown).toEqual({
    ...page,
    blocks: [{ properties: { image: { original: address, sizes: { 480: address } } } }],
  });
  expect(shown.rows).toBe(page.rows);
  expect(page.blocks[0]?.properties.image.original).toMatch(/^\/files\//);
});

test.each([
  ["another site", `https://evil.example/files/105/${sha256}.webp`],
  ["a path upwards", `/files/../${sha256}.webp`],
  ["a name that is no hash", "/files/105/menu.webp"],
  ["a drawing", `/files/105/${sha256}.svg`],
])("%s is not one of our pictures", (_, text) => {
  expect(storedFileAddress(text, origin)).toBeNull();
});
