import fc from "fast-check";
import { expect, test } from "vitest";
import { placesOf, spanInView, wholeUpTo } from "./rows-in-view.ts";

const row = 36;

test.each([
  ["a short list is rendered whole, wherever it is scrolled", wholeUpTo, 900, { from: 0, to: wholeUpTo }],
  ["the beginning of a long one", 200, 0, { from: 0, to: 40 }],
  ["its middle, with rows beyond both edges", 200, 100 * row, { from: 88, to: 144 }],
  ["its end", 200, 175 * row, { from: 160, to: 200 }],
  ["what stands above the list takes from its rows", 200, -20 * row, { from: 0, to: 24 }],
])("%s", (_, count, top, span) => {
  expect(spanInView(count, { top, height: 25 * row, row })).toEqual(span);
});

test("a long list that is not shown has no rows", () => {
  expect(spanInView(200, { top: 0, height: 0, row: 0 })).toEqual({ from: 0, to: 0 });
});

test("whatever is scrolled to, each row in view is rendered, and never many more", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_500), fc.double({ min: 0, max: 1, noNaN: true }), (count, height, part) => {
      const top = Math.floor(part * Math.max(count * row - height, 0));
      const { from, to } = spanInView(count, { top, height: height + 1, row });
      for (let at = 0; at < count; at += 1) {
        const isInView = (at + 1) * row > top && at * row < top + height;
        if (isInView) expect(at >= from && at < to).toBe(true);
      }
      expect(to - from).toBeLessThanOrEqual(Math.max(wholeUpTo, Math.ceil(height / row) + 42));
    }),
  );
});

test("rows that stay are rendered once, in the order of the list; one that is gone is not", () => {
  expect(placesOf({ from: 3, to: 6 }, [9, 4, 1, 9, -1])).toEqual([1, 3, 4, 5, 9]);
});
