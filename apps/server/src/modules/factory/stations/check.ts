import type { Bound } from "@selvedge/db/bound";
import { stationWords } from "@selvedge/domain/factory/scan-words";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import {
  giveHole,
  isActive,
  type LabelScan,
  logQuality,
  moveLabel,
  projectOrder,
  type Scan,
  type ScanResult,
  stationAfter,
  turnHolesOf,
} from "../floor/index.ts";
import { findLabel } from "./find-label.ts";
import { asideOf, factsAbout, guard, refuse } from "./refuse.ts";
import { holePattern, isSorted, putIn, wrongHole } from "./sort.ts";

/** The code on the Pass card beside every bench. */
export const passText = "PASS";

/**
 * QC: the first scan shows what the garment must look like, with the hole where its order is gathered. The hole's code
 * passes it and puts it there, in one scan; the label again, or the Pass card, passes it for the put wall or Pack.
 */
export async function checkRules(scan: Scan): Promise<ScanResult> {
  const { text, open } = scan.request;
  const isPass = text.toUpperCase() === passText;
  const hole = holePattern.test(text) ? text.toUpperCase() : null;
  if ((isPass || hole) && open === "") return refuse("nothing_to_pass", {});
  const found = await findLabel(scan, isPass || hole ? open : text);
  if (found.kind === "refused") return found.result;
  if (found.kind === "text") return refuse("not_a_label", { scanned: text, at: scan.station.kind }, { open });
  const guarded = guard(found.scan);
  if (!guarded.ok) return guarded.result;
  if (hole) return passInto(found.scan, guarded.decision.to, hole);
  return isPass || open === found.scan.label.code ? pass(found.scan, guarded.decision.to) : show(found.scan);
}

async function show(scan: LabelScan): Promise<ScanResult> {
  const { db, label, labels } = scan;
  const isGathered = stationAfter({ ...label, state: "qc_passed" }, labels) === "sort";
  const given = isGathered ? await giveHole(scan, await wallsOf(db)) : null;
  return {
    outcome: "shown",
    code: "to_check",
    band: {
      state: "good",
      title: label.applications.length > 1 ? "Both sides printed" : "Printed",
      detail: given ? `Good: put it in ${given.hole.code} and scan that` : "Check, then pass or fail",
      aside: asideOf(scan),
    },
    next: { title: "Pass or fail", detail: "Scan it again or press P to pass, F to fail" },
    label,
    side: 0,
    open: label.code,
  };
}

/** The put walls in the order of the floor. */
async function wallsOf(db: Bound): Promise<string[]> {
  const rows = await db.selectFrom("stations").where("kind", "=", "sort").orderBy("position").select("code").execute();
  return rows.map(({ code }) => code);
}

/** Passes a garment and lays it into its hole; neither where it is another one's hole or may not be sorted. */
async function passInto(scan: LabelScan, to: LabelState, scannedHole: string): Promise<ScanResult> {
  const { label, station } = scan;
  const hole = label.pigeonholeCode;
  if (stationAfter({ ...label, state: to }, scan.labels) !== "sort" || hole === null)
    return refuse("no_hole_for_it", factsAbout(scan), { needed: label, open: label.code });
  if (scannedHole !== hole) return wrongHole(scan, scannedHole, hole);
  const atWall: LabelScan = { ...scan, station: { ...station, kind: "sort" } };
  const before = { state: label.state, reached: label.reached };
  Object.assign(label, { state: to });
  const guarded = guard(atWall);
  Object.assign(label, before);
  if (!guarded.ok) return guarded.result;
  await passed(scan, to);
  // The order's log has each step, also where one scan makes two.
  scan.order.status = await projectOrder(
    scan.db,
    scan.order,
    scan.labels,
    `${label.code} at ${station.name} by ${scan.operator.name}`,
  );
  const put = await putIn(atWall, scannedHole);
  return { ...put, band: { ...put.band, detail: `Passed. ${put.band.detail}` } };
}

/** It has a hole: the order's other garments are made here. */
const isInWall = ({ pigeonholeCode }: LabelScan["label"]) => pigeonholeCode !== null;

const passed = (scan: LabelScan, to: LabelState) =>
  Promise.all([
    moveLabel(scan.db, scan.label, { to, at: scan.at, staffUserId: scan.operator.staffUserId }),
    logQuality(scan, null),
  ]);

async function pass(scan: LabelScan, to: LabelState): Promise<ScanResult> {
  const { label } = scan;
  await passed(scan, to);
  const next = stationAfter(label, scan.labels);
  // A sheet that was the last of its order turns the holes of the others ready.
  if (label.technology === "paper" && scan.labels.some(isInWall) && scan.labels.filter(isActive).every(isSorted))
    await turnHolesOf(scan.db, label.orderId, "ready");
  return {
    outcome: "moved",
    code: "passed",
    band: {
      state: "good",
      title: "Passed",
      detail: `${label.colour} ${label.size}, ${label.name}`,
      aside: asideOf(scan),
    },
    next: {
      title: next ? `To ${stationWords[next].name}` : "Scan the next garment",
      detail: "Then scan the next garment",
    },
    label,
    open: "",
  };
}
