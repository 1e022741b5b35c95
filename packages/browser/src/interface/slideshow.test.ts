import { describe, expect, test } from "vitest";
import { manualClock } from "../testing/manual-clock.ts";
import { createSlideshow, followHeight, slideshowTimes } from "./slideshow.ts";

function started(options: { count?: number; intervalMs?: number; random?: () => number } = {}) {
  const { timers, pass } = manualClock();
  const shown: number[] = [];
  const preloaded: number[] = [];
  const show = createSlideshow({
    timers,
    count: 3,
    ...options,
    show: (index) => shown.push(index),
    preload: (index) => preloaded.push(index),
  });
  return { show, shown, preloaded, pass };
}

describe("a slideshow (storefront §4, §9)", () => {
  test("S9.16 moves on every 6 seconds, a block's every 5", () => {
    const { shown, pass } = started();
    pass(5_999);
    expect(shown).toEqual([]);
    pass(1);
    expect(shown).toEqual([1]);
    const block = started({ intervalMs: slideshowTimes.blockSpeedMs });
    block.pass(5_000);
    expect(block.shown).toEqual([1]);
  });

  test("S4.22 wraps at both ends, by itself and by hand", () => {
    const { show, shown, pass } = started();
    pass(18_000);
    expect(shown).toEqual([1, 2, 0]);
    show.step(-1);
    show.step(1);
    expect(shown.slice(3)).toEqual([2, 0]);
  });

  test("S4.23 starts its time again after a step by hand, and after a swipe", () => {
    const { show, shown, pass } = started();
    pass(5_900);
    show.step(1);
    pass(5_900);
    show.moved(2);
    pass(5_900);
    expect(shown).toEqual([1]);
    pass(100);
    expect(shown).toEqual([1, 0]);
  });

  test("S4.23 stands while it is paused, and goes on afterwards", () => {
    const { show, shown, pass } = started();
    show.setPaused(true);
    pass(60_000);
    expect(shown).toEqual([]);
    show.step(1);
    pass(60_000);
    expect(shown).toEqual([1]);
    show.setPaused(false);
    pass(6_000);
    expect(shown).toEqual([1, 2]);
  });

  test("S4.24 loads the next slide two seconds before it comes", () => {
    const { preloaded, pass } = started();
    pass(3_999);
    expect(preloaded).toEqual([]);
    pass(1);
    expect(preloaded).toEqual([1]);
  });

  test.each([
    [0, 1],
    [0.49, 1],
    [0.5, 2],
    [0.99, 2],
  ])("S3.28 at random, %f chooses slide %i and never the one that shows", (number, chosen) => {
    const { shown, preloaded, pass } = started({ random: () => number });
    pass(6_000);
    expect([shown, preloaded]).toEqual([[chosen], [chosen]]);
  });

  test("of one slide stands still", () => {
    const { shown, preloaded, pass } = started({ count: 1 });
    pass(60_000);
    expect([shown, preloaded]).toEqual([[], []]);
  });

  test("that is stopped moves no more", () => {
    const { show, shown, pass } = started();
    show.stop();
    pass(60_000);
    expect(shown).toEqual([]);
  });
});

describe("the height of a slideshow", () => {
  const heights = (from: number, to: number, afterMs: number) => {
    const { timers, pass } = manualClock();
    const set: string[] = [];
    followHeight(timers, (height) => set.push(height), { from, to });
    pass(afterMs);
    return set;
  };

  test("S9.17 follows after 100 ms and is free again 300 ms later", () => {
    expect(heights(400, 300, 99)).toEqual(["400px"]);
    expect(heights(400, 300, 100)).toEqual(["400px", "300px"]);
    expect(heights(400, 300, 399)).toEqual(["400px", "300px"]);
    expect(heights(400, 300, 400)).toEqual(["400px", "300px", ""]);
  });

  test("is left alone between slides of one height", () => {
    expect(heights(400, 400, 1_000)).toEqual([]);
  });
});
