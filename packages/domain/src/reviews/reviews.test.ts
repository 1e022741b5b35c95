import { expect, test } from "vitest";
import { authorName } from "./author-name.ts";
import { fitPlace, fitWords, percentOf, reviewSummary } from "./review-summary.ts";

test.each([
  ["Priya", "Nair", "Priya N."],
  [" Jo ", "", "Jo"],
  ["Tom", "o'Hara", "Tom O."],
  ["", "Nair", "A buyer"],
])("%s %s is shown as %s", (first, last, shown) => {
  expect(authorName(first, last)).toBe(shown);
});

test("a summary counts stars and fits, and rounds the average to a tenth", () => {
  const counted = [
    { rating: 5, fit: "true", count: 5 },
    { rating: 4, fit: "large", count: 1 },
    { rating: 2, fit: null, count: 1 },
  ] as const;
  expect(reviewSummary(counted)).toEqual({
    count: 7,
    average: 4.4,
    stars: [5, 1, 0, 1, 0],
    fit: { small: 0, true: 5, large: 1 },
  });
});

test("without reviews there is nothing to say", () => {
  expect(reviewSummary([])).toEqual({
    count: 0,
    average: 0,
    stars: [0, 0, 0, 0, 0],
    fit: { small: 0, true: 0, large: 0 },
  });
  expect(percentOf(0, 0)).toBe(0);
});

test.each([
  [{ small: 0, true: 2, large: 0 }, "", 50],
  [{ small: 1, true: 8, large: 1 }, "80% of 10 say it fits true to size.", 50],
  [{ small: 2, true: 1, large: 0 }, "67% of 3 say it fits small. Between sizes? Take the larger.", 17],
  [{ small: 0, true: 1, large: 3 }, "75% of 4 say it fits large. Between sizes? Take the smaller.", 88],
  [{ small: 2, true: 2, large: 0 }, "50% of 4 say it fits true to size.", 25],
  [{ small: 0, true: 0, large: 0 }, "", 50],
])("answers of %j read '%s' and stand at %i", (fit, words, place) => {
  expect([fitWords(fit), fitPlace(fit)]).toEqual([words, place]);
});
