/** A label's way over the floor in its order: from when it is made to when its parcel has left. */
export const labelWay = [
  "created",
  "released",
  "picked",
  "pretreated",
  "printing",
  "printed",
  "qc_passed",
  "pigeonholed",
  "to_pack",
  "packed",
  "dispatched",
] as const;

type WayState = (typeof labelWay)[number];

/** Every state of a label: its way, then the two exits from it. */
export const labelStates = [...labelWay, "cancelled", "replaced"] as const;

export type LabelState = (typeof labelStates)[number];

/** Still to ship, or shipped: neither cancelled nor replaced. */
export const isActive = ({ state }: { state: LabelState }): boolean => state !== "cancelled" && state !== "replaced";

/** Whether a label has come at least as far as `goal`. False for one that is cancelled or replaced. */
export const hasReached = (state: LabelState, goal: WayState): boolean =>
  (labelWay as readonly LabelState[]).indexOf(state) >= labelWay.indexOf(goal);

/** The states of the way from one to another, both included. */
export const wayBetween = (from: WayState, to: WayState): readonly WayState[] =>
  labelWay.slice(labelWay.indexOf(from), labelWay.indexOf(to) + 1);

/** States of a garment that is on the floor: released, and not yet on its way to its buyer. */
export const onFloorStates = wayBetween("released", "packed");
