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

test.each([
  ["<ul><li><p>One</p></li><li><p>Two <b>b</b></p></li></ul>", "<ul><li>One</li><li>Two <b>b</b></li></ul>"],
  ["<ul><li><p>One</p><ol><li><p>Inner</p></li></ol></li></ul>", "<ul><li>One<ol><li>Inner</li></ol></li></ul>"],
  ["<ul><li><p>One</p><p>more of it</p></li></ul>", "<ul><li><p>One</p><p>more of it</p></li></ul>"],
  ["<ul><li><p></p></li></ul>", "<ul><li></li></ul>"],
])("entries of a list are stored without the editor's paragraphs: %s", (written, stored) => {
  expect(storedHtml(written, "<ul><li>One</li></ul>")).toBe(stored);
});

test("a text whose entries have paragraphs keeps them", () => {
  const text = "<ul><li><p>One</p></li></ul>";
  expect(storedHtml(text, text)).toBe(text);
});
