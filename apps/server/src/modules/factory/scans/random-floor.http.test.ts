import { statusOfLabels } from "@selvedge/domain/orders/projection";
import { hasMove } from "@selvedge/domain/orders/transitions";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { type FloorFixture, floorFixture, type StaffVisitor, staffAt } from "../testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

const stations = [
  "pick-a",
  "pretreat-1",
  "gtx-1",
  "gtx-2",
  "qc-1",
  "wall-1",
  "wall-2",
  "pack-1",
  "dispatch-1",
] as const;
const lines = fc.array(fc.record({ isTwoSided: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 3,
});
const moves = fc.array(
  fc.record({
    station: fc.constantFrom(...stations),
    label: fc.nat({ max: 20 }),
    hasInHand: fc.boolean(),
    isFault: fc.integer({ min: 0, max: 14 }).map((roll) => roll === 0),
    walks: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 10, maxLength: 40 },
);

test("random scans over random orders keep as many labels as garments, and only legal statuses", async () => {
  await fc.assert(
    fc.asyncProperty(lines, moves, async (wanted, tries) => {
      const order = await seedPaidOrder(
        world.database.pools,
        fixture.bramble,
        wanted.map(({ isTwoSided, quantity }) => ({ product: isTwoSided ? fixture.twoSided : fixture.tee, quantity })),
      );
      await priya.release(order.id);
      for (const { station, label, hasInHand, isFault, walks } of tries) {
        const labels = await sql("select code from factory_labels where order_id = $1 order by id", [order.id]);
        const { code } = labels[label % labels.length];
        if (isFault) await priya.fault("qc-1", code, "stain");
        else await priya.scan(station, code, hasInHand ? code : "");
        for (let step = 0; step < walks; step++) await stepOn(code);
      }
      await lawsHold(
        order.id,
        wanted.reduce((sum, { quantity }) => sum + quantity, 0),
      );
    }),
    { numRuns: 12 },
  );
}, 120_000);

const stationFor: Record<string, string> = {
  pick: "pick-a",
  pretreat: "pretreat-1",
  print: "gtx-1",
  check: "qc-1",
  sort: "wall-1",
  pack: "pack-1",
  dispatch: "dispatch-1",
};

/** Brings a label to the station that it waits for, so that random walks also get to the end. */
async function stepOn(code: string): Promise<void> {
  const shown = await priya.scan("dispatch-1", code);
  const station = stationFor[shown.garment?.nextStation ?? ""];
  if (station) await priya.scan(station, code, code);
  for (const machine of ["GTX-1", "GTX-2"]) await priya.machine(machine, code);
}

async function lawsHold(orderId: number, units: number): Promise<void> {
  const labels = await sql(
    "select state, label_prints, counter, order_item_id from factory_labels where order_id = $1",
    [orderId],
  );
  const live = labels.filter(({ state }) => state !== "replaced" && state !== "cancelled");
  expect(live).toHaveLength(units);
  expect(live.map(({ counter }) => counter).sort((a, b) => a - b)).toEqual(
    Array.from({ length: units }, (_, index) => index + 1),
  );
  const [{ status }] = await sql("select status from orders where id = $1", [orderId]);
  expect(status).toBe(statusOfLabels(labels.map(({ state, label_prints }) => ({ state, labelPrints: label_prints }))));
  const log = await sql("select from_status, status from order_status_logs where order_id = $1 order by id", [orderId]);
  for (const [index, { from_status, status: to }] of log.entries()) {
    if (from_status === null) continue;
    expect(from_status).toBe(log[index - 1].status);
    expect(hasMove("normal", from_status, to), `${from_status} to ${to}`).toBe(true);
  }
  const holes = await sql("select code from pigeonholes where order_id = $1", [orderId]);
  expect(holes.length).toBeLessThanOrEqual(1);
}
