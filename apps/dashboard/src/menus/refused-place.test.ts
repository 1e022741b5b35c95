import { expect, test } from "vitest";
import { refusedPlace } from "./refused-place.ts";

test.each([
  [{ "menu.6.url": "Say where it leads" }, { list: "menu", place: { entry: 6, segment: null } }],
  [{ "menu.2.segments.1.items.0.title": "Write a name" }, { list: "menu", place: { entry: 2, segment: 1 } }],
  [{ "columns.3.links.0.url": "Say where it leads" }, { list: "footer", place: { entry: 3, segment: null } }],
  [{ "legal.1.title": "Write a name" }, { list: "legal", place: null }],
  [{ menu: "Too many" }, { list: "menu", place: null }],
  [{ rev: "Old" }, null],
])("what is wrong in %o is found at %o", (errors, place) => {
  expect(refusedPlace(errors)).toEqual(place);
});
