import type { StaffPermission } from "../access/roles.ts";

/** What a session that a badge began may do, where its person may: the work at a station, and nothing beyond it. */
const atStations: readonly StaffPermission[] = [
  // Packing slips.
  "orders.read",
  "orders.stop",
  "labels.print",
  "labels.override",
  "labels.fault",
  "floor.read",
  "floor.scan",
  "stock.read",
  "stock.move",
  "stock.count",
  "files.preview",
];

/** The permissions among `held` that a badge opens. */
export const badgePermissions = (held: readonly StaffPermission[]): StaffPermission[] =>
  held.filter((word) => atStations.includes(word));

/** Whether somebody with these permissions has work at a station, and so a use for a badge. */
export const worksAtStations = (held: readonly StaffPermission[]): boolean => held.includes("floor.scan");
