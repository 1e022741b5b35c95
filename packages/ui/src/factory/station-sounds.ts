export type StationSound = "good" | "wrong" | "duplicate" | "last" | "offline" | "sent";

/** One tone of a sound. */
export interface Tone {
  frequencyHz: number;
  startMs: number;
  durationMs: number;
  shape: "sine" | "square" | "triangle";
}

/**
 * The sounds of a station, distinct without looking: good is one high beep, wrong two low tones, a duplicate a click,
 * the last of a set two rising beeps, offline one short middle tone, and stored scans that were sent one long beep.
 */
export const stationSounds: Record<StationSound, readonly Tone[]> = {
  good: [{ frequencyHz: 1760, startMs: 0, durationMs: 80, shape: "sine" }],
  wrong: [
    { frequencyHz: 220, startMs: 0, durationMs: 250, shape: "square" },
    { frequencyHz: 165, startMs: 300, durationMs: 250, shape: "square" },
  ],
  duplicate: [{ frequencyHz: 1200, startMs: 0, durationMs: 12, shape: "square" }],
  last: [
    { frequencyHz: 1320, startMs: 0, durationMs: 90, shape: "sine" },
    { frequencyHz: 1976, startMs: 130, durationMs: 140, shape: "sine" },
  ],
  offline: [{ frequencyHz: 587, startMs: 0, durationMs: 120, shape: "triangle" }],
  sent: [{ frequencyHz: 1568, startMs: 0, durationMs: 500, shape: "sine" }],
};
