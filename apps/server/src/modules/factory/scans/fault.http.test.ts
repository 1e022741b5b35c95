import { randomUUID } from "node:crypto";
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
const one = (quantity = 1) => releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity }]);

test("a fault at QC throws the garment away and puts a new one first in the queue", async () => {
  const { order, labels } = await one(2);
  const [first = "", second = ""] = labels;
  for (const label of labels) await walk(priya, label, "check");
  expect((await priya.order(order.id)).status).toBe("printed");
  const answer = await priya.fault("qc-1", second, "pretreat_mark");
  expect(answer).toMatchObject({
    outcome: "moved",
    code: "fault_pretreat_mark",
    band: { title: "Made again", detail: "Pretreat mark" },
  });
  const rows = await sql(
    "select code, state, counter, priority, parent_label_id, fault_code from factory_labels where order_id = $1 order by id",
    [order.id],
  );
  const [{ id: parent }] = await sql("select id from factory_labels where code = $1", [second]);
  expect(rows).toEqual([
    { code: first, state: "qc_passed", counter: 1, priority: 0, parent_label_id: null, fault_code: null },
    { code: second, state: "replaced", counter: 2, priority: 0, parent_label_id: null, fault_code: "pretreat_mark" },
    { code: answer.newLabel, state: "released", counter: 2, priority: 2, parent_label_id: parent, fault_code: null },
  ]);
  expect((await priya.order(order.id)).status).toBe("processing");
  const station = (await priya.get("/omnis/v3/factory/stations/pick-a/")).json().data;
  expect(station.next[0]).toMatchObject({ code: answer.newLabel, priority: 2 });
  expect(await priya.scan("qc-1", second)).toMatchObject({
    outcome: "refused",
    code: "label_replaced",
    band: { detail: expect.stringContaining("Pretreat mark") },
  });
});

test.each([
  ["qc-1", "print", "printed", (label: string) => label],
  ["qc-1", "print", "printed", () => "PASS"],
  ["qc-1", "print", "printed", () => "5012345678900"],
  ["gtx-1", "pretreat", "printing", (label: string) => label],
] as const)(
  "at %s after %s a garment that is about to be failed stays %s, and is asked about",
  async (at, last, state, text) => {
    const [label = "", other = ""] = (await one(2)).labels;
    for (const each of [label, other]) await walk(priya, each, last);
    if (at === "gtx-1") await priya.scan(at, label);
    expect(await priya.scan(at, text(label), `fail ${label}`)).toMatchObject({
      outcome: "refused",
      code: "fault_asked",
      band: { title: "Say what is wrong" },
      garment: { code: label },
      open: label,
    });
    expect(await sql("select state from factory_labels where code = $1", [label])).toEqual([{ state }]);
    expect(await priya.scan(at, other, `fail ${label}`)).toMatchObject({ garment: { code: other }, open: other });
    expect(await sql("select state from factory_labels where code = $1", [label])).toEqual([{ state }]);
  },
);

test("the same fault sent again, and a second fault of the same garment, make one new label", async () => {
  const { order, labels } = await one();
  const [label = ""] = labels;
  await walk(priya, label, "print");
  const id = randomUUID();
  const [a, b] = await Promise.all([priya.fault("qc-1", label, "hole", id), priya.fault("qc-1", label, "hole", id)]);
  expect(a).toEqual(b);
  expect(await priya.fault("qc-2", label, "stain")).toMatchObject({
    outcome: "refused",
    code: "label_replaced",
    newLabel: "",
  });
  expect(await sql("select from factory_labels where order_id = $1", [order.id])).toHaveLength(2);
});

test("a fault in the put wall turns the ready hole back to filling, and the remade garment goes there", async () => {
  const { order, labels } = await one(2);
  for (const label of labels) await walk(priya, label, "sort");
  const [hole] = await sql("select code, state from pigeonholes where order_id = $1", [order.id]);
  expect(hole.state).toBe("ready");
  const { newLabel } = await priya.fault("pack-1", labels[1]!, "stain");
  expect((await sql("select state from pigeonholes where code = $1", [hole.code]))[0].state).toBe("filling");
  expect(await priya.scan("pack-1", labels[0]!)).toMatchObject({ code: "order_incomplete" });
  const sorted = await walk(priya, newLabel, "sort");
  expect(sorted).toMatchObject({ code: "hole_ready", garment: { hole: hole.code } });
});

test("a fault in a closed parcel opens it again", async () => {
  const { order, labels } = await one();
  await walk(priya, labels[0]!, "check");
  await priya.scan("pack-1", labels[0]!);
  const { newLabel } = await priya.fault("pack-1", labels[0]!, "damaged_pack");
  expect(await sql("select from parcels where order_id = $1", [order.id])).toEqual([]);
  expect(await priya.scan("dispatch-1", order.reference)).toMatchObject({ outcome: "refused", code: "too_early" });
  await walk(priya, newLabel, "check");
  await priya.scan("pack-1", newLabel);
  expect(await priya.scan("dispatch-1", newLabel)).toMatchObject({ code: "dispatched" });
});

test("a garment of a packed order that is made again takes one hole, and Pack names that one alone", async () => {
  await sql("update pigeonholes set capacity = 1 where wall = 'wall-1'");
  const { order, labels } = await one(2);
  const holes = () => sql("select code from pigeonholes where order_id = $1 order by code", [order.id]);
  for (const label of labels) await walk(priya, label, "sort");
  const [first, second] = (await holes()).map(({ code }) => code);
  const { open } = await priya.scan("pack-1", first);
  for (const label of labels) await priya.scan("pack-1", label, open);
  expect(await holes()).toEqual([]);
  await sql("update pigeonholes set state = 'blocked' where code = $1", [first]);
  const { newLabel } = await priya.fault("pack-1", labels[1]!, "damaged_pack");
  await walk(priya, newLabel, "check");
  expect(await priya.scan("wall-1", newLabel)).toMatchObject({ garment: { hole: second } });
  expect(await holes()).toEqual([{ code: second }]);
  await priya.scan("wall-1", second, newLabel);
  expect(await priya.scan("pack-1", second)).toMatchObject({
    code: "parcel_closed",
    garment: { code: newLabel },
    order: { packed: 2 },
  });
  await sql("update pigeonholes set state = 'free' where code = $1", [first]);
  await sql("update pigeonholes set capacity = 12 where wall = 'wall-1'");
});

test("what has been sent cannot be faulted any more", async () => {
  const { labels } = await one();
  await walk(priya, labels[0]!, "check");
  await priya.scan("pack-1", labels[0]!);
  await priya.scan("dispatch-1", labels[0]!);
  expect(await priya.fault("qc-1", labels[0]!, "stain")).toMatchObject({
    outcome: "refused",
    code: "already_sent",
    band: { title: "Already sent" },
    newLabel: "",
  });
});

test("a report whose id belongs to another one is refused, and nothing is made again", async () => {
  const { labels } = await one(2);
  const id = randomUUID();
  const { newLabel } = await priya.fault("qc-1", labels[0]!, "stain", id);
  expect((await priya.fault("qc-1", labels[0]!, "stain", id)).newLabel).toBe(newLabel);
  const request = { station: "qc-1", label: labels[1], defect: "stain", clientEventId: id };
  const answer = await priya.post("/omnis/v3/factory/faults/", request);
  expect([answer.statusCode, answer.json().code]).toEqual([422, "scanIdReused"]);
  expect(await sql("select state from factory_labels where code = $1", [labels[1]])).toEqual([{ state: "released" }]);
});

test("an unknown label is not found and an unknown defect is refused at its field", async () => {
  const call = "/omnis/v3/factory/faults/";
  const request = { station: "qc-1", label: "L0000000018", defect: "stain", clientEventId: randomUUID() };
  expect((await priya.post(call, request)).statusCode).toBe(404);
  expect((await priya.post(call, { ...request, defect: "ugly" })).json()).toMatchObject({
    code: "validation",
    errors: { defect: ["Choose a defect"] },
  });
});
