// When each step of a garment is meant to be done, from the day by which its order leaves. Source: expectations "Receipt and
// tracking"; the factory prints a working day ahead of the post.
import { addDays, workingDaysBefore } from "../../shipping/working-days.ts";
import type { GarmentStep } from "../garment-steps.ts";

/**
 * Days by step, as "2026-11-24", for an order that leaves by `shipBy`; a day before `today` is today. null where no day is
 * promised: before it is paid, and once it is late, when the plan says nothing any more.
 */
export function plannedSteps(shipBy: string | null, today: string): Record<GarmentStep, string> | null {
  if (shipBy === null || shipBy < today) return null;
  const dayBefore = workingDaysBefore(addDays(shipBy, -1), 0);
  const printed = dayBefore < today ? today : dayBefore;
  return { ordered: today, printed, checked: printed, packed: shipBy, posted: shipBy };
}
