import { expect, test } from "vitest";
import { isReadable } from "./readable.ts";

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

test.each([
  ["plain text", "Rowan 😀", true],
  ["a zero byte", "a\u0000b", false],
  ["half a character", "\ud83d", false],
  ["a zero byte deep inside", { a: [{ b: "\u0000" }] }, false],
  ["a zero byte in a name", { "a\u0000": 1 }, false],
  ["numbers, null and truth", [1, null, true, undefined], true],
  ["as deep as may be", nested(32), true],
  ["one deeper", nested(33), false],
])("%s is readable: %s", (_, value, readable) => {
  expect(isReadable(value)).toBe(readable);
});

test("nesting without end is seen without following it", () => {
  expect(isReadable(nested(100_000))).toBe(false);
});
