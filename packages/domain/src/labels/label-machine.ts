// One label is one physical unit to make. What a scan at a station does to it is decided here, and nowhere else.
// Sources: print-on-demand "Label machine" and "Factory floor".

export type LabelState =
  | "created"
  | "released"
  | "picked"
  | "pretreated"
  | "printing"
  | "printed"
  | "qc_passed"
  | "pigeonholed"
  | "to_pack"
  | "packed"
  | "dispatched"
  | "cancelled"
  | "replaced";

export type StationKind = "pick" | "pretreat" | "print" | "check" | "sort" | "pack" | "dispatch";

export interface LabelFacts {
  state: LabelState;
  needsPretreat: boolean;
  /** Sides to print in order, with whether each has been printed. */
  applications: readonly { side: string; isPrinted: boolean }[];
  /** How many units the order has that are still to ship. */
  unitsInOrder: number;
}

export type ScanRefusal =
  | "label_cancelled"
  | "label_replaced"
  | "not_released"
  | "already_done"
  | "too_early"
  | "no_pretreat_needed"
  | "single_needs_no_hole";

export type ScanDecision =
  | { ok: true; to: LabelState; side?: string; next: StationKind | "done" }
  | { ok: false; code: ScanRefusal; needs?: StationKind };

/** The stations that a label visits, in order, for its own needs. */
export function routeOf(facts: Pick<LabelFacts, "needsPretreat" | "unitsInOrder">): StationKind[] {
  const visits: [StationKind, boolean][] = [
    ["pick", true],
    ["pretreat", facts.needsPretreat],
    ["print", true],
    ["check", true],
    ["sort", facts.unitsInOrder > 1],
    ["pack", true],
    ["dispatch", true],
  ];
  return visits.filter(([, isNeeded]) => isNeeded).map(([station]) => station);
}

/** The station that each state waits for; null where nothing waits. */
const waitsFor: Record<LabelState, (facts: LabelFacts) => StationKind | null> = {
  created: () => null,
  released: () => "pick",
  picked: (facts) => (facts.needsPretreat ? "pretreat" : "print"),
  pretreated: () => "print",
  printing: () => "print",
  printed: () => "check",
  qc_passed: (facts) => (facts.unitsInOrder > 1 ? "sort" : "pack"),
  pigeonholed: () => "pack",
  to_pack: () => "pack",
  packed: () => "dispatch",
  dispatched: () => null,
  cancelled: () => null,
  replaced: () => null,
};

/** Where the label has to go next, or null when it waits for nobody. */
export const nextStation = (facts: LabelFacts): StationKind | null => waitsFor[facts.state](facts);

/**
 * What a scan of a label at a station does. A second scan of what has just been done says `already_done`; one that
 * comes too soon names the station that the label needs first. At `print` each scan is one side: scanning the label
 * of the running side again says that it is finished and, where another side is due, starts that one.
 */
export function decideScan(facts: LabelFacts, station: StationKind): ScanDecision {
  if (facts.state === "cancelled" || facts.state === "replaced") return { ok: false, code: `label_${facts.state}` };
  if (facts.state === "created") return { ok: false, code: "not_released" };
  if (station === "pretreat" && !facts.needsPretreat) return { ok: false, code: "no_pretreat_needed" };
  if (station === "sort" && facts.unitsInOrder === 1) return { ok: false, code: "single_needs_no_hole" };
  const needed = nextStation(facts);
  if (needed !== station) return outOfOrder(facts, station, needed);
  return { ok: true, ...moves[station](facts) };
}

function outOfOrder(facts: LabelFacts, station: StationKind, needed: StationKind | null): ScanDecision {
  const route = routeOf(facts);
  const isPast = needed === null || route.indexOf(station) < route.indexOf(needed);
  return isPast ? { ok: false, code: "already_done" } : { ok: false, code: "too_early", needs: needed };
}

type Move = { to: LabelState; side?: string; next: StationKind | "done" };

const moves: Record<StationKind, (facts: LabelFacts) => Move> = {
  pick: (facts) => ({ to: "picked", next: facts.needsPretreat ? "pretreat" : "print" }),
  pretreat: () => ({ to: "pretreated", next: "print" }),
  print: printMove,
  check: (facts) => ({ to: "qc_passed", next: facts.unitsInOrder > 1 ? "sort" : "pack" }),
  sort: () => ({ to: "pigeonholed", next: "pack" }),
  pack: () => ({ to: "packed", next: "dispatch" }),
  dispatch: () => ({ to: "dispatched", next: "done" }),
};

/** The first print scan starts side one; each later scan ends the running side and starts the one after it. */
function printMove(facts: LabelFacts): Move {
  const waiting = facts.applications.filter((application) => !application.isPrinted);
  const running = facts.state === "printing" ? 1 : 0;
  const side = waiting[running]?.side;
  return side === undefined ? { to: "printed", next: "check" } : { to: "printing", side, next: "print" };
}
