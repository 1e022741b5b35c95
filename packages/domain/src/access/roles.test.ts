import { expect, test } from "vitest";
import { permissionsOf, staffRoles } from "./roles.ts";

test("roles add up and an unknown role gives nothing", () => {
  expect(permissionsOf(["picker", "picker", "king"])).toEqual(["floor.read", "floor.scan", "orders.read"]);
  expect(permissionsOf(["king"])).toEqual([]);
});

test.each(["picker", "pretreat", "packer", "dispatcher"])("a %s scans but neither releases nor refunds", (role) => {
  expect(permissionsOf([role])).toContain("floor.scan");
  expect(permissionsOf([role])).not.toContain("orders.release");
  expect(permissionsOf([role])).not.toContain("orders.refund");
});

test("all thirteen staff roles exist (readings, Roles)", () => {
  expect(Object.keys(staffRoles)).toHaveLength(13);
});
