import { lockMinutes } from "@selvedge/domain/people/badges";

const offered = [1, 2, 5, 10, 15, 30] as const;

/** After how many minutes a terminal may lock itself; one that a terminal has already is offered too. */
export const minuteOptions = (now: number = lockMinutes.usual) =>
  [...new Set([...offered, now])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ id: String(minutes), label: `After ${minutes} min` }));
