import { expect, test } from "vitest";
import type { FlowName, OrderStatus } from "./flows.ts";
import { type StageState, stageStates } from "./stage-states.ts";

const word: Record<string, StageState> = { x: "done", o: "now", "-": "later", "!": "stopped" };
const paid = ["new", "to_be_paid", "paid"];
const made = [...paid, "processing", "label_printed", "printed", "consolidated", "packing"];

test.each<[string, FlowName, OrderStatus, string[], string]>([
  ["not paid yet", "normal", "to_be_paid", ["new", "to_be_paid"], "o-----"],
  ["on the floor", "normal", "printed", [...paid, "processing", "printed"], "xxo---"],
  ["stopped before its release", "normal", "issue", [...paid, "issue"], "xx--!-"],
  ["stopped on the floor", "normal", "issue", [...paid, "processing", "issue"], "xxx-!-"],
  ["disputed when all of it was there", "normal", "disputed", [...made, "disputed"], "xxxx!-"],
  ["going on after it was stopped", "normal", "processing", [...paid, "processing", "issue", "processing"], "xxo---"],
  ["complete without an issue", "normal", "complete", [...made, "complete"], "xxxx-o"],
  ["complete after an issue", "normal", "complete", [...made, "issue", "packing", "complete"], "xxxxxo"],
  ["refunded before its release", "normal", "refunded", [...paid, "refunded"], "xx---o"],
  ["of paper, stopped at the printer", "paper", "issue", ["new", "paid", "processing", "issue"], "xx--!-"],
  ["bespoke, in production", "bespoke", "bespoke_production", ["quote", "bespoke_paid"], "xxxxo----"],
  ["single, which skips Consolidated", "normal", "packing", [...paid, "processing", "printed", "packing"], "xxxo--"],
])("an order %s has been where it was, and nowhere else", (_, flow, status, ever, states) => {
  expect(stageStates(flow, status, ever)).toEqual([...states].map((initial) => word[initial]));
});
