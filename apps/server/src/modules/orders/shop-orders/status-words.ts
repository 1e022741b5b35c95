import { hasReached, type LabelState } from "@selvedge/domain/labels/label-state";
import { type OrderStatus, statusWords } from "@selvedge/domain/orders/flows";
import { shopHoldText } from "./hold-owner.ts";

/** A merchant's word for a status: everything on the floor is "Making". */
const merchantWords: Partial<Record<OrderStatus, string>> = {
  processing: "Making",
  label_printed: "Making",
  printed: "Making",
  consolidated: "Making",
  packing: "Making",
  complete: "Sent",
};

/** The word and shape of an order's status; a hold goes before everything but the end. */
export function merchantStatus(status: OrderStatus, isHeld: boolean) {
  const { name, tone } = statusWords[status];
  if (isHeld && tone !== "settled") return { statusName: "On hold", tone: "stopped" as const };
  if (isHeld && status === "paid") return { statusName: "On hold", tone: "stopped" as const };
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
  if (status === "paid") return "Waiting for the floor";
  if (status === "complete" && parcel)
    return `${parcel.carrier}, ${parcel.count === 1 ? "one parcel" : `${parcel.count} parcels`}`;
  if (status === "packing") return "Being packed";
  if (labels.length === 0) return "";
  const done = labels.filter((state) => hasReached(state, "qc_passed")).length;
  if (done > 0) return `${done} of ${labels.length} checked`;
  const inked = labels.filter((state) => hasReached(state, "printed")).length;
  return merchantWords[status] === "Making" ? `${inked} of ${labels.length} printed` : "";
}
