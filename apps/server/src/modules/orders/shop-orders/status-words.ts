import { hasReached, type LabelState } from "@selvedge/domain/labels/label-state";
import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { shopHoldText } from "./hold-owner.ts";

/** A merchant's word for a status: everything on the floor is "Making". */
const merchantWords: Partial<Record<OrderStatus, string>> = {
  processing: "Making",
  label_printed: "Making",
  printed: "Making",
  consolidated: "Making",
  packing: "Making",
  complete: "Sent",
  po_confirmed: "Ordered",
  bespoke_production: "Making",
  bespoke_documents_printed: "Making",
  bespoke_sorted: "Making",
  bespoke_printing: "Making",
  bespoke_packing: "Making",
  bespoke_shipped: "Sent",
};

const waiting: readonly OrderStatus[] = ["paid", "bespoke_paid", "po_confirmed"];

/** The word and shape of an order's status; a hold goes before everything but the end. */
export function merchantStatus(status: OrderStatus, isHeld: boolean) {
  const { name, tone } = statusWords[status];
  if (isHeld && tone !== "settled") return { statusName: "On hold", tone: "stopped" as const };
  if (isHeld && waiting.includes(status)) return { statusName: "On hold", tone: "stopped" as const };
  return { statusName: merchantWords[status] ?? name, tone };
}

interface OrderFacts {
  status: OrderStatus;
  labels: readonly LabelState[];
  hold: { code: string; note: string } | null;
  /** What has been sent: by whom, in how many parcels. */
  parcel: { carrier: string; count: number } | null;
}

/** The line below a status: the reason of a hold, how far the garments are, or how the parcel went. */
export function statusDetail({ status, labels, hold, parcel }: OrderFacts): string {
  if (hold) return shopHoldText(hold.code, hold.note);
  if (waiting.includes(status)) return "Waiting for the floor";
  if (merchantWords[status] === "Sent" && parcel)
    return `${parcel.carrier}, ${parcel.count === 1 ? "one parcel" : `${parcel.count} parcels`}`;
  if (status === "packing" || status === "bespoke_packing") return "Being packed";
  if (labels.length === 0) return "";
  const done = labels.filter((state) => hasReached(state, "qc_passed")).length;
  if (done > 0) return `${done} of ${labels.length} checked`;
  const inked = labels.filter((state) => hasReached(state, "printed")).length;
  return merchantWords[status] === "Making" ? `${inked} of ${labels.length} printed` : "";
}

/** By when the invoice of an order on terms is paid, and whether that day is over; null of one that owes nothing. */
export const dueOf = (on: string | null, now: Date) => (on === null ? null : { on, isLate: on < isoDay(now) });
