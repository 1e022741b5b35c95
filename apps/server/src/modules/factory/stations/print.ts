import { oneOf, printedWords } from "@selvedge/domain/factory/print-technology";
import { leftWords, secondsLeft } from "@selvedge/domain/factory/print-time";
import { sql } from "kysely";
import {
  type FileQuestion,
  type FloorApplication,
  isRunning,
  type LabelScan,
  moveLabel,
  type Scan,
  type ScanResult,
  takeFromShelf,
} from "../floor/index.ts";
import { carryDelayMs, enqueueCarrying, machinesFor } from "../machines/index.ts";
import { onLabel } from "./find-label.ts";
import { capital, failureShown, finishGarment, finishSide, inHandAfterFailure } from "./machine-reports.ts";
import { whatFileLacks } from "./print-file.ts";
import { asideOf, factsAbout, guard, refuse } from "./refuse.ts";

/**
 * Print: the first scan gives the machine the file of side one, the next one that of the side after it. The machine
 * reports that a side is printed. When it reports nothing, scanning the label again confirms the print, once the print's
 * usual time is over; only at the machine that runs it, and only while the station is working on that label, so a second
 * station or a reloaded screen finishes nothing by accident. A failed print is printed again on any machine that can.
 */
export const printRules = (scan: Scan): Promise<ScanResult | FileQuestion> => onLabel(scan, printGarment);

async function printGarment(scan: LabelScan): Promise<ScanResult | FileQuestion> {
  const { label, station, request } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  if (station.technologies && !station.technologies.includes(label.technology)) return wrongMachine(scan);
  const device = station.device ?? station.name;
  const begun = label.state === "printing" ? label.applications : [];
  const failed = begun.find(({ printedAt, failedAt }) => printedAt === null && failedAt !== null);
  if (failed && request.open !== inHandAfterFailure(scan, failed)) return failureShown(scan, failed);
  const running = begun.find(isRunning);
  if (running && running.device !== device)
    return refuse(
      "running_elsewhere",
      { ...factsAbout(scan), place: running.device ?? "" },
      { label, open: request.open },
    );
  if (running && (waitWords(scan, running) !== "" || request.open !== label.code)) return stillRunning(scan, running);
  const { to, side } = guarded.decision;
  const starting = label.applications.find((each) => each.side === side);
  const lacking = starting && (await whatFileLacks(scan, starting));
  if (lacking) return lacking;
  const before = running ?? begun.findLast(({ printedAt }) => printedAt !== null);
  if (running) await finishSide(scan, running, "hand");
  if (side === undefined) return finishGarment(scan, "printed");
  // Sheets are not picked: they leave their shelf when they are printed.
  if (label.state === "released") await takeFromShelf(scan);
  await startSide(scan, side, device);
  await moveLabel(scan.db, label, { to, at: scan.at, staffUserId: scan.operator.staffUserId });
  return sideStarted(scan, side, device, before);
}

async function wrongMachine(scan: LabelScan): Promise<ScanResult> {
  const { label, request } = scan;
  const place = oneOf(await machinesFor(scan.db, scan.station.factoryCode, label.technology));
  const because = printedWords[label.technology];
  return refuse("wrong_machine", { ...factsAbout(scan), because, place }, { label, open: request.open });
}

/** The file goes to the machine at this scan and not before. The job carries it over if this process dies. */
async function startSide({ db, label, at, operator }: LabelScan, side: string, device: string): Promise<void> {
  await sql`update label_applications set released_at = ${at}, device = ${device}, copies_asked = copies_asked + 1,
      asked_at = ${at}, asked_by = ${operator.staffUserId}, failed_at = null, failure = ''
    where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${side}`.execute(db);
  const print = { divisionId: label.divisionId, labelId: label.id, side };
  await enqueueCarrying(db, print, new Date(at.getTime() + carryDelayMs));
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
      title: before ? `${capital(before.side)} done` : label.technology === "paper" ? "Right label" : "Right garment",
      detail: `${capital(side)} goes to ${device}`,
      aside: asideOf(scan),
    },
    next: {
      title: before ? "Turn it, press start" : "Load, press start",
      detail: following
        ? `Then scan the label again for the ${following.side}`
        : "The machine reports when it is printed",
    },
    label,
    side: index,
    open: label.code,
  };
}

/** Why a person may not confirm the print yet; empty once they may. */
function waitWords({ at }: Pick<LabelScan, "at">, running: FloorApplication): string {
  if (running.copiesSent < running.copiesAsked) return "its file is on its way";
  const left = secondsLeft(new Date(running.askedAt ?? at), running.shortestSeconds, at);
  return left > 0 ? leftWords(left) : "";
}

function stillRunning(scan: LabelScan, running: FloorApplication): ScanResult {
  const { label } = scan;
  const wait = waitWords(scan, running);
  return {
    outcome: "shown",
    code: "still_running",
    band: {
      state: "good",
      title: wait ? `Printing, ${wait}` : `${capital(running.side)} is on ${running.device}`,
      detail: wait ? "Nothing was changed." : "The machine has not reported it as printed.",
      aside: asideOf(scan),
    },
    next: wait
      ? { title: "Wait for the machine", detail: `${running.device} reports when it is printed` }
      : { title: "Scan it if it is printed", detail: "The same label again finishes this side" },
    label,
    side: label.applications.indexOf(running),
    open: label.code,
  };
}
