import fc from "fast-check";
import { expect, test } from "vitest";
import { assignVariation } from "./assign-variation.ts";

const withWeights = (weights: readonly number[]) => ({
  variations: weights.map((weight, index) => ({ id: index + 1, alias: `v${index}`, name: `V${index}`, weight })),
});

test.each<[string, number[], number, number | undefined]>([
  ["the first half", [50, 50], 0, 1],
  ["the end of the first half", [50, 50], 0.4999, 1],
  ["the second half", [50, 50], 0.5, 2],
  ["the very end", [50, 50], 0.999_999, 2],
  ["a small share", [90, 10], 0.91, 2],
  ["a variation without a weight", [0, 1], 0, 2],
  ["a last variation without a weight", [1, 0], 0.999_999, 1],
  ["a test without weights", [0, 0], 0.7, 1],
  ["a test without variations", [], 0.7, undefined],
])("%s", (_, weights, random, id) => {
  expect(assignVariation(withWeights(weights), random)?.id).toBe(id);
});

const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 4 });
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

test("every variation gets exactly its share of evenly spread numbers", () => {
  fc.assert(
    fc.property(
      weights.filter((all) => sum(all) > 0),
      (all) => {
        const total = sum(all);
        const counts = all.map(() => 0);
        // The middle of each of as many equal parts as there are weights in all.
        for (let part = 0; part < total; part++)
          counts[assignVariation(withWeights(all), (part + 0.5) / total)!.id - 1]!++;
        expect(counts).toEqual(all);
      },
    ),
  );
});

test("the same number always gives the same variation, and never one without visitors", () => {
  fc.assert(
    fc.property(
      weights.filter((all) => sum(all) > 0),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (all, random) => {
        const variation = assignVariation(withWeights(all), random)!;
        expect(assignVariation(withWeights(all), random)).toEqual(variation);
        expect(variation.weight).toBeGreaterThan(0);
      },
    ),
  );
});
