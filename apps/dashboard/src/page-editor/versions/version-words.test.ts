import { expect, test } from "vitest";
import type { PageVersion } from "../../pages/pages-query.ts";
import { nameOf, sentenceName, spanWords } from "./version-words.ts";

const now = new Date("2026-11-20T14:32:00Z");
const at = (words: string) => new Date(`2026-11-${words}:00Z`);

test.each([
  ["of one day", "20T09:10", "20T09:42", "09:10–09:42"],
  ["within a minute", "20T09:10", "20T09:10", "09:10"],
  ["over midnight", "18T23:40", "19T00:20", "Wed 18 Nov 23:40 – 00:20"],
])("saves %s say from when to when", (_, from, to, words) => {
  expect(spanWords(at(from), at(to), now, "UTC")).toBe(words);
});

const row = (given: Partial<PageVersion>): PageVersion => ({
  ...{ version: 7, kind: "published", note: "", by: null, createdAt: at("20T09:42").toISOString(), folded: [] },
  ...given,
});
const folded = [{ version: 6, createdAt: at("19T09:10").toISOString() }];

test.each([
  ["Published", row({})],
  ["Before the sale", row({ kind: "named", note: "Before the sale" })],
  ["Automatic save", row({ kind: "automatic" })],
  ["2 automatic saves", row({ kind: "automatic", folded })],
])("a row is called %s", (words, given) => {
  expect(nameOf(given)).toBe(words);
});

test.each([
  ["“Spring”", 7, row({ note: "Spring" })],
  ["version 7", 7, row({})],
  ["version 5, which is not listed", 5, row({ kind: "automatic" })],
  ["the save of yesterday 09:10", 6, row({ kind: "automatic", folded })],
])("in a sentence it is %s", (words, version, given) => {
  expect(words).toContain(sentenceName([given], version, now));
});
