import { expect, test } from "vitest";
import { codeBoxes, codeDigits, isCompleted } from "./code-field.ts";

test.each([
  ["407193", "407193"],
  ["407 193", "407193"],
  [" 407-193\n", "407193"],
  ["407 193 is your Selvedge code.", "407193"],
  ["4071938", "407193"],
  ["4o7", "47"],
  ["", ""],
])("%j has the digits %j", (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});

const active = (digits: string, selection: { start: number; end: number } | null) =>
  codeBoxes(digits, selection).flatMap(({ isActive }, at) => (isActive ? [at] : []));

test.each([
  ["an empty field", "", { start: 0, end: 0 }, [0]],
  ["after four digits", "4071", { start: 4, end: 4 }, [4]],
  ["a full field", "407193", { start: 6, end: 6 }, [5]],
  ["the caret before the third", "407193", { start: 2, end: 2 }, [2]],
  ["all selected", "407193", { start: 0, end: 6 }, [0, 1, 2, 3, 4, 5]],
])("%s marks its boxes", (_name, digits, selection, boxes) => {
  expect(active(digits, selection)).toEqual(boxes);
});

test("without focus no box is marked", () => {
  expect(active("40", null)).toEqual([]);
  expect(codeBoxes("40", null).map(({ digit }) => digit)).toEqual(["4", "0", "", "", "", ""]);
});

test.each([
  ["40719", "407193", true],
  ["", "407193", true],
  ["407193", "581204", true],
  ["407193", "407193", false],
  ["407193", "407198", false],
  ["4071", "40719", false],
])("from %j to %j completes a code: %s", (before, after, expected) => {
  expect(isCompleted(before, after)).toBe(expected);
});
