// One label is one physical unit to make. What a scan at a station does to it is decided here, and nowhere else.
// Sources: print-on-demand "Label machine" and "Factory floor".
import type { StaffPermission } from "../access/roles.ts";
import { type RouteFacts, routeOf, type StationKind, stationOrder } from "./label-route.ts";
import type { LabelState } from "./label-state.ts";

export type { StationKind } from "./label-route.ts";
export { routeOf } from "./label-route.ts";
export type { LabelState } from "./label-state.ts";

export interface LabelFacts extends RouteFacts {
  state: LabelState;
  /**
   * Sides to print in order, with whether each has been printed. `isRunning`: a machine is at it; by default, the
   * first side of a label that is being printed. Between two sides, or after a machine has failed, none is.
   */
  applications: readonly { side: string; isPrinted: boolean; isRunning?: boolean }[];
}

export type ScanRefusal =
  | "label_cancelled"
  | "label_replaced"
  | "not_released"
  | "already_done"
  | "too_early"
  | "no_pretreat_needed"
  | "single_needs_no_hole"
  | "not_its_way"
  | "cannot_be_skipped"
  | "override_not_permitted"
  | "override_needs_reason";

export type ScanDecision =
  | { ok: true; to: LabelState; side?: string; next: StationKind | "done"; skipped?: StationKind[] }
  | { ok: false; code: ScanRefusal; needs?: StationKind };

/** A lead's word that a unit may come to a station before its turn. It is written down with the scan. */
export interface Override {
  reason: string;
  permissions: readonly string[];
}

const overrideWord: StaffPermission = "labels.override";

/** Nothing leaves unprinted, and no parcel leaves without each of its units scanned in, for anyone. */
const neverSkipped: readonly StationKind[] = ["print", "pack"];

/** The station that brought a label to each state; null where no station has touched it. */
const lastStation: Record<LabelState, StationKind | null> = {
  created: null,
  released: null,
  picked: "pick",
  pretreated: "pretreat",
  printing: "pretreat",
  printed: "print",
  qc_passed: "check",
  pigeonholed: "sort",
  to_pack: "sort",
  packed: "pack",
  dispatched: "dispatch",
  cancelled: "dispatch",
  replaced: "dispatch",
};

/** Where the label has to go next, or null when it waits for no one. */
export function nextStation(facts: LabelFacts): StationKind | null {
  if (facts.state === "created") return null;
  const last = lastStation[facts.state];
  return routeOf(facts).find((station) => place(station) > place(last)) ?? null;
}

/** Place in the order of the floor, from 0; -1 for no station at all. */
const place = (station: StationKind | null): number => stationOrder.indexOf(station as StationKind);

/**
 * What a scan of a label at a station does. A second scan of what has just been done says `already_done`; one that
 * comes too soon names the station that the label needs first, unless a lead lets it skip those between. At `print`
 * each scan is one side: scanning the label of the running side again says that it is finished and, where another side
 * is due, starts that one.
 */
export function decideScan(facts: LabelFacts, station: StationKind, override?: Override): ScanDecision {
  if (facts.state === "cancelled" || facts.state === "replaced") return { ok: false, code: `label_${facts.state}` };
  if (facts.state === "created") return { ok: false, code: "not_released" };
  const needed = nextStation(facts);
  if (!routeOf(facts).includes(station)) return offTheWay(facts, station, needed);
  if (needed === station) return { ok: true, ...moves[station](facts) };
  if (needed === null || place(station) < place(needed)) return { ok: false, code: "already_done" };
  return override ? overrule(facts, station, needed, override) : { ok: false, code: "too_early", needs: needed };
}

/** Why a station is not on the way: this unit passes it by, or its kind never goes there. What it lacks before that counts first. */
function offTheWay({ technology = "dtg" }: LabelFacts, station: StationKind, needed: StationKind | null): ScanDecision {
  const [code, isPassedBy] = offWay(technology, station);
  if (isPassedBy && needed !== null && place(needed) < place(station))
    return { ok: false, code: "too_early", needs: needed };
  return { ok: false, code, ...(needed === null ? {} : { needs: needed }) };
}

/** The words' code, and whether others of this kind do come to the station. */
function offWay(technology: LabelFacts["technology"], station: StationKind): [code: ScanRefusal, isPassedBy: boolean] {
  if (station === "pretreat" && technology === "dtg") return ["no_pretreat_needed", true];
  if (station === "sort" && technology !== "paper") return ["single_needs_no_hole", true];
  return ["not_its_way", false];
}

/** Lets a label skip the stations before this one, on a lead's word. */
function overrule(facts: LabelFacts, station: StationKind, needed: StationKind, override: Override): ScanDecision {
  const skipped = routeOf(facts).filter((each) => place(each) >= place(needed) && place(each) < place(station));
  const barred = skipped.find((each) => neverSkipped.includes(each));
  if (barred) return { ok: false, code: "cannot_be_skipped", needs: barred };
  if (!override.permissions.includes(overrideWord)) return { ok: false, code: "override_not_permitted", needs: needed };
  if (override.reason.trim() === "") return { ok: false, code: "override_needs_reason", needs: needed };
  return { ok: true, ...moves[station](facts), skipped };
}

type Move = { to: LabelState; side?: string; next: StationKind | "done" };

const moves: Record<StationKind, (facts: LabelFacts) => Move> = {
  pick: (facts) => after(facts, "picked"),
  pretreat: (facts) => after(facts, "pretreated"),
  print: printMove,
  check: (facts) => after(facts, "qc_passed"),
  sort: (facts) => after(facts, "pigeonholed"),
  pack: (facts) => after(facts, "packed"),
  dispatch: (facts) => after(facts, "dispatched"),
};

const after = (facts: LabelFacts, to: LabelState): Move => ({
  to,
  next: nextStation({ ...facts, state: to }) ?? "done",
});

/** The first print scan starts side one; each later scan ends the side that runs, if one does, and starts the next. */
function printMove(facts: LabelFacts): Move {
  const waiting = facts.applications.filter((application) => !application.isPrinted);
  const running = facts.state === "printing" && (waiting[0]?.isRunning ?? true) ? 1 : 0;
  const side = waiting[running]?.side;
  return side === undefined ? after(facts, "printed") : { to: "printing", side, next: "print" };
}
