import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 12, 96, { first: 1, last: 12, pages: 8 }],
  [8, 12, 90, { first: 85, last: 90, pages: 8 }],
  [1, 12, 0, { first: 0, last: 0, pages: 1 }],
  [99, 12, 30, { first: 25, last: 30, pages: 3 }],
  [0, 12, 30, { first: 1, last: 12, pages: 3 }],
])("page %i of %i rows a page over %i rows", (page, pageSize, total, window) => {
  expect(pageWindow(page, pageSize, total)).toEqual(window);
});
