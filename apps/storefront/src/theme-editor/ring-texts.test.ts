import { afterEach, expect, test, vi } from "vitest";
import { toNextRing } from "./ring-texts.ts";

afterEach(() => vi.unstubAllGlobals());

/** A ring that says when it is brought into sight. */
function ring(name: string, seen: string[]) {
  const marks = new Set<string>();
  return {
    hasAttribute: (mark: string) => marks.has(mark),
    setAttribute: (mark: string) => marks.add(mark),
    removeAttribute: (mark: string) => marks.delete(mark),
    scrollIntoView: () => seen.push(name),
  };
}

test("each press brings the next ringed text into sight, and after the last one the first", () => {
  const seen: string[] = [];
  const children = [ring("price", seen), ring("badge", seen)];
  vi.stubGlobal("document", { querySelector: () => ({ children }) });
  for (let presses = 0; presses < 3; presses++) toNextRing();
  expect(seen).toEqual(["price", "badge", "price"]);
});

test("where nothing is ringed the page stays where it is", () => {
  vi.stubGlobal("document", { querySelector: () => null });
  expect(toNextRing).not.toThrow();
});
