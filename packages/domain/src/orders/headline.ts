// The one sentence above an order as its shopper follows it. While it is made, the garments say it, not the status: an
// order is at "Label printed" from its first paper label until the last garment is checked.
import { isActive, type LabelState } from "../labels/label-state.ts";
import type { OrderStatus } from "./flows.ts";
import { decidedByLabels } from "./projection.ts";

interface HeadlineFacts {
  status: OrderStatus;
  isDeleted: boolean;
  /** The order's labels; cancelled and replaced ones count for nothing. */
  labels: readonly LabelState[];
}

/** Where the order is, in one sentence. */
export function headlineOf({ status, isDeleted, labels }: HeadlineFacts): string {
  if (isDeleted) return "Your order is cancelled.";
  const isMade = Object.values(decidedByLabels).some((decided) => decided.includes(status));
  const active = labels.filter((state) => isActive({ state }));
  if (!isMade || active.length === 0) return words[status];
  return garmentWords.find(([, isSo]) => isSo(active))![0];
}

const within =
  (...states: LabelState[]) =>
  (state: LabelState): boolean =>
    states.includes(state);

const waiting = within("created", "released");
const making = within("picked", "pretreated", "printing");
const inParcel = within("packed", "dispatched");

/** The first that is so, from the garments that are furthest behind to those that are through. */
const garmentWords: readonly [string, (active: readonly LabelState[]) => boolean][] = [
  ["Your order is in the workshop.", (active) => active.every(waiting)],
  ["On the press now.", (active) => active.some(making)],
  ["Printed, and being checked.", (active) => active.some((state) => state === "printed") && !active.some(waiting)],
  ["Partly printed, and the rest is next.", (active) => active.some(waiting)],
  ["Packed, and waiting for the post.", (active) => active.every(inParcel)],
  ["Being packed.", (active) => active.some(inParcel)],
  ["All together now.", (active) => active.length > 1 && active.every(within("pigeonholed", "to_pack"))],
  ["Printed and checked.", () => true],
];

const workshop = "Your order is in the workshop.";

/** What a status says by itself. */
const words: Record<OrderStatus, string> = {
  new: "We are waiting for your payment.",
  to_be_paid: "We are waiting for your payment.",
  paid: "We have your order.",
  processing: workshop,
  label_printed: workshop,
  printed: "Printed and checked.",
  consolidated: "All together now.",
  packing: "Being packed.",
  disputed: "We are looking into your order.",
  issue: "We are looking into your order.",
  complete: "On its way.",
  exchanged: "We are sending you another one.",
  refunded: "Your money is on its way back.",
  quote: "We are working out your quote.",
  bespoke_idle: "Your quote waits for you.",
  bespoke_requested_terms: "We are looking at your terms.",
  bespoke_authorised_terms: "You can pay by invoice.",
  bespoke_mockup: "Your proof waits for you.",
  bespoke_approved: "Your proof is approved.",
  bespoke_paid: "We have your order.",
  po_confirmed: "We have your order.",
  bespoke_production: workshop,
  bespoke_documents_printed: workshop,
  bespoke_sorted: workshop,
  bespoke_printing: "On the press now.",
  bespoke_packing: "Being packed.",
  bespoke_shipped: "On its way.",
  bespoke_refunded: "Your money is on its way back.",
};
