import { expect, test } from "vitest";
import { arrivalWords } from "./arrival-words.ts";

const promised = { promisedFrom: "2026-11-24", promisedTo: "2026-11-25" };

test.each([
  ["one on its way", { status: "processing", tone: "moving" }, "2026-11-22", "arrives Tue 24 – Wed 25 Nov"],
  ["one that comes today", { status: "complete", tone: "settled" }, "2026-11-25", "arrives Tue 24 – Wed 25 Nov"],
  ["one of the past", { status: "complete", tone: "settled" }, "2026-11-26", "promised for Tue 24 – Wed 25 Nov"],
  ["one that is held", { status: "printed", tone: "stopped" }, "2026-11-22", "waits"],
  ["one that is refunded", { status: "refunded", tone: "settled" }, "2026-11-22", null],
] as const)("the arrival of %s", (_, order, today, words) => {
  expect(arrivalWords({ ...order, ...promised }, today)).toBe(words);
});
