// Between processing and complete nobody sets an order's status: it is read off the labels of its garments.
// Source: print-on-demand "Rule of rules", readings "Order transitions".
import type { LabelState } from "../labels/label-machine.ts";
import type { OrderStatus } from "./flows.ts";

const afterPrint: ReadonlySet<LabelState> = new Set(["qc_passed", "pigeonholed", "to_pack", "packed", "dispatched"]);
const inHole: ReadonlySet<LabelState> = new Set(["pigeonholed", "to_pack", "packed", "dispatched"]);
const inParcel: ReadonlySet<LabelState> = new Set(["packed", "dispatched"]);

export interface LabelForProjection {
  state: LabelState;
  /** How often the paper label came out of the printer. */
  labelPrints: number;
}

/**
 * The status that an order's labels amount to, or null while no label is active (then the labels say nothing).
 * Cancelled and replaced labels do not count. An order of one garment needs no hole, so it is consolidated
 * as soon as it is printed.
 */
export function statusOfLabels(labels: readonly LabelForProjection[]): OrderStatus | null {
  const active = labels.filter(({ state }) => state !== "cancelled" && state !== "replaced");
  if (active.length === 0) return null;
  const all = (states: ReadonlySet<LabelState>) => active.every(({ state }) => states.has(state));
  if (all(new Set(["dispatched"]))) return "complete";
  if (active.some(({ state }) => inParcel.has(state)) && all(afterPrint)) return "packing";
  if (all(inHole)) return "consolidated";
  if (all(afterPrint)) return "printed";
  return active.some(({ labelPrints }) => labelPrints > 0) ? "label_printed" : "processing";
}
