import fc from "fast-check";
import { expect, test } from "vitest";
import { permissionsOf } from "../access/roles.ts";
import { holdKinds } from "../factory/holds.ts";
import { type StationKind, stationOrder, type Technology } from "../labels/label-route.ts";
import { isActive } from "../labels/label-state.ts";
import { labelsSumUp } from "../labels/replace-label.ts";
import type { Actor } from "./edge.ts";
import { type FlowName, flows, type OrderStatus, stageOf } from "./flows.ts";
import type { MoveFacts } from "./guards.ts";
import { decidedByLabels, statusOfLabels } from "./projection.ts";
import { applyAction, type ModelAction, type ModelOrder, openOrder } from "./testing/order-model.ts";
import { edgesOf, hasMove } from "./transitions.ts";

const item = { name: "Tee", approval: "approved" as const, sides: ["front"], verifiedSides: ["front"] };
const good: MoveFacts = {
  items: [item],
  frisk: "pass",
  isPersonalisationComplete: true,
  isEditWindowOver: true,
  isBatchClosed: true,
  isBasketValid: true,
  isStockThere: true,
  isAddressValid: true,
  payment: "matches",
  reason: "Because",
  isFullRefund: true,
  disputeOutcome: "won",
  returnDecision: "approved",
  isProofUploaded: true,
  isProofCurrent: true,
  isApprovalOnFile: true,
  areTermsAuthorised: true,
  poNumber: "PO-1",
  daysWithoutReply: 20,
};
const sloppy: MoveFacts = {
  ...good,
  payment: "other_amount",
  isEditWindowOver: false,
  reason: "",
  disputeOutcome: "lost",
};

const everything = permissionsOf(["super-admin"]);
const movers: { kind: Actor; permissions: readonly string[] }[] = [
  { kind: "system", permissions: [] },
  { kind: "staff", permissions: everything },
  { kind: "staff", permissions: permissionsOf(["support"]) },
  { kind: "factory", permissions: permissionsOf(["picker"]) },
  { kind: "shopper", permissions: [] },
  { kind: "merchant", permissions: ["orders.manage", "quotes.manage"] },
];

const goals = [...new Set(Object.values(flows).flat(2))] as (OrderStatus | "deleted")[];

/** People move orders by hand to everything that labels do not decide; labels move by scans. */
const isByHand = (flow: FlowName, from: OrderStatus, to: OrderStatus | "deleted") =>
  !(
    decidedByLabels[flow].includes(from) &&
    (decidedByLabels[flow] as readonly string[]).concat("complete", "bespoke_shipped").includes(to)
  );

const anyMove = fc.record({
  kind: fc.constant("move" as const),
  to: fc.constantFrom(...goals, "deleted" as const),
  by: fc.constantFrom(...movers),
  facts: fc.constantFrom(good, good, good, sloppy),
});
/** A push along the way, so that random deeds also get to its end. */
const forward = fc.record({ kind: fc.constant("forward" as const), step: fc.nat(30) });
const label = fc.nat(12);
const action = fc.oneof(
  { weight: 2, arbitrary: anyMove },
  { weight: 4, arbitrary: forward },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("walk" as const), label, steps: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("scan" as const), label, station: fc.constantFrom(...stationOrder) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("print_label" as const), label }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fault" as const), label }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom("hold" as const, "release_hold" as const, "release_hold" as const),
      code: fc.constantFrom(...holdKinds.map(({ code }) => code)),
    }),
  },
);
type Choice = typeof action extends fc.Arbitrary<infer W> ? W : never;

const start = fc.record({
  flow: fc.constantFrom<FlowName>("normal", "normal", "paper", "bespoke"),
  units: fc.integer({ min: 1, max: 3 }),
  technology: fc.constantFrom<Technology>("dtg", "dtf", "vinyl", "blank"),
  needsPretreat: fc.boolean(),
});

/** Turns a wish into deeds of this order: a push is a move onward that the table has, a walk is scans in the order of the floor. */
function actionsOf(order: ModelOrder, choice: Choice): ModelAction[] {
  if (choice.kind === "walk") return walks(order, choice);
  if (choice.kind !== "forward") return [choice as ModelAction];
  const ways = edgesOf[order.flow].filter(
    (edge) =>
      edge.from.includes(order.status) && isByHand(order.flow, order.status, edge.to) && isOnward(order, edge.to),
  );
  const edge = ways[choice.step % Math.max(ways.length, 1)];
  return edge ? movers.slice(0, 2).map((by) => ({ kind: "move" as const, to: edge.to, by, facts: good })) : [];
}

function walks({ labels }: ModelOrder, { label: first, steps }: { label: number; steps: number }): ModelAction[] {
  const walked = first % 2 === 0 ? labels.map((_, index) => index) : [first];
  return stationOrder
    .slice(0, steps)
    .flatMap((station: StationKind) =>
      walked.flatMap((each) => [1, 2].map(() => ({ kind: "scan" as const, label: each, station }))),
    );
}

const isOnward = ({ flow, status }: ModelOrder, to: OrderStatus | "deleted") =>
  status === "issue" ||
  status === "disputed" ||
  (!["issue", "disputed", "refunded", "bespoke_refunded", "deleted"].includes(to) &&
    stageOf(flow, to) >= stageOf(flow, status));

/** The laws that a deed broke, by name; none is what is asked for. */
function broken(before: ModelOrder, after: ModelOrder): string[] {
  const fresh = after.log.slice(before.log.length);
  const isLegal = ({ from, to }: (typeof fresh)[number], index: number) =>
    from === (index === 0 ? before.status : fresh[index - 1]!.to) && (hasMove(after.flow, from, to) || after.isDeleted);
  const live = after.labels.filter(isActive).map(({ counter }) => counter);
  const isDecided = decidedByLabels[after.flow].includes(after.status);
  const isStopped = after.status === "issue" || after.status === "disputed";
  const laws: Record<string, boolean> = {
    "every new row of the log is a move that the table has": fresh.every(isLegal),
    "no row of the log is lost or changed": before.log.every((row, index) => row === after.log[index]),
    "the log ends where the order is": after.log.at(-1)!.to === after.status,
    "labels sum to the active quantity":
      after.labels.length === 0 || labelsSumUp({ quantity: after.units, returned: [], labels: after.labels }),
    "a unit has one live label": new Set(live).size === live.length,
    "the status is what the labels amount to":
      !isDecided || after.isDeleted || after.status === statusOfLabels(after.labels, after.flow),
    "only a stopped order remembers where it was": isStopped === (after.resumeStatus !== null),
    "a cancelled order moves no more": !before.isDeleted || !after.isDeleted || after.status === before.status,
    "a refunded order has nothing on the floor":
      !after.status.endsWith("refunded") || after.labels.every(({ state }) => over.includes(state)),
  };
  return Object.keys(laws).filter((law) => !laws[law]);
}

const over = ["cancelled", "replaced", "dispatched"];

test("no sequence of actions makes an illegal move, loses a log row, or miscounts a garment (print-on-demand §3)", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(start, fc.array(action, { minLength: 5, maxLength: 45 }), (given, choices) => {
      const technology = given.flow === "paper" ? "paper" : given.technology;
      let order = openOrder({ ...given, technology });
      for (const choice of choices)
        for (const each of actionsOf(order, choice)) {
          if (each.kind === "move" && !isByHand(order.flow, order.status, each.to)) continue;
          const after = applyAction(order, each);
          if (after !== order) {
            const laws = broken(order, after);
            if (laws.length > 0) expect(laws, JSON.stringify({ each, order, after })).toEqual([]);
            seen.add(after.isDeleted ? "deleted" : after.status);
          }
          order = after;
        }
    }),
    { numRuns: 2500 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(common));
});

/** Statuses that the sequences must have come to, or they prove nothing. */
const common = [
  "paid",
  "label_printed",
  "consolidated",
  "complete",
  "issue",
  "refunded",
  "deleted",
  "bespoke_packing",
  "bespoke_shipped",
];

test("work on a purchase order that is called off keeps its status and makes nothing (readings, Cancelled orders)", () => {
  const order: ModelOrder = {
    ...openOrder({ flow: "bespoke", units: 1, technology: "dtf", needsPretreat: false }),
    status: "po_confirmed",
  };
  const actions: ModelAction[] = [
    { kind: "move", to: "bespoke_production", by: movers[0]!, facts: good },
    { kind: "move", to: "deleted", by: movers[2]!, facts: good },
  ];
  const after = actions.reduce(applyAction, order);
  expect(after).toMatchObject({ status: "bespoke_production", isDeleted: true, isPaid: false });
  expect(after.labels.map(({ state }) => state)).toEqual(["cancelled"]);
});

test("a refused action returns the same object", () => {
  const order = openOrder({ flow: "normal", units: 2, technology: "dtg", needsPretreat: true });
  const refused: ModelAction[] = [
    { kind: "scan", label: 0, station: "pick" },
    { kind: "fault", label: 0 },
    { kind: "move", to: "processing", by: movers[1]!, facts: good },
    { kind: "move", to: "paid", by: movers[4]!, facts: good },
  ];
  for (const each of refused) expect(applyAction(order, each)).toBe(order);
});
