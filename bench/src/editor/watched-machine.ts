// Whether the machine does something else meanwhile, told by a piece of work that always takes as long on one that is calm.
import type { Page } from "playwright-core";

/** A try that takes so much longer than the quickest one was not on a calm machine. */
const busyFrom = 1.25;
/** Tries until the browser has compiled the piece of work and it takes as long as it ever will. */
const warmUps = 30;

export interface WatchedMachine {
  /** How long the piece of work takes now, in ms. */
  tryOut(): Promise<number>;
  /** By all tries up to now. */
  isCalm(tookMs: number): boolean;
}

/** Watches the machine from within a page. */
export async function watchedMachine(page: Page): Promise<WatchedMachine> {
  let quickestMs = Number.POSITIVE_INFINITY;
  const tryOut = async () => {
    const tookMs = await page.evaluate(pieceOfWork);
    quickestMs = Math.min(quickestMs, tookMs);
    return tookMs;
  };
  for (let tries = 0; tries < warmUps; tries++) await tryOut();
  return { tryOut, isCalm: (tookMs) => tookMs <= quickestMs * busyFrom };
}

/** Through more memory than a core keeps for itself, as what shares its caches is felt there first. Returns ms. */
function pieceOfWork(): number {
  const kept = globalThis as { pieceOfWork?: Uint32Array };
  kept.pieceOfWork ??= new Uint32Array(1 << 20);
  const cells = kept.pieceOfWork;
  const begin = performance.now();
  for (let at = 0, place = 0; at < 400_000; at++) {
    place = (place + 40_503) & (cells.length - 1);
    cells[place] = cells[place]! + at;
  }
  return performance.now() - begin;
}
