import { takeWords } from "@selvedge/domain/factory/scan-words";
import {
  bookedOnShelf,
  type FloorLabel,
  floorLabels,
  type LabelScan,
  moveLabel,
  queueOfShelf,
  type Scan,
  type ScanResult,
  spoken,
  takeFromShelf,
} from "../floor/index.ts";
import { findLabel } from "./find-label.ts";
import { asideOf, factsAbout, guard, refuse } from "./refuse.ts";

export const shelfPattern = /^[A-Z]-\d{2}-\d{2}-\d{1,2}$/;

/**
 * Pick: a shelf's code says where the picker is, a label's code that its garment has been taken, with all equal ones of
 * the same order.
 */
export async function pickRules(scan: Scan): Promise<ScanResult> {
  const found = await findLabel(scan);
  if (found.kind === "label") return takeGarment(found.scan);
  if (found.kind === "refused") return found.result;
  const shelf = scan.request.text.toUpperCase();
  return shelfPattern.test(shelf)
    ? openShelf(scan, shelf)
    : refuse("not_a_label", { scanned: scan.request.text, at: scan.station.kind }, { open: scan.request.open });
}

async function openShelf(scan: Scan, pickface: string): Promise<ScanResult> {
  const waiting = await waitingOnShelf(scan, pickface);
  const [first] = waiting;
  if (!first)
    return refuse("nothing_on_shelf", { place: pickface, because: await whyNothing(scan, pickface) }, { open: "" });
  return {
    outcome: "shown",
    code: "right_shelf",
    band: { state: "good", title: "Right shelf", detail: `${pickface} scanned` },
    next: { title: takeWords(waiting.length, new Set(waiting.map(({ orderId }) => orderId)).size) },
    label: first,
    open: pickface,
  };
}

async function takeGarment(scan: LabelScan): Promise<ScanResult> {
  const { label, request } = scan;
  const guarded = guard(scan);
  if (!guarded.ok) return guarded.result;
  if (shelfPattern.test(request.open) && request.open !== label.pickface)
    return refuse("wrong_shelf", { ...factsAbout(scan), place: label.pickface }, { label, open: request.open });
  const taken = scan.labels.filter((each) => each === label || isLike(each, label));
  for (const each of taken) {
    await moveLabel(scan.db, each, { to: guarded.decision.to, at: scan.at, staffUserId: scan.operator.staffUserId });
    await takeFromShelf({ ...scan, label: each });
  }
  const left = (await waitingOnShelf(scan, label.pickface)).length;
  return {
    outcome: "moved",
    code: left === 0 ? "last_of_shelf" : "picked",
    band: {
      state: left === 0 ? "last" : "good",
      title: left === 0 ? "Shelf done" : taken.length > 1 ? `${taken.length} taken` : "Right garment",
      detail: `${label.colour} ${label.size}, ${label.name}${taken.length > 1 ? `, ${taken.length} of them` : ""}`,
      aside: asideOf(scan),
    },
    next:
      left === 0
        ? { title: "Go to the next shelf" }
        : { title: `Take ${spoken(label)}`, detail: `${left} more from ${label.pickface}` },
    label,
    open: left === 0 ? "" : label.pickface,
    garments: taken.length,
  };
}

/** Blanks of one kind that one order needs from one shelf: they are interchangeable before they are printed. */
const isLike = (each: FloorLabel, label: FloorLabel): boolean =>
  each.state === "released" && each.blankSku === label.blankSku && each.pickface === label.pickface;

/** Garments of one shelf that can be taken, most urgent first. */
const waitingOnShelf = (scan: Scan, pickface: string) => floorLabels(scan.db, queueOfShelf(pickface));

/** Empty where nothing is booked on the shelf at all. */
async function whyNothing(scan: Scan, pickface: string): Promise<string> {
  const { length } = await floorLabels(scan.db, bookedOnShelf(pickface));
  if (length === 0) return "";
  return length === 1 ? "1 garment of this shelf is held." : `${length} garments of this shelf are held.`;
}
