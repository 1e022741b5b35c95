// What a piece of a bundle costs more in another size. A bundle has one price whatever sizes are chosen of it.
import { roundMinor } from "../money/round.ts";

/** A piece that was bought in a bundle, in minor units with VAT. */
export interface BoughtPart {
  /** Its share of the bundle's price. */
  sharePerPieceMinor: number;
  /** What it costs on its own, in the size that it was bought in. */
  ownPerPieceMinor: number;
}

/** Another size of it. */
export interface PartSize {
  /** What it costs more on its own than the size that was bought; below 0 where it costs less. */
  ownExtraMinor: number;
  /** Whether the bundle is sold in it. */
  isOffered: boolean;
}

/**
 * What a piece costs more in another size, in minor units with VAT: nothing in a size that the bundle is sold in, since it
 * would have cost the same; in another one, the part of the difference that its share is of its own price.
 */
export function partExtra(
  { sharePerPieceMinor, ownPerPieceMinor }: BoughtPart,
  { ownExtraMinor, isOffered }: PartSize,
): number {
  if (isOffered || ownPerPieceMinor <= 0) return 0;
  return roundMinor((ownExtraMinor * sharePerPieceMinor) / ownPerPieceMinor);
}
