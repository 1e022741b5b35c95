// One garment's way as its shopper follows it: five steps that a person understands, read off the label.
import type { LabelState } from "../labels/label-machine.ts";

export const garmentSteps = ["ordered", "printed", "checked", "packed", "posted"] as const;
export type GarmentStep = (typeof garmentSteps)[number];

/** The step that a label in this state is working towards; done steps are those before it. */
const workingTowards: Record<Exclude<LabelState, "cancelled">, GarmentStep | "done"> = {
  created: "printed",
  released: "printed",
  picked: "printed",
  pretreated: "printed",
  printing: "printed",
  printed: "checked",
  qc_passed: "packed",
  pigeonholed: "packed",
  to_pack: "packed",
  packed: "posted",
  dispatched: "done",
  replaced: "printed",
};

export const nowWords: Record<GarmentStep | "done", string> = {
  ordered: "Waiting to be printed",
  printed: "Printing",
  checked: "Being checked",
  packed: "Packing",
  posted: "Packed, ready to post",
  done: "On its way",
};

export interface StepView {
  code: GarmentStep;
  state: "done" | "now" | "later";
}

/**
 * The five steps of a garment; `state` null before the order has reached the floor. A cancelled one goes no further.
 * `isOrdered`: nothing has to be paid before it is made, because it is paid or goes by invoice.
 */
export function stepsOf(state: LabelState | null, isOrdered: boolean): { steps: StepView[]; now: string } {
  if (state === "cancelled")
    return {
      steps: garmentSteps.map((code, index) => ({ code, state: index === 0 ? "done" : "later" })),
      now: "Cancelled",
    };
  const current = state === null ? (isOrdered ? "printed" : "ordered") : workingTowards[state];
  const at = current === "done" ? garmentSteps.length : garmentSteps.indexOf(current);
  const isUnderWay = state !== null && state !== "created" && state !== "released";
  return {
    steps: garmentSteps.map((code, index) => ({
      code,
      state: index < at ? "done" : index === at && (isUnderWay || !isOrdered) ? "now" : "later",
    })),
    now: isUnderWay ? nowWords[current] : isOrdered ? nowWords.ordered : "Waiting for payment",
  };
}
