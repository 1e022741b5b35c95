import { sql } from "kysely";
import { logPrint } from "../floor-logs.ts";
import type { FloorApplication } from "../floor-rows.ts";
import { carryDelayMs, enqueueCarrying } from "../hot-folder.ts";
import { moveLabel } from "../move-label.ts";
import { onLabel } from "./find-label.ts";
import { whatFileLacks } from "./print-file.ts";
import { asideOf, factsAbout, guard, refuse } from "./refuse.ts";
import type { FileQuestion, LabelScan, Scan, ScanResult } from "./scan.ts";

/**
 * Print: the first scan gives the machine the file of side one; scanning the label again says that the side is finished
 * and starts the next. Only the machine that runs a side may finish it, and only with the label in hand, so a second
 * station or a screen that was reloaded finishes nothing by accident.
 */
export const printRules = (scan: Scan): Promise<ScanResult | FileQuestion> => onLabel(scan, printGarment);

async function printGarment(scan: LabelScan): Promise<ScanResult | FileQuestion> {
  const { label, station, request } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  const device = station.device ?? station.name;
  const running = label.state === "printing" ? runningSide(label.applications) : undefined;
  if (running && running.device !== device)
    return refuse(
      "running_elsewhere",
      { ...factsAbout(scan), place: running.device ?? "" },
      { label, open: request.open },
    );
  if (running && request.open !== label.code) return stillRunning(scan, running);
  const { to, side } = guarded.decision;
  const starting = label.applications.find((each) => each.side === side);
  const lacking = starting && (await whatFileLacks(scan, starting));
  if (lacking) return lacking;
  if (running) await finishSide(scan, running);
  if (side === undefined) return finishGarment(scan, to);
  await startSide(scan, side, device);
  await moveLabel(scan.db, label, to, scan.at, scan.hand.staffUserId);
  return sideStarted(scan, side, device, running);
}

const runningSide = (applications: readonly FloorApplication[]) =>
  applications.find((each) => each.releasedAt !== null && each.printedAt === null);

async function finishSide(scan: LabelScan, running: FloorApplication): Promise<void> {
  const { db, label, at } = scan;
  await logPrint(scan, running);
  await sql`update label_applications set printed_at = ${at}
    where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${running.side}`.execute(db);
  await sql`update factory_labels set times_printed = times_printed + 1
    where division_id = ${label.divisionId} and id = ${label.id}`.execute(db);
  running.printedAt = at.toISOString();
}

/** The file goes to the machine at this scan and not before. The job carries it over if this process dies. */
async function startSide({ db, label, at }: LabelScan, side: string, device: string): Promise<void> {
  await sql`update label_applications set released_at = ${at}, device = ${device}, copies_asked = copies_asked + 1
    where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${side}`.execute(db);
  const asked = { divisionId: label.divisionId, labelId: label.id, side };
  await enqueueCarrying(db, asked, new Date(at.getTime() + carryDelayMs));
}

async function finishGarment(scan: LabelScan, to: "printed" | string): Promise<ScanResult> {
  const { label } = scan;
  await moveLabel(scan.db, label, to as "printed", scan.at, scan.hand.staffUserId);
  const sides = label.applications.length;
  return {
    outcome: "moved",
    code: "printed",
    band: {
      state: "last",
      title: sides > 1 ? "Both sides printed" : "Printed",
      detail: `${label.colour} ${label.size}, ${label.name}`,
      aside: asideOf(scan),
    },
    next: { title: "Through the dryer, to QC", detail: "Then scan the next garment" },
    label,
    open: "",
  };
}

function sideStarted(scan: LabelScan, side: string, device: string, before: FloorApplication | undefined): ScanResult {
  const { label } = scan;
  const index = label.applications.findIndex((each) => each.side === side);
  const following = label.applications[index + 1];
  return {
    outcome: "moved",
    code: before ? "side_done" : "printing",
    band: {
      state: "good",
      title: before ? `${capital(before.side)} done` : "Right garment",
      detail: `${capital(side)} goes to ${device}`,
      aside: asideOf(scan),
    },
    next: {
      title: before ? "Turn it, press start" : "Load, press start",
      detail: following
        ? `Then scan the label again for the ${following.side}`
        : "Then scan the label again when it is printed",
    },
    label,
    side: index,
    open: label.code,
  };
}

function stillRunning(scan: LabelScan, running: FloorApplication): ScanResult {
  const { label } = scan;
  return {
    outcome: "shown",
    code: "still_running",
    band: {
      state: "good",
      title: `${capital(running.side)} is on ${running.device}`,
      detail: "Its file was sent before.",
      aside: asideOf(scan),
    },
    next: { title: "Scan it when it is printed", detail: "The same label again finishes this side" },
    label,
    side: label.applications.indexOf(running),
    open: label.code,
  };
}

const capital = (side: string): string => side.slice(0, 1).toUpperCase() + side.slice(1);
