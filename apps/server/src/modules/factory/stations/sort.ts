import { chooseHole, type Hole } from "@selvedge/domain/factory/put-wall";
import { spacedLabelCode } from "@selvedge/domain/labels/label-code";
import { sql } from "kysely";
import { logHole } from "../floor-logs.ts";
import { isActive } from "../floor-rows.ts";
import { holesOfWall, takeHole, turnHole } from "../holes.ts";
import { moveLabel } from "../move-label.ts";
import { findLabel } from "./find-label.ts";
import { factsAbout, guard, refuse } from "./refuse.ts";
import type { LabelScan, Scan, ScanResult } from "./scan.ts";

/**
 * Put wall: a label gets its order's hole, the first free one where the order has none; the hole's code, or the label
 * again, says that it lies there. The last garment of an order turns the hole ready.
 */
export async function sortRules(scan: Scan): Promise<ScanResult> {
  const { text, open } = scan.request;
  const found = await findLabel(scan);
  if (found.kind === "refused") return found.result;
  if (found.kind === "label") return open === found.scan.label.code ? putIn(found.scan) : assign(found.scan);
  if (!/^[A-Z]\d{2}$/i.test(text)) return refuse("not_a_label", { scanned: text }, { open });
  const held = open ? await findLabel(scan, open) : null;
  if (held?.kind !== "label") return refuse("nothing_to_pass", { scanned: text });
  return putIn(held.scan, text.toUpperCase());
}

async function assign(scan: LabelScan): Promise<ScanResult> {
  const { label, labels, station, request } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  const active = labels.filter(isActive);
  const hole = await claimHole(scan, active.length);
  if (!hole) return refuse("wall_full", { place: station.name }, { label, open: request.open });
  await sql`update factory_labels set pigeonhole_code = ${hole.code}
    where division_id = ${label.divisionId} and id = ${label.id}`.execute(scan.db);
  label.pigeonholeCode = hole.code;
  const inside = active.filter((each) => each.id !== label.id && isInHole(each)).length;
  const isLast = inside === active.length - 1;
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
        ? `Last of ${active.length}. ${hole.code} will be ready to pack`
        : `${inside + 1} of ${active.length} in ${hole.code}`,
    },
    label,
    open: label.code,
  };
}

async function claimHole(scan: LabelScan, garments: number): Promise<Hole | null> {
  const { db, label, station } = scan;
  const hole = chooseHole(await holesOfWall(db, station.code, label.orderId), station.code, label.orderId, garments);
  if (hole && hole.orderId === null) await takeHole(db, hole.code, label.divisionId, label.orderId);
  return hole;
}

const isInHole = ({ state }: { state: string }) => state === "pigeonholed" || state === "to_pack" || state === "packed";

async function putIn(scan: LabelScan, scannedHole?: string): Promise<ScanResult> {
  const { db, label, labels } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  const hole = label.pigeonholeCode;
  if (hole === null) return assign(scan);
  if (scannedHole !== undefined && scannedHole !== hole)
    return refuse(
      "wrong_hole",
      { ...factsAbout(scan), scanned: scannedHole, place: hole },
      { label, open: label.code },
    );
  await Promise.all([
    moveLabel(db, label, guarded.decision.to, scan.at, scan.hand.staffUserId),
    logHole(scan, "put_in"),
  ]);
  const active = labels.filter(isActive);
  const inside = active.filter(isInHole).length;
  const isReady = inside === active.length;
  await turnHole(db, hole, isReady ? "ready" : "filling");
  return {
    outcome: "moved",
    code: isReady ? "hole_ready" : "in_hole",
    band: {
      state: isReady ? "last" : "good",
      title: isReady ? `${hole} is ready` : `In ${hole}`,
      detail: isReady
        ? `All ${active.length} of order ${label.orderReference}`
        : `${inside} of ${active.length} of order ${label.orderReference}`,
      aside: spacedLabelCode(label.code),
    },
    next: { title: "Scan the next garment" },
    label,
    open: "",
  };
}
