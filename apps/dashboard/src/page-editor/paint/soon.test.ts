import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soon } from "./soon.ts";

const field = {};
let paint = () => {};
let page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("cancelAnimationFrame", () => {
    paint = () => {};
  });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => {
    paint = work;
    return 1;
  });
});

afterEach(() => {
  page.dispatchEvent(new Event("keydown"));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is typed is set after the paint that shows it, not before", () => {
  const set = vi.fn();
  soon(field, set);
  paint();
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(set).toHaveBeenCalledOnce();
});

test.each(["keydown", "pointerdown", "focusout", "pagehide", "visibilitychange"])(
  "it is set before a %s that comes before the paint, and once",
  (end) => {
    const set = vi.fn();
    soon(field, set);
    page.dispatchEvent(new Event(end));
    expect(set).toHaveBeenCalledOnce();
    paint();
    vi.runAllTimers();
    expect(set).toHaveBeenCalledOnce();
  },
);

test("of one field what was typed last is set, and of another field its own", () => {
  const set = vi.fn();
  soon(field, () => set("pou"));
  soon(field, () => set("pour"));
  soon({}, () => set("12"));
  page.dispatchEvent(new Event("pagehide"));
  expect(set.mock.calls).toEqual([["pour"], ["12"]]);
});

test("what is asked for while it is set waits for the next paint", () => {
  const again = vi.fn();
  soon(field, () => soon(field, again));
  page.dispatchEvent(new Event("keydown"));
  expect(again).not.toHaveBeenCalled();
  paint();
  vi.runAllTimers();
  expect(again).toHaveBeenCalledOnce();
});
