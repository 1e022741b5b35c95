import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import {
  type FloorLabel,
  giveHole,
  holesOfOrder,
  isActive,
  type LabelScan,
  labelsOfOrder,
  logHole,
  moveLabel,
  namesOf,
  orderInHole,
  type Scan,
  type ScanResult,
  turnHolesOf,
} from "../floor/index.ts";
import { findLabel } from "./find-label.ts";
import { factsAbout, guard, refuse } from "./refuse.ts";

export const holePattern = /^[A-Z]\d{2}$/i;

/**
 * Put wall: a label gets its order's hole, the first free one when the order has none; only a scan of the hole's code
 * puts it there, because its parcel is packed by that code. An order that is larger than a hole has several. Its last
 * garment makes them ready.
 */
export async function sortRules(scan: Scan): Promise<ScanResult> {
  const { text, open } = scan.request;
  const found = await findLabel(scan);
  if (found.kind === "refused") return found.result;
  if (found.kind === "label") return assign(found.scan);
  if (!holePattern.test(text)) return refuse("not_a_label", { scanned: text, at: scan.station.kind }, { open });
  const held = open ? await findLabel(scan, open) : null;
  if (held?.kind !== "label") return lookIn(scan, text.toUpperCase());
  return putIn(held.scan, text.toUpperCase());
}

/** A hole scanned without a label, or once more: shows its contents. */
async function lookIn(scan: Scan, code: string): Promise<ScanResult> {
  const owner = await orderInHole(scan.db, code);
  const labels =
    owner?.orderId && owner.divisionId
      ? await labelsOfOrder(scan.db, owner.divisionId, owner.orderId, scan.station.factoryCode)
      : [];
  const active = labels.filter(isActive);
  const inside = active.filter((each) => each.pigeonholeCode === code && isInHole(each));
  const [first] = inside;
  if (!first) return refuse("hole_empty", { place: code, at: scan.station.kind });
  return {
    outcome: "shown",
    code: "hole_shown",
    band: {
      state: "duplicate",
      title: `${inside.length} of ${active.length} in ${code}`,
      detail: `order ${first.orderReference}`,
    },
    next: { title: "Scan the next garment" },
    label: first,
    open: "",
  };
}

async function assign(scan: LabelScan): Promise<ScanResult> {
  const { label, labels, station, request } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  const active = labels.filter(isActive);
  const given = await giveHole(scan, [station.code]);
  if (!given) return refuse("wall_full", { place: station.name }, { label, open: request.open });
  const { own, hole } = given;
  const others = active.filter(({ id }) => id !== label.id);
  const isLast = others.every(isSorted);
  return {
    outcome: "shown",
    code: "hole_given",
    band: {
      state: "good",
      title: "Scan good",
      detail: `${label.counter}/${label.ofCount}, ${label.name}, ${label.colour} ${label.size}`,
      aside: spacedLabelCode(label.code),
    },
    next: {
      title: `Put in, scan ${hole.code}`,
      detail: isLast
        ? `Last of ${active.length}. ${namesOf(own)} will be ready to pack`
        : `${others.filter(isInHole).length + 1} of ${active.length} in ${namesOf(own)}`,
    },
    label,
    open: label.code,
  };
}

const isInHole = ({ state }: FloorLabel) => state === "pigeonholed";

/** Through the wall: in a hole, or taken out to be packed; a sheet of paper that passed QC skips it. */
export const isSorted = (label: FloorLabel) =>
  isInHole(label) ||
  label.state === "to_pack" ||
  label.state === "packed" ||
  (label.technology === "paper" && label.state === "qc_passed");

/** A garment laid into the hole whose code was scanned; refused where it is another one's. */
export async function putIn(scan: LabelScan, scannedHole: string): Promise<ScanResult> {
  const { db, label, labels } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  const hole = label.pigeonholeCode;
  if (hole === null) return assign(scan);
  if (scannedHole !== hole) return wrongHole(scan, scannedHole, hole);
  await Promise.all([
    moveLabel(db, label, { to: guarded.decision.to, at: scan.at, staffUserId: scan.operator.staffUserId }),
    logHole(scan, "put_in"),
  ]);
  const active = labels.filter(isActive);
  const sorted = active.filter(isSorted).length;
  const isReady = sorted === active.length;
  const own = await holesOfOrder(db, label.orderId);
  if (isReady) await turnHolesOf(db, label.orderId, "ready");
  return {
    outcome: "moved",
    code: isReady ? "hole_ready" : "in_hole",
    band: {
      state: isReady ? "last" : "good",
      title: isReady ? `${namesOf(own)} ${own.length > 1 ? "are" : "is"} ready` : `In ${hole}`,
      detail: isReady
        ? `All ${active.length} of order ${label.orderReference}`
        : `${sorted} of ${active.length} of order ${label.orderReference}`,
      aside: spacedLabelCode(label.code),
    },
    next: { title: "Scan the next garment" },
    label,
    open: "",
  };
}

export const wrongHole = (scan: LabelScan, scannedHole: string, hole: string): ScanResult =>
  refuse(
    "wrong_hole",
    { ...factsAbout(scan), scanned: scannedHole, place: hole },
    { label: scan.label, open: scan.label.code },
  );
