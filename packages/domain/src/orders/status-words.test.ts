import { expect, test } from "vitest";
import { type FlowName, flows, type OrderStatus, statusWords } from "./flows.ts";
import { decidedByLabels } from "./projection.ts";

const statuses = Object.keys(statusWords) as OrderStatus[];
const ends = (Object.keys(flows) as FlowName[]).flatMap((flow) => [...flows[flow].at(-1)!]);
const tones = (of: readonly OrderStatus[]) => [...new Set(of.map((status) => statusWords[status].tone))];

test.each<[what: string, of: readonly OrderStatus[], tone: string]>([
  ["an end of a flow", ends, "settled"],
  ["money or a word that has been given", ["paid", "bespoke_paid", "po_confirmed"], "settled"],
  ["an answer that has been given", ["bespoke_authorised_terms", "bespoke_approved"], "settled"],
  ["what somebody has stopped or let lie", ["disputed", "issue", "bespoke_idle"], "stopped"],
  ["what is being made", Object.values(decidedByLabels).flat(), "moving"],
  ["what waits for money", ["new", "to_be_paid"], "moving"],
  ["what waits for an answer", ["quote", "bespoke_requested_terms", "bespoke_mockup"], "moving"],
])("%s has a shape of its own (platform-core §4, stages)", (_, of, tone) => {
  expect(tones(of)).toEqual([tone]);
});

test("nothing is stopped that can be made, and every status has a name of its own in its flow", () => {
  expect(statuses.filter((status) => statusWords[status].tone === "stopped")).toEqual([
    "disputed",
    "issue",
    "bespoke_idle",
  ]);
  for (const flow of Object.values(flows)) {
    const names = flow.flat().map((status) => statusWords[status].name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z ]+$/);
  }
});
