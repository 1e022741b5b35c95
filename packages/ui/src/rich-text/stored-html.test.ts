import { expect, test } from "vitest";
import { storedHtml } from "./stored-html.ts";

test.each([
  ["<p></p>", ""],
  ["<p>One</p><p></p>", "<p>One</p>"],
  ["<p>One</p><p></p><p>Two</p>", "<p>One</p><p></p><p>Two</p>"],
  ['<figure><img src="/a"><figcaption></figcaption></figure>', '<figure><img src="/a"></figure>'],
  ["<figure><figcaption>A vat</figcaption></figure>", "<figure><figcaption>A vat</figcaption></figure>"],
])("%s is stored as %s", (written, stored) => {
  expect(storedHtml(written)).toBe(stored);
});
