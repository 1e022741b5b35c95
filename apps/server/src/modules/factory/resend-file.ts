// A side's file once more, when the machine lost it. Another copy, another name, and a reason in the books.
import { withPlatform } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { findStation } from "./floor-queries.ts";
import { carryDelayMs, enqueueCarrying } from "./hot-folder.ts";
import { findLabel } from "./stations/find-label.ts";
import { whatFileLacks } from "./stations/print-file.ts";
import type { FileQuestion, Hand, Scan, ScanAnswer, ScanResult } from "./stations/scan.ts";
import { type FoundOutside, keepAnswer, keptAnswer, lookAt } from "./take-scan.ts";

export interface ResendRequest {
  station: string;
  label: string;
  side: string;
  reason: string;
  clientEventId: string;
}

type Resent = ScanAnswer & { copy: number; divisionId: number; labelId: number };

/**
 * Asks for one more copy of the side that is being printed. The same event asks once. Refused while its print file is
 * damaged, gone or of another size: then it is drawn again.
 */
export async function askAgain(platform: Platform, hand: Hand, wish: ResendRequest): Promise<Resent> {
  const first = await askOnce(platform, hand, wish);
  const answer = "look" in first ? await askOnce(platform, hand, wish, await lookAt(platform, first)) : first;
  if ("look" in answer) throw new Error("A file that is sent again was looked at twice.");
  if (answer.outcome === "refused") throw new Refusal("moveRefused", { message: answer.band.detail });
  return answer;
}

async function askOnce(
  platform: Platform,
  hand: Hand,
  wish: ResendRequest,
  found: FoundOutside = { announced: null },
): Promise<Resent | FileQuestion> {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const kept = await keptAnswer<Resent>(db, { ...wish, text: wish.label });
    if (kept) return kept;
    const station = await findStation(db, wish.station);
    if (!station) throw new Refusal("notFound");
    const request = { station: wish.station, text: wish.label, clientEventId: wish.clientEventId, open: wish.label };
    const scan: Scan = { db, platform, hand, station, request, at: platform.now(), ...found };
    const known = await findLabel(scan);
    if (known.kind !== "label") throw new Refusal("notFound");
    const { label } = known.scan;
    const running = label.applications.find(({ side }) => side === wish.side);
    if (!running?.device || running.printedAt !== null || label.state !== "printing")
      throw new Refusal("moveRefused", { message: "This side is not being printed." });
    const owner = { divisionId: label.divisionId, labelId: label.id };
    const lacking = await whatFileLacks(known.scan, running);
    if (lacking && "look" in lacking) return lacking;
    if (lacking) return keepAnswer(scan, lacking, { copy: running.copiesAsked, ...owner });
    const copy = running.copiesAsked + 1;
    await sql`update label_applications set copies_asked = ${copy}, asked_at = ${scan.at}, asked_by = ${hand.staffUserId},
        failed_at = null, failure = ''
      where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${wish.side}`.execute(db);
    await enqueueCarrying(db, { ...owner, side: wish.side }, new Date(scan.at.getTime() + carryDelayMs));
    const result: ScanResult = {
      outcome: "shown",
      code: "file_resent",
      band: { state: "good", title: `Copy ${copy} goes to ${running.device}`, detail: wish.reason },
      next: { title: "Load, press start" },
      label,
      side: label.applications.indexOf(running),
      open: label.code,
    };
    return keepAnswer(scan, result, { copy, ...owner });
  });
}
