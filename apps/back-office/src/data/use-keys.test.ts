import { expect, test, vi } from "vitest";
import { answerKey } from "./use-keys.ts";

const press = (key: string, repeat = false) => ({ key, repeat, preventDefault: vi.fn() });

test.each(["a", "A"])("%s acts, and the browser does nothing of its own with it", (key) => {
  const act = vi.fn();
  const event = press(key);
  answerKey({ a: act }, event);
  expect(act).toHaveBeenCalledOnce();
  expect(event.preventDefault).toHaveBeenCalledOnce();
});

test("a key that is held acts once", () => {
  const act = vi.fn();
  const repeated = press("a", true);
  for (const event of [press("a"), repeated, repeated]) answerKey({ a: act }, event);
  expect(act).toHaveBeenCalledOnce();
  expect(repeated.preventDefault).toHaveBeenCalledTimes(2);
});

test("a key that is not asked for stays the browser's", () => {
  const event = press("x");
  answerKey({ a: vi.fn() }, event);
  expect(event.preventDefault).not.toHaveBeenCalled();
});
