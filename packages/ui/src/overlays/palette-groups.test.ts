import { expect, test } from "vitest";
import { type PaletteGroup, shownGroups } from "./palette-groups.ts";

const items = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
const groups: readonly PaletteGroup[] = [
  {
    id: "places",
    label: "Places",
    items: items("Home", "Orders", "Products", "Artworks", "Order notes", "Old orders"),
  },
  { id: "found", label: "Products", items: items("Hedgerow Club tee"), isFound: true },
  { id: "acts", label: "Actions", items: items("New product", "Order samples"), isActions: true },
];
const fits = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());
const shown = (query: string) =>
  Object.fromEntries(
    shownGroups(groups, query, fits).map((group) => [group.id, group.items.map((item) => item.label)]),
  );

test("an empty query shows four of each group", () => {
  expect(shown("").places).toEqual(["Home", "Orders", "Products", "Artworks"]);
});

test("a query filters the rows, and leaves what the server found as it came", () => {
  expect(shown("order")).toEqual({
    places: ["Orders", "Order notes", "Old orders"],
    found: ["Hedgerow Club tee"],
    acts: ["Order samples"],
  });
});

test("after > only acts are left", () => {
  expect(shown("> prod")).toEqual({ acts: ["New product"] });
  expect(shown(">")).toEqual({ acts: ["New product", "Order samples"] });
});
