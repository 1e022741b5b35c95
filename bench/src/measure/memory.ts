import { readFileSync } from "node:fs";

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0);

/** Memory that a process holds, in MB. */
export const residentMb = (pid: number): number =>
  kilobytes(readFileSync(`/proc/${pid}/status`, "utf8"), "VmRSS") / 1024;

/** Memory of several processes in MB, where what they share is counted once. */
export const sharedOnceMb = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + kilobytes(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"), "Pss"), 0) / 1024;

/** The most that a process has held so far, in MB. */
export const peakMb = (pid: number): number => kilobytes(readFileSync(`/proc/${pid}/status`, "utf8"), "VmHWM") / 1024;

/** What the system calls a process. */
export const nameOf = (pid: number): string => readFileSync(`/proc/${pid}/comm`, "utf8").trim();
