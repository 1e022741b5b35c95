import type { LucideIcon } from "lucide-react";
import { expect, test } from "vitest";
import { currentItem, splitTabs } from "./navigation-items.ts";

const icon = (() => null) as unknown as LucideIcon;
const item = (label: string, href: string) => ({ label, href, icon });
const sections = [
  { items: [item("Home", "/"), item("Orders", "/orders"), item("Returns", "/orders/returns")] },
  { label: "Shop", items: [item("Pages", "/pages")] },
];

test.each([
  ["/", "Home"],
  ["/orders", "Orders"],
  ["/orders/B-2108", "Orders"],
  ["/orders/returns/7", "Returns"],
  ["/pages/home", "Pages"],
  ["/ordersheet", undefined],
  ["/gallery", undefined],
])("%s belongs to %s", (path, label) => {
  expect(currentItem(sections, path)?.label).toBe(label);
});

test("five places are five tabs; of six, four are tabs and two are behind More", () => {
  const items = ["a", "b", "c", "d", "e", "f"].map((name) => item(name, `/${name}`));
  expect(splitTabs(items.slice(0, 5))).toEqual({ tabs: items.slice(0, 5), more: [] });
  expect(splitTabs(items)).toEqual({ tabs: items.slice(0, 4), more: items.slice(4) });
});
