// A side's file once more, when the machine lost it. Another copy, another name, and a reason in the books.

import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import {
  type FileQuestion,
  findStation,
  type Operator,
  type Scan,
  type ScanAnswer,
  type ScanResult,
} from "../floor/index.ts";
import { carryDelayMs, enqueueCarrying } from "../machines/index.ts";
import { findLabel, whatFileLacks } from "../stations/index.ts";
import { type FoundOutside, lookAt, storeAnswer, storedAnswer } from "./take-scan.ts";

export interface ResendRequest {
  station: string;
  label: string;
  side: string;
  reason: string;
  clientEventId: string;
}

type Resent = ScanAnswer & { copy: number; divisionId: DivisionId; labelId: number };

/**
 * Requests one more copy of the side that is being printed. The same event requests it once. Refused while the print
 * file is damaged, missing or of another size: then it is rendered again.
 */
export async function askAgain(platform: Platform, operator: Operator, resend: ResendRequest): Promise<Resent> {
  const first = await askOnce(platform, operator, resend);
  const answer = "look" in first ? await askOnce(platform, operator, resend, await lookAt(platform, first)) : first;
  if ("look" in answer) throw new Error("A file that is sent again was looked at twice.");
  if (answer.outcome === "refused") throw new Refusal("moveRefused", { message: answer.band.detail });
  return answer;
}

async function askOnce(
  platform: Platform,
  operator: Operator,
  resend: ResendRequest,
  found: FoundOutside = { announced: null },
): Promise<Resent | FileQuestion> {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const stored = await storedAnswer<Resent>(db, { ...resend, text: resend.label });
    if (stored) return stored;
    const station = await findStation(db, resend.station);
    if (!station) throw new Refusal("notFound");
    const request = {
      station: resend.station,
      text: resend.label,
      clientEventId: resend.clientEventId,
      open: resend.label,
    };
    const scan: Scan = { db, platform, operator, station, request, at: platform.now(), ...found };
    const known = await findLabel(scan);
    if (known.kind !== "label") throw new Refusal("notFound");
    const { label } = known.scan;
    const running = label.applications.find(({ side }) => side === resend.side);
    if (!running?.device || running.printedAt !== null || label.state !== "printing")
      throw new Refusal("moveRefused", { message: "This side is not being printed." });
    const owner = { divisionId: label.divisionId, labelId: label.id };
    const lacking = await whatFileLacks(known.scan, running);
    if (lacking && "look" in lacking) return lacking;
    if (lacking) return storeAnswer(scan, lacking, { copy: running.copiesAsked, ...owner });
    const copy = running.copiesAsked + 1;
    await sql`update label_applications set copies_asked = ${copy}, asked_at = ${scan.at}, asked_by = ${operator.staffUserId},
        failed_at = null, failure = ''
      where division_id = ${label.divisionId} and label_id = ${label.id} and side = ${resend.side}`.execute(db);
    await enqueueCarrying(db, { ...owner, side: resend.side }, new Date(scan.at.getTime() + carryDelayMs));
    const result: ScanResult = {
      outcome: "shown",
      code: "file_resent",
      band: { state: "good", title: `Copy ${copy} goes to ${running.device}`, detail: resend.reason },
      next: { title: "Load, press start" },
      label,
      side: label.applications.indexOf(running),
      open: label.code,
    };
    return storeAnswer(scan, result, { copy, ...owner });
  });
}
