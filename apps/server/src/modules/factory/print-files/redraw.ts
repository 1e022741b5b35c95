// A print file that was found damaged, gone or of another size is drawn again from the design that was bought, and given
// to the labels that still wait for it.
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Task } from "../../../jobs/task.ts";
import type { Platform } from "../../../platform.ts";
import { type DrawnPrint, drawPrintFile } from "../../products/index.ts";
import { takeBack } from "../hot-folder.ts";
import { holdForPrint } from "./hold-for-print.ts";
import { giveFile, newestFile, type PrintOfLabel, printOfLabel, startedFrom } from "./queries.ts";

const payload = z.object({ divisionId: z.number(), labelId: z.number(), side: z.string() });

/**
 * Gives a label's side a whole file of the label's size, drawn anew where there is none. The other labels that wait for
 * the same file are given it, too. A design that cannot be drawn holds the order, which says why. Safe to run any number
 * of times.
 */
export const redrawPrintFile: Task = async (platform, given) => {
  const asked = payload.parse(given);
  const print = await withDivision(platform.pools.worker, asked.divisionId, (db) => printOfLabel(db, asked));
  if (!print) return;
  const drawn = (await wholeFile(platform, print)) ?? (await drawPrintFile(platform, print, print));
  if (!drawn.ok) return holdForPrint(platform, print, `${print.code}, ${print.side}: ${drawn.text}`);
  await takeBackStarted(platform, print);
  await withDivision(platform.pools.worker, print.divisionId, (db) => giveFile(db, print, drawn.printFileId));
};

/** The newest file that there is of this print, if its bytes are whole. */
async function wholeFile({ pools, files }: Platform, print: PrintOfLabel): Promise<DrawnPrint | null> {
  const newest = await withDivision(pools.worker, print.divisionId, (db) => newestFile(db, print));
  if (!newest || (await files.check(print.divisionId, newest.sha256)) !== "whole") return null;
  return { ok: true, printFileId: newest.id };
}

/** Copies of another size that lie at a machine are taken back; of one that has been taken in, the order says so. */
async function takeBackStarted(platform: Platform, print: PrintOfLabel): Promise<void> {
  const started = await withDivision(platform.pools.worker, print.divisionId, (db) => startedFrom(db, print));
  for (const { orderId, ...copies } of started)
    if (!(await takeBack(platform, copies)))
      await holdForPrint(
        platform,
        { divisionId: print.divisionId, orderId },
        `${copies.code}: ${copies.device} was sent the ${copies.side} at another size. Look at the print, and report it where it is wrong.`,
      );
}
