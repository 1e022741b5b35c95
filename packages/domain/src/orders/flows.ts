// The stages that an order passes. Statuses inside one stage are equal positions. Source: platform-core §4.

export type FlowName = "normal" | "bespoke" | "paper";

export const flows = {
  normal: [
    ["new", "to_be_paid"],
    ["paid"],
    ["processing", "label_printed", "printed"],
    ["consolidated", "packing"],
    ["disputed", "issue"],
    ["complete", "exchanged", "refunded"],
  ],
  bespoke: [
    ["quote", "bespoke_idle"],
    ["bespoke_requested_terms", "bespoke_authorised_terms"],
    ["bespoke_mockup", "bespoke_approved"],
    ["bespoke_paid", "po_confirmed"],
    ["bespoke_production", "bespoke_documents_printed"],
    ["bespoke_sorted"],
    ["bespoke_printing"],
    ["bespoke_packing"],
    ["bespoke_shipped", "bespoke_refunded"],
  ],
  paper: [
    ["new", "paid"],
    ["processing"],
    ["printed"],
    ["packing"],
    ["disputed", "issue"],
    ["complete", "exchanged", "refunded"],
  ],
} as const satisfies Record<FlowName, readonly (readonly string[])[]>;

export type NormalStatus = (typeof flows.normal)[number][number];
export type BespokeStatus = (typeof flows.bespoke)[number][number];

/** Every status that an order can have; the paper flow has none of its own. */
export type OrderStatus = NormalStatus | BespokeStatus;

interface StatusWords {
  name: string;
  /** How it is settled, for the shape beside the word. */
  tone: "settled" | "moving" | "stopped";
}

/** What people read for a status. */
export const statusWords: Record<OrderStatus, StatusWords> = {
  new: { name: "New", tone: "moving" },
  to_be_paid: { name: "To be paid", tone: "moving" },
  paid: { name: "Paid", tone: "settled" },
  processing: { name: "Processing", tone: "moving" },
  label_printed: { name: "Label printed", tone: "moving" },
  printed: { name: "Printed", tone: "moving" },
  consolidated: { name: "Consolidated", tone: "moving" },
  packing: { name: "Packing", tone: "moving" },
  disputed: { name: "Disputed", tone: "stopped" },
  issue: { name: "Issue", tone: "stopped" },
  complete: { name: "Complete", tone: "settled" },
  exchanged: { name: "Exchanged", tone: "settled" },
  refunded: { name: "Refunded", tone: "settled" },
  quote: { name: "Quote", tone: "moving" },
  bespoke_idle: { name: "Idle", tone: "stopped" },
  bespoke_requested_terms: { name: "Terms requested", tone: "moving" },
  bespoke_authorised_terms: { name: "Terms authorised", tone: "settled" },
  bespoke_mockup: { name: "Proof sent", tone: "moving" },
  bespoke_approved: { name: "Proof approved", tone: "settled" },
  bespoke_paid: { name: "Paid", tone: "settled" },
  po_confirmed: { name: "Purchase order confirmed", tone: "settled" },
  bespoke_production: { name: "In production", tone: "moving" },
  bespoke_documents_printed: { name: "Documents printed", tone: "moving" },
  bespoke_sorted: { name: "Sorted", tone: "moving" },
  bespoke_printing: { name: "Printing", tone: "moving" },
  bespoke_packing: { name: "Packing", tone: "moving" },
  bespoke_shipped: { name: "Shipped", tone: "settled" },
  bespoke_refunded: { name: "Refunded", tone: "settled" },
};

export const paperFactoryCode = "newport";

/** The flow of an order: bespoke once it has ever been a quote, paper when the factory is newport. */
export function flowOf(facts: { everStatuses: readonly string[]; factoryCode: string }): FlowName {
  if (facts.everStatuses.includes("quote")) return "bespoke";
  return facts.factoryCode === paperFactoryCode ? "paper" : "normal";
}

/** Position of a status's stage in a flow, from 0; -1 where the flow has no such status. */
export const stageOf = (flow: FlowName, status: string): number =>
  flows[flow].findIndex((stage) => (stage as readonly string[]).includes(status));

/**
 * The flow of an order by where it is now, for lists that do not read its log: whatever was once a quote has no words but
 * those of the bespoke flow, and nothing else has them.
 */
export const flowAt = (order: { status: OrderStatus; factoryCode: string }): FlowName =>
  flowOf({ everStatuses: stageOf("bespoke", order.status) >= 0 ? ["quote"] : [], factoryCode: order.factoryCode });
