import { expect, test } from "vitest";
import { badgeOf } from "./page-badge.tsx";

const page = (more: object) => ({ liveVersion: 1, published: true, edited: false, ...more }) as never;
const diff = (count: number) => ({ blocks: [], page: Array.from({ length: count }) }) as never;

test.each([
  ["never published", { page: page({ liveVersion: null }), isSaved: true, diff: null }, "Draft"],
  ["hidden", { page: page({ published: false, edited: true }), isSaved: true, diff: diff(1) }, "Hidden"],
  ["as visitors see it", { page: page({}), isSaved: true, diff: diff(0) }, "Published"],
  ["one change ahead", { page: page({ edited: true }), isSaved: true, diff: diff(1) }, "Draft, 1 change"],
  ["changes ahead", { page: page({ edited: true }), isSaved: true, diff: diff(4) }, "Draft, 4 changes"],
  ["changed and not saved yet", { page: page({}), isSaved: false, diff: diff(0) }, "Draft, changed"],
  ["changed in what is not counted yet", { page: page({ edited: true }), isSaved: true, diff: null }, "Draft, changed"],
])("the badge of a page that is %s says so", (_, standing, word) => {
  expect(badgeOf(standing as never).word).toBe(word);
});
