import { expect, test } from "vitest";
import { shownPages } from "./pager.tsx";

test.each([
  [1, 2, [1, 2]],
  [1, 6, [1, 2, null, 6]],
  [2, 6, [1, 2, 3, null, 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %i of %i shows %j", (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
