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
  ["We are making your order.", (active) => active.every(waiting)],
  ["Printing now.", (active) => active.some(making)],
  ["Printed, and being checked.", (active) => active.some((state) => state === "printed") && !active.some(waiting)],
  ["Some of it is printed. The rest is next.", (active) => active.some(waiting)],
  ["Packed and ready to post.", (active) => active.every(inParcel)],
  ["Being packed.", (active) => active.some(inParcel)],
  ["Everything is ready to pack.", (active) => active.length > 1 && active.every(within("pigeonholed", "to_pack"))],
  ["Printed and checked.", () => true],
];

const workshop = "We are making your order.";

/** What a status says by itself. */
const words: Record<OrderStatus, string> = {
  new: "We are waiting for your payment.",
  to_be_paid: "We are waiting for your payment.",
  paid: "We have your order.",
  processing: workshop,
  label_printed: workshop,
  printed: "Printed and checked.",
  consolidated: "Everything is ready to pack.",
  packing: "Being packed.",
  disputed: "We are looking into your order.",
  issue: "We are looking into your order.",
  complete: "On its way.",
  exchanged: "We are sending you a replacement.",
  refunded: "Your money is on its way back.",
  quote: "We are working out your quote.",
  bespoke_idle: "Your quote is ready.",
  bespoke_requested_terms: "We are looking at your terms.",
  bespoke_authorised_terms: "You can pay by invoice.",
  bespoke_mockup: "Your proof is ready for you to check.",
  bespoke_approved: "Your proof is approved.",
  bespoke_paid: "We have your order.",
  po_confirmed: "We have your order.",
  bespoke_production: workshop,
  bespoke_documents_printed: workshop,
  bespoke_sorted: workshop,
  bespoke_printing: "Printing now.",
  bespoke_packing: "Being packed.",
  bespoke_shipped: "On its way.",
  bespoke_refunded: "Your money is on its way back.",
};
