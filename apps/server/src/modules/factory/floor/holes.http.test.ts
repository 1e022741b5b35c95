// Holes are locked in the order of their codes by everybody, so that two who change the same wall never wait in a circle.

import { withoutDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { freeHoles } from "../../orders/moves/label-effects.ts";
import { type FloorFixture, floorFixture } from "../testing/floor-fixture.ts";
import { turnHolesOf } from "./holes.ts";

const world = testApp();
let fixture: FloorFixture;
beforeAll(async () => {
  fixture = await floorFixture(world);
});

const pool = () => world.platform.pools.backOffice;
const run = async (text: string, values: unknown[] = []) => (await pool().query(text, values)).rows;

/** An order with two holes, of which the later one comes first in the table. */
async function orderInTwo() {
  const { id, divisionId } = await orderOf();
  await run("update pigeonholes set state = 'filling', division_id = $1, order_id = $2 where code = 'B12'", [
    divisionId,
    id,
  ]);
  await run("update pigeonholes set state = 'filling', division_id = $1, order_id = $2 where code = 'B11'", [
    divisionId,
    id,
  ]);
  const rows = await run("select code from pigeonholes where order_id = $1 order by ctid", [id]);
  expect(rows.map(({ code }) => code)).toEqual(["B12", "B11"]);
  return id;
}

async function orderOf() {
  const { divisionId } = fixture.bramble;
  const { id } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  return { id, divisionId };
}

describe("all holes of an order at once", () => {
  test.each([
    ["are turned", (orderId: OrderId) => withoutDivision(pool(), (db) => turnHolesOf(db, orderId, "ready"))],
    ["are given back", (orderId: OrderId) => withoutDivision(pool(), (db) => freeHoles(db, orderId))],
  ] as const)("%s from the first to the last", async (_, change) => {
    const orderId = await orderInTwo();
    const sorter = await pool().connect();
    try {
      await sorter.query("begin");
      await sorter.query("select from pigeonholes where code = 'B11' for update");
      const changed = change(orderId);
      const waits = async () =>
        (await run("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
          .length;
      await expect.poll(waits).toBe(1);
      await sorter.query("select from pigeonholes where code = 'B12' for update nowait");
      await sorter.query("commit");
      await changed;
    } finally {
      sorter.release();
    }
    const states = await run("select distinct state from pigeonholes where code in ('B11', 'B12')");
    expect(states).toHaveLength(1);
    await run("update pigeonholes set state = 'free', division_id = null, order_id = null where order_id = $1", [
      orderId,
    ]);
  });
});
