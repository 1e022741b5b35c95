// A unit that cannot be sent is made again: its label is replaced, not cancelled, and a child takes its place, so that
// labels always sum to what is still needed. Sources: print-on-demand section 2, readings "Replaced labels".
import { activeQuantity } from "../orders/order-facts.ts";
import { orderPriorities } from "../orders/priority.ts";
import { mayBeReplaced } from "./label-edges.ts";
import { isActive, type LabelState } from "./label-state.ts";

/** Made again before ordinary work. */
export const remakePriority = orderPriorities.reprint;

interface Replaceable {
  state: LabelState;
  priority: number;
  applications: readonly { side: string; isPrinted: boolean }[];
}

export type Replacement<Label extends Replaceable> =
  | { ok: true; replaced: Label; child: Label }
  | { ok: false; code: "label_cancelled" | "label_replaced" | "not_released" | "already_sent" };

const tooLate: Partial<Record<LabelState, (Replacement<Replaceable> & { ok: false })["code"]>> = {
  created: "not_released",
  dispatched: "already_sent",
  cancelled: "label_cancelled",
  replaced: "label_replaced",
};

/** The label as replaced and its child: the same unit from the start, at least as urgent as a reprint. */
export function replaceLabel<Label extends Replaceable>(label: Label): Replacement<Label> {
  if (!mayBeReplaced(label.state)) return { ok: false, code: tooLate[label.state]! };
  const applications = label.applications.map(({ side }) => ({ side, isPrinted: false }));
  const priority = Math.max(remakePriority, label.priority);
  return {
    ok: true,
    replaced: { ...label, state: "replaced" },
    child: { ...label, state: "released", priority, applications },
  };
}

interface LabelledLine {
  quantity: number;
  /** Units of each return. */
  returned: readonly number[];
  /** Every label that the line ever had. */
  labels: readonly { state: LabelState }[];
}

/** Whether a released line's labels sum up: live ones less what came back are the active quantity, one for each unit. */
export function labelsSumUp({ quantity, returned, labels }: LabelledLine): boolean {
  const cancelledLabels = labels.filter(({ state }) => state === "cancelled").length;
  const back = returned.reduce((sum, units) => sum + units, 0);
  return labels.filter(isActive).length - back === activeQuantity({ quantity, returned, cancelledLabels });
}
