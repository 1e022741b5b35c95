// Between release and sending no one sets an order's status: it follows from the labels of its units.
// Source: print-on-demand "Rule of rules", readings "Order transitions".
import { hasReached, isActive, type LabelState, type labelWay } from "../labels/label-state.ts";
import type { FlowName, OrderStatus } from "./flows.ts";

export interface LabelForProjection {
  state: LabelState;
  /** How often the paper label came out of the printer. */
  labelPrints: number;
}

/** Statuses that labels decide, in each flow. A release leads in, and sending is the way out. */
export const decidedByLabels: Record<FlowName, readonly OrderStatus[]> = {
  normal: ["processing", "label_printed", "printed", "consolidated", "packing"],
  paper: ["processing", "printed", "packing"],
  bespoke: ["bespoke_production", "bespoke_documents_printed", "bespoke_sorted", "bespoke_printing", "bespoke_packing"],
};

/**
 * The status that an order's labels amount to, or null while no label is active (then the labels say nothing).
 * Cancelled and replaced labels do not count. An order of one garment goes from printed to packing without a hole.
 */
export function statusOfLabels(labels: readonly LabelForProjection[], flow: FlowName = "normal"): OrderStatus | null {
  const active = labels.filter(isActive);
  if (active.length === 0) return null;
  return rows[flow].find((row) => holds(row, active))!.status;
}

interface Row {
  status: OrderStatus;
  /** Every label has come at least this far. */
  all?: (typeof labelWay)[number];
  /** At least one label has come this far. */
  some?: (typeof labelWay)[number];
  isLabelPrinted?: true;
}

/** The furthest that fits comes first; the last of each flow always fits. */
const rows: Record<FlowName, readonly Row[]> = {
  normal: [
    { status: "complete", all: "dispatched" },
    { status: "packing", all: "qc_passed", some: "packed" },
    { status: "consolidated", all: "pigeonholed" },
    { status: "printed", all: "qc_passed" },
    { status: "label_printed", isLabelPrinted: true },
    { status: "processing" },
  ],
  paper: [
    { status: "complete", all: "dispatched" },
    { status: "packing", all: "qc_passed", some: "packed" },
    { status: "printed", all: "qc_passed" },
    { status: "processing" },
  ],
  bespoke: [
    { status: "bespoke_shipped", all: "dispatched" },
    { status: "bespoke_packing", all: "qc_passed" },
    { status: "bespoke_printing", some: "printing" },
    { status: "bespoke_sorted", all: "picked" },
    { status: "bespoke_documents_printed", isLabelPrinted: true },
    { status: "bespoke_production" },
  ],
};

function holds({ all, some, isLabelPrinted }: Row, active: readonly LabelForProjection[]): boolean {
  if (all && !active.every(({ state }) => hasReached(state, all))) return false;
  if (some && !active.some(({ state }) => hasReached(state, some))) return false;
  return !isLabelPrinted || active.some(({ labelPrints }) => labelPrints > 0);
}
