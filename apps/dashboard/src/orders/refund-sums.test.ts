import { expect, test } from "vitest";
import { refundSums } from "./refund-sums.ts";

test("a refund that was refused or is under way has not gone back, and what went back stays counted", () => {
  const refunds = [
    { state: "paid", totalMinor: 2400, taxMinor: 400 },
    { state: "failed", totalMinor: 777, taxMinor: 130 },
    { state: "asked", totalMinor: 100, taxMinor: 17 },
  ] as const;
  expect(refundSums(refunds)).toEqual({ backMinor: 3277, taxMinor: 547, waitingMinor: 877 });
  expect(refundSums([])).toEqual({ backMinor: 0, taxMinor: 0, waitingMinor: 0 });
});
