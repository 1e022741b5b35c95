import { expect, test } from "vitest";
import { isPersonalisationComplete, type LineToMake, missingInOrder, missingWords } from "./missing-words.ts";

const name = { key: "f1", label: "Name", isRequired: true };
const number = { key: "f2", label: "Number", isRequired: false };
const written = (f1: string, f2 = "", sceneHash = "own") => ({ values: { texts: { f1, f2 } }, sceneHash });
const line = (changes: Partial<LineToMake> = {}): LineToMake => ({
  ...{ name: "Name shirt", fields: [name, number], personalisation: written("ADA"), sceneHash: "own" },
  ...changes,
});

test.each<[string, Partial<LineToMake>, string | null]>([
  ["every asked field filled in", {}, null],
  ["nothing to write on it", { fields: null, personalisation: null, sceneHash: "plain" }, null],
  ["no texts at all", { personalisation: null }, "Name shirt: Name is missing."],
  ["only what was not asked for", { personalisation: written("", "07") }, "Name shirt: Name is missing."],
  ["spaces alone", { personalisation: written("  ") }, "Name shirt: Name is missing."],
  [
    "two asked fields empty",
    { fields: [name, { ...number, isRequired: true }], personalisation: null },
    "Name shirt: Name and Number are missing.",
  ],
  [
    "free fields, all empty",
    { fields: [{ ...name, isRequired: false }, number], personalisation: written("") },
    "Name shirt: Name or Number is missing.",
  ],
  [
    "free fields, one filled in",
    { fields: [{ ...name, isRequired: false }, number], personalisation: written("", "7") },
    null,
  ],
  ["texts that cannot be read any more", { fields: null, personalisation: {} }, "Name shirt: its words are missing."],
  ["another design", { sceneHash: "plain" }, "Name shirt: its print is not the one with its words."],
  ["a person's word that it is complete", { personalisation: null, areWordsConfirmed: true }, null],
])("of a line with %s is missing: %s", (_, changes, words) => {
  expect(missingWords(line(changes))).toBe(words);
});

test("an order is complete once each of its lines is, and says each lack once", () => {
  const empty = line({ personalisation: null });
  expect(isPersonalisationComplete([line(), line()])).toBe(true);
  expect(isPersonalisationComplete([line(), empty])).toBe(false);
  expect(missingInOrder([line(), empty, empty])).toBe("Name shirt: Name is missing.");
});
