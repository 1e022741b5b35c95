import { expect, test } from "vitest";
import { type Approval, approvalAfterChange, approvalWhenPublished } from "./approval.ts";

test.each<[Approval, string, Approval]>([
  ["draft", "design", "draft"],
  ["draft", "name", "draft"],
  ["pending", "", "pending"],
  ["pending", "name", "pending"],
  ["approved", "", "approved"],
  ["approved", "design", "pending"],
  ["approved", "name", "pending"],
  ["approved", "design and name", "pending"],
  ["denied", "", "denied"],
  ["denied", "design", "pending"],
  ["denied", "name", "pending"],
])("%s with another %s is %s (print-on-demand §2, approvalStatus)", (before, changed, after) => {
  const changes = { isDesignNew: changed.includes("design"), isRenamed: changed.includes("name") };
  expect(approvalAfterChange(before, changes)).toBe(after);
});

test.each<[Approval, boolean, Approval]>([
  ["draft", true, "pending"],
  ["pending", false, "pending"],
  ["approved", false, "approved"],
  ["approved", true, "pending"],
  ["denied", false, "pending"],
  ["denied", true, "pending"],
])(
  "published while %s, with another design: %s, it is %s (print-on-demand §2, approvalStatus)",
  (before, isNew, after) => {
    expect(approvalWhenPublished(before, isNew)).toBe(after);
  },
);
