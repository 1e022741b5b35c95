import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, expect, test } from "vitest";
import { freshKey } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../../factory/testing/floor-fixture.ts";

const world = testApp();
let floor: FloorFixture;
let priya: StaffVisitor;
let care: StaffVisitor;
beforeAll(async () => {
  floor = await floorFixture(world);
  await seedStaff(world.platform.pools, { email: "care@selvedge.test", fullName: "Cara Deane", roles: ["support"] });
  priya = await staffAt(world, "factory@selvedge.test");
  care = await staffAt(world, "care@selvedge.test");
});

const refundOne = (order: { id: number; itemIds: readonly number[] }, line: number) =>
  care.post(
    `/omnis/v3/atlas/orders/${order.id}/refunds/`,
    {
      what: { kind: "lines", lines: [{ id: order.itemIds[line], quantity: 1 }], delivery: false },
      ...{ amountMinor: 2400, reason: "Wants one only", words: "", seen: 0 },
    },
    freshKey(),
  );
const labelsOf = async (orderId: number) =>
  (
    await world.database.pools.backOffice.query(
      "select state from factory_labels where order_id = $1 order by counter",
      [orderId],
    )
  ).rows.map(({ state }) => state);

test("a refunded piece that nobody has begun is not made, and the pieces in the hole are ready without it", async () => {
  const { order, labels } = await releasedOrder(world, floor, priya, [
    { product: floor.tee, quantity: 2 },
    { product: floor.twoSided },
  ]);
  for (const label of labels.slice(0, 2)) await walk(priya, label, "sort");
  expect((await priya.order(order.id)).status).toBe("processing");
  const answer = await refundOne(order, 1);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await labelsOf(order.id)).toEqual(["pigeonholed", "pigeonholed", "cancelled"]);
  expect((await priya.order(order.id)).status).toBe("consolidated");
  const { rows } = await world.database.pools.backOffice.query("select state from pigeonholes where order_id = $1", [
    order.id,
  ]);
  expect(rows).toEqual([{ state: "ready" }]);
  expect((await priya.scan("pack-1", labels[0]!)).outcome).toBe("moved");
});

test("a refunded piece that is being made goes on, and the order stays where it is", async () => {
  const { order, labels } = await releasedOrder(world, floor, priya, [{ product: floor.tee, quantity: 2 }]);
  for (const label of labels) await walk(priya, label, "pick");
  const { status } = await priya.order(order.id);
  expect((await refundOne(order, 0)).statusCode).toBe(200);
  expect(await labelsOf(order.id)).toEqual(["picked", "picked"]);
  expect((await priya.order(order.id)).status).toBe(status);
});
