// Which status may follow which, and who may move it. Stages from processing to packing are never set by hand:
// they are read off the labels (projection.ts). Source: print-on-demand section 3, platform-core §4.
import type { OrderStatus } from "./flows.ts";

export type Actor = "shopper" | "merchant" | "staff" | "factory" | "system";

interface Edge {
  from: readonly OrderStatus[];
  to: OrderStatus;
  actors: readonly Actor[];
  /** What a person reads when they ask what the move means. */
  meaning: string;
}

const making: readonly OrderStatus[] = ["processing", "label_printed", "printed", "consolidated", "packing"];

export const normalEdges: readonly Edge[] = [
  { from: ["new"], to: "to_be_paid", actors: ["system"], meaning: "The shopper has asked to pay." },
  { from: ["new", "to_be_paid"], to: "paid", actors: ["system", "staff"], meaning: "The money has arrived." },
  {
    from: ["paid"],
    to: "processing",
    actors: ["system", "staff", "factory"],
    meaning: "Released to the floor with one label for each garment.",
  },
  { from: making, to: "processing", actors: ["system"], meaning: "A garment is made again from the start." },
  { from: making, to: "label_printed", actors: ["system"], meaning: "The first label has been printed." },
  { from: making, to: "printed", actors: ["system"], meaning: "Every garment has been printed and checked." },
  { from: making, to: "consolidated", actors: ["system"], meaning: "Every garment waits in the order's hole." },
  { from: making, to: "packing", actors: ["system"], meaning: "The parcel is being packed." },
  { from: making, to: "complete", actors: ["system"], meaning: "The parcel has left." },
  {
    from: ["paid", ...making],
    to: "issue",
    actors: ["staff", "factory"],
    meaning: "Stopped until somebody has looked.",
  },
  { from: ["issue"], to: "processing", actors: ["staff"], meaning: "Back to where it was stopped." },
  {
    from: ["paid", ...making, "complete"],
    to: "disputed",
    actors: ["system", "staff"],
    meaning: "The card holder disputes the payment.",
  },
  { from: ["disputed"], to: "complete", actors: ["staff"], meaning: "The dispute was decided for the shop." },
  { from: ["complete"], to: "exchanged", actors: ["staff"], meaning: "Another garment is sent in exchange." },
  {
    from: ["paid", ...making, "issue", "disputed", "complete"],
    to: "refunded",
    actors: ["staff", "system"],
    meaning: "The money went back.",
  },
];

export type MoveRefusal = "no_such_move" | "not_yours";

/** Whether `actor` may move an order from one status to another; staying where it is counts as no move. */
export function mayMove(
  from: OrderStatus,
  to: OrderStatus,
  actor: Actor,
): { ok: true } | { ok: false; code: MoveRefusal } {
  const edges = normalEdges.filter((edge) => edge.to === to && edge.from.includes(from) && from !== to);
  if (edges.length === 0) return { ok: false, code: "no_such_move" };
  return edges.some((edge) => edge.actors.includes(actor)) ? { ok: true } : { ok: false, code: "not_yours" };
}
