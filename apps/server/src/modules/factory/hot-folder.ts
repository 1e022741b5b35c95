// Print files on their way into a machine's folder. A file appears there whole or not at all, once for each time that it
// was asked for: the application's row is locked while it is written, and a copy already there, or already taken by the
// machine, is not written again.
import { access, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import type { Platform } from "../../platform.ts";

interface Waiting {
  code: string;
  sha256: string;
  device: string;
  copiesAsked: number;
  copiesSent: number;
  colour: string;
  hex: string;
  size: string;
  platen: string;
  needsPretreat: boolean;
  widthPx: number;
  heightPx: number;
  dpi: number;
  side: string;
}

const payload = z.object({ divisionId: z.number(), labelId: z.number(), side: z.string() });
type Asked = z.infer<typeof payload>;

/** Carries over what a print scan asked for. Safe to run any number of times. */
export const sendPrintFile: Task = async (platform, given) => {
  await handOver(platform, payload.parse(given));
};

/** Writes every copy that is asked for and not yet sent; gives how many have been sent. Throws when the file is missing or damaged. */
export async function handOver(platform: Platform, asked: Asked): Promise<number> {
  return withDivision(platform.pools.worker, asked.divisionId, async (db) => {
    const waiting = await lockWaiting(db, asked);
    if (!waiting) return 0;
    const { copiesAsked, copiesSent } = waiting;
    if (copiesSent >= copiesAsked) return copiesSent;
    // The store checks the bytes against their hash: a damaged file never reaches the machine.
    const png = await platform.files.get(asked.divisionId, waiting.sha256);
    for (let copy = copiesSent + 1; copy <= copiesAsked; copy++)
      await writeCopy(join(platform.config.hotFolder, waiting.device), waiting, copy, png);
    await sql`update label_applications set copies_sent = ${copiesAsked}
      where division_id = ${asked.divisionId} and label_id = ${asked.labelId} and side = ${asked.side}`.execute(db);
    return copiesAsked;
  });
}

async function lockWaiting(db: Bound, { divisionId, labelId, side }: Asked): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select l.code, f.sha256, a.device, a.copies_asked as "copiesAsked", a.copies_sent as "copiesSent", l.colour, l.hex, l.size,
      l.platen, l.needs_pretreat as "needsPretreat", f.width_px as "widthPx", f.height_px as "heightPx", f.dpi, a.side
    from label_applications a
    join factory_labels l on l.division_id = a.division_id and l.id = a.label_id
    join print_files f on f.division_id = a.division_id and f.id = a.print_file_id
    where a.division_id = ${divisionId} and a.label_id = ${labelId} and a.side = ${side} and a.device is not null
    for update of a`.execute(db);
  return rows[0];
}

async function writeCopy(folder: string, waiting: Waiting, copy: number, png: Buffer): Promise<void> {
  const name = `${waiting.code}_${waiting.side}_${copy}`;
  if (await isThere(folder, name)) return;
  const into = join(folder, "in");
  await mkdir(into, { recursive: true });
  // The sidecar goes first: a machine that sees the picture finds its settings beside it.
  await writeWhole(join(into, `${name}.json`), Buffer.from(`${JSON.stringify(sidecar(waiting, copy), null, 2)}\n`));
  await writeWhole(join(into, `${name}.png`), png);
}

/** The machine moves what it has taken to done/ or error/. */
async function isThere(folder: string, name: string): Promise<boolean> {
  const places = ["in", "done", "error"].map((place) => access(join(folder, place, `${name}.png`)));
  return (await Promise.allSettled(places)).some(({ status }) => status === "fulfilled");
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.tmp`;
  try {
    await writeFile(part, bytes);
    const file = await open(part, "r+");
    await file.sync().finally(() => file.close());
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const sidecar = (waiting: Waiting, copy: number) => ({
  label: waiting.code,
  side: waiting.side,
  copy,
  sha256: waiting.sha256,
  widthPx: waiting.widthPx,
  heightPx: waiting.heightPx,
  dpi: waiting.dpi,
  platen: waiting.platen,
  colour: waiting.colour,
  hex: waiting.hex,
  size: waiting.size,
  whiteUnderbase: waiting.needsPretreat,
});
