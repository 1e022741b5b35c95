// A print file that is damaged, missing or of another size is rendered again from the purchased design, and given to the
// labels that still wait for it.
import { asDivisionId } from "@selvedge/contracts/shapes";
import { withDivision } from "@selvedge/db/with-division";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { type RenderedPrint, storePrintFile } from "../../goods/products/index.ts";
import { takeBack } from "../machines/index.ts";
import { holdForPrint } from "./hold-for-print.ts";
import { newestFile, type PrintOfLabel, printOfLabel, startedFrom } from "./queries.ts";
import { giveFile } from "./write-queries.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), labelId: z.number(), side: z.string() });

/**
 * Gives a label's side a whole file of the label's size, rendered again if there is none. The other labels that wait for
 * the same file get it, too. A design that cannot be rendered puts the order on hold with the reason. Safe to run any
 * number of times.
 */
export const rerenderPrintFile: Task = async (platform, input) => {
  const labelSide = payload.parse(input);
  const print = await withDivision(platform.pools.worker, labelSide.divisionId, (db) => printOfLabel(db, labelSide));
  if (!print) return;
  const rendered = (await wholeFile(platform, print)) ?? (await storePrintFile(platform, print, print));
  if (!rendered.ok) return holdForPrint(platform, print, `${print.code}, ${print.side}: ${rendered.text}`);
  await takeBackStarted(platform, print);
  await withDivision(platform.pools.worker, print.divisionId, (db) => giveFile(db, print, rendered.printFileId));
};

/** The newest file that there is of this print, if its bytes are whole. */
async function wholeFile({ pools, files }: Platform, print: PrintOfLabel): Promise<RenderedPrint | null> {
  const newest = await withDivision(pools.worker, print.divisionId, (db) => newestFile(db, print));
  if (!newest || (await files.check(print.divisionId, newest.sha256)) !== "whole") return null;
  return { ok: true, printFileId: newest.id };
}

/** Removes copies of another size from a machine's folder; notes on the order those that the machine has taken. */
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
