// One garment's way as its merchant follows it: seven steps through the factory, read off the label.
import type { LabelState } from "../labels/label-machine.ts";
import type { Technology } from "../labels/label-route.ts";

export const makerSteps = ["paid", "picked", "pretreated", "printed", "checked", "packed", "sent"] as const;
export type MakerStep = (typeof makerSteps)[number];

export interface MakerStepView {
  code: MakerStep;
  state: "done" | "now" | "later" | "not_needed";
  at: string | null;
}

/** How many steps lie behind a label in each state. */
const stepsDone: Record<LabelState, number> = {
  created: 1,
  released: 1,
  picked: 2,
  pretreated: 3,
  printing: 3,
  printed: 4,
  qc_passed: 5,
  pigeonholed: 5,
  to_pack: 5,
  packed: 6,
  dispatched: 7,
  cancelled: 1,
  replaced: 1,
};

/** The state in which a step first counts as done; its instant is the step's. */
const endOfStep: Record<Exclude<MakerStep, "paid">, LabelState> = {
  picked: "picked",
  pretreated: "pretreated",
  printed: "printed",
  checked: "qc_passed",
  packed: "packed",
  sent: "dispatched",
};

const words: Record<LabelState, string> = {
  created: "Waiting for the floor",
  released: "Waiting to be picked",
  picked: "Picked",
  pretreated: "Pretreated",
  printing: "Printing",
  printed: "Printed",
  qc_passed: "Checked",
  pigeonholed: "Checked",
  to_pack: "Checked",
  packed: "Packed",
  dispatched: "Sent",
  cancelled: "Cancelled",
  replaced: "Being remade",
};

/** The share of the seven steps that garments in these states have passed, 0 to 100; null when there are none. */
export function madePercentage(states: readonly LabelState[]): number | null {
  if (states.length === 0) return null;
  const done = states.reduce((sum, state) => sum + stepsDone[state], 0);
  return (done / (states.length * makerSteps.length)) * 100;
}

interface GarmentFacts {
  /** null before the order has reached the floor. */
  state: LabelState | null;
  needsPretreat: boolean;
  /** dtg by default. Sheets of paper are not picked. */
  technology?: Technology;
  paidAt: string | null;
  /** It is made against an invoice, before it is paid. */
  isOnTerms?: boolean;
  /** Instants by label state. */
  reached: Readonly<Record<string, string>>;
}

/** The seven steps of a garment, with the current one and a word for it. */
export function makerStepsOf({ state, needsPretreat, technology, paidAt, isOnTerms, reached }: GarmentFacts): {
  steps: MakerStepView[];
  now: string;
} {
  const isPaper = technology === "paper";
  const isOwed = paidAt === null && isOnTerms === true;
  const isPassedBy = (code: MakerStep) =>
    (code === "paid" && isOwed) ||
    (code === "pretreated" && (isPaper || !needsPretreat)) ||
    (code === "picked" && isPaper);
  const done = state === null ? (paidAt === null ? 0 : 1) : stepsDone[state];
  const steps = makerSteps.map((code, place): MakerStepView => {
    if (isPassedBy(code)) return { code, state: "not_needed", at: null };
    if (place < done) return { code, state: "done", at: code === "paid" ? paidAt : (reached[endOfStep[code]] ?? null) };
    return { code, state: "later", at: null };
  });
  const next = steps.find((step) => step.state === "later");
  if (next && state === "printing") next.state = "now";
  if (state === null) return { steps, now: isOwed ? "Ordered" : paidAt === null ? "To be paid" : "Paid" };
  return { steps, now: isPaper && state === "released" ? "Waiting to be printed" : words[state] };
}

/** Steps behind a garment on the floor, of the six that follow the payment. */
export const floorStepsDone = (state: LabelState): number => stepsDone[state] - 1;

/** A word for where a label is. */
export const labelWords = (state: LabelState): string => words[state];
