import { localMemory } from "../browser-memory.ts";
import { type CaptureRules, scannerRules } from "./scan-capture.ts";

/** How the scanners at this device are set. Each device has its own. */
export interface ScannerSettings {
  /** Letters that the scanner sends before a code; empty where it sends none. */
  prefix: string;
  /** Letters that the scanner sends after a code, before Enter or Tab or in place of them; empty where it sends none. */
  suffix: string;
}

/** As many letters as scanners can be set to send before or after a code. */
export const mostAround = 8;

const place = "scanner settings";
const plain: ScannerSettings = { prefix: "", suffix: "" };

/** What this browser stores; nothing before and after by default. */
export function readSettings(): ScannerSettings {
  try {
    const stored = JSON.parse(localMemory.get(place) ?? "{}") as Partial<ScannerSettings>;
    return { prefix: textOf(stored.prefix), suffix: textOf(stored.suffix) };
  } catch {
    return plain;
  }
}

const textOf = (stored: unknown): string => (typeof stored === "string" ? stored.slice(0, mostAround) : "");

let rules: CaptureRules | undefined;

/** How scans are read on this device now. */
export const rulesNow = (): CaptureRules => (rules ??= { ...scannerRules, ...readSettings() });

/** Stores the settings in this browser; every page of it reads scans by them from then on. */
export function saveSettings(settings: ScannerSettings): void {
  localMemory.set(place, JSON.stringify(settings));
  rules = undefined;
}

if (typeof window !== "undefined") addEventListener("storage", () => (rules = undefined));
