import { describe, expect, test } from "vitest";
import { manualClock } from "../testing/manual-clock.ts";
import { createOfferTimes } from "./offer-times.ts";
import { createQuickReturn } from "./quick-return.ts";

function offered(isTimed: boolean) {
  const { timers, pass } = manualClock();
  const state = { shown: 0, mayShow: true };
  const show = () => void state.shown++;
  return { ...createOfferTimes({ timers, isTimed, mayShow: () => state.mayShow, show }), state, pass };
}

describe("S4.34 the subscriber offer (storefront §4)", () => {
  test("is shown 30 s after load, once", () => {
    const { pass, state } = offered(true);
    pass(29_999);
    expect(state.shown).toBe(0);
    pass(600_000);
    expect(state.shown).toBe(1);
  });

  test("waits while something is in the way", () => {
    const { pass, state } = offered(true);
    state.mayShow = false;
    pass(40_000);
    expect(state.shown).toBe(0);
    state.mayShow = true;
    pass(5_000);
    expect(state.shown).toBe(1);
  });

  test("is shown when its trigger flips later than 30 s after load, and not a second time", () => {
    const { pass, state, happened } = offered(false);
    pass(60_000);
    expect(state.shown).toBe(0);
    happened();
    happened();
    pass(60_000);
    expect(state.shown).toBe(1);
  });

  test("is not shown for what happened before that, or while something is in the way", () => {
    const { pass, state, happened } = offered(false);
    pass(29_999);
    happened();
    pass(10_000);
    state.mayShow = false;
    happened();
    state.mayShow = true;
    pass(60_000);
    expect(state.shown).toBe(0);
    happened();
    expect(state.shown).toBe(1);
  });

  test.each([[10_000], [45_000]])("is shown after 30 s for what holds from %i ms on", (atMs) => {
    const { pass, state, holds } = offered(false);
    pass(atMs);
    expect(state.shown).toBe(0);
    holds();
    holds();
    pass(Math.max(0, 29_999 - atMs));
    expect(state.shown).toBe(atMs < 30_000 ? 0 : 1);
    pass(60_000);
    expect(state.shown).toBe(1);
  });
});

describe("a quick return to the top of a page", () => {
  const heightPx = 800;
  const scrolled = (...steps: readonly (readonly [yPx: number, atMs: number])[]) => {
    const isQuick = createQuickReturn();
    return steps.map(([yPx, atMs]) => isQuick(yPx, heightPx, atMs)).filter(Boolean).length;
  };

  test.each([
    [
      "half a screen within 0.4 s",
      [
        [2000, 0],
        [1800, 100],
        [1550, 250],
      ],
      1,
    ],
    [
      "slowly, as readers do",
      [
        [2000, 0],
        [1800, 300],
        [1600, 600],
        [1400, 900],
      ],
      0,
    ],
    [
      "from the first screen",
      [
        [700, 0],
        [200, 100],
      ],
      0,
    ],
    [
      "a little",
      [
        [2000, 0],
        [1700, 100],
      ],
      0,
    ],
    [
      "down and then a little up",
      [
        [400, 0],
        [2000, 100],
        [1700, 200],
      ],
      0,
    ],
    [
      "one flick that goes on",
      [
        [3000, 0],
        [2500, 100],
        [2400, 150],
        [2300, 200],
      ],
      1,
    ],
  ] as const)("%s", (_, steps, times) => {
    expect(scrolled(...steps)).toBe(times);
  });
});
