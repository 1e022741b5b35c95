import { expect, test } from "vitest";
import { firstFooterColumns, firstMenu, hasOwnMenu } from "./first-menu.ts";
import { readShopSettings } from "./shop-settings.ts";

const first = readShopSettings({ menu: firstMenu, footer: { columns: firstFooterColumns } });
const link = { title: "Look book", url: "/look-book/" };

test.each([
  ["a new shop", first, false],
  ["a shop with another name and announcement", { ...first, announcement: { text: "New" }, promises: [] }, false],
  ["one with a link more", { ...first, menu: [...first.menu, link] }, true],
  ["one with other words for the same", { ...first, menu: first.menu.map((item) => ({ ...item, title: "x" })) }, true],
  [
    "one with another footer",
    { ...first, footer: { ...first.footer, columns: [{ title: "Shop", items: [link] }] } },
    true,
  ],
  ["one that has taken every link out", { ...first, menu: [] }, true],
])("%s: whether its menu is its own", (_, stored, isOwn) => {
  expect(hasOwnMenu(JSON.parse(JSON.stringify(stored)))).toBe(isOwn);
});
