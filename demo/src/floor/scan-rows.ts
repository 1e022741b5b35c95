import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { Technology } from "@selvedge/domain/labels/label-route";
import type { Writing } from "../write/world.ts";
import type { LabelRow, LabelSource } from "./label-rows.ts";

/** Where a garment is scanned into each state, by whom, and what the screen says. */
const scans: Partial<Record<LabelState, readonly [stations: readonly string[], hand: string, message: string]>> = {
  picked: [["pick-a", "pick-b"], "tomasz@selvedge.test", "picked"],
  pretreated: [["pretreat-1"], "tomasz@selvedge.test", "pretreated"],
  printing: [[], "rhian@selvedge.test", "printing"],
  printed: [[], "rhian@selvedge.test", "machine_printed"],
  qc_passed: [["qc-1", "qc-2"], "dev@selvedge.test", "passed"],
  pigeonholed: [["wall-1"], "factory@selvedge.test", "in_hole"],
  packed: [["pack-1", "pack-2"], "lena@selvedge.test", "packed"],
  dispatched: [["dispatch-1"], "lena@selvedge.test", "dispatched"],
};

/** Machines that print such goods; their stations have the same names in small letters. */
export const machinesOf = ({ technology }: Pick<LabelRow, "technology">): readonly string[] => machines[technology];

const machines: Record<Technology, readonly string[]> = {
  dtg: ["GTX-1", "GTX-2", "GTX-3"],
  dtf: ["FILM-1"],
  vinyl: ["FILM-1"],
  paper: ["PAPER-1"],
  blank: [],
};

/** The scans that brought a garment to where it is. */
export function scanRows(
  { divisionId }: Writing,
  { garment }: LabelSource,
  label: LabelRow,
  staffIds: ReadonlyMap<string, number>,
) {
  return garment.passed.flatMap(({ state, at }, index) => {
    const scan = scans[state];
    if (!scan) return [];
    const [places, hand, message] = scan;
    const stations = places.length > 0 ? places : machinesOf(label).map((machine) => machine.toLowerCase());
    return [
      {
        division_id: divisionId,
        label_id: label.id,
        scanned_text: label.code,
        station_code: stations[label.id % stations.length],
        staff_user_id: staffIds.get(hand),
        outcome: "moved",
        message_code: message,
        from_state: garment.passed[index - 1]?.state ?? null,
        to_state: state,
        client_event_id: crypto.randomUUID(),
        answer: {},
        created_at: at,
      },
    ];
  });
}
