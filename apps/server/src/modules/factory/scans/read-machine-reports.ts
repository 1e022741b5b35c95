// Machines answer through their folders. The first process to read an answer stores it, in one transaction and under an
// id made from the file's name, so that processes that read at the same time, or one that died, store it once. An answer
// about an older copy, or about a garment that is no longer being printed, is ignored.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { withoutDivision } from "@selvedge/db/with-division";
import { parseLabelCode } from "@selvedge/domain/labels/label-code";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { findStation, type Scan } from "../floor/index.ts";
import {
  answerOf,
  copyName,
  type MachineAnswer,
  type SideAtMachine,
  sawMachine,
  sidesAtMachines,
  stationOfMachine,
} from "../machines/index.ts";
import { findLabel, machineFailed, machineFinished } from "../stations/index.ts";
import { storeAnswer, storedAnswer } from "./take-scan.ts";

interface Log {
  error(details: object, message: string): void;
}

/** Stores what machines reported about the sides that they have, or those of one label. A failed one does not stop the others. */
export async function readMachineReports(platform: Platform, log: Log, code?: string): Promise<void> {
  const sides = await withoutDivision(platform.pools.backOffice, (db) => sidesAtMachines(db, code));
  for (const side of sides) {
    const answer = await answerOf(join(platform.config.hotFolder, side.device), nameOf(side));
    if (!answer || (answer.result === "failed" && side.hasFailed)) continue;
    await writeDown(platform, side, answer).catch((error) =>
      log.error({ err: error, label: side.code, device: side.device }, "machine report not stored yet"),
    );
  }
}

/** The same for a text that somebody scans, where it is a label: its answer must not be older than the machine's. */
export async function readMachineReportOf(platform: Platform, log: Log, text: string): Promise<void> {
  const label = parseLabelCode(text);
  if (!label.ok) return;
  await readMachineReports(platform, log, text.trim().toUpperCase()).catch((error) =>
    log.error({ err: error, label: text }, "machine reports not read"),
  );
}

const nameOf = ({ code, side, copy }: SideAtMachine): string => copyName(code, side, copy);

async function writeDown(platform: Platform, side: SideAtMachine, answer: MachineAnswer): Promise<void> {
  await withoutDivision(platform.pools.backOffice, async (db) => {
    const station = await stationOfMachine(db, side.device).then((code) => (code ? findStation(db, code) : undefined));
    if (!station) return;
    const at = platform.now();
    const text = nameOf(side);
    const request = { station: station.code, text, clientEventId: eventId(`${text} ${answer.result}`), open: "" };
    if (await storedAnswer(db, request)) return;
    const operator = { staffUserId: side.staffUserId, accountId: side.accountId, name: side.device };
    const scan: Scan = { db, platform, operator, station, request, at, announced: null };
    const found = await findLabel(scan, side.code);
    if (found.kind !== "label") return;
    const { label } = found.scan;
    const application = label.applications.find((each) => each.side === side.side);
    const isStill =
      label.state === "printing" && application?.device === side.device && application.copiesAsked === side.copy;
    if (!application || !isStill || application.printedAt !== null) return;
    await sawMachine(db, side.device, at);
    const report = answer.result === "printed" ? machineFinished : machineFailed;
    await storeAnswer(scan, await report(found.scan, application, answer.result === "failed" ? answer.reason : ""));
    await sql`select announce_order(${label.divisionId}, ${label.orderId})`.execute(db);
  });
}

/** The same file and result have the same name in every process. */
function eventId(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
