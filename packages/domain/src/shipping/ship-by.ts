import { addDays, addWorkingDays, isoDay } from "./working-days.ts";

/** Working days from paid to posted. */
export const productionDays = 2;
/** Orders paid before this hour, UTC, start the same day. */
export const cutOffHour = 12;

/** The day by which a garment that is paid now has to leave so that the promise holds: "2026-11-24". */
export const shipByDay = (now: Date): string => addWorkingDays(startDay(now), productionDays);

const startDay = (now: Date): string => addDays(isoDay(now), now.getUTCHours() < cutOffHour ? 0 : 1);
