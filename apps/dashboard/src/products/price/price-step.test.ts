import { expect, test } from "vitest";
import { priceStepOf } from "./price-step.ts";

test.each([
  ["set", 2400, "", { ok: true, step: { kind: "set", priceIncTaxMinor: 2400 } }],
  ["set", null, "", { ok: false, fault: "" }],
  ["raise", null, "5 %", { ok: true, step: { kind: "by_percent", percent: 5 } }],
  ["lower", null, "2,5", { ok: true, step: { kind: "by_percent", percent: -2.5 } }],
  ["raise", null, "", { ok: false, fault: "" }],
  ["raise", null, "-5", { ok: false, fault: "Type a number above 0." }],
  ["lower", null, "95", { ok: false, fault: "Type no more than 90." }],
  ["raise", null, "much", { ok: false, fault: "Type a number such as 12.5." }],
] as const)("%s, %s, %j means %j", (kind, amountMinor, percent, step) => {
  expect(priceStepOf(kind, amountMinor, percent)).toEqual(step);
});
