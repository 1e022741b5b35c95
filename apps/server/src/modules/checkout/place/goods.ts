import { madeAt } from "@selvedge/domain/shipping/made-at";
import { mainFactory } from "@selvedge/domain/shipping/services";
import { parseVariantSku } from "@selvedge/garments/blanks/variant-sku";

/** Weight, customs data and factory of a piece, by the SKU of its blank. Unknown for blanks that are no longer made. */
export function goodsOf(blankSku: string): { weightGrams: number; hs6: string; factory: string } {
  const read = parseVariantSku(blankSku);
  if (!read.ok) return { weightGrams: 0, hs6: "", factory: mainFactory };
  const { weightGrams, hs6, technology } = read.variant.blank;
  return { weightGrams, hs6, factory: madeAt(technology) };
}
