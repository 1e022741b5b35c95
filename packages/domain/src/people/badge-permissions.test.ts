import { expect, test } from "vitest";
import { permissionsOf } from "../access/roles.ts";
import { badgePermissions, worksAtStations } from "./badge-permissions.ts";

test.each([
  ["picker", "orders.read orders.stop floor.read floor.scan files.preview"],
  ["quality", "orders.read orders.stop labels.print labels.fault floor.read floor.scan files.preview"],
  [
    "factory-lead",
    "orders.read orders.stop labels.print labels.override labels.fault floor.read floor.scan files.preview",
  ],
  ["moderator", "files.preview"],
])("a badge lets a %s %s", (role, words) => {
  expect(badgePermissions(permissionsOf([role])).join(" ")).toBe(words);
});

test("not even a super admin's badge reaches beyond the stations", () => {
  const open = badgePermissions(permissionsOf(["super-admin"]));
  expect(open.filter((word) => !/^(floor|labels|stock)\./.test(word))).toEqual([
    "orders.read",
    "orders.stop",
    "files.preview",
  ]);
  expect(open).not.toContain("labels.cancel");
});

test.each([
  ["picker", true],
  ["support", false],
  ["moderator", false],
])("whether a %s has a use for a badge: %s", (role, has) => {
  expect(worksAtStations(permissionsOf([role]))).toBe(has);
});
