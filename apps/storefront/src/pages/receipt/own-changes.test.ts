import { expect, test } from "vitest";
import { ownChangesOf, payPathOf } from "./own-changes.ts";

const action = (code: string, isAllowed: boolean, note = "The parcel is addressed already.") => ({
  ...{ code, name: "Change the address", note, isAllowed },
  way: "call" as const,
});

test("a change that has a page leads there, or says why it cannot be made", () => {
  const actions = [
    action("edit_address", true, "until we start to make it"),
    action("edit_items", false),
    action("cancel", true),
  ];
  expect(ownChangesOf(actions, "abc")).toEqual([
    {
      code: "edit_address",
      name: "Change the address",
      path: "/update-address/abc/",
      note: "until we start to make it",
    },
    {
      code: "edit_items",
      name: "Change the address",
      path: null,
      note: "not available: the parcel is addressed already.",
    },
  ]);
});

test.each([
  [true, "/pay/abc/"],
  [false, null],
])("an order that may be paid (%s) is paid at %s", (isAllowed, path) => {
  expect(payPathOf([action("pay", isAllowed)], "abc")).toBe(path);
});
