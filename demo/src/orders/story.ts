// The life of one order: when it was paid, released, made and sent, defined once so that logs, labels and parcels agree.
import type { Technology } from "@selvedge/domain/labels/label-route";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { findBlankVariant } from "../blank-variant.ts";
import { type Garment, type Passed, passedBetween, type StatusMoment, statesUpTo, statusesOf } from "./journey.ts";
import type { PlannedLine, PlannedOrder } from "./plan.ts";

export interface MadeGarment extends Garment {
  /** Index of its line in the order. */
  readonly lineIndex: number;
  readonly line: PlannedLine;
  readonly passed: readonly Passed[];
}

export interface Story {
  readonly status: OrderStatus;
  readonly resumeStatus: OrderStatus | null;
  /** Every status with its instant, to_be_paid first. */
  readonly moments: readonly StatusMoment[];
  readonly paidAt: Date | null;
  readonly completedAt: Date | null;
  readonly garments: readonly MadeGarment[];
  readonly labelsPrintedAt: Date | null;
}

const hour = 3_600_000;
const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hour);

/** The life of a planned order up to `now`. Nothing in it is in the future. */
export function storyOf({ createdAt, fate, lines }: PlannedOrder, now: Date): Story {
  const opened: StatusMoment = { status: "to_be_paid", at: createdAt };
  const nothingMade = { resumeStatus: null, completedAt: null, garments: [], labelsPrintedAt: null };
  if (fate.status === "to_be_paid") return { ...nothingMade, status: "to_be_paid", moments: [opened], paidAt: null };
  const paidAt = after(createdAt, fate.isDeclinedFirst ? 0.06 : 0.01);
  const paid = [opened, { status: "paid", at: paidAt } as const];
  if (!fate.garments) {
    const refund = { status: "refunded", at: after(paidAt, 3) } as const;
    const isRefunded = fate.status === "refunded";
    return {
      ...nothingMade,
      status: isRefunded ? "refunded" : "paid",
      moments: isRefunded ? [...paid, refund] : paid,
      paidAt,
    };
  }
  const end = endOf(fate, paidAt, now);
  const made = madeBetween(lines, fate, releasedAt(fate, paidAt, end), end);
  const making = statusesOf(
    made.garments.map(({ passed }) => passed),
    made.labelsPrintedAt,
  );
  const floorStatus = making.at(-1)!.status;
  const last = lastMoment(fate.status, floorStatus, { made: making.at(-1)!.at, touched: end }, now);
  const completed = making.find(({ status }) => status === "complete");
  return {
    ...made,
    status: last?.status ?? floorStatus,
    resumeStatus: last?.status === "issue" ? floorStatus : null,
    moments: [...paid, ...making, ...(last ? [last] : [])],
    paidAt,
    completedAt: completed?.at ?? null,
  };
}

/** Finished orders left within two days of their payment; those under way were last touched minutes ago. */
function endOf({ status, garments = [], sentHoursAgo }: PlannedOrder["fate"], paidAt: Date, now: Date): Date {
  if (sentHoursAgo !== undefined) return after(now, -sentHoursAgo);
  const isFinished = status === "complete" || status === "refunded";
  return isFinished ? after(paidAt, 26 + garments.length * 5) : after(now, -garments.length * 0.12);
}

/** Finished orders were released soon after their payment; those under way this morning, so that no station is stuck. */
function releasedAt({ status, garments = [], sentHoursAgo }: PlannedOrder["fate"], paidAt: Date, end: Date): Date {
  const soon = after(paidAt, 1.5);
  const isFinished = (status === "complete" || status === "refunded") && sentHoursAgo === undefined;
  if (isFinished) return soon;
  if (garments.every((state) => state === "released")) return end;
  return new Date(Math.max(soon.getTime(), after(end, -1.3).getTime()));
}

/** A refund comes days after all was made; an issue stops a garment where it was touched last. */
function lastMoment(
  wanted: PlannedOrder["fate"]["status"],
  from: OrderStatus,
  { made, touched }: { made: Date; touched: Date },
  now: Date,
): StatusMoment | null {
  if (wanted === "refunded" && from === "complete") return { status: "refunded", at: after(made, 60) };
  if (wanted === "issue") return { status: "issue", at: new Date(Math.min(touched.getTime() + 60_000, now.getTime())) };
  return null;
}

function madeBetween(lines: readonly PlannedLine[], fate: PlannedOrder["fate"], releasedAt: Date, end: Date) {
  const states = fate.garments ?? [];
  const units = lines.flatMap((line, lineIndex) => Array.from({ length: line.quantity }, () => ({ line, lineIndex })));
  const garments = units.map(({ line, lineIndex }, index): MadeGarment => {
    const { blank, needsPretreat } = findBlankVariant(line.variant.blankSku);
    const garment = {
      technology: blank.technology as Technology,
      needsPretreat,
      unitsInOrder: units.length,
    };
    const passed = passedBetween(statesUpTo(garment, states[index]!), releasedAt, end, index);
    return { ...garment, line, lineIndex, passed };
  });
  const hasPaperLabel = (fate.labelPrints ?? 1) > 0;
  return { garments, labelsPrintedAt: hasPaperLabel ? after(releasedAt, 0.2) : null };
}
