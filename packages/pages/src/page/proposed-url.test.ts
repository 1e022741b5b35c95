import { expect, test } from "vitest";
import { proposedPageUrl } from "./proposed-url.ts";

test.each([
  ["Our work", "/our-work/"],
  ["  Autumn, 2026!  ", "/autumn-2026/"],
  ["Żółw & Café", "/zolw-and-cafe/"],
  ["The lighthouse’s keeper", "/the-lighthouses-keeper/"],
  ["日本", ""],
  ["", ""],
])("a page called %j is proposed the address %j", (name, url) => {
  expect(proposedPageUrl(name)).toBe(url);
});
