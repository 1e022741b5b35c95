// What a station says when a scan is refused or was made before: what is wrong, whose it is, that nothing was changed,
// and the way out. Source: pictures "factory-error", visual-language "Factory screens".

import type { ScanRefusal, StationKind } from "../labels/label-machine.ts";
import { type OrderStatus, statusWords } from "../orders/flows.ts";

export type RefusalCode =
  | Exclude<ScanRefusal, "already_done">
  | "not_a_label"
  | "misread"
  | "unknown_label"
  | "other_factory"
  | "order_held"
  | "order_stopped"
  | "already_sent"
  | "wrong_shelf"
  | "nothing_on_shelf"
  | "running_elsewhere"
  | "print_file_redrawn"
  | "wrong_machine"
  | "nothing_to_pass"
  | "fault_asked"
  | "no_hole_for_it"
  | "wall_full"
  | "wrong_hole"
  | "hole_empty"
  | "other_order"
  | "parcel_open"
  | "order_incomplete"
  | "parcel_open_at_dispatch";

/** What is known about the scan; texts use what they need. */
export interface RefusalFacts {
  scanned: string;
  /** "the clay tee" */
  garment: string;
  order: string;
  /** The station that the garment needs first or next. */
  needs: StationKind | null;
  /** A hole, shelf or machine. */
  place: string;
  /** A hold's name and note, a defect, what is missing, how it is printed, or an order's state: "is stopped". */
  because: string;
  /** The label that took this one's place. */
  successor: string;
  /** Where it was scanned. */
  at: StationKind | null;
}

export interface ScanWords {
  title: string;
  detail: string;
  next: string;
}

/** Stations as people say them: "Take it to QC". */
export const stationWords: Record<StationKind, { name: string; done: string; notYet: string }> = {
  pick: { name: "Pick", done: "Already picked", notYet: "Not picked yet" },
  pretreat: { name: "Pretreat", done: "Already pretreated", notYet: "Not pretreated yet" },
  print: { name: "Print", done: "Already printed", notYet: "Not printed yet" },
  check: { name: "QC", done: "Already checked", notYet: "Not checked yet" },
  sort: { name: "the put wall", done: "Already in its hole", notYet: "Not in its hole yet" },
  pack: { name: "Pack", done: "Already packed", notYet: "Not packed yet" },
  dispatch: { name: "Dispatch", done: "Already sent", notYet: "Not sent yet" },
};

/** What each station can read beside the label of a garment. */
const alsoWanted: Partial<Record<StationKind, string>> = {
  pick: "the shelf or a label",
  sort: "a label or its hole",
  pack: "a label or a hole",
  dispatch: "a label or the packing slip",
};
const wanted = (at: StationKind | null) => (at && alsoWanted[at]) ?? "the label at the hem";

const unchanged = "Nothing was changed.";
const takeTo = (needs: StationKind | null) => (needs ? `Take it to ${stationWords[needs].name}` : "Call a lead");
/** The same for what may be through already. */
const onwards = (needs: StationKind | null) => (needs ? takeTo(needs) : "Scan the next one");

const texts: Record<RefusalCode, (facts: RefusalFacts) => ScanWords> = {
  not_a_label: ({ scanned, at }) =>
    words("Not a garment label", `“${scanned}” is something else.`, `Scan ${wanted(at)}`),
  misread: ({ scanned }) => words("Misread", `“${scanned}” has a wrong digit.`, "Scan the label again"),
  unknown_label: ({ scanned }) => words("Unknown label", `No garment of ours is ${scanned}.`, "Call a lead"),
  other_factory: ({ place }) => words("Another factory's", `It is made at ${place}.`, `Send it to ${place}`),
  not_released: ({ order }) => words("Not released", `Order ${order} is not on the floor.`, "Call a lead"),
  label_cancelled: ({ order }) => words("Cancelled", `Order ${order} no longer needs it.`, "Put it with the seconds"),
  label_replaced: ({ because, successor }) =>
    words("Thrown away", `${because}. ${successor} took its place.`, "Put it in the waste box"),
  too_early: ({ needs, garment, order }) =>
    words(needs ? stationWords[needs].notYet : "Too early", `${capital(garment)}, order ${order}.`, takeTo(needs)),
  no_pretreat_needed: ({ garment, needs }) =>
    words("Needs no pretreat", `${capital(garment)} is printed without it.`, onwards(needs)),
  not_its_way: ({ garment, needs }) =>
    words("Not for this station", `${capital(garment)} does not come here.`, onwards(needs)),
  cannot_be_skipped: ({ needs }) =>
    words("Cannot be skipped", `No garment leaves without ${needs ? stationWords[needs].name : "it"}.`, takeTo(needs)),
  override_not_permitted: ({ needs }) =>
    words("A lead can let it skip", "Your role doesn't allow this.", takeTo(needs)),
  override_needs_reason: ({ garment }) =>
    words("Say why", `${capital(garment)} may skip a station with a reason.`, "Write the reason, scan again"),
  single_needs_no_hole: ({ order, needs }) => words("A single", `It is all of order ${order}.`, onwards(needs)),
  order_held: ({ order, because }) => words("Held", `Order ${order}: ${because}.`, "Put it on the hold shelf"),
  order_stopped: ({ order, because }) =>
    words("Order stopped", `Order ${order} ${because}.`, "Put it on the hold shelf"),
  already_sent: ({ order }) =>
    words("Already sent", `Order ${order} has been sent. If it came back, it is a return.`, "Call a lead"),
  wrong_shelf: ({ garment, place }) =>
    words("Not from this shelf", `${capital(garment)} is in ${place}.`, `Go to ${place}`),
  nothing_on_shelf: ({ place, because }) =>
    words("Nothing to take here", because || `No garment waits for ${place}.`, "Go to the next shelf"),
  running_elsewhere: ({ place, garment }) =>
    words(`It is on ${place}`, `${capital(garment)} is being printed there.`, `Take it to ${place}`),
  print_file_redrawn: ({ because }) =>
    words("Wait for its file", `${because} It is being made again.`, "Scan the label again in a minute"),
  wrong_machine: ({ garment, because, place }) =>
    words("Wrong machine", `${capital(garment)} ${because}.`, place ? `Take it to ${place}` : "Call a lead"),
  nothing_to_pass: () => words("Nothing to pass", "No garment has been scanned.", "Scan a garment first"),
  fault_asked: ({ garment }) =>
    words("Say what is wrong", `${capital(garment)} needs a defect to fail.`, "Choose what is wrong, or go back"),
  no_hole_for_it: ({ garment }) =>
    words(
      "It has no hole",
      `${capital(garment)} is its whole order, or the wall is full.`,
      "Scan it again or press P to pass",
    ),
  wall_full: ({ place }) => words("The wall is full", `${place} has no free hole.`, "Pack a ready hole first"),
  wrong_hole: ({ scanned, place }) =>
    words("Wrong hole", `${scanned} is not its hole. It goes in ${place}.`, `Put in, scan ${place}`),
  hole_empty: ({ place, at }) =>
    words(
      "Empty hole",
      `No order waits in ${place}.`,
      at === "sort" ? "Scan a garment" : "Scan a ready hole or a label",
    ),
  other_order: ({ order, garment, place, needs }) =>
    words(
      "Not in this parcel",
      `It belongs to order ${order}.`,
      place ? `Put ${garment} in ${place}` : needs === "pack" ? "Set it aside, pack it next" : takeTo(needs),
    ),
  parcel_open: ({ order }) =>
    words("A parcel is open", `Order ${order} is not complete yet.`, "Finish this parcel first"),
  order_incomplete: ({ because, place }) =>
    words("Not all here yet", because, place ? `Leave it in ${place}` : "Put it back"),
  parcel_open_at_dispatch: ({ order }) =>
    words("Parcel not closed", `Order ${order} is not packed completely.`, "Take it back to Pack"),
};

/** The words for a refused scan. Every detail ends with what did not happen. */
export function refusalWords(code: RefusalCode, facts: Partial<RefusalFacts>): ScanWords {
  const whole = {
    scanned: "",
    garment: "the garment",
    order: "",
    needs: null,
    place: "",
    because: "",
    successor: "",
    at: null,
  };
  const { title, detail, next } = texts[code]({ ...whole, ...facts });
  return { title, detail: `${detail} ${unchanged}`, next };
}

const standings: Partial<Record<OrderStatus, string>> = {
  new: "is not paid",
  to_be_paid: "is not paid",
  paid: "is not released",
  issue: "is stopped",
  exchanged: "was exchanged",
  refunded: "was refunded",
};

/** The state of an order that is not being made, to follow its number: "is stopped", "was refunded". */
export const standingWords = (status: OrderStatus): string =>
  standings[status] ?? `is ${statusWords[status].name.toLowerCase()}`;

/** The words for a scan of what has been done: not wrong, only done before. A garment in a hole waits there for the packer. */
export function repeatedWords(station: StationKind, next: StationKind | null, hole = ""): ScanWords {
  const isLying = station === "sort" && next === "pack" && hole !== "";
  return {
    title: stationWords[station].done,
    detail: unchanged,
    next: isLying ? `Leave it in ${hole}` : next === null || next === station ? "Scan the next one" : takeTo(next),
  };
}

/** What a picker does at a shelf: one label covers everything one order needs from it. */
export function takeWords(garments: number, orders: number): string {
  if (garments === 1) return "Take 1, scan its label";
  if (orders === 1) return `Take ${garments}, scan one label`;
  return orders === garments ? `Take ${garments}, scan each` : `Take ${garments}, scan ${orders} labels`;
}

const words = (title: string, detail: string, next: string): ScanWords => ({ title, detail, next });
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
