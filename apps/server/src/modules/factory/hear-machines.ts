// Machines answer through their folders. Whoever looks first writes the answer down, in one transaction and under a name
// made of the file's, so that processes that look at the same time, or one that died over it, write it down once. An answer
// about an older copy, or about a garment that is no longer being printed, is nobody's.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { withPlatform } from "@selvedge/db/with-division";
import { parseLabelCode } from "@selvedge/domain/labels/label-code";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { findStation } from "./floor-queries.ts";
import { answerOf, copyName, type MachineAnswer } from "./machine-folder.ts";
import { type SideAtMachine, sawMachine, sidesAtMachines, stationOfMachine } from "./machine-queries.ts";
import { findLabel } from "./stations/find-label.ts";
import { machineFailed, machineFinished } from "./stations/machine-reports.ts";
import type { Scan } from "./stations/scan.ts";
import { keepAnswer, keptAnswer } from "./take-scan.ts";

interface Log {
  error(details: object, message: string): void;
}

/** Writes down what machines have said of the sides that they have, or of those of one label. One that fails keeps none of the others. */
export async function hearMachines(platform: Platform, log: Log, code?: string): Promise<void> {
  const sides = await withPlatform(platform.pools.backOffice, (db) => sidesAtMachines(db, code));
  for (const side of sides) {
    const answer = await answerOf(join(platform.config.hotFolder, side.device), nameOf(side));
    if (!answer || (answer.result === "failed" && side.hasFailed)) continue;
    await writeDown(platform, side, answer).catch((error) =>
      log.error({ err: error, label: side.code, device: side.device }, "machine's answer not written down yet"),
    );
  }
}

/** The same for a text that somebody scans, where it is a label: its answer must not be older than the machine's. */
export async function hearMachineOf(platform: Platform, log: Log, text: string): Promise<void> {
  const label = parseLabelCode(text);
  if (!label.ok) return;
  await hearMachines(platform, log, text.trim().toUpperCase()).catch((error) =>
    log.error({ err: error, label: text }, "machines not heard"),
  );
}

const nameOf = ({ code, side, copy }: SideAtMachine): string => copyName(code, side, copy);

async function writeDown(platform: Platform, side: SideAtMachine, answer: MachineAnswer): Promise<void> {
  await withPlatform(platform.pools.backOffice, async (db) => {
    const station = await stationOfMachine(db, side.device).then((code) => (code ? findStation(db, code) : undefined));
    if (!station) return;
    const at = platform.now();
    const text = nameOf(side);
    const request = { station: station.code, text, clientEventId: eventId(`${text} ${answer.result}`), open: "" };
    if (await keptAnswer(db, request)) return;
    const hand = { staffUserId: side.staffUserId, accountId: side.accountId, name: side.device };
    const scan: Scan = { db, platform, hand, station, request, at, announced: null };
    const found = await findLabel(scan, side.code);
    if (found.kind !== "label") return;
    const { label } = found.scan;
    const application = label.applications.find((each) => each.side === side.side);
    const isStill =
      label.state === "printing" && application?.device === side.device && application.copiesAsked === side.copy;
    if (!application || !isStill || application.printedAt !== null) return;
    await sawMachine(db, side.device, at);
    const report = answer.result === "printed" ? machineFinished : machineFailed;
    await keepAnswer(scan, await report(found.scan, application, answer.result === "failed" ? answer.reason : ""));
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
