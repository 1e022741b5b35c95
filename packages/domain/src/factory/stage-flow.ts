import type { StationKind } from "../labels/label-machine.ts";

export type Flow = "flowing" | "slow" | "blocked";

/** The stations in the order of the floor, as the board names them. */
export const stages: readonly { kind: StationKind; name: string; slowMinutes: number; blockedMinutes: number }[] = [
  { kind: "pick", name: "Pick", slowMinutes: 120, blockedMinutes: 360 },
  { kind: "pretreat", name: "Pretreat", slowMinutes: 45, blockedMinutes: 120 },
  { kind: "print", name: "Print", slowMinutes: 45, blockedMinutes: 105 },
  { kind: "check", name: "QC", slowMinutes: 30, blockedMinutes: 90 },
  { kind: "sort", name: "Put wall", slowMinutes: 45, blockedMinutes: 120 },
  { kind: "pack", name: "Pack", slowMinutes: 60, blockedMinutes: 180 },
  { kind: "dispatch", name: "Dispatch", slowMinutes: 120, blockedMinutes: 480 },
];

/** Less than this until its van, and an order is at risk. */
export const atRiskMinutes = 240;

/**
 * How a stage runs, by the age in minutes of the oldest garment that waits there, null when nothing waits, and by the
 * minutes that the most pressing of them has to spare. What has time may lie over night or a Sunday: it is not slow.
 */
export function flowOfStage(kind: StationKind, oldestMinutes: number | null, leastSpareMinutes: number): Flow {
  const stage = stages.find((each) => each.kind === kind);
  if (!stage || oldestMinutes === null || leastSpareMinutes >= atRiskMinutes) return "flowing";
  if (oldestMinutes < stage.slowMinutes) return "flowing";
  return oldestMinutes < stage.blockedMinutes ? "slow" : "blocked";
}

/** "18 min", "1 h 48", "3 days": short enough for a card of the board. */
export function ageWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 2880) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 1440)} days`;
}
