import { expect, test } from "vitest";
import { batchDueBy, batchName } from "./paper-batches.ts";

const waitsSince = new Date("2026-11-23T08:00:00Z");

test.each([
  [1, "2026-11-23T11:59:59Z", null],
  [1, "2026-11-23T12:00:00Z", "age"],
  [15, "2026-11-23T08:01:00Z", null],
  [16, "2026-11-23T08:01:00Z", "fill"],
  [40, "2026-11-23T15:00:00Z", "fill"],
] as const)("%i sheets that wait since 8 o'clock are due at %s by %s", (sheets, now, by) => {
  expect(batchDueBy({ sheets, waitsSince }, new Date(now))).toBe(by);
});

test("a batch is called by four digits, and by more once there are more", () => {
  expect([batchName(12), batchName(12_345)]).toEqual(["P-0012", "P-12345"]);
});
