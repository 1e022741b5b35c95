// Which status may follow which, who may move it, on what facts, and what follows. The tables are data; the two
// questions about them are here. Source: print-on-demand section 3, platform-core §4, readings "Order transitions".
import { bespokeEdges } from "./bespoke-edges.ts";
import { type Actor, type Edge, wordFor } from "./edge.ts";
import { type FlowName, type OrderStatus, statusWords } from "./flows.ts";
import { type GuardName, guards, type MoveFacts } from "./guards.ts";
import { normalEdges } from "./normal-edges.ts";
import { paperEdges } from "./paper-edges.ts";

export const edgesOf: Record<FlowName, readonly Edge[]> = {
  normal: normalEdges,
  bespoke: bespokeEdges,
  paper: paperEdges,
};

export interface WantedMove {
  flow: FlowName;
  from: OrderStatus;
  /** `deleted` checks whether the order may be cancelled. */
  to: OrderStatus | "deleted";
  by: { kind: Actor; permissions?: readonly string[] };
  facts: MoveFacts;
}

export type MoveRefusal = "no_such_move" | "cancelled" | "not_yours" | "not_permitted" | GuardName;
export type MoveDecision = { ok: true; edge: Edge } | { ok: false; code: MoveRefusal; reason: string };

/**
 * Whether a person may move an order, with the row that allows it, or the first thing that prevents it and the
 * sentence that says so. Where several rows fit, any one that allows it is enough. No row leads from a status to itself.
 */
export function mayMove({ flow, from, to, by, facts }: WantedMove): MoveDecision {
  const rows = edgesOf[flow].filter((edge) => edge.to === to && edge.from.includes(from));
  if (rows.length === 0) return refuse("no_such_move", noSuchMove(from, to));
  const theirs = rows.filter(({ who }) => wordFor(who, by.kind) !== undefined);
  if (theirs.length === 0) return refuse("not_yours", "Only someone else can do this.");
  const alive = theirs.filter((edge) => !facts.isDeleted || edge.effects.includes("revive"));
  if (alive.length === 0) return refuse("cancelled", "The order is cancelled.");
  const permitted = alive.filter((edge) => isPermitted(edge, by));
  if (permitted.length === 0) return refuse("not_permitted", roleForbids(by.kind));
  const decisions = permitted.map((edge) => weigh(edge, { ...facts, to }));
  return decisions.find(({ ok }) => ok) ?? decisions[0]!;
}

/** Whether a flow has such a move at all, for anyone: what a status log may show. */
export const hasMove = (flow: FlowName, from: OrderStatus, to: OrderStatus): boolean =>
  edgesOf[flow].some((edge) => edge.to === to && edge.from.includes(from));

/** The status of an order whose money has arrived, in each flow. */
export const paidStatus: Record<FlowName, OrderStatus> = { normal: "paid", paper: "paid", bespoke: "bespoke_paid" };

/** Whether a payment would move an order on from here. */
export const awaitsMoney = (flow: FlowName, status: OrderStatus): boolean => hasMove(flow, status, paidStatus[flow]);

/** The status that a cancelled order is left in: money that came in has gone back. Source: readings "Cancelled orders". */
export const statusWhenCancelled = (flow: FlowName, from: OrderStatus, wasPaid: boolean): OrderStatus =>
  wasPaid ? (flow === "bespoke" ? "bespoke_refunded" : "refunded") : from;

function weigh(edge: Edge, facts: MoveFacts): MoveDecision {
  for (const name of edge.guards) {
    const against = guards[name](facts);
    if (against !== null) return refuse(name, against);
  }
  return { ok: true, edge };
}

const refuse = (code: MoveRefusal, reason: string) => ({ ok: false as const, code, reason });

function isPermitted({ who }: Edge, { kind, permissions = [] }: WantedMove["by"]): boolean {
  const word = wordFor(who, kind);
  return word === true || permissions.includes(word!);
}

/** What people without the permission read. */
export const roleForbids = (kind: Actor): string =>
  kind === "merchant"
    ? "Your role doesn't allow this. Ask the shop's owner."
    : "Your role doesn't allow this. Ask a lead.";

function noSuchMove(from: OrderStatus, to: OrderStatus | "deleted"): string {
  const now = statusWords[from].name;
  if (to === "deleted") return `An order at ${now} cannot be cancelled.`;
  return from === to ? `It is already at ${now}.` : `An order can't go from ${now} to ${statusWords[to].name}.`;
}
