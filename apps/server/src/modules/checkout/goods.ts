import { mainFactory } from "@selvedge/domain/shipping/services";
import { parseVariantSku } from "@selvedge/garments/variant-sku";

/** What the post and customs ask of a piece, by the SKU of its blank. Of one that we no longer make nothing is known. */
export function goodsOf(blankSku: string): { weightGrams: number; hs6: string; factory: string } {
  const read = parseVariantSku(blankSku);
  const { weightGrams = 0, hs6 = "" } = read.ok ? read.variant.blank : {};
  return { weightGrams, hs6, factory: mainFactory };
}
