// One scan: one transaction that locks, decides, moves, writes down and answers. Good, refused and unknown scans are all
// written down, with their answer, under the id that the screen made: a scan that is sent again is given that answer.
import type { Bound } from "@selvedge/db/bound";
import { withPlatform } from "@selvedge/db/with-division";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { readAnswer, writeAnswer } from "../checkout/index.ts";
import { findStation } from "./floor-queries.ts";
import { labelsOfOrder, lockFloorOrder } from "./floor-rows.ts";
import { projectOrder } from "./move-label.ts";
import { holdNotTaken, holdUnpostable } from "./postable.ts";
import { presentAnswer } from "./present-answer.ts";
import { checkRules } from "./stations/check.ts";
import { dispatchRules } from "./stations/dispatch.ts";
import { askedOfFault, inHandOf } from "./stations/doubted.ts";
import { withInHand } from "./stations/in-hand.ts";
import { packRules } from "./stations/pack.ts";
import { pickRules } from "./stations/pick.ts";
import { pretreatRules } from "./stations/pretreat.ts";
import { printRules } from "./stations/print.ts";
import type {
  CarrierQuestion,
  FileQuestion,
  Hand,
  Scan,
  ScanAnswer,
  ScanRequest,
  ScanResult,
  StationRules,
} from "./stations/scan.ts";
import { sortRules } from "./stations/sort.ts";

const rulesOf: Record<StationKind, StationRules> = {
  pick: pickRules,
  pretreat: pretreatRules,
  print: printRules,
  check: checkRules,
  sort: sortRules,
  pack: packRules,
  dispatch: dispatchRules,
};

/**
 * Takes one scan and gives its answer. Only a dispatch and the start of a print go through twice: the carrier is asked,
 * and the print file looked at, in between.
 */
export async function takeScan(platform: Platform, hand: Hand, request: ScanRequest): Promise<ScanAnswer> {
  const first = await scanOnce(platform, hand, request, { announced: null });
  if ("ask" in first) return takeDispatch(platform, hand, request, first);
  if ("look" in first) return answerOf(scanOnce(platform, hand, request, await lookAt(platform, first)));
  return first.code === "parcel_closed" ? checkPacked(platform, first) : first;
}

/** What was found out between two transactions of one scan. */
export type FoundOutside = Pick<Scan, "announced" | "fileState">;

/** How a print file is. Reads all of it. */
export async function lookAt({ files }: Platform, { look }: FileQuestion): Promise<FoundOutside> {
  const state = await files.check(look.divisionId, look.sha256);
  return { announced: null, fileState: { sha256: look.sha256, state } };
}

/** Asks the carrier, unless the parcel cannot be posted: then the scan is answered with its hold. */
async function takeDispatch(platform: Platform, hand: Hand, request: ScanRequest, { ask }: CarrierQuestion) {
  const { divisionId, orderId, consignment } = ask;
  const again = (found: FoundOutside) => answerOf(scanOnce(platform, hand, request, found));
  if (await holdUnpostable(platform, divisionId, orderId)) return again({ announced: null });
  const announced = await platform.carrier.announce(consignment).catch(() => null);
  if (!announced) return carrierIsSilent(platform);
  if (!("notTaken" in announced)) return again({ announced });
  await holdNotTaken(platform, divisionId, orderId, announced.notTaken);
  return again({ announced: null });
}

/** A parcel that cannot be posted is put aside where it was packed, and not first found at the door. */
async function checkPacked(platform: Platform, closed: ScanAnswer): Promise<ScanAnswer> {
  const orderId = closed.order?.id ?? 0;
  const owner = await platform.pools.backOffice.query("select division_id from orders where id = $1", [orderId]);
  const because = owner.rows[0] && (await holdUnpostable(platform, owner.rows[0].division_id, orderId));
  return because ? { ...closed, next: { title: "Put it on the hold shelf", detail: because } } : closed;
}

async function answerOf(asked: ReturnType<typeof scanOnce>): Promise<ScanAnswer> {
  const answer = await asked;
  if ("ask" in answer || "look" in answer) throw new Error("A scan asked for the same thing twice.");
  return answer;
}

async function scanOnce(
  platform: Platform,
  hand: Hand,
  request: ScanRequest,
  found: FoundOutside,
): Promise<ScanAnswer | CarrierQuestion | FileQuestion> {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const kept = await keptAnswer(db, request);
    if (kept) return kept;
    const station = await findStation(db, request.station);
    if (!station) throw new Refusal("notFound", { message: "There is no such station." });
    const asked: Scan = { db, platform, hand, station, request, at: platform.now(), ...found };
    const doubted = await askedOfFault(asked);
    if (doubted) return keepAnswer(asked, doubted);
    const scan = { ...asked, request: { ...request, open: inHandOf(request.open) } };
    const result = await rulesOf[station.kind](scan);
    return "ask" in result || "look" in result ? result : keepAnswer(scan, await withInHand(scan, result));
  });
}

interface KeptEvent {
  answer: unknown;
  text: string;
  station: string;
}

/**
 * The answer that was given to this event before. Two of the same event wait for each other here. Refused when the id
 * belongs to another scan: its answer would be about another garment.
 */
export async function keptAnswer<A = ScanAnswer>(
  db: Bound,
  { clientEventId, station, text }: Pick<ScanRequest, "clientEventId" | "station" | "text">,
): Promise<A | undefined> {
  const [, { rows }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${clientEventId}, 0))`.execute(db),
    sql<KeptEvent>`select answer, scanned_text as text, station_code as station from scan_events
      where client_event_id = ${clientEventId}`.execute(db),
  ]);
  const [kept] = rows;
  if (kept && (kept.station !== station || kept.text !== text)) throw new Refusal("scanIdReused");
  return kept && (readAnswer(kept.answer) as A);
}

/** Writes the scan down with its answer, and brings the order's status to what its labels now amount to. */
export async function keepAnswer<More extends object = object>(
  scan: Scan,
  result: ScanResult,
  more: More = {} as More,
): Promise<ScanAnswer & More> {
  const { db, request, station, hand, at } = scan;
  const { label, outcome } = result;
  if (label && outcome === "moved") await project(scan, label);
  const answer = { ...presentAnswer(scan, result), ...more };
  await db
    .insertInto("scan_events")
    .values({
      division_id: label?.divisionId ?? null,
      label_id: label?.id ?? null,
      scanned_text: request.text,
      station_code: station.code,
      staff_user_id: hand.staffUserId,
      outcome,
      message_code: result.code,
      to_state: outcome === "moved" ? (label?.state ?? null) : null,
      garments: result.garments ?? 1,
      client_event_id: request.clientEventId,
      answer: writeAnswer(answer),
      created_at: at,
    })
    .execute();
  return answer;
}

async function project({ db, station, hand }: Scan, label: { divisionId: number; orderId: number; code: string }) {
  const order = await lockFloorOrder(db, label.divisionId, label.orderId);
  if (!order) return;
  const labels = await labelsOfOrder(db, label.divisionId, label.orderId);
  await projectOrder(db, order, labels, `${label.code} at ${station.name} by ${hand.name}`);
}

/** Not kept: the job finishes the dispatch under this event's id, and a scan sent again then finds that answer. */
const carrierIsSilent = ({ now }: Platform): ScanAnswer => ({
  outcome: "refused",
  code: "carrier_silent",
  band: {
    state: "wrong",
    title: "The carrier does not answer",
    detail: "The parcel is written down and will be announced by itself.",
    aside: "",
  },
  next: { title: "Put it on the shelf", detail: "Scan it again in a minute" },
  garment: null,
  needed: null,
  order: null,
  side: null,
  open: "",
  at: now().toISOString(),
});
