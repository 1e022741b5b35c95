import { expect, test } from "vitest";
import { missingSentence, missingWordsOf } from "./missing-words.ts";

const design = { assets: [{ name: "luna-moth" }] } as Parameters<typeof missingWordsOf>[1];

test.each([
  [{ name: "Luna Moth", description: "" }, design, { name: true, description: true }],
  [{ name: "luna-moth", description: " " }, design, { name: true, description: true }],
  [{ name: "New design", description: "Soft." }, design, { name: true, description: false }],
  [{ name: "Luna Moth tee", description: "Soft." }, design, { name: false, description: false }],
  [{ name: "Luna Moth", description: "Soft." }, undefined, { name: false, description: false }],
])("of %j with %j this is missing: %j", (form, made, missing) => {
  expect(missingWordsOf(form, made)).toEqual(missing);
});

test.each([
  [{ name: true, description: true }, "It still needs a description, and a name of its own (it still has the file's)."],
  [{ name: true, description: false }, "It still needs a name of its own (it still has the file's)."],
  [{ name: false, description: true }, "It still needs a description."],
  [{ name: false, description: false }, null],
])("%j is said: %s", (missing, sentence) => {
  expect(missingSentence(missing)).toBe(sentence);
});
