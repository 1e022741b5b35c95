import { type PrintChecks, type PrintWarning, printWarnings } from "@selvedge/design/ink/print-checks";
import type { Side } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { clothColours } from "@selvedge/garments/cloth-colours";

/** Findings about a side from the rendering of its print file; null for files from before the check existed. */
export interface CheckedSide {
  side: Side;
  checks: PrintChecks | null;
}

/** Warnings about a product's prints on the colours that it is sold in. */
export function warningsOf(
  blankCode: string,
  coloursOnSale: ReadonlySet<string>,
  sides: readonly CheckedSide[],
): PrintWarning[] {
  const blank = findBlank(blankCode);
  const sold = blank ? clothColours(blank).filter(({ name }) => coloursOnSale.has(name)) : [];
  return sides.flatMap(({ side, checks }) => (checks ? printWarnings(checks, side, sold) : []));
}
