import { expect, test } from "vitest";
import {
  addSnack,
  emptyQueue,
  endShown,
  type Snack,
  type SnackQueue,
  showNext,
  snackDurationMs,
  snackGapMs,
  snackLimit,
} from "./snackbar-queue.ts";

const snack = (code: string): Snack => ({ code, text: code });
const codes = (queue: SnackQueue) => queue.queued.map((queued) => queued.code);
const addAll = (queue: SnackQueue, ...added: string[]) =>
  added.reduce((sum, code) => addSnack(sum, snack(code)), queue);

test("P4.17 of five snacks four are stored, the newest first (platform-core §4)", () => {
  expect(codes(addAll(emptyQueue, "a", "b", "c", "d", "e"))).toEqual(["e", "d", "c", "b"]);
});

test("the snack on screen is not pushed out by newer ones", () => {
  const shown = showNext(addAll(emptyQueue, "a"));
  expect(codes(addAll(shown, "b", "c", "d", "e"))).toEqual(["e", "d", "c", "a"]);
});

test("P4.18 a code that is queued or on screen is ignored (platform-core §4)", () => {
  const shown = showNext(addAll(emptyQueue, "a"));
  expect(addAll(shown, "a")).toBe(shown);
  const two = addAll(shown, "b");
  expect(addAll(two, "b")).toBe(two);
});

test("a code may come again once its snack has gone", () => {
  const gone = endShown(showNext(addAll(emptyQueue, "a")));
  expect(codes(addAll(gone, "a"))).toEqual(["a"]);
});

test("P4.19 one is shown at a time, and the newest of those that wait comes next", () => {
  const first = showNext(addAll(emptyQueue, "a"));
  const waiting = addAll(first, "b", "c");
  expect(showNext(waiting)).toBe(waiting);
  expect(showNext(endShown(waiting)).shown?.code).toBe("c");
});

test("the numbers of platform-core §9", () => {
  expect([snackLimit, snackDurationMs, snackGapMs]).toEqual([4, 3000, 300]);
});

test("nothing is shown when nothing waits", () => {
  expect(showNext(emptyQueue)).toEqual(emptyQueue);
  expect(endShown(emptyQueue)).toEqual(emptyQueue);
});
