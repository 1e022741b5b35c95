import { addDays, addWorkingDays } from "../shipping/working-days.ts";

const usualDays = 21;

/** The day by which quoted work arrives where its customer named none: three weeks later, and on a day on which post comes. */
export const usualArrival = (today: string): string => addWorkingDays(addDays(today, usualDays), 0);
