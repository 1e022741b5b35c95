// A garment's way through the stations, one cell a station: when, and who or which machine.
import { findDefect } from "@selvedge/domain/factory/defects";
import { type LabelState, nextStation, routeOf, type StationKind } from "@selvedge/domain/labels/label-machine";
import { type FloorLabel, factsOf } from "../../factory/floor/index.ts";
import type { LabelMove } from "./order-queries.ts";

type Cell = Exclude<StationKind, "dispatch">;
type CellState = "done" | "now" | "later" | "not_needed" | "failed" | "replaced";

const cells: readonly { station: Cell; reached: LabelState }[] = [
  { station: "pick", reached: "picked" },
  { station: "pretreat", reached: "pretreated" },
  { station: "print", reached: "printed" },
  { station: "check", reached: "qc_passed" },
  { station: "sort", reached: "pigeonholed" },
  { station: "pack", reached: "packed" },
];

/** One label as a line of the order's page. `units` is how many garments of the order are still to ship. */
export function presentLabel(label: FloorLabel, moves: readonly LabelMove[], units: number) {
  const isReplaced = label.state === "replaced";
  return {
    code: label.code,
    counter: label.counter,
    of: label.ofCount,
    state: label.state,
    isReplaced,
    steps: cells.map((cell) => presentCell(cell, label, moves, units)),
    // A packed garment is in no hole; its old hole may hold another order by now.
    hole: label.state === "packed" || label.state === "dispatched" ? "" : (label.pigeonholeCode ?? ""),
    labelPrints: label.labelPrints,
  };
}

function presentCell(
  { station, reached }: (typeof cells)[number],
  label: FloorLabel,
  all: readonly LabelMove[],
  units: number,
): { station: Cell; state: CellState; at: string | null; by: string } {
  const moves = all.filter(({ label_id }) => label_id === label.id);
  const at = label.reached[reached];
  const done = moves.findLast(({ to_state }) => to_state === reached) ?? moveAlong(all, reached, at);
  if (at)
    return { station, state: "done", at: new Date(at).toISOString(), by: done ? byWords(done, station, label) : "" };
  if (label.state === "replaced") return replacedCell(station, reached, label, moves);
  const facts = factsOf(label, units);
  if (!routeOf(facts).includes(station)) return { station, state: "not_needed", at: null, by: "" };
  const isNow = nextStation(facts) === station && label.state === "printing";
  return isNow
    ? { station, state: "now", at: null, by: runningWords(label) }
    : { station, state: "later", at: null, by: "" };
}

/** Two garments that one scan moved have times so close to it. */
const sameScanMs = 5_000;

/** The scan of another garment of the order that moved this one along with it. */
const moveAlong = (moves: readonly LabelMove[], reached: LabelState, at: Date | string | null | undefined) =>
  at
    ? moves.findLast(
        ({ to_state, garments, created_at }) =>
          to_state === reached && garments > 1 && Math.abs(created_at.getTime() - new Date(at).getTime()) < sameScanMs,
      )
    : undefined;

/** The first cell that a discarded garment did not reach shows the defect. */
function replacedCell(station: Cell, reached: LabelState, label: FloorLabel, moves: readonly LabelMove[]) {
  const way = routeOf(factsOf(label, 2));
  const failedAt = cells.find((cell) => way.includes(cell.station) && !label.reached[cell.reached]);
  if (!way.includes(station)) return { station, state: "not_needed" as const, at: null, by: "" };
  if (failedAt?.reached !== reached) return { station, state: "replaced" as const, at: null, by: "" };
  const fault = moves.findLast(({ to_state }) => to_state === "replaced");
  return {
    station,
    state: "failed" as const,
    at: fault ? fault.created_at.toISOString() : null,
    by: findDefect(label.faultCode ?? "")?.name ?? "Made again",
  };
}

const byWords = (move: LabelMove, station: Cell, label: FloorLabel): string =>
  station === "print"
    ? [move.device ?? move.station, label.applications.map(({ side }) => side.slice(0, 1).toUpperCase()).join(" ")]
        .filter(Boolean)
        .join(", ")
    : `${move.first_name.slice(0, 1)}. ${move.last_name}`;

function runningWords(label: FloorLabel): string {
  const index = label.applications.findIndex(({ releasedAt, printedAt }) => releasedAt !== null && printedAt === null);
  const running = label.applications[index];
  if (!running) return "";
  if (running.failedAt !== null) return `${running.device} did not print it`;
  return `Side ${index + 1} of ${label.applications.length}, ${running.device}`;
}
