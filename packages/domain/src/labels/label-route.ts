// The stations that a unit visits, by what it is printed with. Sources: print-on-demand sections 3 and 5.
export type StationKind = "pick" | "pretreat" | "print" | "check" | "sort" | "pack" | "dispatch";

export type Technology = "dtg" | "dtf" | "vinyl" | "paper" | "blank";

/** The stations in the order of the floor. */
export const stationOrder: readonly StationKind[] = ["pick", "pretreat", "print", "check", "sort", "pack", "dispatch"];

/** Sheets of paper are not picked one by one and need no hole; a blank that is sold as it is sees no printer. */
const routes: Record<Technology, readonly StationKind[]> = {
  dtg: ["pick", "pretreat", "print", "check", "sort", "pack", "dispatch"],
  dtf: ["pick", "print", "check", "sort", "pack", "dispatch"],
  vinyl: ["pick", "print", "check", "sort", "pack", "dispatch"],
  paper: ["print", "check", "pack", "dispatch"],
  blank: ["pick", "check", "sort", "pack", "dispatch"],
};

export interface RouteFacts {
  /** dtg by default. */
  technology?: Technology;
  needsPretreat: boolean;
  /** How many units the order has that are still to ship. */
  unitsInOrder: number;
}

/** The stations that a unit visits, in order, for its own needs: no pretreat for white cotton, no hole for a single. */
export const routeOf = ({ technology = "dtg", needsPretreat, unitsInOrder }: RouteFacts): StationKind[] =>
  routes[technology].filter(
    (station) => (station !== "pretreat" || needsPretreat) && (station !== "sort" || unitsInOrder > 1),
  );
