// What the floor logs about a garment: who did what to it, with which machine and when. Rows are only added, in the
// transaction of the scan that they describe.
import type { Bound } from "@selvedge/db/bound";
import type { Defect } from "@selvedge/domain/factory/defects";
import type { PretreatRecipe } from "@selvedge/domain/factory/pretreat-recipe";
import { sql } from "kysely";
import type { Mover } from "../../orders/moves/index.ts";
import type { FloorApplication, FloorLabel } from "./floor-rows.ts";
import type { LabelScan } from "./scan.ts";

const about = ({ label, operator, at }: LabelScan) => ({
  division_id: label.divisionId,
  label_id: label.id,
  staff_user_id: operator.staffUserId,
  created_at: at,
});

export const logPretreat = (scan: LabelScan, recipe: PretreatRecipe) =>
  scan.db
    .insertInto("pretreat_logs")
    .values({ ...about(scan), station_code: scan.station.code, recipe: JSON.stringify(recipe) })
    .execute();

/** One side that its machine printed or failed to print, and who reported it; `failure` says why it failed. */
export const logPrint = (
  scan: LabelScan,
  { side, device, printFileId, profileCode, releasedAt }: FloorApplication,
  { reportedBy, failure }: { reportedBy: "machine" | "hand"; failure?: string },
) =>
  scan.db
    .insertInto("print_logs")
    .values({
      ...about(scan),
      side,
      device: device ?? scan.station.name,
      print_file_id: printFileId,
      started_at: releasedAt ?? scan.at,
      ended_at: scan.at,
      print_profile_code: profileCode,
      reported_by: reportedBy,
      result: failure === undefined ? "printed" : "failed",
      failure: failure ?? "",
    })
    .execute();

/** What the checker saw: nothing wrong, or a defect, whose blame the waste report books. */
export const logQuality = (scan: LabelScan, defect: Defect | null, note = "") =>
  scan.db
    .insertInto("quality_logs")
    .values({
      ...about(scan),
      station_code: scan.station.code,
      result: defect ? "fail" : "pass",
      defect_code: defect?.code ?? null,
      blame: defect?.blame ?? null,
      note,
    })
    .execute();

/** A garment that was put into its hole or taken out of it; does nothing when it has none. */
export async function logHole(scan: LabelScan, action: "put_in" | "taken_out"): Promise<void> {
  const hole = scan.label.pigeonholeCode;
  if (hole === null) return;
  await scan.db
    .insertInto("pigeonhole_logs")
    .values({ ...about(scan), hole_code: hole, action })
    .execute();
}

/** Labels of one division that came out of the paper printer. */
export const logLabelPrints = (
  db: Bound,
  labels: readonly Pick<FloorLabel, "id" | "divisionId">[],
  by: Mover,
  reason: string,
) =>
  db
    .insertInto("label_print_logs")
    .values(
      labels.map(({ id, divisionId }) => ({
        division_id: divisionId,
        label_id: id,
        actor_name: by.name,
        account_id: by.accountId ?? null,
        reason,
      })),
    )
    .execute();

/**
 * Takes a picked garment out of its pickface. The picker holds it, so it was there: when the count says that the shelf
 * is empty, the count is corrected first. Two pickers at one shelf wait for each other.
 */
export async function takeFromShelf({ db, label, operator, at }: LabelScan): Promise<void> {
  const { blankSku, pickface, id } = label;
  const place = sql`locations where code = ${pickface} and blank_sku = ${blankSku}`;
  // A second statement reads the count, after the wait.
  const locked = sql`select from ${place} for no key update`.execute(db);
  const taken = sql`
    insert into stock_movements (blank_sku, from_location, to_location, quantity, reason, label_id, staff_user_id, note, created_at)
    select ${blankSku}, from_location, to_location, 1, reason, ${id}::bigint, ${operator.staffUserId}::int, note, ${at}::timestamptz from (
      select 1 as step, null as from_location, code as to_location, 'counted' as reason, 'Picked from a shelf that counted as empty' as note
      from ${place} and not exists (select from stock_levels s where s.location_code = code and s.blank_sku = ${blankSku} and s.quantity > 0)
      union all select 2, code, null, 'picked', '' from ${place}) moves
    order by step`.execute(db);
  await Promise.all([locked, taken]);
}
