import { expect, test } from "vitest";
import { failureWords } from "./failure-words.ts";

test.each([
  [{ status: 403, requestId: "7F3K-22" }, "Permission denied", "7F3K-22"],
  [{ status: 404 }, "Not found", undefined],
  [{ status: 0 }, "No connection", undefined],
  [{ status: 502, requestId: 7 }, "This page did not load", undefined],
  [new TypeError("x is undefined"), "This page did not load", undefined],
  ["a text", "This page did not load", undefined],
  [null, "This page did not load", undefined],
])("%o is shown as “%s”", (error, title, requestId) => {
  const words = failureWords(error);
  expect(words.title).toBe(title);
  expect(words.requestId).toBe(requestId);
});

test("only what is not there is not tried again", () => {
  expect([403, 404, 500].map((status) => failureWords({ status }).isGone)).toEqual([false, true, false]);
});

test("what broke while it was drawn is told from what did not load", () => {
  expect(
    [{ status: 0 }, { status: 500 }, new RangeError("Invalid time value"), null].map(
      (error) => failureWords(error).isBroken,
    ),
  ).toEqual([false, false, true, true]);
});
