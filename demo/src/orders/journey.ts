// When a garment came to each of its states, and when its order to each status, so that the two agree.
import { type LabelState, routeOf, type StationKind } from "@selvedge/domain/labels/label-machine";
import type { Technology } from "@selvedge/domain/labels/label-route";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { statusOfLabels } from "@selvedge/domain/orders/projection";

const reachedAt: Record<StationKind, readonly LabelState[]> = {
  pick: ["picked"],
  pretreat: ["pretreated"],
  print: ["printing", "printed"],
  check: ["qc_passed"],
  sort: ["pigeonholed"],
  pack: ["packed"],
  dispatch: ["dispatched"],
};

export interface Garment {
  readonly technology: Technology;
  readonly needsPretreat: boolean;
  readonly unitsInOrder: number;
}

/** The states that a garment passes, in order, up to `state`; a state that it skips counts as the one before. */
export function statesUpTo(garment: Garment, state: LabelState): LabelState[] {
  const all: LabelState[] = ["released", ...routeOf(garment).flatMap((station) => reachedAt[station])];
  const order = Object.values(reachedAt).flat();
  const last = order.indexOf(state);
  return all.filter((each) => each === "released" || order.indexOf(each) <= last);
}

export interface Passed {
  readonly state: LabelState;
  readonly at: Date;
}

/** Spreads the states evenly from the release to `end`, a few minutes apart for each garment of an order. */
export function passedBetween(
  states: readonly LabelState[],
  releasedAt: Date,
  end: Date,
  garmentIndex: number,
): Passed[] {
  const span = end.getTime() - releasedAt.getTime();
  const late = Math.min(garmentIndex * 4 * 60_000, span / 20);
  return states.map((state, index) => {
    const share = states.length === 1 ? 0 : index / (states.length - 1);
    const isShared = state === "released" || state === "packed" || state === "dispatched";
    return { state, at: new Date(releasedAt.getTime() + share * span - (isShared ? 0 : late * share)) };
  });
}

export interface StatusMoment {
  readonly status: OrderStatus;
  readonly at: Date;
}

/** Every status that an order's garments brought it to, in time, by the same rule that the floor uses. */
export function statusesOf(garments: readonly (readonly Passed[])[], labelsPrintedAt: Date | null): StatusMoment[] {
  const instants = garments.flat().map(({ at }) => at.getTime());
  if (labelsPrintedAt) instants.push(labelsPrintedAt.getTime());
  const found: StatusMoment[] = [];
  for (const instant of [...new Set(instants)].sort((one, other) => one - other)) {
    const labelPrints = labelsPrintedAt && labelsPrintedAt.getTime() <= instant ? 1 : 0;
    const states = garments.map((passed) => passed.findLast(({ at }) => at.getTime() <= instant)?.state ?? "released");
    const status = statusOfLabels(states.map((state) => ({ state, labelPrints })));
    if (status && status !== found.at(-1)?.status) found.push({ status, at: new Date(instant) });
  }
  return found;
}
