import { type Scene, type Side, usedSides } from "@selvedge/design/scene";

/** A side at a size: how many times larger than designed, in thousandths. */
export interface PrintedSide {
  side: Side;
  scalePermille: number;
}

interface PrintedProduct {
  scene: Scene;
  variants: readonly { enabled: boolean; scalePermille: number }[];
  printed: readonly PrintedSide[];
}

/** The print files that a product needs: each side of its design at every scale on sale, and which of them are there. */
export function wantedPrints({ scene, variants, printed }: PrintedProduct): (PrintedSide & { isThere: boolean })[] {
  const scales = new Set(variants.flatMap(({ enabled, scalePermille }) => (enabled ? [scalePermille] : [])));
  return usedSides(scene).flatMap((side) =>
    [...scales].map((scalePermille) => ({
      side,
      scalePermille,
      isThere: printed.some((file) => file.side === side && file.scalePermille === scalePermille),
    })),
  );
}
