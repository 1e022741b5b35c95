import { weightWords } from "@selvedge/domain/factory/parcel-weight";
import { stationWords } from "@selvedge/domain/factory/scan-words";
import type { OrderId } from "@selvedge/domain/ids";
import { freeHoles } from "../../orders/moves/index.ts";
import {
  type FloorLabel,
  holesOf,
  isActive,
  isPacked,
  type LabelScan,
  labelsOfOrder,
  lockFloorOrder,
  logHole,
  moveLabel,
  orderInHole,
  type Scan,
  type ScanResult,
  spoken,
  stationAfter,
} from "../floor/index.ts";
import { closeParcel, parcelOf, shownParcel } from "../parcels/index.ts";
import { findLabel } from "./find-label.ts";
import { factsAbout, guard, refuse } from "./refuse.ts";

/**
 * Pack: a hole's code packs all garments in it, a label packs its garment alone, and the last one closes the parcel.
 * A garment of another order is refused.
 */
export async function packRules(scan: Scan): Promise<ScanResult> {
  const { text, open } = scan.request;
  const found = await findLabel(scan);
  if (found.kind === "refused") return found.result;
  if (found.kind === "label") return packGarment(found.scan);
  if (!/^[A-Z]\d{2}$/i.test(text)) return refuse("not_a_label", { scanned: text, at: scan.station.kind }, { open });
  return findHole(scan, text.toUpperCase());
}

async function packGarment(scan: LabelScan): Promise<ScanResult> {
  const { db, label, labels, request } = scan;
  const elsewhere = await openParcel(scan);
  if (elsewhere && elsewhere.orderId !== label.orderId) return otherOrder(scan, elsewhere);
  const guarded = guard(scan);
  const active = labels.filter(isActive);
  if (!guarded.ok)
    return {
      ...guarded.result,
      ...(guarded.result.outcome === "repeated" ? again(scan, active) : shown(scan, labels)),
    };
  const missing = active.filter((each) => !isHere(each, active.length));
  if (missing.length > 0)
    return refuse(
      "order_incomplete",
      { ...factsAbout(scan), because: whatIsMissing(missing, labels, active.length) },
      { label, open: request.open },
    );
  await Promise.all([
    moveLabel(db, label, { to: guarded.decision.to, at: scan.at, staffUserId: scan.operator.staffUserId }),
    logHole(scan, "taken_out"),
  ]);
  const packed = active.filter(isPacked).length;
  if (packed === active.length) return close(scan, active);
  const following = active.find((each) => !isPacked(each))!;
  return {
    outcome: "moved",
    code: "packed",
    band: {
      state: "good",
      title: `${packed} of ${active.length} packed`,
      detail: `${label.colour} ${label.size}, ${label.name}, in`,
      aside: parcelAside(label),
    },
    next: {
      title: `Scan ${spoken(following)}`,
      detail: packed === active.length - 1 ? "It is the last one" : `${active.length - packed} to go`,
    },
    label,
    needed: following,
    ...shown(scan, labels),
  };
}

/** Sheets of paper use no hole: they come to Pack straight from QC, as singles do. */
const isHere = ({ state, technology }: FloorLabel, units: number) =>
  state === "pigeonholed" ||
  state === "to_pack" ||
  state === "packed" ||
  ((units === 1 || technology === "paper") && state === "qc_passed");

const parcelAside = (label: FloorLabel) =>
  `${label.pigeonholeCode ? `hole ${label.pigeonholeCode}  ` : ""}order ${label.orderReference}`;

const shown = ({ order }: LabelScan, labels: readonly FloorLabel[], isClosed = false) => ({
  order: { order, labels, isClosed },
  open: isClosed ? "" : String(order.id),
});

/** What is still to be packed when one hole is empty. */
const restOf = (following: FloorLabel, active: readonly FloorLabel[]) =>
  following.state === "pigeonholed"
    ? { title: `Scan ${following.pigeonholeCode}`, detail: `The rest is in ${holesOf(active)}` }
    : { title: `Scan ${spoken(following)}`, detail: `${active.filter((each) => !isPacked(each)).length} to go` };

/** A garment that is in already, scanned again: what its parcel still needs, or that it is closed. */
function again(scan: LabelScan, active: readonly FloorLabel[]): Partial<ScanResult> {
  const left = active.filter((each) => !isPacked(each));
  const [following] = left;
  if (!following) return shown(scan, scan.labels, true);
  const missing = left.filter((each) => !isHere(each, active.length));
  const next =
    missing.length > 0
      ? { title: "Set it aside", detail: whatIsMissing(missing, scan.labels, active.length) }
      : {
          title: `Scan ${spoken(following)}`,
          detail: left.length === 1 ? "It is the last one" : `${left.length} to go`,
        };
  return { ...shown(scan, scan.labels), needed: following, next };
}

/** "2 of 3 are in B14. The white tee waits for Print." */
function whatIsMissing(missing: readonly FloorLabel[], labels: readonly FloorLabel[], units: number): string {
  const [first] = missing;
  const station = first && stationAfter(first, labels);
  const words = first ? spoken(first) : "";
  const here = units - missing.length;
  return `${here} of ${units} ${here === 1 ? "is" : "are"} here. ${words.slice(0, 1).toUpperCase()}${words.slice(1)} waits for ${station ? stationWords[station].name : "release"}.`;
}

async function close(scan: LabelScan, active: readonly FloorLabel[]): Promise<ScanResult> {
  const { db, label, order } = scan;
  const closed = await closeParcel(db, order, active, scan.at);
  // A parcel of sheets alone lies in no hole: the holes are those of the order's other parcel.
  if (active.some(({ technology }) => technology !== "paper")) await freeHoles(db, order.id);
  return {
    outcome: "moved",
    code: "parcel_closed",
    band: {
      state: "last",
      title: `${active.length} of ${active.length} packed`,
      detail: `The parcel is complete. It should weigh ${weightWords(closed.expectedGrams)}`,
      aside: parcelAside(label),
    },
    next: { title: "Slip in, close, to Dispatch", detail: "Then scan the next hole or label" },
    label,
    open: "",
    order: {
      order,
      labels: scan.labels,
      isClosed: true,
      parcel: shownParcel(closed, null, parcelOf(order)),
    },
  };
}

/** The parcel on the bench, if it still is one: its first garment that is not in. */
async function openParcel({ db, request, order, labels, station }: LabelScan): Promise<FloorLabel | undefined> {
  if (!/^\d{1,15}$/.test(request.open)) return undefined;
  const openId = Number(request.open) as OrderId;
  if (openId === order.id) return labels.find((each) => isActive(each) && !isPacked(each));
  const owner = await db.selectFrom("orders").where("id", "=", openId).select("division_id").executeTakeFirst();
  if (!owner) return undefined;
  const others = (await labelsOfOrder(db, owner.division_id, openId, station.factoryCode)).filter(isActive);
  return others.some(isPacked) ? others.find((each) => !isPacked(each)) : undefined;
}

async function otherOrder(scan: LabelScan, needed: FloorLabel): Promise<ScanResult> {
  const { label, request } = scan;
  return refuse("other_order", factsAbout(scan), { label, needed, open: request.open, band: otherBand(scan) });
}

function otherBand(scan: LabelScan): ScanResult["band"] {
  const { band } = refuse("other_order", factsAbout(scan));
  return { ...band, detail: `It belongs to order ${scan.label.orderReference}. Nothing was packed.` };
}

async function findHole(scan: Scan, code: string): Promise<ScanResult> {
  const { db, request } = scan;
  const owner = await orderInHole(db, code);
  if (!owner?.orderId || !owner.divisionId) return refuse("hole_empty", { place: code }, { open: request.open });
  const { factoryCode } = scan.station;
  const order = await lockFloorOrder(db, owner.divisionId, owner.orderId, factoryCode);
  const labels = await labelsOfOrder(db, owner.divisionId, owner.orderId, factoryCode);
  const active = labels.filter(isActive);
  const [first] = active;
  if (!order || !first) return refuse("hole_empty", { place: code }, { open: request.open });
  const asLabel: LabelScan = { ...scan, order, labels, label: first };
  const elsewhere = await openParcel(asLabel);
  if (elsewhere && elsewhere.orderId !== order.id)
    return refuse("parcel_open", { order: elsewhere.orderReference }, { needed: elsewhere, open: request.open });
  const missing = active.filter((each) => !isHere(each, active.length));
  if (missing.length > 0)
    return refuse(
      "order_incomplete",
      { because: whatIsMissing(missing, labels, active.length), place: code },
      { open: request.open },
    );
  return packHole(asLabel, active, code);
}

/**
 * Packs all garments in a hole: each was scanned into it, so its code identifies them. The last hole of an order closes
 * the parcel. If one garment may not be packed, all of them stay.
 */
async function packHole(scan: LabelScan, active: readonly FloorLabel[], code: string): Promise<ScanResult> {
  const { db, at, operator, labels } = scan;
  const lying = active.filter((each) => !isPacked(each) && each.pigeonholeCode === code);
  const last = lying.at(-1);
  if (!last) return refuse("hole_empty", { place: code }, { open: scan.request.open });
  for (const label of lying) {
    const guarded = guard({ ...scan, label });
    if (!guarded.ok) return guarded.result;
  }
  for (const label of lying) {
    await moveLabel(db, label, { to: "packed", at, staffUserId: operator.staffUserId });
    await logHole({ ...scan, label }, "taken_out");
  }
  const garments = lying.length;
  const following = active.find((each) => !isPacked(each));
  if (!following) return { ...(await close({ ...scan, label: last }, active)), garments };
  return {
    outcome: "moved",
    code: "packed",
    band: {
      state: "good",
      title: `${active.filter(isPacked).length} of ${active.length} packed`,
      detail: `All ${garments} of ${code} are in`,
      aside: parcelAside(following),
    },
    next: restOf(following, active),
    label: last,
    needed: following,
    garments,
    ...shown(scan, labels),
  };
}
