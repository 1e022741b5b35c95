import { type PrintChecks, type PrintWarning, printWarnings } from "@selvedge/design/ink/print-checks";
import type { Side } from "@selvedge/design/scene";
import { findBlank } from "@selvedge/garments/blanks";
import { clothColours } from "@selvedge/garments/cloth-colours";

/** What was seen of a side when its print file was drawn; null for files of before it was looked for. */
export interface CheckedSide {
  side: Side;
  checks: PrintChecks | null;
}

/** What to tell of a product's prints on the colours that it is sold in. */
export function warningsOf(
  blankCode: string,
  coloursOnSale: ReadonlySet<string>,
  sides: readonly CheckedSide[],
): PrintWarning[] {
  const blank = findBlank(blankCode);
  const sold = blank ? clothColours(blank).filter(({ name }) => coloursOnSale.has(name)) : [];
  return sides.flatMap(({ side, checks }) => (checks ? printWarnings(checks, side, sold) : []));
}
