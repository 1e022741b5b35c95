import { expect, test } from "vitest";
import { unsavedText } from "./unsaved-message.ts";

test("a failed save says which design is not saved, why, and what to do", () => {
  const text = "We could not reach the server. Check your connection and try again.";
  expect(unsavedText("Moon", { kind: "failed", text })).toBe(`“Moon” is not saved yet. ${text}`);
});

test("a conflict asks for a choice", () => {
  expect(unsavedText("Moon", { kind: "conflict" })).toBe("“Moon” was changed elsewhere. Choose which version to keep.");
});

test("a saved design needs no message", () => {
  expect(unsavedText("Moon", { kind: "saved", at: new Date(0) })).toBeNull();
});
