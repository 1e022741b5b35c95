import { mainFactory } from "@selvedge/domain/shipping/services";
import { parseVariantSku } from "@selvedge/garments/blanks/variant-sku";

/** Weight and customs data of a piece, by the SKU of its blank. Unknown for blanks that are no longer made. */
export function goodsOf(blankSku: string): { weightGrams: number; hs6: string; factory: string } {
  const read = parseVariantSku(blankSku);
  const { weightGrams = 0, hs6 = "" } = read.ok ? read.variant.blank : {};
  return { weightGrams, hs6, factory: mainFactory };
}
