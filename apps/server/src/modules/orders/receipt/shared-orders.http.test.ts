// Twenty people work on the same orders at once, on the real database: they release, scan, throw away, hold, stop, cancel,
// refund and dispute, in any order and on top of one another. Afterwards the books must agree to the last row.

import { randomUUID } from "node:crypto";
import { withoutDivision } from "@selvedge/db/with-division";
import { holdKinds } from "@selvedge/domain/factory/holds";
import type { OrderId } from "@selvedge/domain/ids";
import { hasLabelMove } from "@selvedge/domain/labels/label-edges";
import { isActive, type LabelState } from "@selvedge/domain/labels/label-state";
import { labelsSumUp } from "@selvedge/domain/labels/replace-label";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import type { MoveFacts } from "@selvedge/domain/orders/guards";
import { decidedByLabels, statusOfLabels } from "@selvedge/domain/orders/projection";
import { hasMove } from "@selvedge/domain/orders/transitions";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import type { ScanAnswer } from "../../factory/floor/scan.ts";
import { type FloorFixture, floorFixture, type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";
import { moveOrder } from "../moves/move-order.ts";
import type { Mover } from "../moves/step.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;
let sam: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
  sam = await staffAt(world, fixture.people.sam.email);
});

const workers = 20;
const actionsEach = 40;
const orders = 10;

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

const actions = fc.record({
  kind: fc.oneof(
    { weight: 40, arbitrary: fc.constant("work" as const) },
    { weight: 4, arbitrary: fc.constantFrom("scan" as const, "print" as const) },
    { weight: 7, arbitrary: fc.constantFrom("let_go" as const, "resume" as const, "win" as const) },
    { weight: 5, arbitrary: fc.constantFrom("hold" as const, "stop" as const, "dispute" as const, "fault" as const) },
    { weight: 1, arbitrary: fc.constantFrom("cancel" as const, "refund" as const) },
  ),
  order: fc.nat(orders - 1),
  label: fc.nat(8),
  station: fc.constantFrom(
    "pick-a",
    "pretreat-1",
    "gtx-1",
    "gtx-2",
    "qc-1",
    "wall-1",
    "pack-1",
    "pack-2",
    "dispatch-1",
  ),
  hold: fc.constantFrom(...holdKinds.map(({ code }) => code)),
});
type Action = typeof actions extends fc.Arbitrary<infer W> ? W : never;

test("orders that twenty people work on at once keep every row of their books", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const plans = fc.sample(fc.array(actions, { minLength: actionsEach, maxLength: actionsEach }), {
    numRuns: workers,
    seed,
  });
  const shared = await Promise.all(Array.from({ length: orders }, (_, index) => sharedOrder(index)));
  const done = new Set<string>();
  await Promise.all(
    plans.map(async (plan, worker) => {
      const hand = worker % 2 === 0 ? priya : sam;
      for (const action of plan)
        for (const what of await runAction(hand, shared[action.order]!, action)) done.add(what);
    }),
  );
  for (const order of shared) await booksAgree(order, seed);
  expect([...done], `seed ${seed}`).toEqual(
    expect.arrayContaining(["release", "moved", "print", "hold", "stop", "fault"]),
  );
}, 240_000);

test("twenty that make different moves of one order at once make exactly those that follow one another", async () => {
  for (let round = 0; round < 6; round++) {
    const order = await sharedOrder(round);
    const tries = Array.from({ length: workers }, (_, index) =>
      index % 3 === 0
        ? moved("cancel", order, "deleted", care, {})
        : index % 3 === 1
          ? moved("dispute", order, "disputed", { kind: "system", name: "payments" }, {})
          : moved("refund", order, "refunded", care, { isFullRefund: true }),
    );
    const made = (await Promise.all(tries)).flat();
    expect(new Set(made).size, made.join()).toBe(made.length);
    expect(made.filter((what) => what !== "dispute")).toHaveLength(1);
    await booksAgree(order, round);
  }
});

interface Shared {
  id: OrderId;
  units: number;
}

async function sharedOrder(index: number): Promise<Shared> {
  const units = (index % 3) + 1;
  const product = index % 2 === 0 ? fixture.tee : fixture.twoSided;
  const { id } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product, quantity: units }]);
  return { id, units };
}

/** Does one action on an order while others work on it, and returns the outcome. No answer is ever a server error. */
async function runAction(hand: StaffVisitor, order: Shared, action: Action): Promise<string[]> {
  const [label] = await sql(
    "select code, state from factory_labels where order_id = $1 order by id desc offset $2 % greatest((select count(*) from factory_labels where order_id = $1), 1) limit 1",
    [order.id, action.label],
  );
  const base = `/omnis/v3/atlas/orders/${order.id}`;
  const reason = "Seen by a person";
  switch (action.kind) {
    case "work":
      return label ? workOn(hand, order, label.code, label.state) : named("release", await hand.release(order.id));
    case "scan":
      return label ? [(await scan(hand, action.station, label.code, "")).outcome] : [];
    case "fault":
      return label ? fault(hand, label.code) : [];
    case "print":
      return answered("print", await hand.post("/omnis/v3/factory/labels/print/", { orders: [order.id], reason }));
    case "hold":
      return answered("hold", await hand.post(`${base}/holds/`, { code: action.hold, note: "" }));
    case "let_go": {
      const [hold] = await sql("select id from holds where order_id = $1 and released_at is null limit 1", [order.id]);
      return hold ? answered("let_go", await sam.post(`${base}/holds/${hold.id}/release/`)) : [];
    }
    case "stop":
      return answered("stop", await hand.post(`${base}/issue/`, { reason }));
    case "resume":
      return answered("resume", await hand.post(`${base}/resume/`, { reason }));
    case "cancel":
      return endsInMoney(action) ? moved("cancel", order, "deleted", care, {}) : [];
    case "refund":
      return endsInMoney(action) ? moved("refund", order, "refunded", care, { isFullRefund: true }) : [];
    case "dispute":
      return moved("dispute", order, "disputed", { kind: "system", name: "payments" }, {});
    case "win":
      return win(order);
  }
}

/** Only some orders may be refunded or cancelled, so that the others live to be sent. */
const endsInMoney = ({ order }: Action) => order < 4;

const care: Mover = {
  kind: "staff",
  name: "Fin Hall",
  permissions: ["orders.cancel", "orders.refund", "orders.decide_dispute"],
};

const stationOf: Partial<Record<LabelState, string>> = {
  released: "pick-a",
  picked: "pretreat-1",
  pretreated: "gtx-1",
  printing: "gtx-1",
  printed: "qc-1",
  qc_passed: "wall-1",
  pigeonholed: "pack-1",
  packed: "dispatch-1",
};

/** The scan that the label most likely waits for; a garment that skips a station is sent on by the answer. */
async function workOn(hand: StaffVisitor, order: Shared, code: string, state: LabelState): Promise<string[]> {
  // The machine prints what it was given, whatever is scanned meanwhile.
  if (state === "printing") for (const machine of ["GTX-1", "GTX-2"]) await hand.machine(machine, code);
  const station = state === "qc_passed" && order.units === 1 ? "pack-1" : stationOf[state];
  if (!station) return [];
  const answer = await scan(hand, station, code, code);
  if (answer.code === "no_pretreat_needed") return [(await scan(hand, "gtx-1", code, code)).outcome];
  if (answer.code === "hole_given") return [(await scan(hand, station, code, code)).outcome];
  return [answer.outcome];
}

/** A scan as a station sends it. However many are at the same order, it is answered. */
async function scan(hand: StaffVisitor, station: string, text: string, open: string): Promise<ScanAnswer> {
  const sent = { station, text, open, clientEventId: randomUUID() };
  const { statusCode, body } = await hand.post("/omnis/v3/factory/scans/", sent);
  expect(statusCode, body).toBe(200);
  return JSON.parse(body).data;
}

async function fault(hand: StaffVisitor, label: string): Promise<string[]> {
  const sent = { station: "qc-1", label, defect: "stain", clientEventId: randomUUID() };
  const { statusCode, body } = await hand.post("/omnis/v3/factory/faults/", sent);
  expect(statusCode, body).toBe(200);
  return [JSON.parse(body).data.outcome === "moved" ? "fault" : "refused"];
}

const named = (what: string, outcomes: { ok: boolean }[]) => (outcomes.some(({ ok }) => ok) ? [what] : []);

function answered(what: string, { statusCode, body }: { statusCode: number; body: string }): string[] {
  expect(statusCode, `${what}: ${body}`).toBeLessThan(500);
  return statusCode === 200 ? [what] : [];
}

async function moved(what: string, order: Shared, to: OrderStatus | "deleted", by: Mover, facts: MoveFacts) {
  const move = { divisionId: fixture.bramble.divisionId, orderId: order.id, to, by, facts, reason: what };
  const result = await withoutDivision(world.platform.pools.backOffice, (db) => moveOrder(db, move));
  return result.ok ? [what] : [];
}

async function win(order: Shared): Promise<string[]> {
  const [{ resume_status, status }] = await sql("select status, resume_status from orders where id = $1", [order.id]);
  return status === "disputed" ? moved("win", order, resume_status, care, { disputeOutcome: "won" }) : [];
}

async function booksAgree({ id, units }: Shared, seed: number): Promise<void> {
  const at = `order ${id}, seed ${seed}`;
  const [[order], log, labels, audit] = await Promise.all([
    sql("select status, resume_status, version, deleted_at from orders where id = $1", [id]),
    sql("select from_status, status from order_status_logs where order_id = $1 order by id", [id]),
    sql("select id, state, label_prints, counter from factory_labels where order_id = $1 order by id", [id]),
    sql(
      "select detail from audit_log where subject = $1 and action in ('order.moved', 'order.cancelled') order by id",
      [`order ${id}`],
    ),
  ]);
  const steps = log.slice(2);
  expect(steps.length, `${at}: a row for each move`).toBe(order.version - 1);
  expect(
    audit.map(({ detail }) => detail),
    `${at}: the audit tells the same`,
  ).toEqual(steps.map(({ from_status: from, status: to }) => ({ from, to })));
  for (const [index, { from_status, status }] of log.entries()) {
    if (index === 0) continue;
    expect(from_status, at).toBe(log[index - 1].status);
    const isCancelling = order.deleted_at !== null && index === log.length - 1;
    expect(isCancelling || hasMove("normal", from_status, status), `${at}: ${from_status} to ${status}`).toBe(true);
  }
  expect(log.at(-1).status, at).toBe(order.status);
  expect(order.resume_status !== null, at).toBe(order.status === "issue" || order.status === "disputed");
  garmentsAgree(order.status, units, labels, at);
  await scansAgree(id, labels, at);
  const holes = await sql("select code from pigeonholes where order_id = $1", [id]);
  expect(holes.length, at).toBeLessThanOrEqual(order.status === "complete" || order.status === "refunded" ? 0 : 1);
}

interface LabelRow {
  id: number;
  state: LabelState;
  label_prints: number;
  counter: number;
}

function garmentsAgree(status: OrderStatus, units: number, labels: LabelRow[], at: string): void {
  const live = labels.filter(isActive);
  if (labels.length > 0) expect(labelsSumUp({ quantity: units, returned: [], labels }), at).toBe(true);
  expect(new Set(live.map(({ counter }) => counter)).size, at).toBe(live.length);
  const projected = statusOfLabels(labels.map((label) => ({ state: label.state, labelPrints: label.label_prints })));
  if (decidedByLabels.normal.includes(status)) expect(status, at).toBe(projected);
  if (status === "complete") expect(projected, at).toBe("complete");
  if (status === "refunded")
    expect(
      live.every(({ state }) => state === "dispatched"),
      at,
    ).toBe(true);
}

/** Every scan that moved a garment is a move of the label machine from where the scan before it had left the garment. */
async function scansAgree(orderId: OrderId, labels: LabelRow[], at: string): Promise<void> {
  const scans = await sql(
    "select e.label_id, e.to_state from scan_events e join factory_labels l on l.id = e.label_id where l.order_id = $1 and e.outcome = 'moved' order by e.id",
    [orderId],
  );
  for (const { id, state } of labels) {
    let before: LabelState = "released";
    for (const { label_id, to_state } of scans) {
      if (label_id !== id) continue;
      expect(hasLabelMove(before, to_state), `${at}: label ${id} from ${before} to ${to_state}`).toBe(true);
      before = to_state;
    }
    const isSame = before === state || hasLabelMove(before, state);
    expect(isSame, `${at}: label ${id} was left ${before} and is ${state}`).toBe(true);
  }
}
