import { expect, test } from "vitest";
import {
  type MerchantPermission,
  merchantMay,
  merchantPermissions,
  merchantPermissionsOf,
  merchantRoles,
} from "./merchant-roles.ts";

const roles = ["owner", "admin", "manager", "designer", "marketer", "support", "accountant", "viewer"];

test("the eight roles of the reading exist, and no other (readings, Roles)", () => {
  expect(Object.keys(merchantRoles)).toEqual(roles);
});

test.each(Object.entries(merchantPermissions))("%s is a word of the form area.action: %s", (word, sentence) => {
  expect(word).toMatch(/^[a-z]+\.[a-z]+$/);
  expect(sentence).toMatch(/^[A-Z].{10,}[^.]$/);
});

/** Read by permission; the rules are kept by role. */
const holders: readonly [permission: MerchantPermission, roles: string][] = [
  ["overview.read", "owner admin manager designer marketer support accountant viewer"],
  ["money.read", "owner admin manager accountant viewer"],
  ["orders.read", "owner admin manager support accountant viewer"],
  ["orders.manage", "owner admin manager support"],
  ["orders.refund", "owner admin manager support"],
  ["customers.read", "owner admin manager marketer support viewer"],
  ["products.read", "owner admin manager designer marketer support accountant viewer"],
  ["products.edit", "owner admin manager designer marketer"],
  ["products.publish", "owner admin manager designer marketer"],
  ["collections.edit", "owner admin manager designer marketer"],
  ["designs.read", "owner admin manager designer marketer support accountant viewer"],
  ["designs.edit", "owner admin manager designer"],
  ["pages.read", "owner admin manager designer marketer viewer"],
  ["pages.edit", "owner admin manager designer marketer"],
  ["pages.publish", "owner admin manager marketer"],
  ["themes.edit", "owner admin manager designer"],
  ["blog.edit", "owner admin manager designer marketer"],
  ["blog.publish", "owner admin manager marketer"],
  ["marketing.edit", "owner admin manager marketer"],
  ["discounts.read", "owner admin manager marketer support viewer"],
  ["discounts.edit", "owner admin manager marketer"],
  ["giftcards.read", "owner admin manager support accountant viewer"],
  ["giftcards.edit", "owner admin manager support"],
  ["reviews.read", "owner admin manager marketer support viewer"],
  ["reviews.answer", "owner admin manager marketer support"],
  ["chat.answer", "owner admin manager support"],
  ["quotes.manage", "owner admin manager support"],
  ["shop.edit", "owner admin manager"],
  ["shop.code", "owner admin"],
  ["integrations.edit", "owner admin"],
  ["people.manage", "owner admin"],
  ["billing.manage", "owner admin"],
  ["payouts.manage", "owner"],
  ["shop.close", "owner"],
];

test.each(holders)("%s belongs to %s (readings, Roles)", (word, held) => {
  expect(roles.filter((role) => merchantMay(role, word))).toEqual(held.split(" "));
});

test("no permission is left out above", () => {
  expect(holders.map(([word]) => word)).toEqual(Object.keys(merchantPermissions));
});

test.each(["stranger", "toString", "__proto__", "", "super-admin"])("the unknown role %j may do nothing", (role) => {
  expect(merchantPermissionsOf(role)).toEqual([]);
});

test("viewer and accountant change nothing", () => {
  for (const role of ["viewer", "accountant"])
    expect(merchantPermissionsOf(role).filter((word) => !word.endsWith(".read"))).toEqual([]);
});

test("words given to one person come on top of their role, and only words of the table count (platform-core §6)", () => {
  expect(merchantPermissionsOf("stranger", ["orders.read", "everything", "toString"])).toEqual(["orders.read"]);
  expect(merchantPermissionsOf("designer", ["money.read"])).toEqual([
    ...merchantPermissionsOf("designer").slice(0, 1),
    "money.read",
    ...merchantPermissionsOf("designer").slice(1),
  ]);
});
