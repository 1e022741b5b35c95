import { expect, test } from "vitest";
import { writtenLink } from "./written-link.ts";

test.each([
  ["example.com", "https://example.com"],
  [" www.example.co.uk/a?b#c ", "https://www.example.co.uk/a?b#c"],
  ["ada@bramble.example", "mailto:ada@bramble.example"],
  ["/blog/", "/blog/"],
  ["#part", "#part"],
  ["https://example.com/", "https://example.com/"],
  ["javascript:x()", "javascript:x()"],
  ["", ""],
])("%s leads to %s", (typed, address) => {
  expect(writtenLink(typed)).toBe(address);
});
