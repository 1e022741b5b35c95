// Shipped themes in the version that a shop has pinned: a newer one is offered, and nothing changes before it is accepted.
import type { ShippedTheme } from "../theme.ts";
import { TOKEN_KEYS, type TokenKey } from "../tokens/tokens.ts";
import { SHIPPED } from "./shipped.ts";

type Presets = ReadonlyMap<string, ShippedTheme>;

/** The version in which a shipped theme is chosen now. */
export const latestVersion = (name: string, presets: Presets = SHIPPED): number => presets.get(name)?.version ?? 1;

const known = new Map<string, Presets>();

/** All shipped themes, the named one as it was in a version; its present one where there is no such version. */
export function presetsAt(name: string, version?: number): Presets {
  const key = `${name} ${version ?? ""}`;
  const before = known.get(key);
  if (before) return before;
  const former = version === undefined ? undefined : formerOf(SHIPPED.get(name), version);
  const presets = former ? new Map([...SHIPPED, [name, former]]) : SHIPPED;
  known.set(key, presets);
  return presets;
}

function formerOf(theme: ShippedTheme | undefined, version: number): ShippedTheme | undefined {
  const properties = theme?.former?.find((each) => each.version === version)?.properties;
  return theme && properties ? { ...theme, version, properties } : undefined;
}

export interface PresetChange {
  readonly key: TokenKey;
  readonly from: string | number | boolean | null;
  readonly to: string | number | boolean | null;
}

/** What a theme's present version sets otherwise than an earlier one; null where one of the two leaves a key open. */
export function presetChanges(name: string, from: number): PresetChange[] {
  const [old, now] = [presetsAt(name, from).get(name)?.properties ?? {}, SHIPPED.get(name)?.properties ?? {}];
  return TOKEN_KEYS.filter((key) => old[key] !== now[key]).map((key) => ({
    ...{ key, from: old[key] ?? null, to: now[key] ?? null },
  }));
}
