import { expect, test } from "vitest";
import type { LabelState } from "../labels/label-machine.ts";
import { statusOfLabels } from "./projection.ts";

test.each<[string | null, LabelState[], number]>([
  [null, [], 0],
  [null, ["cancelled", "replaced"], 0],
  ["processing", ["released", "released"], 0],
  ["label_printed", ["released", "picked"], 1],
  ["label_printed", ["qc_passed", "printing"], 1],
  ["printed", ["qc_passed", "qc_passed"], 1],
  ["printed", ["qc_passed", "pigeonholed"], 1],
  ["printed", ["qc_passed"], 1],
  ["consolidated", ["pigeonholed", "pigeonholed"], 1],
  ["packing", ["packed", "pigeonholed"], 1],
  ["packing", ["packed"], 1],
  ["packing", ["packed", "dispatched"], 1],
  ["complete", ["dispatched", "dispatched"], 1],
  ["complete", ["dispatched", "cancelled"], 1],
  ["label_printed", ["replaced", "released", "qc_passed"], 1],
])("labels amount to %s when they are %j", (status, states, labelPrints) => {
  expect(statusOfLabels(states.map((state) => ({ state, labelPrints })))).toBe(status);
});
