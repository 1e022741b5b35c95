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

/** Every status of the normal flow, in its order. */
export type OrderStatus = (typeof flows.normal)[number][number];

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
};

export const paperFactoryCode = "newport";
export const distributionFactoryCode = "distro";

/** The flow of an order: bespoke once it has ever been a quote, paper when the factory is newport. */
export function flowOf(facts: { everStatuses: readonly string[]; factoryCode: string }): FlowName {
  if (facts.everStatuses.includes("quote")) return "bespoke";
  return facts.factoryCode === paperFactoryCode ? "paper" : "normal";
}

/** Position of a status's stage in a flow, from 0; -1 where the flow has no such status. */
export const stageOf = (flow: FlowName, status: string): number =>
  flows[flow].findIndex((stage) => (stage as readonly string[]).includes(status));

/**
 * How far an order is, 0 to 100: position of its stage by the number of stages less one. A status that the flow does
 * not have takes the nearest earlier stage that the normal flow knows it after (label_printed on paper is processing).
 */
export function percentageOf(flow: FlowName, status: string): number {
  const stage = stageOf(flow, status);
  return stage < 0 ? percentageOf(flow, statusBefore(status)) : (stage / (flows[flow].length - 1)) * 100;
}

const statusBefore = (status: string): string => {
  const order: readonly string[] = flows.normal.flat();
  return order[order.indexOf(status) - 1] ?? flows.bespoke[0][0];
};

/** Shipped once it has ever been complete or bespoke_shipped. */
export const hasShipped = (everStatuses: readonly string[]): boolean =>
  everStatuses.includes("complete") || everStatuses.includes("bespoke_shipped");
