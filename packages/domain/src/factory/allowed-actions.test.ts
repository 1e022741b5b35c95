import { expect, test } from "vitest";
import { permissionsOf } from "../access/roles.ts";
import { type ActionFacts, allowedActions, type OrderAction } from "./allowed-actions.ts";

const facts = (changes: Partial<ActionFacts> = {}): ActionFacts => ({
  status: "paid",
  isDeleted: false,
  holds: [],
  items: [{ name: "Luna Moth tee", approval: "approved", sides: ["front"], verifiedSides: ["front"] }],
  permissions: permissionsOf(["factory-lead"]),
  activeLabels: 0,
  printedLabels: 0,
  ...changes,
});

const answerOf = (changes: Partial<ActionFacts>, code: OrderAction) => {
  const { isAllowed, note } = allowedActions(facts(changes)).find((action) => action.code === code)!;
  return { isAllowed, note };
};

test.each<[string, Partial<ActionFacts>, OrderAction, boolean, string]>([
  ["a lead releases a paid order", {}, "release", true, "makes one label for each garment"],
  [
    "but not one with a pending design",
    { items: [{ ...facts().items[0]!, approval: "pending" }] },
    "release",
    false,
    "Luna Moth tee waits for approval.",
  ],
  [
    "a picker releases nothing",
    { permissions: permissionsOf(["picker"]) },
    "release",
    false,
    "Your role does not allow it. Ask a lead.",
  ],
  ["labels come with release", {}, "print_labels", false, "There are no labels before release."],
  ["labels print", { status: "processing", activeLabels: 2 }, "print_labels", true, "100 × 50 mm, one a garment"],
  [
    "labels print again with a reason",
    { status: "label_printed", activeLabels: 2, printedLabels: 2 },
    "print_labels",
    true,
    "again, which needs a reason",
  ],
  ["no slip before payment", { status: "to_be_paid" }, "packing_slip", false, "The order has not been paid yet."],
  ["what has left cannot be held", { status: "complete" }, "hold", false, "The order has left the house."],
  ["an order on the floor can be stopped", { status: "printed" }, "issue", true, "takes it off every queue"],
  ["a paid one is held instead", {}, "issue", false, "Only an order on the floor can be stopped. Place a hold."],
  [
    "a picker stops one",
    { status: "printed", permissions: permissionsOf(["picker"]) },
    "issue",
    true,
    "takes it off every queue",
  ],
  [
    "but does not let it go on",
    { status: "issue", permissions: permissionsOf(["picker"]) },
    "resume",
    false,
    "Your role does not allow it. Ask a lead.",
  ],
  ["a stopped one goes on", { status: "issue" }, "resume", true, "back to where it was stopped"],
])("%s", (_, changes, code, isAllowed, note) => {
  expect(answerOf(changes, code)).toEqual({ isAllowed, note });
});

test("every action has a key of its own", () => {
  const keys = allowedActions(facts()).map((action) => action.key);
  expect(new Set(keys).size).toBe(keys.length);
});
