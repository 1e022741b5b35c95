import type { CloseUp } from "@selvedge/contracts/pages/page-data";
import type { Bound } from "@selvedge/db/bound";
import { usedSides } from "@selvedge/design/scene";
import type { DivisionId } from "@selvedge/domain/ids";
import { viewOf } from "@selvedge/garments/views";
import { printFocus } from "@selvedge/print/print-focus";
import { designOnSale } from "../catalogue/index.ts";

/** Where a product's first print is on its picture, for the close-up; null if the picture shows it large enough. */
export async function closeUpOf(db: Bound, divisionId: DivisionId, urlName: string): Promise<CloseUp | null> {
  const design = await designOnSale(db, divisionId, urlName);
  const [side] = design ? usedSides(design.scene) : [];
  const view = design && side && viewOf(design.blank_code, side);
  const focus = view ? printFocus(view, design.scene, side) : null;
  return focus && side ? { side, ...focus } : null;
}
