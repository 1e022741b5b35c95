import { expect, test } from "vitest";
import { textFingerprint } from "./text-fingerprint.ts";

test("equal texts have one fingerprint, and near ones have their own", () => {
  const texts = Array.from({ length: 2_000 }, (_, index) => `{"x":${index / 100}}`);
  expect(new Set(texts.map(textFingerprint)).size).toBe(texts.length);
  expect(texts.map(textFingerprint)).toEqual(texts.map(textFingerprint));
});

test("a fingerprint is short, whatever the length of its text", () => {
  for (const length of [0, 1, 100_000]) expect(textFingerprint("x".repeat(length))).toMatch(/^[0-9a-z]{1,11}$/);
});
