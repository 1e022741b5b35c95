import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import type { EffectName } from "@selvedge/domain/orders/edge";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { type Columns, type Effect, effectTable } from "./effects.ts";
import type { Step } from "./step.ts";

type OfKind<Kind extends Effect["kind"]> = Extract<Effect, { kind: Kind }>;

/** The effects of one kind that a step has, with their names. */
const ofKind = <Kind extends Effect["kind"]>({ effects }: Step, kind: Kind) =>
  effects.flatMap((name) => {
    const effect = effectTable[name];
    return effect.kind === kind ? [{ ...(effect as OfKind<Kind>), name }] : [];
  });

/** The columns of the order that the step's effects set. */
export const columnsOf = (step: Step): Columns =>
  Object.assign({}, ...ofKind(step, "columns").map(({ of }) => of(step)));

/** Starts the writes and the jobs of the step's effects. */
export const rowsAndJobs = (db: Bound, step: Step): Promise<unknown>[] => [
  ...ofKind(step, "rows").map(({ write }) => write(db, step)),
  ...[...Map.groupBy(ofKind(step, "job"), ({ task }) => task)].map(([task, effects]) =>
    leaveJob(
      db,
      step,
      task,
      effects.map(({ name }) => name),
    ),
  ),
];

/** Before pictures are rendered: a person is waiting for the mail. */
const priority = -15;

const leaveJob = (db: Bound, { divisionId, orderId }: Step, task: string, effects: readonly EffectName[]) =>
  enqueue(db, task, { divisionId, orderId, effects }, { key: `${task} ${orderId}`, priority });

/** The status that the order moves to next, in a separate move; null when it stays. */
export async function onwardOf(db: Bound, step: Step): Promise<OrderStatus | null> {
  for (const { to } of ofKind(step, "onward")) {
    const status = await to(db, step);
    if (status !== null) return status;
  }
  return null;
}
