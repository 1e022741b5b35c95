import { recipeFor } from "@selvedge/domain/factory/pretreat-recipe";
import { sql } from "kysely";
import type { LabelRow } from "../floor/label-rows.ts";
import type { scanRows } from "../floor/scan-rows.ts";
import { insertRows } from "./insert-rows.ts";
import type { Writing } from "./world.ts";

export interface ScannedLabel {
  readonly row: LabelRow;
  readonly scans: ReturnType<typeof scanRows>;
}

/** What the stations wrote down of each garment: sprayed, printed, looked over, put into its hole, and its paper label. */
export async function writeGarmentLogs(writing: Writing, labels: readonly ScannedLabel[]): Promise<void> {
  const { db } = writing;
  const at = (state: string) =>
    labels.flatMap(({ row, scans }) => scans.filter((scan) => scan.to_state === state).map((scan) => ({ row, scan })));
  const base = ({ scan }: { scan: ScannedLabel["scans"][number] }) => ({
    division_id: writing.divisionId,
    label_id: scan.label_id,
    staff_user_id: scan.staff_user_id,
    created_at: scan.created_at,
  });
  const stationed = (each: { scan: ScannedLabel["scans"][number] }) => ({
    ...base(each),
    station_code: each.scan.station_code,
  });
  await insertRows(
    db,
    "pretreat_logs",
    at("pretreated").map((each) => ({ ...stationed(each), recipe: recipeFor(needsOf(each.row)) })),
  );
  await insertRows(
    db,
    "quality_logs",
    at("qc_passed").map((each) => ({ ...stationed(each), result: "pass", note: "" })),
  );
  await insertRows(
    db,
    "pigeonhole_logs",
    at("pigeonholed")
      .filter(({ row }) => row.pigeonhole_code !== null)
      .map((each) => ({ ...base(each), hole_code: each.row.pigeonhole_code, action: "put_in" })),
  );
  await writePrints(writing);
}

const needsOf = ({ hex, needs_pretreat }: LabelRow) => ({ hex, needsPretreat: needs_pretreat });

/** Prints that came off a machine, by the scan that reported it; and the paper labels, by the lead who printed them. */
async function writePrints({ db, divisionId }: Writing): Promise<void> {
  await sql`
    insert into print_logs (division_id, label_id, side, device, print_file_id, print_profile_code, reported_by, staff_user_id, started_at, ended_at, result, created_at)
    select a.division_id, a.label_id, a.side, a.device, a.print_file_id, a.print_profile_code, 'machine', e.staff_user_id, a.released_at, a.printed_at, 'printed', a.printed_at
    from label_applications a join scan_events e on e.label_id = a.label_id and e.to_state = 'printed'
    where a.division_id = ${divisionId} and a.printed_at is not null and a.device is not null`.execute(db);
  await sql`
    insert into label_print_logs (division_id, label_id, actor_name, created_at)
    select division_id, id, 'Priya Nair', created_at from factory_labels where division_id = ${divisionId} and label_prints > 0`.execute(
    db,
  );
}
