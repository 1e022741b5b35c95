import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Counted, differenceRange, shareOf, shareRange, verdictOf } from "./results.ts";

const of = (visitors: number, buyers: number): Counted => ({ visitors, buyers });
const percent = (share: number) => Math.round(share * 1000) / 10;

describe("the range of a share", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  test.each([
    [of(263, 81), 25.5, 36.6],
    [of(148, 15), 6.2, 16],
    [of(20, 0), 0, 16.1],
    [of(29, 1), 0.6, 17.2],
  ])("%j", (counted, low, high) => {
    const range = shareRange(counted)!;
    expect([percent(range.low), percent(range.high)]).toEqual([low, high]);
  });

  test("is nothing without visitors", () => {
    expect([shareOf(of(0, 0)), shareRange(of(0, 0)), differenceRange(of(0, 0), of(10, 1))]).toEqual([null, null, null]);
  });
});

test("the range of a difference (Newcombe 1998, table II: 56 of 70 and 48 of 80)", () => {
  const range = differenceRange(of(80, 48), of(70, 56))!;
  expect([percent(range.low), percent(range.high)]).toEqual([5.2, 33.4]);
});

test.each<[string, Counted, Counted, number, string]>([
  ["nobody yet", of(0, 0), of(0, 0), 1, "early"],
  ["many more orders of few", of(50, 1), of(50, 20), 1, "early"],
  ["few orders of many", of(5000, 9), of(5000, 60), 1, "early"],
  ["shares that are close", of(1000, 30), of(1000, 38), 1, "unclear"],
  ["shares that are far apart", of(2000, 40), of(2000, 90), 1, "more"],
  ["the other way round", of(2000, 90), of(2000, 40), 1, "fewer"],
  ["a difference beside one other variation", of(1000, 40), of(1000, 61), 1, "more"],
  ["the same beside three", of(1000, 40), of(1000, 61), 3, "unclear"],
])("%s", (_, control, other, comparisons, verdict) => {
  expect(verdictOf(control, other, comparisons)).toBe(verdict);
});

const counted = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([visitors, share]) => of(visitors, Math.floor(visitors * share)));

test("a range holds its own share, and exchanging the variations turns the difference round", () => {
  fc.assert(
    fc.property(counted, counted, fc.integer({ min: 1, max: 3 }), (a, b, comparisons) => {
      const range = shareRange(a, comparisons)!;
      expect(range.low).toBeLessThanOrEqual(shareOf(a)! + 1e-9);
      expect(range.high).toBeGreaterThanOrEqual(shareOf(a)! - 1e-9);
      const one = differenceRange(a, b, comparisons)!;
      const other = differenceRange(b, a, comparisons)!;
      expect(one.low).toBeCloseTo(-other.high, 9);
      expect(one.high).toBeCloseTo(-other.low, 9);
    }),
  );
});

test("two variations that are alike are not called different by what chance alone does", () => {
  // Of 1,000 visitors with a share of 5 %, 37 to 64 order 95 times in 100.
  for (let buyers = 45; buyers <= 55; buyers++) expect(verdictOf(of(1000, 50), of(1000, buyers))).toBe("unclear");
});
