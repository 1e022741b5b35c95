import { expect, test } from "vitest";
import { flowOf, flows, hasShipped, percentageOf } from "./flows.ts";

const cases = Object.entries(flows).flatMap(([flow, stages]) =>
  stages.flatMap((stage, index) => stage.map((status) => [flow, status, (index / (stages.length - 1)) * 100] as const)),
);

test.each(cases)("in the %s flow %s stands at %f %% (platform-core §4)", (flow, status, percentage) => {
  expect(percentageOf(flow as keyof typeof flows, status)).toBeCloseTo(percentage);
});

test("the normal flow has six stages, bespoke nine, paper six", () => {
  expect([flows.normal.length, flows.bespoke.length, flows.paper.length]).toEqual([6, 9, 6]);
});

test.each([
  ["label_printed", 20],
  ["consolidated", 40],
  ["to_be_paid", 0],
])("%s, which paper does not have, takes the nearest earlier stage: %i %%", (status, percentage) => {
  expect(percentageOf("paper", status)).toBe(percentage);
});

test("an order that was ever a quote is bespoke, one made in newport is paper", () => {
  expect(flowOf({ everStatuses: ["quote", "bespoke_paid"], factoryCode: "newport" })).toBe("bespoke");
  expect(flowOf({ everStatuses: ["new"], factoryCode: "newport" })).toBe("paper");
  expect(flowOf({ everStatuses: ["new"], factoryCode: "telford" })).toBe("normal");
});

test("an order has shipped once it was ever complete", () => {
  expect(hasShipped(["complete", "refunded"])).toBe(true);
  expect(hasShipped(["paid", "packing"])).toBe(false);
});
