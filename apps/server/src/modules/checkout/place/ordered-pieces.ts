// What an order makes of the lines of a basket: a bundle becomes its parts, each with its share of the price.
import { shareBundle } from "@selvedge/domain/bundles/share-bundle";
import type { ProductId } from "@selvedge/domain/ids";
import type { BasketLine } from "../../shop/basket/index.ts";

/** A line of an order before it is written. */
export interface OrderedPiece
  extends Pick<
    BasketLine,
    | "name"
    | "sku"
    | "blank_sku"
    | "colour"
    | "hex"
    | "size"
    | "scene_hash"
    | "vat_rate"
    | "image"
    | "quantity"
    | "product_id"
    | "variant_id"
    | "unit_price_inc_tax_minor"
    | "texts"
  > {
  /** The line of the basket that it was a part of; null for what was bought by itself. */
  bundle: { line: number; part: number; productId: ProductId; name: string } | null;
}

interface Discounted {
  piece: OrderedPiece;
  discountIncTaxMinor: number;
}

/** The pieces of a basket in its order, with what codes take off each; both add up to the basket's own amounts. */
export function orderedPieces(
  lines: readonly BasketLine[],
  discounts: readonly number[],
): { pieces: OrderedPiece[]; discountsIncTaxMinor: number[] } {
  const found = lines.flatMap((line, index): Discounted[] => {
    const discountIncTaxMinor = discounts[index] ?? 0;
    if (!line.parts) return [{ piece: { ...line, bundle: null }, discountIncTaxMinor }];
    return partsOf(line, line.parts, { line: index + 1, discountIncTaxMinor });
  });
  return {
    pieces: found.map(({ piece }) => piece),
    discountsIncTaxMinor: found.map(({ discountIncTaxMinor }) => discountIncTaxMinor),
  };
}

function partsOf(
  { quantity, unit_price_inc_tax_minor: unitPriceIncTaxMinor, product_id, name }: BasketLine,
  parts: NonNullable<BasketLine["parts"]>,
  { line, discountIncTaxMinor }: { line: number; discountIncTaxMinor: number },
) {
  const shares = shareBundle(
    { quantity, unitPriceIncTaxMinor, discountIncTaxMinor },
    parts.map((part) => part.unit_price_inc_tax_minor),
  );
  return parts.map((part, index) => ({
    piece: {
      ...part,
      quantity,
      texts: null,
      unit_price_inc_tax_minor: shares[index]!.unitPriceIncTaxMinor,
      bundle: { line, part: index + 1, productId: product_id, name },
    },
    discountIncTaxMinor: shares[index]!.discountIncTaxMinor,
  }));
}
