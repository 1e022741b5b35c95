import { describe, expect, test } from "vitest";
import { manualClock } from "../testing/manual-clock.ts";
import { fontLoadTimeoutMs, fontOrFallback, stylesheetFontWeights } from "./font-loading.ts";

const never = new Promise<void>(() => {});

describe("P9.03 a web font (platform-core §9)", () => {
  test("that does not come is given up after 3 seconds", async () => {
    const { timers, pass } = manualClock();
    const outcomes: string[] = [];
    const waiting = fontOrFallback(never, timers).then((outcome) => outcomes.push(outcome));
    pass(fontLoadTimeoutMs - 1);
    await Promise.resolve();
    expect([fontLoadTimeoutMs, outcomes]).toEqual([3000, []]);
    pass(1);
    await waiting;
    expect(outcomes).toEqual(["fallback"]);
  });

  test.each([
    ["that has come is used", () => Promise.resolve(), "loaded"],
    ["that fails is not waited for", () => Promise.reject(new Error("404")), "fallback"],
  ])("%s", async (_, loading, outcome) => {
    expect(await fontOrFallback(loading(), manualClock().timers)).toBe(outcome);
  });
});

test.each([
  [undefined, [400, 700]],
  [400, [400, 700]],
  [700, [700]],
  [900, [700, 900]],
])("P9.04 a stylesheet font of weight %s is requested in %j (platform-core §9)", (weight, weights) => {
  expect(stylesheetFontWeights(weight)).toEqual(weights);
});
