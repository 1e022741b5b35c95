import fc from "fast-check";
import { expect, test } from "vitest";
import { type LabelState, labelStates } from "../labels/label-state.ts";
import type { FlowName } from "./flows.ts";
import { decidedByLabels, statusOfLabels } from "./projection.ts";
import { hasMove } from "./transitions.ts";

test.each<[FlowName, string | null, LabelState[], number]>([
  ["normal", null, [], 0],
  ["normal", null, ["cancelled", "replaced"], 0],
  ["normal", "processing", ["released", "released"], 0],
  ["normal", "label_printed", ["released", "picked"], 1],
  ["normal", "label_printed", ["qc_passed", "printing"], 1],
  ["normal", "printed", ["qc_passed", "qc_passed"], 1],
  ["normal", "printed", ["qc_passed", "pigeonholed"], 1],
  ["normal", "printed", ["qc_passed"], 1],
  ["normal", "consolidated", ["pigeonholed", "pigeonholed"], 1],
  ["normal", "packing", ["packed", "pigeonholed"], 1],
  ["normal", "packing", ["packed"], 1],
  ["normal", "packing", ["packed", "dispatched"], 1],
  ["normal", "label_printed", ["packed", "released"], 1],
  ["normal", "printed", ["to_pack", "qc_passed"], 1],
  ["normal", "consolidated", ["to_pack", "pigeonholed"], 1],
  ["normal", "complete", ["dispatched", "dispatched"], 1],
  ["normal", "complete", ["dispatched", "cancelled"], 1],
  ["normal", "label_printed", ["replaced", "released", "qc_passed"], 1],
  ["paper", "processing", ["released", "printed"], 1],
  ["paper", "printed", ["qc_passed", "qc_passed"], 1],
  ["paper", "packing", ["qc_passed", "packed"], 1],
  ["paper", "processing", ["packed", "released"], 1],
  ["paper", "complete", ["dispatched", "replaced"], 1],
  ["bespoke", "bespoke_production", ["created", "released"], 0],
  ["bespoke", "bespoke_documents_printed", ["released", "picked"], 1],
  ["bespoke", "bespoke_sorted", ["picked", "pretreated"], 1],
  ["bespoke", "bespoke_printing", ["picked", "printing"], 1],
  ["bespoke", "bespoke_printing", ["picked", "printed"], 1],
  ["bespoke", "bespoke_packing", ["qc_passed", "packed"], 1],
  ["bespoke", "bespoke_shipped", ["dispatched", "cancelled"], 1],
])("in the %s flow labels amount to %s when they are %j (print-on-demand §3)", (flow, status, states, labelPrints) => {
  expect(
    statusOfLabels(
      states.map((state) => ({ state, labelPrints })),
      flow,
    ),
  ).toBe(status);
});

test("the first printed label of a garment order is enough, and where no flow is named it is a garment order", () => {
  const labels = [0, 1].map((labelPrints) => ({ state: "released" as const, labelPrints }));
  expect([statusOfLabels(labels), statusOfLabels(labels.slice(0, 1))]).toEqual(["label_printed", "processing"]);
});

const label = fc.record({ state: fc.constantFrom(...labelStates), labelPrints: fc.nat(1) });
const labels = fc.array(label, { maxLength: 6 });
const anyFlow = fc.constantFrom<FlowName>("normal", "paper", "bespoke");

test("labels only ever amount to a status that they decide, or to having been sent", () => {
  const sent = { normal: "complete", paper: "complete", bespoke: "bespoke_shipped" };
  fc.assert(
    fc.property(labels, anyFlow, (given, flow) => {
      const status = statusOfLabels(given, flow);
      if (status !== null) expect([...decidedByLabels[flow], sent[flow]]).toContain(status);
    }),
  );
});

test("replaced and cancelled labels change nothing, and order does not matter", () => {
  fc.assert(
    fc.property(labels, anyFlow, (given, flow) => {
      const live = given.filter(({ state }) => state !== "replaced" && state !== "cancelled");
      expect(statusOfLabels(live.toReversed(), flow)).toBe(statusOfLabels(given, flow));
    }),
  );
});

test("wherever labels bring an order, the table has that move", () => {
  for (const flow of ["normal", "paper", "bespoke"] as const)
    for (const from of decidedByLabels[flow])
      for (const to of decidedByLabels[flow]) if (from !== to) expect(hasMove(flow, from, to)).toBe(true);
});
