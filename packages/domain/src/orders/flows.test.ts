import fc from "fast-check";
import { expect, test } from "vitest";
import { type FlowName, flowAt, flowOf, flows, type OrderStatus, statusWords } from "./flows.ts";
import { percentageOf, placeOf } from "./percentage.ts";
import { edgesOf } from "./transitions.ts";

const stages: Record<FlowName, readonly [number, readonly OrderStatus[]][]> = {
  normal: [
    [0, ["new", "to_be_paid"]],
    [20, ["paid"]],
    [40, ["processing", "label_printed", "printed"]],
    [60, ["consolidated", "packing"]],
    [80, ["disputed", "issue"]],
    [100, ["complete", "exchanged", "refunded"]],
  ],
  bespoke: [
    [0, ["quote", "bespoke_idle"]],
    [12.5, ["bespoke_requested_terms", "bespoke_authorised_terms"]],
    [25, ["bespoke_mockup", "bespoke_approved"]],
    [37.5, ["bespoke_paid", "po_confirmed"]],
    [50, ["bespoke_production", "bespoke_documents_printed"]],
    [62.5, ["bespoke_sorted"]],
    [75, ["bespoke_printing"]],
    [87.5, ["bespoke_packing"]],
    [100, ["bespoke_shipped", "bespoke_refunded"]],
  ],
  paper: [
    [0, ["new", "paid"]],
    [20, ["processing"]],
    [40, ["printed"]],
    [60, ["packing"]],
    [80, ["disputed", "issue"]],
    [100, ["complete", "exchanged", "refunded"]],
  ],
};
const cases = (Object.keys(stages) as FlowName[]).flatMap((flow) =>
  stages[flow].flatMap(([percentage, statuses]) => statuses.map((status) => [flow, status, percentage] as const)),
);

test.each(cases)("in the %s flow %s is at %f %% (platform-core §4, P4.04 to P4.09)", (flow, status, percentage) => {
  expect(percentageOf(flow, status)).toBe(percentage);
});

test.each<[FlowName, OrderStatus, number]>([
  ["normal", "new", 0],
  ["normal", "refunded", 5],
  ["bespoke", "bespoke_sorted", 5],
  ["bespoke", "issue", 7],
  ["paper", "label_printed", 1],
])("in the %s flow %s is at place %i (P4.04, P4.14)", (flow, status, place) => {
  expect(placeOf(flow, status)).toBe(place);
});

test.each(Object.keys(stages) as FlowName[])("the %s flow has these stages and no other", (flow) => {
  expect(flows[flow]).toEqual(stages[flow].map(([, statuses]) => statuses));
});

test.each<[FlowName, OrderStatus, number]>([
  ["paper", "to_be_paid", 0],
  ["paper", "label_printed", 20],
  ["paper", "consolidated", 40],
  ["bespoke", "paid", 37.5],
  ["bespoke", "issue", 87.5],
  ["bespoke", "refunded", 100],
  ["normal", "quote", 0],
  ["normal", "bespoke_paid", 20],
  ["normal", "bespoke_sorted", 40],
  ["paper", "bespoke_printing", 20],
  ["paper", "bespoke_shipped", 100],
])("in the %s flow %s, which it does not have, is at %f %% (P4.14)", (flow, status, percentage) => {
  expect(percentageOf(flow, status)).toBe(percentage);
});

test("every status has a place in every flow, and a stage forward is never a step back (P4.14)", () => {
  const statuses = Object.keys(statusWords) as OrderStatus[];
  const own = fc.constantFrom(...(["normal", "bespoke"] as const));
  fc.assert(
    fc.property(own, fc.constantFrom<FlowName>("normal", "bespoke", "paper"), (from, flow) => {
      const places = flows[from].flat().map((status) => percentageOf(flow, status));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
  for (const flow of ["normal", "bespoke", "paper"] as const)
    for (const status of statuses) {
      expect(percentageOf(flow, status)).toBeGreaterThanOrEqual(0);
      expect(percentageOf(flow, status)).toBeLessThanOrEqual(100);
    }
});

test.each([
  [["quote", "bespoke_paid"], "newport", "bespoke"],
  [["new"], "newport", "paper"],
  [["new"], "telford", "normal"],
  [[], "distro", "normal"],
] as const)(
  "an order that was %j, made in %s, follows the %s flow (P4.08, P4.10)",
  (everStatuses, factoryCode, flow) => {
    expect(flowOf({ everStatuses, factoryCode })).toBe(flow);
  },
);

test("the status of an order gives its flow: no quote leaves the bespoke statuses, and nothing else gets them (P4.08, P4.10)", () => {
  for (const edge of edgesOf.bespoke)
    for (const status of [...edge.from, edge.to].filter((each) => each !== "deleted"))
      expect(flowAt({ status, factoryCode: "newport" }), status).toBe("bespoke");
  for (const flow of ["normal", "paper"] as const)
    for (const edge of edgesOf[flow])
      for (const status of [...edge.from, edge.to].filter((each) => each !== "deleted"))
        expect(flowAt({ status, factoryCode: flow === "paper" ? "newport" : "telford" }), status).toBe(flow);
});
