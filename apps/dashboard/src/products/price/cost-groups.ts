import type { VariantCosts } from "@selvedge/garments/blanks/variant-costs";

interface CostGroup {
  id: "white" | "light" | "dark";
  label: string;
  /** One variant for each size, the dearest last. */
  variants: readonly VariantCosts[];
}

const kinds = [
  { id: "white", label: "White", holds: ({ colour }: VariantCosts) => colour.isWhite },
  { id: "light", label: "Light", holds: ({ colour }: VariantCosts) => !colour.isWhite && !colour.isDark },
  { id: "dark", label: "Dark", holds: ({ colour }: VariantCosts) => colour.isDark },
] as const;

/** What is sold by what it costs: white, light and dark colours, as far as they cost different money. */
export function costGroups(variants: readonly VariantCosts[]): readonly CostGroup[] {
  const groups = kinds.flatMap(({ holds, ...kind }) => {
    const bySize = new Map(variants.filter(holds).map((variant) => [variant.size, variant]));
    const own = [...bySize.values()].toSorted((one, other) => one.size.extraCostMinor - other.size.extraCostMinor);
    return own.length > 0 ? [{ ...kind, variants: own }] : [];
  });
  const known = new Map<string, CostGroup>();
  for (const group of groups) known.set(JSON.stringify(group.variants.map(({ costs }) => costs)), group);
  return [...known.values()];
}
