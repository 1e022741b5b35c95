// Whether a paid order may go to the floor, as the transition table says it, for one order of many.
// Source: print-on-demand section 3, row "paid > processing".
import type { Actor } from "../orders/edge.ts";
import type { FlowName, OrderStatus } from "../orders/flows.ts";
import type { GuardName, ItemFacts, MoveFacts } from "../orders/guards.ts";
import { decidedByLabels } from "../orders/projection.ts";
import { type MoveRefusal, mayMove } from "../orders/transitions.ts";
import { standingWords } from "./scan-words.ts";

export type ReleaseItem = ItemFacts;

export interface ReleaseFacts {
  status: OrderStatus;
  isDeleted: boolean;
  /** Codes of the holds that are open. */
  holds: readonly string[];
  items: readonly ReleaseItem[];
  /** The newest risk decision; not_needed where none was requested. */
  frisk?: MoveFacts["frisk"];
  isPersonalisationComplete?: boolean;
  isBatchClosed?: boolean;
  isEditWindowOver?: boolean;
}

export type ReleaseRefusal =
  | "already_released"
  | "not_paid"
  | "cancelled"
  | "stopped"
  | "not_permitted"
  | "on_hold"
  | "product_denied"
  | "product_pending"
  | "print_files_missing"
  | "being_checked"
  | "personalisation_missing"
  | "edit_window_open"
  | "batch_open";

export type ReleaseDecision = { ok: true } | { ok: false; code: ReleaseRefusal; reason: string };

const beforePayment: readonly OrderStatus[] = ["new", "to_be_paid"];
const stopped: readonly OrderStatus[] = ["issue", "disputed"];

/** Where an order comes to that is released to the floor, in each flow. */
export const floorEntrance: Record<FlowName, OrderStatus> = {
  normal: "processing",
  paper: "processing",
  bespoke: "bespoke_production",
};

/**
 * Whether this person or the planner may release the order now, or the first thing against it in words. Reported before
 * the table is read: that the order is cancelled, not paid yet, on the floor already, or through.
 */
export function decideRelease(
  facts: ReleaseFacts,
  by: { kind: Actor; permissions?: readonly string[] } = { kind: "staff", permissions: ["orders.release"] },
  flow: FlowName = "normal",
): ReleaseDecision {
  if (facts.isDeleted) return no("cancelled", "The order is cancelled.");
  if (beforePayment.includes(facts.status)) return no("not_paid", "The order has not been paid yet.");
  if (decidedByLabels[flow].includes(facts.status)) return no("already_released", onFloor);
  if (stopped.includes(facts.status)) return no("stopped", "The order is stopped. Resume it first.");
  const given = { frisk: "not_needed" as const, isPersonalisationComplete: true, ...facts };
  const decision = mayMove({ flow, from: facts.status, to: floorEntrance[flow], by, facts: given });
  if (decision.ok) return { ok: true };
  if (decision.code === "no_such_move") return no("already_released", `The order ${standingWords(facts.status)}.`);
  return no(codes[decision.code] ?? "not_permitted", decision.reason);
}

const onFloor = "The order is on the floor already.";
const no = (code: ReleaseRefusal, reason: string): ReleaseDecision => ({ ok: false, code, reason });

/** The words of the table in those that callers of a release know. */
const codes: Partial<Record<MoveRefusal | GuardName, ReleaseRefusal>> = {
  noReleaseHold: "on_hold",
  nothingDenied: "product_denied",
  productsApproved: "product_pending",
  filesVerified: "print_files_missing",
  friskPassed: "being_checked",
  personalisationComplete: "personalisation_missing",
  editWindowOver: "edit_window_open",
  batchClosed: "batch_open",
};
