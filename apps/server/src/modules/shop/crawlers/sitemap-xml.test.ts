import { expect, test } from "vitest";
import { mostUrls, sitemapFiles } from "./sitemap-xml.ts";

test.each([
  [0, 1],
  [29_900, 1],
  [29_901, 2],
  [29_900 + mostUrls, 2],
  [29_901 + mostUrls, 3],
])("%i products take %i files", (products, files) => {
  expect(sitemapFiles(products)).toBe(files);
});
