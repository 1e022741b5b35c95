import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const logsOf = (table: string, columns: string, label: string) =>
  sql(
    `select ${columns} from ${table} g join factory_labels l on l.division_id = g.division_id and l.id = g.label_id where l.code = $1 order by g.id`,
    [label],
  );

test("a garment's way is written down: who did what, on which machine, and where it lay (print-on-demand §5)", async () => {
  const { labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity: 2 }]);
  const [label = "", other = ""] = labels;
  await walk(priya, label, "sort");
  await walk(priya, other, "sort");
  await priya.scan("pack-1", label);
  const by = fixture.people.priya.staffUserId;
  expect(await logsOf("pretreat_logs", "g.station_code, g.staff_user_id, g.recipe->>'name' as recipe", label)).toEqual([
    { station_code: "pretreat-1", staff_user_id: by, recipe: "Dark cotton" },
  ]);
  expect(
    await logsOf(
      "print_logs",
      "g.side, g.device, g.result, g.staff_user_id, g.started_at <= g.ended_at as lasted",
      label,
    ),
  ).toEqual([{ side: "front", device: "GTX-1", result: "printed", staff_user_id: by, lasted: true }]);
  expect(await logsOf("quality_logs", "g.station_code, g.result, g.defect_code", label)).toEqual([
    { station_code: "qc-1", result: "pass", defect_code: null },
  ]);
  const [{ hole }] = await sql("select pigeonhole_code as hole from factory_labels where code = $1", [label]);
  expect(await logsOf("pigeonhole_logs", "g.hole_code, g.action", label)).toEqual([
    { hole_code: hole, action: "put_in" },
    { hole_code: hole, action: "taken_out" },
  ]);
});

test("a fault is written down with its defect and whose it was", async () => {
  const { labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
  const [label = ""] = labels;
  await walk(priya, label, "print");
  await priya.fault("qc-1", label, "pretreat_mark");
  expect(await logsOf("quality_logs", "g.result, g.defect_code, g.blame", label)).toEqual([
    { result: "fail", defect_code: "pretreat_mark", blame: "pretreat" },
  ]);
});

test("a pick takes the garment out of its pickface, and what shops may sell goes down by one", async () => {
  const { labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
  const [label = ""] = labels;
  const [{ sku, place }] = await sql("select blank_sku as sku, pickface as place from factory_labels where code = $1", [
    label,
  ]);
  const stock = async () => (await sql("select stock from blank_variants where sku = $1", [sku]))[0].stock;
  const before = await stock();
  await priya.scan("pick-a", label);
  expect(await stock()).toBe(before - 1);
  const moves = await sql(
    "select m.reason, m.from_location, m.to_location, m.quantity from stock_movements m join factory_labels l on l.id = m.label_id where l.code = $1",
    [label],
  );
  expect(moves).toEqual([{ reason: "picked", from_location: place, to_location: null, quantity: 1 }]);
});

test("a garment from a shelf that counts as empty is not refused: the count is put right", async () => {
  const orders = [0, 1].map(() => releasedOrder(world, fixture, priya, [{ product: fixture.tee }]));
  const labels = (await Promise.all(orders)).flatMap((order) => order.labels);
  const [{ sku, place, left }] = await sql(
    `select l.blank_sku as sku, l.pickface as place, s.quantity as left from factory_labels l
     join stock_levels s on s.location_code = l.pickface and s.blank_sku = l.blank_sku where l.code = $1`,
    [labels[0]],
  );
  await sql("insert into stock_movements (blank_sku, from_location, quantity, reason) values ($1, $2, $3, 'wasted')", [
    sku,
    place,
    left - 1,
  ]);
  const answers = await Promise.all(labels.map((label, index) => priya.scan(index ? "pick-b" : "pick-a", label)));
  expect(answers.map(({ outcome }) => outcome)).toEqual(["moved", "moved"]);
  const [level] = await sql("select quantity from stock_levels where location_code = $1", [place]);
  expect(level).toEqual({ quantity: 0 });
});

test("each paper label that is printed is written down, again with its reason", async () => {
  const { order, labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
  const print = (body: object) => priya.post("/omnis/v3/factory/labels/print/", body);
  await print({ orders: [order.id], labels: [], reason: "" });
  await print({ orders: [], labels, reason: "It was torn" });
  expect(await logsOf("label_print_logs", "g.actor_name, g.reason", labels[0]!)).toEqual([
    { actor_name: "Priya Nair", reason: "" },
    { actor_name: "Priya Nair", reason: "It was torn" },
  ]);
});
