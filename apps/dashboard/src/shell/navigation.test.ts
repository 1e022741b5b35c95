import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { expect, test } from "vitest";
import { firstPlaceFor, footNavigationFor, forbiddenFor, missingFor, navigationOf } from "./navigation.ts";

test.each([
  [
    "owner",
    ["Home", "Orders", "Products", "Artworks", "Discounts", "Gift cards"],
    ["Pages", "Collections", "Theme", "Menus", "Blog", "Help centre", "Legal texts"],
  ],
  [
    "designer",
    ["Home", "Products", "Artworks"],
    ["Pages", "Collections", "Theme", "Blog", "Help centre", "Legal texts"],
  ],
  [
    "marketer",
    ["Home", "Products", "Artworks", "Discounts"],
    ["Pages", "Collections", "Blog", "Help centre", "Legal texts"],
  ],
  ["support", ["Home", "Orders", "Products", "Artworks", "Discounts", "Gift cards"], undefined],
  ["stranger", [], undefined],
])("a %s is led to %j, and in the online shop to %j", (role, labels, ofShop) => {
  const [section, ...others] = navigationOf(merchantPermissionsOf(role), { openOrders: 2, products: 3 });
  const shop = others.find(({ label }) => label === "Online shop");
  expect(section?.items.map(({ label }) => label)).toEqual(labels);
  expect(shop?.items.map(({ label }) => label)).toEqual(ofShop);
});

test.each([
  ["owner", ["Reviews", "Shared links", "Split tests"]],
  ["marketer", ["Reviews", "Shared links", "Split tests"]],
  ["support", ["Reviews"]],
  ["designer", undefined],
])("marketing leads a %s to %j", (role, labels) => {
  const marketing = navigationOf(merchantPermissionsOf(role)).find(({ label }) => label === "Marketing");
  expect(marketing?.items.map(({ label }) => label)).toEqual(labels);
});

test.each([
  [["overview.read", "orders.read"], "/"],
  [["orders.read"], "/orders"],
  [["designs.read", "people.manage"], "/artworks"],
  [["people.manage"], "/settings/security"],
  [[], "/settings/security"],
])("somebody who may %j begins at %s", (permissions, href) => {
  expect(firstPlaceFor(permissions).href).toBe(href);
});

test.each([
  ["owner", ["Plugins", "Settings"]],
  ["manager", ["Plugins", "Settings"]],
  ["designer", ["Settings"]],
] as const)("below the places a %s finds %j", (role, labels) => {
  expect(footNavigationFor(merchantPermissionsOf(role)).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ["manager", "/settings/team", "people.manage"],
  ["admin", "/settings/team", null],
  ["owner", "/orders/12", null],
  ["designer", "/orders", "orders.read"],
  ["designer", "/orders/12", "orders.read"],
  ["designer", "/products/new", null],
  ["viewer", "/products/new", "products.edit"],
  ["viewer", "/products/12", null],
  ["viewer", "/blog/12", null],
  ["viewer", "/blog/new", "blog.edit"],
  ["designer", "/split-tests/12", "marketing.edit"],
  ["marketer", "/split-tests/new", null],
  ["marketer", "/theme", "themes.edit"],
  ["viewer", "/", null],
  ["viewer", "/nowhere", null],
  ["stranger", "/", "overview.read"],
] as const)("to a %s the page %s is closed by %j (storefront §6)", (role, path, permission) => {
  expect(missingFor(merchantPermissionsOf(role), path)).toBe(permission);
});

test("S6.04: who misses a permission is led to /403/, which knows where they wanted to go", () => {
  expect(forbiddenFor("/orders?view=open")).toBe("/403/?of=%2Forders%3Fview%3Dopen");
  expect(missingFor([], "/403")).toBeNull();
  expect(missingFor([], "/403/")).toBeNull();
});
