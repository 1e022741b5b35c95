import { expect, test } from "vitest";
import type { LabelState } from "../labels/label-state.ts";
import { floorStepsDone, labelWords, madePercentage, makerStepsOf } from "./maker-steps.ts";

const paidAt = "2026-11-20T11:08:00.000Z";
const states = (facts: Parameters<typeof makerStepsOf>[0]) =>
  makerStepsOf(facts)
    .steps.map(({ state }) => state[0])
    .join("");

test.each([
  [null, true, "dllllll"],
  ["released", true, "dllllll"],
  ["picked", true, "ddlllll"],
  ["picked", false, "ddnllll"],
  ["printing", true, "dddnlll"],
  ["printed", true, "ddddlll"],
  ["pigeonholed", false, "ddnddll"],
  ["packed", true, "ddddddl"],
  ["dispatched", true, "ddddddd"],
] as const)("a label %s (pretreated: %s) is at %s", (state, needsPretreat, shown) => {
  expect(states({ state, needsPretreat, paidAt, reached: {} })).toBe(shown);
});

test("a sheet of paper is neither picked nor pretreated", () => {
  const sheet = { needsPretreat: false, technology: "paper" as const, paidAt, reached: {} };
  expect(states({ ...sheet, state: "released" })).toBe("dnnllll");
  expect(makerStepsOf({ ...sheet, state: "released" }).now).toBe("Waiting to be printed");
  expect(states({ ...sheet, state: "printed" })).toBe("dnndlll");
});

test("a step that is not needed says so, and times are those of the scans", () => {
  const { steps, now } = makerStepsOf({
    state: "printed",
    needsPretreat: false,
    paidAt,
    reached: { picked: "2026-11-20T11:52:00.000Z", printed: "2026-11-20T12:41:00.000Z" },
  });
  expect(now).toBe("Printed");
  expect(steps.map(({ at }) => at?.slice(11, 16) ?? null)).toEqual(["11:08", "11:52", null, "12:41", null, null, null]);
  expect(steps[2]?.state).toBe("not_needed");
});

test("an order that is not paid has no step behind it", () => {
  expect(states({ state: null, needsPretreat: true, paidAt: null, reached: {} })).toBe("lllllll");
});

test.each<[LabelState, string]>([
  ["created", "Waiting for the floor"],
  ["released", "Waiting to be picked"],
  ["picked", "Picked"],
  ["pretreated", "Pretreated"],
  ["printing", "Printing"],
  ["printed", "Printed"],
  ["qc_passed", "Checked"],
  ["pigeonholed", "Checked"],
  ["to_pack", "Checked"],
  ["packed", "Packed"],
  ["dispatched", "Sent"],
  ["cancelled", "Cancelled"],
  ["replaced", "Being remade"],
])("a label that is %s reads %s to its merchant", (state, word) => {
  expect(labelWords(state)).toBe(word);
  expect(makerStepsOf({ state, needsPretreat: true, paidAt, reached: {} }).now).toBe(word);
});

test("before the floor an order is paid or to be paid", () => {
  const before = { state: null, needsPretreat: true, reached: {} };
  expect([makerStepsOf({ ...before, paidAt }).now, makerStepsOf({ ...before, paidAt: null }).now]).toEqual([
    "Paid",
    "To be paid",
  ]);
});

test("each step has the instant of the state that ends it (print-on-demand §3, Label machine)", () => {
  const reached = { picked: "1", pretreated: "2", printed: "3", qc_passed: "4", packed: "5", dispatched: "6" };
  const { steps } = makerStepsOf({ state: "dispatched", needsPretreat: true, paidAt, reached });
  expect(steps.map(({ code, at }) => `${code} ${at}`)).toEqual([
    `paid ${paidAt}`,
    ..."picked 1,pretreated 2,printed 3,checked 4,packed 5,sent 6".split(","),
  ]);
});

test("the floor counts from the payment", () => {
  expect([floorStepsDone("created"), floorStepsDone("printing"), floorStepsDone("dispatched")]).toEqual([0, 2, 6]);
});

test.each([
  [["released", "released"], (2 / 14) * 100],
  [["printed", "released"], (5 / 14) * 100],
  [["qc_passed", "pigeonholed"], (10 / 14) * 100],
  [["dispatched", "packed"], (13 / 14) * 100],
  [["dispatched"], 100],
  [[], null],
] as [LabelState[], number | null][])("garments at %j are %s %% made", (labels, percentage) => {
  expect(madePercentage(labels)).toBe(percentage);
});
