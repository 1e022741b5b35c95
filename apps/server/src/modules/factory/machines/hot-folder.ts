// Print files on their way into a machine's folder. The database counts the copies requested and the copies that
// arrived; the process that has claimed the application writes the files, outside any transaction. A file appears
// whole or not at all, and a copy that is there already, or that the machine has taken, is not written again: after a
// kill -9 the next process continues where the first stopped.

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { asDivisionId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import * as z from "zod";
import { sweepUnfinished, writeWhole } from "../../../adapters/file-store/write-whole.ts";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { copyName, isThere } from "./machine-folder.ts";
import { type PrintSettings, sidecar } from "./sidecar.ts";

interface Waiting extends PrintSettings {
  device: string;
  copiesAsked: number;
  copiesSent: number;
}

/** Beside the folder that the machine looks into: where a file grows until it is whole. */
const unfinished = "unfinished";

const payload = z.object({ divisionId: asDivisionId(z.number()), labelId: z.number(), side: z.string() });
type PrintToSend = z.infer<typeof payload>;

interface Carried {
  carriedUntil: Date;
}

/** Seconds that a claim lasts; after that its process is taken to be dead. */
const carrySeconds = 15;
/** Milliseconds after a scan in which the station's own process is trusted to carry the file. */
export const carryDelayMs = 5_000;

/** Writes the copies that a print scan requested, or runs again when another process's claim ends. Safe to run any number of times. */
export const sendPrintFile: Task = async (platform, input) => {
  const print = payload.parse(input);
  const outcome = await handOver(platform, print);
  if (outcome !== "sent")
    await withDivision(platform.pools.worker, print.divisionId, (db) =>
      enqueueCarrying(db, print, outcome.carriedUntil),
    );
};

/** Leaves the job that looks, at `runAt`, whether a side's file has been carried. */
export const enqueueCarrying = (db: Bound, print: PrintToSend, runAt: Date): Promise<void> =>
  enqueue(db, "send_print_file", print, { key: `print file ${print.labelId} ${print.side}`, priority: -10, runAt });

/**
 * Writes every copy that is requested and not yet sent, as long as its label is wanted. `carriedUntil` means that another process is writing.
 * Throws when the file is missing or damaged, or the folder cannot be written to.
 */
export async function handOver(platform: Platform, print: PrintToSend): Promise<"sent" | Carried> {
  const waiting = await take(platform, print);
  if (waiting === "sent" || "carriedUntil" in waiting) return waiting;
  try {
    // The store checks the bytes against their hash: a damaged file never reaches the machine.
    const png = await platform.files.get(print.divisionId, waiting.sha256);
    for (let copy = waiting.copiesSent + 1; copy <= waiting.copiesAsked; copy++)
      await writeCopy(join(platform.config.hotFolder, waiting.device), waiting, copy, png);
  } catch (error) {
    await note(platform, print, waiting.copiesSent).catch(() => {});
    throw error;
  }
  await note(platform, print, waiting.copiesAsked);
  return "sent";
}

async function take(
  { pools }: Platform,
  { divisionId, labelId, side }: PrintToSend,
): Promise<Waiting | "sent" | Carried> {
  return withDivision(pools.worker, divisionId, async (db) => {
    const { rows } = await sql<Waiting>`
      update label_applications a set carried_until = now() + ${carrySeconds} * interval '1 second'
      from factory_labels l, print_files f, blank_variants v
      where a.division_id = ${divisionId} and a.label_id = ${labelId} and a.side = ${side}
        and a.device is not null and a.copies_sent < a.copies_asked and (a.carried_until is null or a.carried_until < now())
        and l.division_id = a.division_id and l.id = a.label_id and ${isWanted} and f.division_id = a.division_id and f.id = a.print_file_id
        and v.sku = l.blank_sku and f.scale_permille = v.print_scale_permille
      returning l.code, f.sha256, a.device, a.copies_asked as "copiesAsked", a.copies_sent as "copiesSent", l.colour, l.hex,
        l.size, l.platen, l.needs_pretreat as "needsPretreat", f.width_px as "widthPx", f.height_px as "heightPx", f.dpi, a.side, a.technology,
        (select s.collar_offset_mm from blank_variants v join blank_sides s on s.blank_code = v.blank_code and s.side = a.side
          where v.sku = l.blank_sku) as "collarOffsetMm",
        (select json_build_object('code', p.code, 'name', p.name, 'ink', p.ink) from print_profiles p
          where p.code = a.print_profile_code) as profile`.execute(db);
    if (rows[0]) return rows[0];
    const { rows: left } = await sql<{ until: Date | null; code: string; isOfItsSize: boolean }>`
      select a.carried_until as until, l.code, f.scale_permille = v.print_scale_permille as "isOfItsSize" from label_applications a
      join factory_labels l on l.division_id = a.division_id and l.id = a.label_id
      join print_files f on f.division_id = a.division_id and f.id = a.print_file_id
      join blank_variants v on v.sku = l.blank_sku
      where a.division_id = ${divisionId} and a.label_id = ${labelId} and a.side = ${side}
        and a.device is not null and a.copies_sent < a.copies_asked and ${isWanted}`.execute(db);
    // A job of its own renders it again; this job is retried.
    if (left[0]?.isOfItsSize === false) throw new Error(`The print file of ${left[0].code} is of another size.`);
    return left[0] ? { carriedUntil: left[0].until ?? new Date() } : "sent";
  });
}

/** A label that was cancelled or replaced while its file waited is not printed. */
const isWanted = sql`l.state not in ('cancelled', 'replaced')`;

/** Stores how many copies are there now and releases the claim. */
const note = ({ pools }: Platform, { divisionId, labelId, side }: PrintToSend, copies: number) =>
  withDivision(pools.worker, divisionId, (db) =>
    sql`update label_applications set copies_sent = greatest(copies_sent, ${copies}::int), carried_until = null
      where division_id = ${divisionId} and label_id = ${labelId} and side = ${side}`.execute(db),
  );

async function writeCopy(folder: string, waiting: Waiting, copy: number, png: Buffer): Promise<void> {
  const name = copyName(waiting.code, waiting.side, copy);
  if (await isTaken(folder, name)) return;
  const into = join(folder, "in");
  const write = (ending: string, bytes: Buffer) =>
    writeWhole(join(into, `${name}${ending}`), bytes, join(folder, unfinished), ".tmp");
  // The sidecar goes first: a machine that sees the picture finds its settings beside it.
  await write(".json", Buffer.from(`${JSON.stringify(sidecar(waiting, copy), null, 2)}\n`));
  await write(".png", png);
}

/** The machine moves what it has taken from in/ to done/ or error/, so the places are looked at in that order. */
async function isTaken(folder: string, name: string): Promise<boolean> {
  for (const place of ["in", "done", "error"]) if (await isThere(join(folder, place, `${name}.png`))) return true;
  return false;
}

/** Takes a side's copies back that its machine has not begun with. Gives whether every copy that was sent is back. */
export async function takeBack(
  { config }: Platform,
  { code, side, device, copiesSent }: Pick<Waiting, "code" | "side" | "device" | "copiesSent">,
): Promise<boolean> {
  const folder = join(config.hotFolder, device, "in");
  let isBack = true;
  for (let copy = 1; copy <= copiesSent; copy++) {
    const name = copyName(code, side, copy);
    // The picture first: what the machine has taken by now is no longer here.
    isBack &&= await rm(join(folder, `${name}.png`)).then(
      () => true,
      () => false,
    );
    await rm(join(folder, `${name}.json`), { force: true });
  }
  return isBack;
}

/** Removes what processes that died over a copy have left, in every machine's folder. Gives how many files. */
export async function sweepHotFolder({ config }: Platform, untouchedMs: number): Promise<number> {
  const devices = await readdir(config.hotFolder, { withFileTypes: true }).catch(() => []);
  let removed = 0;
  for (const device of devices.filter((each) => each.isDirectory()))
    for (const place of [unfinished, "in"])
      removed += await sweepUnfinished(join(config.hotFolder, device.name, place), ".tmp", untouchedMs);
  return removed;
}
