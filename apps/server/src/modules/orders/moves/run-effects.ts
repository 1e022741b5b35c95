import type { Bound } from "@selvedge/db/bound";
import { left } from "@selvedge/db/outbox";
import type { Writes } from "@selvedge/db/write-together";
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

/** What the step's effects write beside the order. */
export const besideOf = (step: Step): Writes => Object.assign({}, ...ofKind(step, "beside").map(({ of }) => of(step)));

/** What the step's effects leave in the outbox, an entry for each task. */
export const jobsOf = (step: Step): Writes =>
  Object.fromEntries(
    [...Map.groupBy(ofKind(step, "job"), ({ task }) => task)].map(([task, effects]) => [
      task,
      left({ task, key: `${task} ${step.orderId}`, payload: payloadOf(step, effects) }),
    ]),
  );

const payloadOf = ({ divisionId, orderId }: Step, effects: readonly { name: EffectName }[]) => ({
  divisionId,
  orderId,
  effects: effects.map(({ name }) => name),
});

/** Starts the writes of other rows. */
export const startRows = (db: Bound, step: Step): Promise<unknown>[] =>
  ofKind(step, "rows").map(({ write }) => write(db, step));

/** The status that the order moves to next, in a separate move; null when it stays. */
export async function onwardOf(db: Bound, step: Step): Promise<OrderStatus | null> {
  for (const { to } of ofKind(step, "onward")) {
    const status = await to(db, step);
    if (status !== null) return status;
  }
  return null;
}
