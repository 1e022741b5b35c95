// What visitors see otherwise once a draft is published: what its author set, and what a newer version of the theme brings.
import { presetChanges } from "@selvedge/themes/shipped/preset-versions";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import type { ThemeLayer } from "./theme-query.ts";
import { changedKeys } from "./theme-session.ts";
import { tokensOf } from "./worn.ts";

/** The keys whose values are others, in the order of the theme's keys. A key that only follows another one is left out. */
export function changesToPublish(name: string, published: ThemeLayer, draft: ThemeLayer): TokenKey[] {
  const [before, after] = [tokensOf(name, published), tokensOf(name, draft)];
  const { presetVersion } = published;
  const brought = presetVersion === draft.presetVersion ? [] : presetChanges(name, presetVersion).map(({ key }) => key);
  const touched = new Set<string>([...changedKeys(published, draft), ...brought]);
  return (Object.keys(TOKENS) as TokenKey[]).filter((key) => touched.has(key) && before[key] !== after[key]);
}
