import { permissionsOf } from "@selvedge/domain/access/roles";
import { expect, test } from "vitest";
import { firstPlaceFor, missingFor, navigationFor } from "./navigation.ts";

test.each([
  [
    "super-admin",
    [
      "Orders",
      "Returns",
      "Refunds",
      "Gift cards",
      "Approvals",
      "Quotes",
      "Floor",
      "Stations",
      "Batches",
      "Shops",
      "Customers",
      "Staff",
      "Badges",
      "Access requests",
      "Roles",
      "Audit",
      "Failed jobs",
    ],
  ],
  ["finance", ["Orders", "Returns", "Refunds", "Gift cards", "Quotes", "Shops", "Customers"]],
  ["people", ["Staff", "Badges", "Access requests", "Roles"]],
  ["factory-lead", ["Orders", "Returns", "Floor", "Stations", "Batches", "Badges"]],
  ["picker", ["Orders", "Returns", "Floor", "Stations"]],
  ["engineering", ["Orders", "Returns", "Floor", "Stations", "Shops", "Audit", "Failed jobs"]],
  ["moderator", ["Approvals", "Shops"]],
  ["stranger", []],
])("a %s is led to %j", (role, labels) => {
  const sections = navigationFor(permissionsOf([role]), { orders: 2 });
  expect(sections.flatMap(({ items }) => items.map(({ label }) => label))).toEqual(labels);
});

test.each([
  ["super-admin", "/approvals", null],
  ["picker", "/approvals", "products.moderate"],
  ["picker", "/stations/pick-a", null],
  ["moderator", "/floor", "floor.read"],
  ["moderator", "/stations/pick-a", "floor.read"],
  ["picker", "/jobs", "jobs.read"],
  ["picker", "/staff/7", "staff.read"],
  ["factory-manager", "/access", "permissions.decide"],
  ["picker", "/security", null],
  ["moderator", "/nowhere", null],
  ["stranger", "/orders/12", "orders.read"],
] as const)("to a %s the page %s is closed by %j (storefront §6)", (role, path, permission) => {
  expect(missingFor(permissionsOf([role]), path)).toBe(permission);
});

test("the number of waiting items is shown beside its link, and nothing where it is not known", () => {
  const [care] = navigationFor(permissionsOf(["super-admin"]), { orders: 2 });
  expect(care?.items.map(({ label, count }) => [label, count])).toEqual([
    ["Orders", 2],
    ["Returns", undefined],
    ["Refunds", undefined],
    ["Gift cards", undefined],
    ["Approvals", undefined],
    ["Quotes", undefined],
  ]);
});

test.each([
  ["picker", "/stations"],
  ["packer", "/stations"],
  ["factory-lead", "/stations"],
  ["super-admin", "/orders"],
  ["support", "/orders"],
  ["moderator", "/approvals"],
  ["people", "/staff"],
  ["artworker", "/quotes"],
])("a %s begins at %j", (role, href) => {
  expect(firstPlaceFor(permissionsOf([role]))?.href).toBe(href);
});
