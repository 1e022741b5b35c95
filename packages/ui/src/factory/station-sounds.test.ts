import { expect, test } from "vitest";
import { type StationSound, stationSounds } from "./station-sounds.ts";

const shape = (sound: StationSound) =>
  stationSounds[sound].map(({ frequencyHz, durationMs }) => ({ frequencyHz, durationMs }));

test("good is one high beep of 80 ms", () => {
  expect(shape("good")).toEqual([{ frequencyHz: 1760, durationMs: 80 }]);
});

test("wrong is two low tones of 250 ms, falling", () => {
  const [first, second] = shape("wrong");
  expect([first?.durationMs, second?.durationMs]).toEqual([250, 250]);
  expect(first?.frequencyHz).toBeLessThan(300);
  expect(second?.frequencyHz).toBeLessThan(first?.frequencyHz ?? 0);
});

test("the last of a set is two rising beeps, a duplicate one click", () => {
  const [first, second] = shape("last");
  expect(second?.frequencyHz).toBeGreaterThan(first?.frequencyHz ?? 0);
  expect(shape("duplicate")).toHaveLength(1);
  expect(shape("duplicate")[0]?.durationMs).toBeLessThan(20);
});

test("the tones of one sound follow each other and never overlap", () => {
  for (const tones of Object.values(stationSounds)) {
    for (const [place, tone] of tones.entries()) {
      const before = tones[place - 1];
      if (before) expect(tone.startMs).toBeGreaterThanOrEqual(before.startMs + before.durationMs);
    }
  }
});
