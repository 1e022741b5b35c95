import { expect, test } from "vitest";
import { addSnack, emptyQueue, endShown, type Snack, type SnackQueue, showNext } from "./snackbar-queue.ts";

const snack = (code: string): Snack => ({ code, text: code });
const codes = (queue: SnackQueue) => queue.queued.map((queued) => queued.code);
const addAll = (queue: SnackQueue, ...added: string[]) =>
  added.reduce((sum, code) => addSnack(sum, snack(code)), queue);

test("of five snacks four are kept, the newest first (platform-core §4)", () => {
  expect(codes(addAll(emptyQueue, "a", "b", "c", "d", "e"))).toEqual(["e", "d", "c", "b"]);
});

test("the snack on screen is not pushed out by newer ones", () => {
  const shown = showNext(addAll(emptyQueue, "a"));
  expect(codes(addAll(shown, "b", "c", "d", "e"))).toEqual(["e", "d", "c", "a"]);
});

test("a code that is queued or on screen is ignored (platform-core §4)", () => {
  const shown = showNext(addAll(emptyQueue, "a"));
  expect(addAll(shown, "a")).toBe(shown);
  const two = addAll(shown, "b");
  expect(addAll(two, "b")).toBe(two);
});

test("a code may come again once its snack has gone", () => {
  const gone = endShown(showNext(addAll(emptyQueue, "a")));
  expect(codes(addAll(gone, "a"))).toEqual(["a"]);
});

test("one is shown at a time, and the newest of those that wait comes next", () => {
  const first = showNext(addAll(emptyQueue, "a"));
  const waiting = addAll(first, "b", "c");
  expect(showNext(waiting)).toBe(waiting);
  expect(showNext(endShown(waiting)).shown?.code).toBe("c");
});

test("nothing is shown when nothing waits", () => {
  expect(showNext(emptyQueue)).toEqual(emptyQueue);
  expect(endShown(emptyQueue)).toEqual(emptyQueue);
});
