// A garment that cannot be sent. Its label is replaced, a new one of the same unit goes to the front of the queue, and
// the order steps back by itself; all in one transaction, once for one event.
import { withoutDivision } from "@selvedge/db/with-division";
import { type Defect, findDefect } from "@selvedge/domain/factory/defects";
import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { mayBeReplaced } from "@selvedge/domain/labels/label-edges";
import { remakePriority } from "@selvedge/domain/labels/replace-label";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { insertLabels } from "../../orders/moves/index.ts";
import {
  type FloorLabel,
  findStation,
  type LabelScan,
  logHole,
  logQuality,
  moveLabel,
  type Operator,
  type Scan,
  type ScanAnswer,
  type ScanResult,
  turnHolesOf,
} from "../floor/index.ts";
import { reopenParcel } from "../parcels/index.ts";
import { findLabel, refuse } from "../stations/index.ts";
import { storeAnswer, storedAnswer } from "./take-scan.ts";

export interface FaultRequest {
  station: string;
  label: string;
  defect: string;
  note: string;
  clientEventId: string;
}

type FaultAnswer = ScanAnswer & { newLabel: string };

export async function reportFault(platform: Platform, operator: Operator, fault: FaultRequest): Promise<FaultAnswer> {
  const defect = findDefect(fault.defect);
  if (!defect) throw new Refusal("validation", { errors: { defect: ["Choose a defect"] } });
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const stored = await storedAnswer<FaultAnswer>(db, { ...fault, text: fault.label });
    if (stored) return stored;
    const station = await findStation(db, fault.station);
    if (!station) throw new Refusal("notFound", { message: "There is no such station." });
    const request = { station: fault.station, text: fault.label, clientEventId: fault.clientEventId, open: "" };
    const scan: Scan = { db, platform, operator, station, request, at: platform.now(), announced: null };
    const found = await findLabel(scan);
    if (found.kind !== "label") throw new Refusal("notFound", { message: "There is no such label." });
    if (!mayBeReplaced(found.scan.label.state)) return storeAnswer(scan, tooLate(found.scan), { newLabel: "" });
    const newLabel = await remake(found.scan, defect, fault.note);
    return storeAnswer(scan, remade(found.scan, defect.name, newLabel, fault.note), { newLabel });
  });
}

function tooLate({ label, labels }: LabelScan): ScanResult {
  if (label.state === "replaced") {
    const successor = labels.find((each) => each.counter === label.counter && each.state !== "replaced");
    return refuse(
      "label_replaced",
      {
        because: findDefect(label.faultCode ?? "")?.name ?? "Made again",
        successor: spacedLabelCode(successor?.code ?? ""),
      },
      { label },
    );
  }
  return refuse(
    label.state === "cancelled" ? "label_cancelled" : "already_sent",
    { order: label.orderReference },
    { label },
  );
}

async function remake(scan: LabelScan, defect: Defect, note: string): Promise<string> {
  const { db, label, order, at } = scan;
  if (label.state === "packed") await reopenParcel(db, order);
  if (label.state === "pigeonholed" && label.pigeonholeCode) await takeOut(scan);
  // Its holes, ready since it passed QC, wait for the new sheet.
  if (label.technology === "paper" && scan.labels.some(({ pigeonholeCode }) => pigeonholeCode !== null))
    await turnHolesOf(db, order.id, "filling");
  await sql`update factory_labels set fault_code = ${defect.code} where division_id = ${label.divisionId} and id = ${label.id}`.execute(
    db,
  );
  label.faultCode = defect.code;
  await logQuality(scan, defect, note);
  await moveLabel(db, label, { to: "replaced", at, staffUserId: scan.operator.staffUserId });
  const [code = ""] = await insertLabels(db, [childOf(label, at)]);
  return code;
}

async function takeOut(scan: LabelScan): Promise<void> {
  await logHole(scan, "taken_out");
  await turnHolesOf(scan.db, scan.order.id, "filling");
}

const childOf = (label: FloorLabel, at: Date) => ({
  at,
  divisionId: label.divisionId,
  orderId: label.orderId,
  orderItemId: label.orderItemId,
  factoryCode: label.factoryCode,
  counter: label.counter,
  ofCount: label.ofCount,
  blankSku: label.blankSku,
  colour: label.colour,
  hex: label.hex,
  size: label.size,
  sides: label.applications.map(({ side }) => side),
  needsPretreat: label.needsPretreat,
  platen: label.platen,
  pickface: label.pickface,
  priority: Math.max(remakePriority, label.priority),
  shipBy: label.shipBy,
  parentLabelId: label.id,
  files: label.applications.map(({ side, printFileId }) => ({ side, id: printFileId })),
});

function remade({ label }: LabelScan, defect: string, newLabel: string, note: string): ScanResult {
  return {
    outcome: "moved",
    code: `fault_${label.faultCode ?? "remade"}`,
    band: {
      state: "last",
      title: "Made again",
      detail: [defect, note].filter(Boolean).join(", "),
      aside: `new ${spacedLabelCode(newLabel)}`,
    },
    next: {
      title: "Take the new label to Pick",
      detail: `${label.pickface} first of all. The spoilt one goes in the waste box`,
    },
    label,
    open: "",
  };
}
