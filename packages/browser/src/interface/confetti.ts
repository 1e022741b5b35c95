// Confetti: when it is due, and how its pieces fly. Source: platform-core §4, §9; storefront §2.4.
import type { StorageDriver } from "../storage/storage-driver.ts";

export const confetti = { particles: 40, spreadDegrees: 50, ticks: 70 } as const;

const flag = "selvedge-confetti";

/**
 * Whether a change of the favourites is celebrated. The list that becomes empty sets a flag; the first favourite after that
 * takes it back, and is the one to celebrate.
 */
export function isConfettiDue(storage: StorageDriver, change: { before: number; after: number }): boolean {
  const { before, after } = change;
  if (before > 0 && after === 0) storage.set(flag, "1");
  if (before > 0 || after === 0 || storage.get(flag) === null) return false;
  storage.remove(flag);
  return true;
}

/** One piece of paper: its place and speed in pixels and pixels a tick, its turn in radians, its number among the colours. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly turn: number;
  readonly spin: number;
  readonly colour: number;
}

/** What is left of a piece's speed after a tick, and what its weight adds to it. */
const drag = 0.92;
const weightPx = 0.22;

/** The pieces of a burst at a place, thrown downwards within the spread. `random` gives numbers from 0 to 1. */
export function piecesAt(x: number, y: number, random: () => number): Piece[] {
  return Array.from({ length: confetti.particles }, (_, colour) => {
    const angle = Math.PI / 2 + ((random() - 0.5) * confetti.spreadDegrees * Math.PI) / 180;
    const speed = 5 + random() * 11;
    const turn = random() * Math.PI * 2;
    const spin = (random() - 0.5) * 0.5;
    return { x, y, speedX: Math.cos(angle) * speed, speedY: Math.sin(angle) * speed, turn, spin, colour };
  });
}

/** A piece a tick later. */
export const afterTick = ({ x, y, speedX, speedY, turn, spin, colour }: Piece): Piece => ({
  x: x + speedX,
  y: y + speedY,
  speedX: speedX * drag,
  speedY: speedY * drag + weightPx,
  turn: turn + spin,
  spin,
  colour,
});

/** How opaque the pieces are at a tick: whole at first, gone with the last one. */
export const opacityAt = (tick: number): number => Math.max(0, 1 - (tick / confetti.ticks) ** 2);
