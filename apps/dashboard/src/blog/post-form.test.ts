import { describe, expect, test } from "vitest";
import type { Post } from "./blog-query.ts";
import { bodyOf, differingFields, emptyForm, faultsOf, formOf, putOver, saveWord } from "./post-form.ts";

const zone = "Europe/London";
const now = "2026-06-01T12:00:00.000Z";
const post: Post = {
  id: 3,
  urlName: "wool",
  title: "Wool",
  state: "published",
  publishedAt: "2026-05-01T09:00:00.000Z",
  updatedAt: now,
  tags: ["Dyes"],
  version: 2,
  summary: "",
  html: "<p>Warm</p>",
  author: "Ada",
  image: null,
  productId: 7,
  url: "/blog/wool/",
};
const form = formOf(post, zone);

describe("when a post comes out", () => {
  test.each([
    ["a draft", { when: "draft" }, post, null],
    ["one that is out already", {}, post, post.publishedAt],
    ["one that comes out now", { when: "published" }, { ...post, state: "draft", publishedAt: null }, now],
    ["a new one", { when: "published" }, null, now],
    ["a scheduled one", { when: "scheduled", at: "2026-07-01T10:00" }, post, "2026-07-01T09:00:00.000Z"],
    ["one that was scheduled and comes out now", { when: "published" }, { ...post, state: "scheduled" }, now],
  ] as const)("of %s is sent", (_, change, opened, publishedAt) => {
    expect(bodyOf({ ...form, ...change }, { post: opened, timeZone: zone, now }).publishedAt).toBe(publishedAt);
  });
});

test("the product beside a post stays", () => {
  expect(bodyOf(form, { post, timeZone: zone, now }).productId).toBe(7);
});

test.each([
  [emptyForm(""), null, "Save draft"],
  [form, "published", "Save"],
  [{ ...form, when: "draft" }, "published", "Make it a draft"],
  [{ ...form, when: "published" }, "draft", "Publish"],
  [{ ...form, when: "scheduled" }, "draft", "Schedule"],
  [{ ...form, when: "scheduled" }, "scheduled", "Save"],
] as const)("%j over a post that is %s is saved by %s", (written, state, word) => {
  expect(saveWord(written, state)).toBe(word);
});

test("what was typed here lies over what was saved elsewhere", () => {
  const theirs = { ...form, title: "Wool and silk", summary: "Of both" };
  const merged = putOver({ ...form, title: "Wool only" }, form, theirs);
  expect([merged.title, merged.summary]).toEqual(["Wool only", "Of both"]);
  expect(differingFields(merged, theirs)).toEqual(["title"]);
});

test("a post without a title, and one that is scheduled for no time, cannot be saved", () => {
  expect(Object.keys(faultsOf({ ...emptyForm(""), when: "scheduled" }, zone))).toEqual(["title", "at"]);
  expect(faultsOf(form, zone)).toEqual({});
});
