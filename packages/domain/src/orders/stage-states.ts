import { type FlowName, flows, type OrderStatus, stageOf } from "./flows.ts";

/** Stopped: the order waits here, outside its usual way, and continues from where it was. */
export type StageState = "done" | "now" | "later" | "stopped";

/**
 * The state of each stage of an order's flow, by the statuses that it has had. Only what was reached is done: a stopped
 * order, or one that was refunded early, has not been through the stages in between, and one that never was stopped has
 * not been through Issue.
 */
export function stageStates(flow: FlowName, status: OrderStatus, everStatuses: readonly string[]): StageState[] {
  const current = stageOf(flow, status);
  const reached = new Set(everStatuses.map((each) => stageOf(flow, each)));
  const furthest = Math.max(-1, ...[...reached].filter((stage) => stage < current && !isAside(flow, stage)));
  return flows[flow].map((_, stage) => {
    if (stage === current) return isAside(flow, stage) ? "stopped" : "now";
    return stage < current && (isAside(flow, stage) ? reached.has(stage) : stage <= furthest) ? "done" : "later";
  });
}

/** Issue is numbered among the stages, but no order has to pass it. */
const isAside = (flow: FlowName, stage: number): boolean =>
  (flows[flow][stage] as readonly string[] | undefined)?.includes("issue") ?? false;
