import { expect, test } from "vitest";
import { type ApprovalItem, approvalLabel } from "./approval-label.ts";

test.each<[ApprovalItem | null | undefined, string]>([
  [{ approved: 1 }, "Approved"],
  [{ approved: 0 }, "Denied"],
  [{ approved: -1 }, "Denied"],
  [{ approved: null }, "Not modded yet"],
  [null, "No approval item"],
  [undefined, "No approval item"],
])("P3.31, P3.32: %j reads %j (platform-core §3)", (item, label) => {
  expect(approvalLabel(item)).toBe(label);
});
