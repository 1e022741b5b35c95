import { describe, expect, test } from "vitest";
import { memoryStorage } from "../storage/memory-storage.ts";
import { afterTick, confetti, isConfettiDue, opacityAt, piecesAt } from "./confetti.ts";

test("P9.05 confetti is 40 particles, spread 50, 70 ticks (platform-core §9)", () => {
  expect(confetti).toEqual({ particles: 40, spreadDegrees: 50, ticks: 70 });
});

describe("P4.03, S2.69 favourites are celebrated", () => {
  const run = (...counts: number[]) => {
    const storage = memoryStorage(() => {});
    return counts.slice(1).map((after, at) => isConfettiDue(storage, { before: counts[at]!, after }));
  };
  test.each([
    ["never for a list that never was empty again", [0, 1, 2, 1], [false, false, false]],
    ["at the first favourite after the last one went", [1, 0, 1], [false, true]],
    ["once, not at the next one", [1, 0, 1, 2], [false, true, false]],
    ["again after the list became empty again", [1, 0, 1, 0, 1], [false, true, false, true]],
    ["when several come at once", [2, 0, 3], [false, true]],
    ["not while it stays empty", [1, 0, 0], [false, false]],
  ])("%s", (_, counts, expected) => {
    expect(run(...counts)).toEqual(expected);
  });
});

test("pieces fly downwards within the spread, slow down, fall, and are gone with the last tick", () => {
  const [left, right] = [piecesAt(10, 20, () => 0), piecesAt(10, 20, () => 1)];
  expect(left).toHaveLength(40);
  const degrees = ({ speedX, speedY }: (typeof left)[0]) => (Math.atan2(speedY, speedX) * 180) / Math.PI;
  expect([degrees(left[0]!), degrees(right[0]!)].map(Math.round)).toEqual([65, 115]);
  const [before, after] = [right[0]!, afterTick(right[0]!)];
  expect(after.y).toBeGreaterThan(before.y);
  expect(Math.abs(after.speedX)).toBeLessThan(Math.abs(before.speedX));
  expect([opacityAt(0), opacityAt(confetti.ticks), opacityAt(confetti.ticks + 5)]).toEqual([1, 0, 0]);
});
