import { describe, expect, test } from "vitest";
import {
  type GivenToStaff,
  permissionsOf,
  type StaffPermission,
  staffPermissions,
  staffRoles,
  storeControlRoles,
  tradeRoles,
} from "./roles.ts";

const may = (role: string, word: StaffPermission) => permissionsOf([role]).includes(word);

describe("staff roles (readings, Roles)", () => {
  test("are those of the reading and those that the trade's list adds (print-on-demand section 3)", () => {
    expect(Object.keys(staffRoles).toSorted()).toEqual(
      [
        "super-admin support moderator finance people engineering factory-lead picker pretreat printer quality packer dispatcher",
        "support-lead risk artworker account-manager factory-manager",
      ]
        .flatMap((names) => names.split(" "))
        .toSorted(),
    );
    expect(Object.values(tradeRoles).filter((role) => !Object.hasOwn(staffRoles, role))).toEqual([]);
  });

  test("add up, each word once, and an unknown role gives nothing", () => {
    expect(permissionsOf(["packer", "packer", "king"])).toEqual([
      "orders.read",
      "orders.stop",
      "floor.read",
      "floor.scan",
      "files.preview",
    ]);
    for (const stranger of ["king", "toString", "__proto__", ""]) expect(permissionsOf([stranger])).toEqual([]);
    expect(permissionsOf(Object.keys(staffRoles))).toEqual(Object.keys(staffPermissions));
    expect(permissionsOf([])).toEqual([]);
  });

  test("only the super admin may do everything", () => {
    const count = Object.keys(staffPermissions).length;
    expect(Object.keys(staffRoles).filter((role) => permissionsOf([role]).length === count)).toEqual(["super-admin"]);
  });
});

test.each(Object.keys(staffPermissions))("%s is a word of the form area.action with a sentence", (word) => {
  expect(word).toMatch(/^[a-z]+\.[a-z]+(_[a-z]+)*$/);
  expect(staffPermissions[word as StaffPermission]).toMatch(/^[A-Z].{10,}[^.]$/);
});

test.each<[permission: StaffPermission, roles: string]>([
  ["orders.release", "factory-manager factory-lead"],
  [
    "orders.stop",
    "support support-lead factory-manager factory-lead picker pretreat printer quality packer dispatcher",
  ],
  ["orders.resume", "support support-lead factory-manager factory-lead"],
  ["orders.mark_paid", "finance"],
  ["orders.refund", "finance"],
  ["orders.refund_small", "support support-lead finance"],
  ["orders.dispute", "support-lead finance"],
  ["orders.decide_dispute", "finance"],
  ["orders.exchange", "support support-lead"],
  ["orders.review_risk", "risk"],
  ["quotes.authorise_terms", "finance"],
  ["quotes.proof", "artworker"],
  ["quotes.approve", "account-manager"],
  ["labels.print", "factory-manager factory-lead quality"],
  ["labels.override", "factory-manager factory-lead"],
  ["products.moderate", "moderator"],
  ["staff.mute", "people"],
  ["staff.read_private", "people"],
  ["staff.edit_private", "people"],
  ["money.read", "finance risk"],
])("%s belongs to the super admin and to %s (print-on-demand section 3)", (word, roles) => {
  const holders = Object.keys(staffRoles).filter((role) => may(role, word));
  expect(holders).toEqual(["super-admin", ...roles.split(" ")]);
});

test.each(["picker", "pretreat", "printer", "packer", "dispatcher"])(
  "a %s scans but neither releases, refunds nor prints labels",
  (role) => {
    expect(may(role, "floor.scan")).toBe(true);
    for (const word of ["orders.release", "orders.refund", "labels.print"] as const)
      expect(may(role, word)).toBe(false);
  },
);

test.each<[string, GivenToStaff, string]>([
  ["nothing", {}, ""],
  ["a word of their own", { extra: ["staff.mute"] }, "staff.mute"],
  ["a word that nobody knows", { extra: ["everything", "toString", ""] }, ""],
  ["no stock", { storeControlRole: "none" }, ""],
  ["a look at stock", { storeControlRole: "viewer" }, "stock.read"],
  ["stock to move", { storeControlRole: "operator" }, "stock.read stock.move"],
  ["stock to count", { storeControlRole: "controller" }, "stock.read stock.move stock.count"],
  ["an unknown hold on stock", { storeControlRole: "toString" }, ""],
])("somebody given %s may do just that (platform-core §3)", (_, given, words) => {
  expect(permissionsOf([], given)).toEqual(words === "" ? [] : words.split(" "));
});

test("no role but the super admin's reaches into the stock room", () => {
  const stock = storeControlRoles.controller!.permissions;
  expect(Object.keys(staffRoles).filter((role) => permissionsOf([role]).some((word) => stock.includes(word)))).toEqual([
    "super-admin",
  ]);
});
