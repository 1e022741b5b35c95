import type { Side } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { pieceCostExVatMinor } from "@selvedge/garments/blanks/costs";
import { parseVariantSku } from "@selvedge/garments/blanks/variant-sku";
import { Refusal } from "../../../plugins/refusal.ts";

/** A blank by its code; ends the request when we have none of that code. */
export function requireBlank(code: string): Blank {
  const blank = findBlank(code);
  if (!blank) throw new Refusal("validation", { errors: { blankCode: ["We do not have this blank."] } });
  return blank;
}

/** What a sold piece cost, by the SKU of its blank; 0 for one that we no longer make. */
export function costOfPiece(blankSku: string, sides: readonly Side[]): number {
  const read = parseVariantSku(blankSku);
  if (!read.ok) return 0;
  const { blank, colour, size } = read.variant;
  return pieceCostExVatMinor(blank, colour, sides, size);
}
