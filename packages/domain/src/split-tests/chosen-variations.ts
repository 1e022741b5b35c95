// What each running test shows to a visitor. Source: storefront §7.
import type { RunningTest, Variation } from "./running-test.ts";

/** The query of an address. */
export interface Query {
  get(name: string): string | null;
}

/** The parameter with names of variations between commas, of any tests. */
export const forcedVariationsName = "split-var";

/**
 * The variation that an address forces: by a parameter named after the test, or by `split-var`. It holds for that address
 * alone. null where it forces none.
 */
export function forcedVariation(
  { code, variations }: Pick<RunningTest, "code" | "variations">,
  query: Query,
): Variation | null {
  const ofTest = query.get(code);
  const listed = new Set((query.get(forcedVariationsName) ?? "").split(","));
  const named = ({ alias, name }: Variation) => alias === ofTest || name === ofTest;
  const isListed = ({ alias, name }: Variation) => listed.has(alias) || listed.has(name);
  return variations.find(named) ?? variations.find(isListed) ?? null;
}

/** The variation of a test that a visitor has met before; null for none, and for one that is gone. */
export const metVariation = (
  { id, variations }: Pick<RunningTest, "id" | "variations">,
  met: ReadonlyMap<number, number>,
): Variation | null => variations.find((variation) => variation.id === met.get(id)) ?? null;

/** Aliases of the variations in force, by the codes of their tests: what an address forces, else what the visitor has. */
export function chosenVariations(
  running: readonly RunningTest[],
  query: Query,
  ownOf: (test: RunningTest) => Variation | null,
): Record<string, string> {
  const chosen = running.flatMap((test) => {
    const variation = forcedVariation(test, query) ?? ownOf(test);
    return variation ? [[test.code, variation.alias] as const] : [];
  });
  return Object.fromEntries(chosen);
}
