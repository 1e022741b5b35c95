// One order with its labels, log and holds as plain data, and what each action does to it by the tables: what the database
// is compared with in tests, and what a sequence of actions can be tried on without one. No clock, no rows, no text.
import { holdThatStops } from "../../factory/holds.ts";
import { mayBeCancelled } from "../../labels/label-edges.ts";
import { decideScan, type LabelFacts } from "../../labels/label-machine.ts";
import type { StationKind, Technology } from "../../labels/label-route.ts";
import { isActive, type LabelState } from "../../labels/label-state.ts";
import { replaceLabel } from "../../labels/replace-label.ts";
import type { Actor } from "../edge.ts";
import type { FlowName, OrderStatus } from "../flows.ts";
import type { MoveFacts } from "../guards.ts";
import { hasShipped } from "../order-facts.ts";
import { decidedByLabels, statusOfLabels } from "../projection.ts";
import { mayMove, statusWhenCancelled } from "../transitions.ts";

export interface ModelLabel extends Omit<LabelFacts, "unitsInOrder"> {
  state: LabelState;
  priority: number;
  labelPrints: number;
  /** Which unit of the order it is, from 1. */
  counter: number;
}

export interface ModelOrder {
  flow: FlowName;
  units: number;
  technology: Technology;
  needsPretreat: boolean;
  status: OrderStatus;
  resumeStatus: OrderStatus | null;
  isPaid: boolean;
  isDeleted: boolean;
  holds: readonly string[];
  labels: readonly ModelLabel[];
  log: readonly { from: OrderStatus | null; to: OrderStatus }[];
}

export type ModelAction =
  | { kind: "move"; to: OrderStatus | "deleted"; by: { kind: Actor; permissions: readonly string[] }; facts: MoveFacts }
  | { kind: "scan"; label: number; station: StationKind }
  | { kind: "print_label"; label: number }
  | { kind: "fault"; label: number }
  | { kind: "hold"; code: string }
  | { kind: "release_hold"; code: string };

/** A fresh order of so many units, at the first status of its flow. */
export function openOrder(given: Pick<ModelOrder, "flow" | "units" | "technology" | "needsPretreat">): ModelOrder {
  const status: OrderStatus = given.flow === "bespoke" ? "quote" : "new";
  const clean = { resumeStatus: null, isPaid: false, isDeleted: false, holds: [], labels: [] };
  return { ...given, ...clean, status, log: [{ from: null, to: status }] };
}

/** The order after an action. A refused action returns the same object. */
export function applyAction(order: ModelOrder, action: ModelAction): ModelOrder {
  if (action.kind === "move") return move(order, action);
  if (action.kind === "hold") return { ...order, holds: [...new Set([...order.holds, action.code])] };
  if (action.kind === "release_hold") return { ...order, holds: order.holds.filter((code) => code !== action.code) };
  const label = order.labels[action.label % Math.max(order.labels.length, 1)];
  if (!label) return order;
  return project(onLabel[action.kind](order, label, action as never));
}

function move(order: ModelOrder, { to, by, facts }: ModelAction & { kind: "move" }): ModelOrder {
  const everStatuses = order.log.map((row) => row.to);
  const decision = mayMove({
    flow: order.flow,
    from: order.status,
    to,
    by,
    facts: {
      ...facts,
      isDeleted: order.isDeleted,
      holds: order.holds,
      resumeStatus: order.resumeStatus,
      hasShipped: hasShipped(everStatuses),
      printedLabels: order.labels.filter((label) => isActive(label) && label.labelPrints > 0).length,
    },
  });
  if (!decision.ok) return order;
  const does = (effect: string) => (decision.edge.effects as readonly string[]).includes(effect);
  const status = to === "deleted" ? statusWhenCancelled(order.flow, order.status, order.isPaid) : to;
  const stopped = order.status === "issue" ? order.resumeStatus : order.status;
  const moved: ModelOrder = {
    ...order,
    resumeStatus: does("rememberResumeStatus") ? stopped : null,
    isPaid: order.isPaid || does("stampPaid"),
    isDeleted: does("markDeleted") || (order.isDeleted && !does("revive")),
    labels: does("createLabels") ? newLabels(order) : does("cancelLabels") ? order.labels.map(calledOff) : order.labels,
  };
  return does("requeueLabels") ? project(withStatus(moved, status)) : withStatus(moved, status);
}

const withStatus = (order: ModelOrder, status: OrderStatus): ModelOrder =>
  order.status === status ? order : { ...order, status, log: [...order.log, { from: order.status, to: status }] };

const newLabels = ({ units, technology, needsPretreat }: ModelOrder): ModelLabel[] =>
  Array.from({ length: units }, (_, index) => ({
    state: "released" as const,
    technology,
    needsPretreat,
    applications: technology === "blank" ? [] : [{ side: "front", isPrinted: false }],
    priority: 0,
    labelPrints: 0,
    counter: index + 1,
  }));

const calledOff = (label: ModelLabel): ModelLabel =>
  mayBeCancelled(label.state) ? { ...label, state: "cancelled" } : label;

/** Between release and sending the labels decide. */
function project(order: ModelOrder): ModelOrder {
  if (!decidedByLabels[order.flow].includes(order.status)) return order;
  const status = statusOfLabels(order.labels, order.flow);
  return status === null ? order : withStatus(order, status);
}

type LabelAction = (order: ModelOrder, label: ModelLabel, action: never) => ModelOrder;

const onLabel: Record<"scan" | "print_label" | "fault", LabelAction> = {
  scan: (order, label, { station }: { station: StationKind }) => scan(order, label, station),
  print_label: (order, label) =>
    isActive(label) ? swap(order, label, [{ ...label, labelPrints: label.labelPrints + 1 }]) : order,
  fault: (order, label) => {
    const replacement = replaceLabel(label);
    return replacement.ok
      ? swap(order, label, [replacement.replaced, { ...replacement.child, labelPrints: 0 }])
      : order;
  },
};

/** What a station does: nothing on a stopped or held order, and no parcel before every unit is there. */
function scan(order: ModelOrder, label: ModelLabel, station: StationKind): ModelOrder {
  if (!decidedByLabels[order.flow].includes(order.status) || holdThatStops(order.holds, station)) return order;
  const active = order.labels.filter(isActive);
  const decision = decideScan({ ...label, unitsInOrder: active.length }, station);
  if (!decision.ok || !isTogether(active, station, label)) return order;
  const applications = label.state === "printing" ? label.applications.map(printed) : label.applications;
  const moved = swap(order, label, [{ ...label, state: decision.to, applications }]);
  return station === "dispatch" ? { ...moved, labels: moved.labels.map(sent) } : moved;
}

const printed = ({ side }: { side: string }) => ({ side, isPrinted: true });
const sent = (label: ModelLabel): ModelLabel => (isActive(label) ? { ...label, state: "dispatched" } : label);

function isTogether(active: readonly ModelLabel[], station: StationKind, label: ModelLabel): boolean {
  if (station === "dispatch") return active.every(({ state }) => state === "packed");
  if (station !== "pack") return true;
  const needsHole = active.length > 1 && label.technology !== "paper";
  const here: readonly LabelState[] = needsHole ? ["pigeonholed", "packed"] : ["qc_passed", "pigeonholed", "packed"];
  return active.every(({ state }) => here.includes(state));
}

const swap = (order: ModelOrder, label: ModelLabel, by: readonly ModelLabel[]): ModelOrder => ({
  ...order,
  labels: order.labels.flatMap((each) => (each === label ? by : [each])),
});
