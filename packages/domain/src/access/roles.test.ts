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
    const factory = "picker pretreat printer qc packer dispatch lead manager"
      .split(" ")
      .map((name) => `factory.${name}`);
    const others = "cs.agent cs.lead finance risk moderator artworker account_manager".split(" ");
    expect(Object.keys(tradeRoles)).toEqual([...factory, ...others]);
  });

  test("add up, each word once, and an unknown role gives nothing", () => {
    expect(permissionsOf(["packer", "packer", "king"])).toEqual([
      "orders.read",
      "orders.stop",
      "labels.fault",
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

const care = "support support-lead";
const leads = "factory-manager factory-lead";
const hands = "picker pretreat printer quality packer dispatcher";
const floor = `${leads} ${hands}`;

/** Listed by permission, to answer "who can do this to me?"; the rules are stored by role. */
const holders: readonly [permission: StaffPermission, roles: string][] = [
  ["orders.read", `${care} finance risk engineering account-manager ${floor}`],
  ["orders.release", leads],
  ["orders.hold", `${care} risk ${leads}`],
  ["orders.stop", `${care} ${floor}`],
  ["orders.resume", `${care} ${leads}`],
  ["orders.cancel", `${care} risk`],
  ["orders.change_address", care],
  ["orders.mark_paid", "finance"],
  ["orders.exchange", care],
  ["orders.resend", `${care} factory-manager`],
  ["orders.refund_small", `${care} finance`],
  ["orders.refund", "finance"],
  ["orders.dispute", "support-lead finance"],
  ["orders.decide_dispute", "finance"],
  ["orders.review_risk", "risk"],
  ["quotes.read", `${care} finance account-manager artworker`],
  ["quotes.write", "account-manager"],
  ["quotes.authorise_terms", "finance"],
  ["quotes.proof", "artworker"],
  ["quotes.approve", "account-manager"],
  ["quotes.record_po", "account-manager"],
  ["production.plan", leads],
  ["labels.print", `${leads} quality`],
  ["labels.override", leads],
  ["labels.fault", `${leads} printer quality packer`],
  ["labels.cancel", "factory-manager"],
  ["floor.read", `${care} engineering ${floor}`],
  ["floor.scan", floor],
  ["badges.manage", `people ${leads}`],
  ["stock.read", ""],
  ["stock.move", ""],
  ["stock.count", ""],
  ["products.moderate", "moderator"],
  ["files.preview", `${care} moderator engineering account-manager artworker ${floor}`],
  ["files.read", `${care} moderator engineering artworker ${leads} printer`],
  ["shops.read", `${care} moderator finance risk engineering account-manager`],
  ["shops.moderate", "moderator"],
  ["shops.edit", ""],
  ["customers.read", `${care} finance risk account-manager`],
  ["customers.edit", `${care} account-manager`],
  ["customers.see_as", care],
  ["customers.change_as", ""],
  ["chat.answer", care],
  ["money.read", "finance risk"],
  ["staff.read", "people factory-manager"],
  ["staff.edit", "people"],
  ["staff.mute", "people"],
  ["staff.read_private", "people"],
  ["staff.edit_private", "people"],
  ["permissions.decide", "people"],
  ["system.read", "engineering"],
  ["system.switch", "engineering"],
  ["jobs.read", "engineering"],
  ["jobs.run", "engineering"],
];

test.each(holders)("%s belongs to the super admin and to %s (print-on-demand section 3)", (word, roles) => {
  expect(Object.keys(staffRoles).filter((role) => may(role, word))).toEqual(["super-admin", ...named(roles)]);
});

const named = (roles: string): string[] => roles.split(" ").filter((role) => role !== "");

test("no permission is left out above", () => {
  expect(holders.map(([word]) => word)).toEqual(Object.keys(staffPermissions));
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
  ["an unknown permission", { extra: ["everything", "toString", ""] }, ""],
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
