// One scan: one transaction that locks, decides, moves, writes down and answers. Good, refused and unknown scans are all
// written down, with their answer, under the id that the screen made: a scan that is sent again is given that answer.

import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { StationKind } from "@selvedge/domain/labels/label-machine";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { readAnswer, writeAnswer } from "../../../plugins/idempotency/idempotency.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import {
  type CarrierQuestion,
  type FileQuestion,
  findStation,
  labelsOfOrder,
  lockFloorOrder,
  type Operator,
  projectOrder,
  type Scan,
  type ScanAnswer,
  type ScanRequest,
  type ScanResult,
  type StationRules,
} from "../floor/index.ts";
import { holdNotTaken, holdUnpostable } from "../parcels/index.ts";
import {
  askedOfFault,
  checkRules,
  dispatchRules,
  inHandOf,
  packRules,
  pickRules,
  pretreatRules,
  printRules,
  sortRules,
  withInHand,
} from "../stations/index.ts";
import { presentAnswer } from "./present-answer.ts";

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
 * Takes one scan and returns its answer. Only a dispatch and the start of a print run twice: between the runs the carrier
 * is called, or the print file checked.
 */
export async function takeScan(platform: Platform, operator: Operator, request: ScanRequest): Promise<ScanAnswer> {
  const first = await scanOnce(platform, operator, request, { announced: null });
  if ("ask" in first) return takeDispatch(platform, operator, request, first);
  if ("look" in first) return answerOf(scanOnce(platform, operator, request, await lookAt(platform, first)));
  return first.code === "parcel_closed" ? checkPacked(platform, first, request.station) : first;
}

/** What was found out between two transactions of one scan. */
export type FoundOutside = Pick<Scan, "announced" | "fileState">;

/** How a print file is. Reads all of it. */
export async function lookAt({ files }: Platform, { look }: FileQuestion): Promise<FoundOutside> {
  const state = await files.check(look.divisionId, look.sha256);
  return { announced: null, fileState: { sha256: look.sha256, state } };
}

/** Calls the carrier, unless the parcel cannot be posted: then the scan is answered with its hold. */
async function takeDispatch(platform: Platform, operator: Operator, request: ScanRequest, { ask }: CarrierQuestion) {
  const { consignment, ...part } = ask;
  const again = (found: FoundOutside) => answerOf(scanOnce(platform, operator, request, found));
  if (await holdUnpostable(platform, part)) return again({ announced: null });
  const announced = await platform.carrier.announce(consignment).catch(() => null);
  if (!announced) return carrierUnavailable(platform);
  if (!("notTaken" in announced)) return again({ announced });
  await holdNotTaken(platform, part, announced.notTaken);
  return again({ announced: null });
}

/** A parcel that cannot be posted is put aside where it was packed, before it reaches dispatch. */
async function checkPacked(platform: Platform, closed: ScanAnswer, station: string): Promise<ScanAnswer> {
  const orderId = (closed.order?.id ?? 0) as OrderId;
  const { rows } = await platform.pools.backOffice.query(
    `select o.division_id as "divisionId", s.factory_code as "factoryCode" from orders o, stations s where o.id = $1 and s.code = $2`,
    [orderId, station],
  );
  const because = rows[0] && (await holdUnpostable(platform, { ...rows[0], orderId }));
  return because ? { ...closed, next: { title: "Put it on the hold shelf", detail: because } } : closed;
}

async function answerOf(received: ReturnType<typeof scanOnce>): Promise<ScanAnswer> {
  const answer = await received;
  if ("ask" in answer || "look" in answer) throw new Error("A scan asked for the same thing twice.");
  return answer;
}

async function scanOnce(
  platform: Platform,
  operator: Operator,
  request: ScanRequest,
  found: FoundOutside,
): Promise<ScanAnswer | CarrierQuestion | FileQuestion> {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const stored = await storedAnswer(db, request);
    if (stored) return stored;
    const station = await findStation(db, request.station);
    if (!station) throw new Refusal("notFound", { message: "There is no such station." });
    const received: Scan = { db, platform, operator, station, request, at: platform.now(), ...found };
    const doubted = await askedOfFault(received);
    if (doubted) return storeAnswer(received, doubted);
    const scan = { ...received, request: { ...request, open: inHandOf(request.open) } };
    const result = await rulesOf[station.kind](scan);
    return "ask" in result || "look" in result ? result : storeAnswer(scan, await withInHand(scan, result));
  });
}

interface StoredEvent {
  answer: unknown;
  text: string;
  station: string;
}

/**
 * The answer that was given to this event before. Two of the same event wait for each other here. Refused when the id
 * belongs to another scan: its answer would be about another garment.
 */
export async function storedAnswer<A = ScanAnswer>(
  db: Bound,
  { clientEventId, station, text }: Pick<ScanRequest, "clientEventId" | "station" | "text">,
): Promise<A | undefined> {
  const [, { rows }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${clientEventId}, 0))`.execute(db),
    sql<StoredEvent>`select answer, scanned_text as text, station_code as station from scan_events
      where client_event_id = ${clientEventId}`.execute(db),
  ]);
  const [stored] = rows;
  if (stored && (stored.station !== station || stored.text !== text)) throw new Refusal("scanIdReused");
  return stored && (readAnswer(stored.answer) as A);
}

/** Writes the scan down with its answer, and brings the order's status to what its labels now amount to. */
export async function storeAnswer<More extends object = object>(
  scan: Scan,
  result: ScanResult,
  more: More = {} as More,
): Promise<ScanAnswer & More> {
  const { db, request, station, operator, at } = scan;
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
      staff_user_id: operator.staffUserId,
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

async function project(
  { db, station, operator }: Scan,
  label: { divisionId: DivisionId; orderId: OrderId; code: string },
) {
  const order = await lockFloorOrder(db, label.divisionId, label.orderId, station.factoryCode);
  if (!order) return;
  const labels = await labelsOfOrder(db, label.divisionId, label.orderId, station.factoryCode);
  await projectOrder(db, order, labels, `${label.code} at ${station.name} by ${operator.name}`);
}

/** Not stored: the job finishes the dispatch under this event's id, and a scan sent again then finds that answer. */
const carrierUnavailable = ({ now }: Platform): ScanAnswer => ({
  outcome: "refused",
  code: "carrier_silent",
  band: {
    state: "wrong",
    title: "The carrier is not responding",
    detail: "The parcel is saved and will be announced automatically.",
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
