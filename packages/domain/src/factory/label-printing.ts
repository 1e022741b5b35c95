// Who may put garment labels on paper. Whole orders and lists are printed by the leads of the floor. The person who reports a
// fault at a station prints the one label of the garment that is made instead, because it has to begin its way at once.
// Source: print-on-demand section 3, "any label fault".
import type { StaffPermission } from "../access/roles.ts";

export interface LabelRequest {
  /** Orders whose labels are all requested. */
  orders: number;
  labels: readonly {
    /** The garment replaces one that failed. */
    isRemade: boolean;
    /** Times that this label has been on paper. */
    labelPrints: number;
  }[];
}

/** The permission that printing these labels takes. */
export function permissionToPrint({ orders, labels }: LabelRequest): StaffPermission {
  const [only] = labels;
  const isReplacement = orders === 0 && labels.length === 1 && only?.isRemade === true && only.labelPrints === 0;
  return isReplacement ? "labels.fault" : "labels.print";
}
