// What a colleague's stored facts amount to. Source: platform-core §3 user, §4 "User status".

/** A user's status as it is stored: 0 enabled, null pending, -1 disabled. */
export type StaffStatus = 0 | -1 | null;

const statusLabels: readonly (readonly [StaffStatus, string])[] = [
  [0, "Enabled"],
  [null, "Pending"],
  [-1, "Disabled"],
];

/** "Enabled", "Pending" or "Disabled". Any other number reads as "Disabled": an unknown value lets no one in. */
export const staffStatusLabel = (status: number | null): string =>
  statusLabels.find(([known]) => known === status)?.[1] ?? "Disabled";

/** The team that works on the floor; everybody else works in the office. */
export const factoryTeam = "factory";

/** Which of the two kinds of staff somebody is. Source: platform-core §1. */
export const staffKindOf = (teamCode: string | null): "factory" | "office" =>
  teamCode === factoryTeam ? "factory" : "office";

/** What a list of staff may be limited to; "muted" is beside the status. */
export const staffStates = ["enabled", "pending", "disabled", "muted"] as const;

export type StaffState = (typeof staffStates)[number];

/** The team whose members count as developers. */
export const developerTeam = "engineering";

/** Whether a user counts as a developer: their team's code is `engineering`. */
export const isDeveloper = (teamCode: string | null | undefined): boolean => teamCode === developerTeam;

export interface KeyResult {
  /** Percent, 0 to 100. */
  completion: number;
  weight: number;
}

/** How far a person's key results are: the mean of their percents by weight, in whole percent, half up. 0 for none. */
export function totalOkrCompletion(okrs: readonly KeyResult[]): number {
  const weight = okrs.reduce((sum, okr) => sum + okr.weight, 0);
  if (weight === 0) return 0;
  return Math.round(okrs.reduce((sum, okr) => sum + okr.completion * okr.weight, 0) / weight);
}
