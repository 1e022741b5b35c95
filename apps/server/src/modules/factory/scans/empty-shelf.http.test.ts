// An empty shelf at Pick: who may report it, what is held, and that the shelf's garments return with the stock.
import { randomUUID } from "node:crypto";
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
} from "../testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;
let picker: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
  const { email } = await seedStaff(world.database.pools, {
    email: "pia@selvedge.test",
    fullName: "Pia Holt",
    roles: ["picker"],
  });
  picker = await staffAt(world, email);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const one = () => releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
const shelfOf = async (label: string): Promise<string> =>
  (await sql("select pickface from factory_labels where code = $1", [label]))[0].pickface;
const report = (by: StaffVisitor, shelf: string, clientEventId: string = randomUUID(), station = "pick-a") =>
  by.post("/omnis/v3/factory/empty-shelves/", { station, shelf, clientEventId });
const holdsOf = (orderId: number) =>
  sql("select id, code, note, placed_by from holds where order_id = $1 and released_at is null", [orderId]);
const releaseHold = (orderId: number, hold: number) =>
  priya.post(`/omnis/v3/atlas/orders/${orderId}/holds/${hold}/release/`, {});

test("holds the orders that wait for it as out of stock, and their labels wait where they are", async () => {
  const [first, second] = [await one(), await one()];
  const shelf = await shelfOf(first.labels[0]!);
  expect(await picker.scan("pick-a", shelf)).toMatchObject({
    code: "right_shelf",
    next: { title: expect.stringMatching(/^Take 2/) },
  });

  const event = randomUUID();
  const answer = (await report(picker, shelf, event)).json().data;
  expect(answer).toMatchObject({
    outcome: "shown",
    code: "shelf_empty",
    band: { state: "last", title: "Shelf is empty", detail: "2 orders are held, out of stock" },
    next: { title: "Go to the next shelf" },
    open: "",
  });
  expect((await report(picker, shelf, event)).json().data).toEqual(answer);
  for (const { order, labels } of [first, second]) {
    expect(await holdsOf(order.id)).toMatchObject([
      { code: "out_of_stock", note: expect.stringContaining(`Shelf ${shelf} is empty`), placed_by: "Pia Holt" },
    ]);
    expect(await sql("select state, fault_code from factory_labels where code = $1", [labels[0]])).toEqual([
      { state: "released", fault_code: null },
    ]);
  }
  expect(await picker.scan("pick-a", shelf)).toMatchObject({
    code: "nothing_on_shelf",
    band: { detail: "2 garments of this shelf are held. Nothing was changed." },
  });
  expect(await picker.scan("pick-a", first.labels[0]!)).toMatchObject({
    code: "order_held",
    band: { detail: expect.stringContaining("out of stock") },
  });

  const [hold] = await holdsOf(first.order.id);
  await releaseHold(first.order.id, hold.id);
  expect(await picker.scan("pick-a", first.labels[0]!)).toMatchObject({ outcome: "moved" });
});

test("that nothing waits for holds nothing", async () => {
  expect((await report(picker, "Z-99-99-9")).json().data).toMatchObject({
    outcome: "refused",
    code: "nothing_on_shelf",
  });
});

/** A picker who may count stock, too. */
async function counterNamed(fullName: string): Promise<StaffVisitor> {
  const { email } = await seedStaff(world.database.pools, {
    email: `${fullName.split(" ")[0]!.toLowerCase()}@selvedge.test`,
    fullName,
    roles: ["picker"],
  });
  await sql(
    "update staff_users set store_control_role = 'controller' where account_id = (select id from accounts where email = $1)",
    [email],
  );
  return staffAt(world, email);
}

const levelOf = async (shelf: string): Promise<number> =>
  (
    await sql("select coalesce(sum(quantity), 0)::int as quantity from stock_levels where location_code = $1", [shelf])
  )[0].quantity;
const receive = (shelf: string) =>
  sql(
    "insert into stock_movements (blank_sku, to_location, quantity, reason) select blank_sku, code, 4, 'received' from locations where code = $1",
    [shelf],
  );

test("corrects the count for someone who may count stock, and for no one else", async () => {
  const { labels } = await one();
  const shelf = await shelfOf(labels[0]!);
  const counter = await counterNamed("Cora Lind");
  await receive(shelf);
  const before = await levelOf(shelf);
  await report(picker, shelf);
  expect(await levelOf(shelf)).toBe(before);
  const again = await one();
  await report(counter, await shelfOf(again.labels[0]!));
  expect(await levelOf(shelf)).toBe(0);
});

test("is counted after a garment that is taken there at the same moment", async () => {
  const { labels } = await one();
  const shelf = await shelfOf(labels[0]!);
  const counter = await counterNamed("Cass Webb");
  await receive(shelf);
  const busy = await world.database.pools.backOffice.connect();
  await busy.query("begin");
  await busy.query("select from locations where code = $1 for no key update", [shelf]);
  await busy.query(
    "insert into stock_movements (blank_sku, from_location, quantity, reason) select blank_sku, code, 1, 'picked' from locations where code = $1",
    [shelf],
  );
  const reported = report(counter, shelf);
  const waiting = () => sql("select from pg_locks where not granted and pid <> pg_backend_pid()");
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0);
  await busy.query("commit");
  busy.release();
  expect((await reported).json().data).toMatchObject({ code: "shelf_empty" });
  expect(await levelOf(shelf)).toBe(0);
});

test("is reported only at Pick, for a shelf, by floor staff", async () => {
  const { labels } = await one();
  const shelf = await shelfOf(labels[0]!);
  expect((await report(picker, shelf, randomUUID(), "qc-1")).statusCode).toBe(404);
  expect((await report(picker, "a shelf")).statusCode).toBe(422);
  const { email } = await seedStaff(world.database.pools, {
    email: "mo@selvedge.test",
    fullName: "Mo Reed",
    roles: ["moderator"],
  });
  expect((await report(await staffAt(world, email), shelf)).statusCode).toBe(403);
});
