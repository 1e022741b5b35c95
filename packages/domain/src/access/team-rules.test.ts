import { expect, test } from "vitest";
import { merchantPermissionsOf } from "./merchant-roles.ts";
import { refusalOfChange, refusalOfInvitation, type TeamMember, type TeamPlace } from "./team-rules.ts";

const place = (role: string, extra: string[] = []): TeamPlace => ({
  role,
  permissions: merchantPermissionsOf(role, extra),
});
const member = (accountId: number, role: string, extra: string[] = []): TeamMember => ({
  accountId,
  ...place(role, extra),
});
const ada = member(1, "owner");
const ruth = member(2, "admin");
const callum = member(3, "support");

test.each([
  ["an owner may make another owner", ada, place("owner"), null],
  ["an admin may not", ruth, place("owner"), "onlyOwners"],
  ["an admin may invite an admin", ruth, place("admin"), null],
  ["an admin may not give payouts, which they don't have", ruth, place("viewer", ["payouts.manage"]), "beyondYours"],
  ["support may not give what only managers have", callum, place("manager"), "beyondYours"],
] as const)("inviting: %s", (_, actor, next, refusal) => {
  expect(refusalOfInvitation(actor, next)).toBe(refusal);
});

test.each([
  ["an owner changes a colleague", ada, callum, place("manager"), 1, null],
  ["an owner makes a colleague an owner", ada, ruth, place("owner"), 1, null],
  ["an owner changes another owner", ada, member(9, "owner"), place("viewer"), 2, null],
  ["nobody changes their own role", ruth, ruth, place("viewer"), 1, "yourself"],
  ["the only owner does not leave", ada, ada, null, 1, "lastOwner"],
  ["one of two owners leaves", ada, ada, null, 2, null],
  ["anyone else leaves", callum, callum, null, 1, null],
  ["an admin does not remove an owner", ruth, ada, null, 2, "onlyOwners"],
  ["an admin does not change an owner", ruth, ada, place("viewer"), 2, "onlyOwners"],
  ["an admin does not make an owner", ruth, callum, place("owner"), 1, "onlyOwners"],
  ["an admin gives what they have", ruth, callum, place("manager"), 1, null],
  ["an admin does not give what they don't have", ruth, callum, place("support", ["shop.close"]), 1, "beyondYours"],
  [
    "what somebody has already is not given by the one who keeps it",
    ruth,
    member(4, "viewer", ["shop.close"]),
    place("viewer", ["shop.close"]),
    1,
    null,
  ],
] as const)("changing: %s", (_, actor, changed, next, owners, refusal) => {
  expect(refusalOfChange(actor, changed, next, owners)).toBe(refusal);
});
