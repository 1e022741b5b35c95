// What a machine's word does to a garment: the side is printed, or the label is held until somebody has seen to it.
import { afterPrinting } from "@selvedge/domain/factory/print-technology";
import { sql } from "kysely";
import { type FloorApplication, type LabelScan, logPrint, moveLabel, type ScanResult } from "../floor/index.ts";
import { asideOf } from "./refuse.ts";

/** Writes down that a side is printed, as the machine or its operator reports it. */
export async function finishSide(
  scan: LabelScan,
  side: FloorApplication,
  reportedBy: "machine" | "hand",
): Promise<void> {
  const { db, label, at } = scan;
  await logPrint(scan, side, { reportedBy });
  await sql`update label_applications set printed_at = ${at}, failed_at = null, failure = ''
    where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${side.side}`.execute(db);
  await sql`update factory_labels set times_printed = times_printed + 1
    where division_id = ${label.divisionId} and id = ${label.id}`.execute(db);
  side.printedAt = at.toISOString();
  side.failedAt = null;
}

/** The garment is printed: every side of it. */
export async function finishGarment(scan: LabelScan, code: "printed" | "machine_printed"): Promise<ScanResult> {
  const { label } = scan;
  await moveLabel(scan.db, label, { to: "printed", at: scan.at, staffUserId: scan.operator.staffUserId });
  return {
    outcome: "moved",
    code,
    band: {
      state: "last",
      title: label.applications.length > 1 ? "Both sides printed" : "Printed",
      detail: `${label.colour} ${label.size}, ${label.name}`,
      aside: asideOf(scan),
    },
    next: { title: afterPrinting[label.technology], detail: "Then scan the next garment" },
    label,
    open: "",
  };
}

/** The machine has printed a side: the garment is printed, or waits for its next side. */
export async function machineFinished(scan: LabelScan, side: FloorApplication): Promise<ScanResult> {
  const { label } = scan;
  await finishSide(scan, side, "machine");
  const following = label.applications.find(({ printedAt }) => printedAt === null);
  if (!following) return finishGarment(scan, "machine_printed");
  return {
    outcome: "moved",
    code: "machine_side_done",
    band: {
      state: "good",
      title: `${capital(side.side)} done`,
      detail: `${side.device} has printed it`,
      aside: asideOf(scan),
    },
    next: {
      title: `Turn it, scan it for the ${following.side}`,
      detail: "Its file is sent to the machine when you scan",
    },
    label,
    side: label.applications.indexOf(following),
    open: label.code,
  };
}

/** The machine has not printed a side: the label is held, with the machine's reason. */
export async function machineFailed(scan: LabelScan, side: FloorApplication, reason: string): Promise<ScanResult> {
  const { db, label, at } = scan;
  await logPrint(scan, side, { reportedBy: "machine", failure: reason });
  await sql`update label_applications set failed_at = ${at}, failure = ${reason}
    where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${side.side}`.execute(db);
  side.failedAt = at.toISOString();
  side.failure = reason;
  return failureShown(scan, side);
}

/** The station's work after it has shown that a side failed: the label, and the copy that the next scan requests. */
export const inHandAfterFailure = ({ label }: Pick<LabelScan, "label">, { copiesAsked }: FloorApplication): string =>
  `${label.code}/${copiesAsked + 1}`;

/** A side that the machine did not print, with the way out. The next scan of the label prints it again. */
export function failureShown(scan: LabelScan, side: FloorApplication): ScanResult {
  const { label } = scan;
  return {
    outcome: "refused",
    code: "print_failed",
    band: { state: "wrong", title: `${side.device} did not print`, detail: `${side.failure}. The label is held.` },
    next: {
      title: "Scan the label again",
      detail: `Its file goes to the machine again, as copy ${side.copiesAsked + 1}`,
    },
    label,
    side: label.applications.indexOf(side),
    open: inHandAfterFailure(scan, side),
  };
}

export const capital = (side: string): string => side.slice(0, 1).toUpperCase() + side.slice(1);
