// Processor time from /proc, because on a shared machine seconds on the clock say little.
import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

interface Stat {
  parent: number;
  /** Seconds of this process, user and system. */
  own: number;
  /** Seconds of its children that have ended. */
  ended: number;
}

/** Seconds of processor time that a process has used, all its threads together. */
export const cpuSeconds = (pid: number): number => statOf(pid)?.own ?? 0;

/** The same for a process with all its children, those that have ended included. */
export function treeCpuSeconds(root: number): number {
  let seconds = (statOf(root)?.own ?? 0) + (statOf(root)?.ended ?? 0);
  for (const pid of childrenOf(root)) seconds += statOf(pid)?.own ?? 0;
  return seconds;
}

/** Direct children of a process that live now. */
export const childrenOf = (parent: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent);

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in brackets and may hold anything.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const seconds = (index: number) => fields[index]! / ticksPerSecond;
    return { parent: fields[1]!, own: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) };
  } catch {
    return null;
  }
}
