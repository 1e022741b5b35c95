import type { Side } from "@selvedge/design/scene";
import { costOfPiece } from "../../goods/products/index.ts";

export interface SoldLine {
  quantity: number;
  blankSku: string;
  sides: readonly Side[];
  /** Net, after discount. */
  netMinor: number;
}

/** What the pieces of a line cost to make, and what is left of its net price. */
export function earnings({ quantity, blankSku, sides, netMinor }: SoldLine): {
  costMinor: number;
  profitMinor: number;
} {
  const costMinor = quantity * costOfPiece(blankSku, sides);
  return { costMinor, profitMinor: netMinor - costMinor };
}
