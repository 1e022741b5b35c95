import { describe, expect, test } from "vitest";
import { permissionsOf, staffPermissions, staffRoles } from "./roles.ts";
import { refusalOfGiving, refusalOfPlace, refusalOfSwitch, type StaffMember, type StaffPlace } from "./staff-rules.ts";

const words = Object.keys(staffPermissions);
const sam: StaffMember = { accountId: 1, isAdmin: true, permissions: words };
const alex: StaffMember = { accountId: 2, isAdmin: true, permissions: words };
const hetty: StaffMember = { accountId: 3, isAdmin: false, permissions: permissionsOf(["people"]) };
const pat: StaffMember = { accountId: 4, isAdmin: false, permissions: permissionsOf(["picker"]) };
const place = (permissions: readonly string[], more: Partial<StaffPlace> = {}): StaffPlace => ({
  isAdmin: false,
  permissions,
  timed: [],
  ...more,
});
const admin = place(words, { isAdmin: true });

describe("access that a colleague is given", () => {
  test.each<[string, StaffMember, StaffMember, StaffPlace, number, string | null]>([
    ["an admin makes a picker a printer", sam, pat, place(permissionsOf(["printer"])), 2, null],
    ["an admin makes an admin", sam, pat, admin, 2, null],
    ["an admin takes another admin's role", sam, alex, place([]), 2, null],
    ["the only admin who is enabled keeps their role", sam, alex, place([]), 1, "lastAdmin"],
    ["nobody changes themselves", sam, sam, place([]), 2, "yourself"],
    ["people's team makes no admins", hetty, pat, admin, 2, "onlyAdmins"],
    ["people's team changes no admin", hetty, sam, place([]), 2, "onlyAdmins"],
    ["people's team gives what it has", hetty, pat, place([...pat.permissions, "staff.read"]), 2, null],
    ["people's team gives nothing that it lacks", hetty, pat, place(permissionsOf(["printer"])), 2, "beyondYours"],
    ["people's team takes away what it lacks", hetty, pat, place([]), 2, null],
    ["what a colleague has already may stay", hetty, pat, place(pat.permissions), 2, null],
    ["for a day is giving too", hetty, pat, place(pat.permissions, { timed: ["labels.print"] }), 2, "beyondYours"],
    ["for a day, of what they have", hetty, pat, place(pat.permissions, { timed: ["staff.mute"] }), 2, null],
  ])("%s", (_, actor, member, next, admins, refusal) => {
    expect(refusalOfPlace(actor, member, next, admins)).toBe(refusal);
  });
});

describe("switching a colleague off and on", () => {
  test.each<[string, StaffMember, StaffMember, boolean, number, string | null]>([
    ["people's team switches a picker off", hetty, pat, false, 2, null],
    ["people's team switches a picker on", hetty, pat, true, 2, null],
    ["nobody switches themselves off", hetty, hetty, false, 2, "yourself"],
    ["people's team leaves admins alone", hetty, sam, false, 2, "onlyAdmins"],
    ["an admin switches another one off", sam, alex, false, 2, null],
    ["the last admin stays on", sam, alex, false, 1, "lastAdmin"],
    ["an admin comes back", sam, alex, true, 1, null],
  ])("%s", (_, actor, member, isOn, admins, refusal) => {
    expect(refusalOfSwitch(actor, member, isOn, admins)).toBe(refusal);
  });
});

test.each([
  [[], null],
  [["staff.mute"], null],
  [["staff.mute", "orders.refund"], "beyondYours"],
])("people's team may give %j: %j", (given, refusal) => {
  expect(refusalOfGiving(hetty, given)).toBe(refusal);
});

describe("a role that staff have changed", () => {
  const changed = { picker: ["stock.read"], night: ["floor.read", "unknown.word"], "super-admin": [] };
  test.each([
    ["permits what it was changed to", ["picker"], ["stock.read"]],
    ["may be one of their own; words that nobody knows permit nothing", ["night"], ["floor.read"]],
    ["adds to the others", ["night", "picker"], ["floor.read", "stock.read"]],
    ["leaves super admins alone", ["super-admin"], words],
    [
      "leaves other roles as they shipped",
      ["packer"],
      words.filter((w) => staffRoles.packer!.permissions.includes(w as never)),
    ],
  ])("%s", (_, roles, permissions) => {
    expect(permissionsOf(roles, { changed })).toEqual(permissions);
  });
});
