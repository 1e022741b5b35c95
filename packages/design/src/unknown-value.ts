import type { FaultList } from "./scene-fault.ts";

/** Whether a value is a plain object, as JSON makes them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Notes every field that is not in the list. */
export function onlyKeys(
  record: Record<string, unknown>,
  known: readonly string[],
  path: string,
  faults: FaultList,
): void {
  for (const key of Object.keys(record)) {
    if (known.includes(key)) continue;
    const name = key.slice(0, 40);
    faults.add(path ? `${path}.${name}` : name, "unknown_field", "This field is not part of a design.");
  }
}
