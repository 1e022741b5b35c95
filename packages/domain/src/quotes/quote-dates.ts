import { shipByDay } from "../shipping/ship-by.ts";
import { addDays, addWorkingDays, isoDay, workingDaysBefore } from "../shipping/working-days.ts";

/** Calendar days after which quoted work arrives where its customer named no day. */
const usualDays = 21;

export interface QuoteTimes {
  now: Date;
  /** The day for which the customer needs it; null where they named none. */
  wantedBy: string | null;
  /** Longest time on the road of its service, in working days. */
  transitDays: number;
}

export interface QuoteDates {
  /** The day by which it has to leave the factory. */
  shipBy: string;
  arrivesBy: string;
}

/**
 * When quoted work leaves and arrives, as days: "2026-12-21". It arrives on the day for which it is needed, or else after three
 * weeks, on a day on which post comes; where making and sending take longer than that, as soon as they can.
 */
export function quoteDates({ now, wantedBy, transitDays }: QuoteTimes): QuoteDates {
  const today = isoDay(now);
  const wished = wantedBy !== null && wantedBy > today ? wantedBy : addWorkingDays(addDays(today, usualDays), 0);
  const latest = workingDaysBefore(wished, transitDays);
  const soonest = shipByDay(now);
  return latest >= soonest
    ? { shipBy: latest, arrivesBy: wished }
    : { shipBy: soonest, arrivesBy: addWorkingDays(soonest, transitDays) };
}
