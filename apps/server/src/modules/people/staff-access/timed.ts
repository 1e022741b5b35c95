import type { TimedPermission } from "./write-queries.ts";

/** Permissions whose time has not run out. */
export const timedNow = (stored: unknown, at: Date): TimedPermission[] =>
  (stored as TimedPermission[]).filter(({ until }) => new Date(until) > at);

/** Those that end later than they did, or were not there: they are given now. */
export const newlyTimed = (next: readonly TimedPermission[], before: readonly TimedPermission[]): string[] =>
  next
    .filter(({ permission, until }) =>
      before.every((known) => known.permission !== permission || new Date(known.until) < new Date(until)),
    )
    .map(({ permission }) => permission);
