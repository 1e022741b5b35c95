import { expect, test } from "vitest";
import { stepsOf } from "./garment-steps.ts";

const states = (view: ReturnType<typeof stepsOf>) => view.steps.map((step) => step.state).join(" ");

test.each([
  [null, false, "now later later later later", "Waiting for payment"],
  [null, true, "done later later later later", "Waiting to be printed"],
  ["created", true, "done later later later later", "Waiting to be printed"],
  ["released", true, "done later later later later", "Waiting to be printed"],
  ["pretreated", true, "done now later later later", "Printing"],
  ["printing", true, "done now later later later", "Printing"],
  ["qc_passed", true, "done done done now later", "Packing"],
  ["to_pack", true, "done done done now later", "Packing"],
  ["replaced", true, "done now later later later", "Printing"],
  ["picked", true, "done now later later later", "Printing"],
  ["printed", true, "done done now later later", "Being checked"],
  ["pigeonholed", true, "done done done now later", "Packing"],
  ["packed", true, "done done done done now", "Packed, ready to post"],
  ["cancelled", true, "done later later later later", "Cancelled"],
  ["dispatched", true, "done done done done done", "On its way"],
] as const)("a label %s, paid %s, shows %s: %s", (state, isPaid, steps, now) => {
  const view = stepsOf(state, isPaid);
  expect(states(view)).toBe(steps);
  expect(view.now).toBe(now);
});
