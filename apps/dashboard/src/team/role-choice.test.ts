import { expect, test } from "vitest";
import { choiceId, roleOfChoice, roleOptions, rolePurpose } from "./role-choice.ts";

const packing = { id: 7, name: "Packing", permissions: ["orders.read"], people: 0, invitations: 0 };

test.each([
  { role: "support", shopRoleId: null },
  { role: "own", shopRoleId: 7 },
])("a choice is read back as the role that it was made of: $role", (choice) => {
  expect(roleOfChoice(choiceId(choice))).toEqual(choice);
});

test("owners alone choose the owner's role, and the shop's own roles come last", () => {
  expect(roleOptions([packing], true)[0]).toEqual({ id: "owner", label: "Owner" });
  expect(roleOptions([packing], false)[0]).toEqual({ id: "owner", label: "Owner", offBecause: "Owners only" });
  expect(roleOptions([packing], false).at(-1)).toEqual({ id: "own 7", label: "Packing" });
});

test("a role says what it is for", () => {
  expect(rolePurpose({ role: "viewer", shopRoleId: null }, [])).toMatch(/Changes nothing/);
  expect(rolePurpose({ role: "own", shopRoleId: 7 }, [packing])).toBe("Your own role with one permission.");
});
