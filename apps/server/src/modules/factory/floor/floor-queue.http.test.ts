// What a station suggests, compared with its answer to a scan of the suggestion.
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

const order = (quantity: number) => releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity }]);
const suggested = async (station: string): Promise<string[]> =>
  (await priya.get(`/omnis/v3/factory/stations/${station}/`))
    .json()
    .data.next.map(({ code }: { code: string }) => code);
const stop = (id: number) => priya.post(`/omnis/v3/atlas/orders/${id}/issue/`, { reason: "The shopper called" });
const hold = (id: number, code: string) =>
  priya.post(`/omnis/v3/atlas/orders/${id}/holds/`, { code, note: "For a test" });

test("Pack is shown an order when all of it is there", async () => {
  const { labels } = await order(2);
  const [first = "", second = ""] = labels;
  await walk(priya, first, "sort");
  await walk(priya, second, "check");
  expect(await suggested("pack-1")).not.toContain(first);
  expect((await priya.scan("pack-1", first)).code).toBe("order_incomplete");
  await walk(priya, second, "sort");
  expect(await suggested("pack-1")).toEqual(expect.arrayContaining([first, second]));
});

test("Pack is shown a single as soon as it has passed QC", async () => {
  const { labels } = await order(1);
  await walk(priya, labels[0]!, "check");
  expect(await suggested("pack-1")).toContain(labels[0]);
});

test("Dispatch is shown a parcel when it is closed", async () => {
  const { labels } = await order(2);
  const [first = "", second = ""] = labels;
  await walk(priya, first, "sort");
  await walk(priya, second, "sort");
  await priya.scan("pack-1", first);
  expect(await suggested("dispatch-1")).not.toContain(first);
  await priya.scan("pack-1", second);
  expect(await suggested("dispatch-1")).toEqual(expect.arrayContaining([first, second]));
});

test("a stopped order is suggested nowhere", async () => {
  const { order: stopped, labels } = await order(1);
  await walk(priya, labels[0]!, "print");
  expect(await suggested("qc-1")).toContain(labels[0]);
  await stop(stopped.id);
  expect(await suggested("qc-1")).not.toContain(labels[0]);
  expect((await priya.scan("qc-1", labels[0]!)).band.detail).toMatch(/ is stopped\. Nothing was changed\.$/);
});

test("a held order is suggested up to the station that its hold stops", async () => {
  const { order: held, labels } = await order(1);
  await walk(priya, labels[0]!, "print");
  await hold(held.id, "address_invalid");
  expect(await suggested("qc-1")).toContain(labels[0]);
  await walk(priya, labels[0]!, "check");
  expect(await suggested("pack-1")).not.toContain(labels[0]);
  expect((await priya.scan("pack-1", labels[0]!)).code).toBe("order_held");
});

test("a garment that is being printed is suggested at its own machine alone", async () => {
  const { labels } = await order(1);
  await walk(priya, labels[0]!, "pretreat");
  await priya.scan("gtx-1", labels[0]!);
  expect(await suggested("gtx-1")).toContain(labels[0]);
  expect(await suggested("gtx-2")).not.toContain(labels[0]);
});

test("a shelf is shown with all that waits for it, however far along the walk it lies", async () => {
  const many = await order(62);
  const { labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.twoSided }]);
  const pool = world.database.pools.backOffice;
  const shelfOf = async (code: string) =>
    (await pool.query("select pickface from factory_labels where code = $1", [code])).rows[0].pickface;
  await pool.query("update factory_labels set ship_by = ship_by + 30 where code = $1", [labels[0]]);
  const at = async (shelf: string) =>
    (await priya.get(`/omnis/v3/factory/stations/pick-a/?shelf=${shelf}`)).json().data;
  const far = await at(await shelfOf(labels[0]!));
  expect(far.next.map(({ code }: { code: string }) => code)).toEqual(labels);
  expect(far.onShelf).toEqual({ garments: 1, orders: 1 });
  const near = await at(await shelfOf(many.labels[0]!));
  expect(near.next).toHaveLength(60);
  const { rows } = await pool.query(
    "select count(*)::int as garments, count(distinct order_id)::int as orders from factory_labels where state = 'released' and pickface = $1 and order_id in (select id from orders where status in ('processing', 'label_printed'))",
    [await shelfOf(many.labels[0]!)],
  );
  expect(near.onShelf).toEqual(rows[0]);
  expect(near.onShelf.garments).toBeGreaterThan(60);
});

test("a station has done each garment once, a print when its last side is printed, a parcel all that is in it", async () => {
  const done = async (station: string) =>
    (await priya.get(`/omnis/v3/factory/stations/${station}/`)).json().data.doneToday;
  const all = () => Promise.all(["gtx-1", "qc-1", "pack-1", "dispatch-1"].map(done));
  const before = await all();
  const { order: own, labels } = await order(3);
  const [first = "", second = "", spoilt = ""] = labels;
  for (const label of [first, second]) await walk(priya, label, "sort");
  await walk(priya, spoilt, "print");
  const { newLabel } = await priya.fault("qc-1", spoilt, "stain");
  await walk(priya, newLabel, "sort");
  const holes = async () =>
    (await priya.order(own.id)).items[0].labels
      .filter(({ isReplaced }: { isReplaced: boolean }) => !isReplaced)
      .map(({ hole }: { hole: string }) => hole);
  const [hole] = await holes();
  expect(hole).toMatch(/^[A-Z]\d\d$/);
  expect(await holes()).toEqual([hole, hole, hole]);
  for (const label of [first, second, newLabel]) await priya.scan("pack-1", label);
  // Packed garments are in no hole.
  expect(await holes()).toEqual(["", "", ""]);
  await priya.scan("dispatch-1", first);
  const after = await all();
  expect(after.map((count, place) => count - before[place])).toEqual([4, 3, 3, 3]);
});

test("what waits at a station is what can be worked on; what is held or incomplete is counted apart", async () => {
  const at = async (station: string) => (await priya.get(`/omnis/v3/factory/stations/${station}/`)).json().data;
  const board = async (kind: string) =>
    (await priya.get("/omnis/v3/factory/floor/"))
      .json()
      .data.stages.find((each: { kind: string }) => each.kind === kind);
  const moved = async (station: string, kind: string, act: () => Promise<unknown>) => {
    const [before, boardBefore] = [await at(station), await board(kind)];
    await act();
    const [after, boardAfter] = [await at(station), await board(kind)];
    const change = (key: string) => after[key] - before[key];
    expect([boardAfter.count - boardBefore.count, boardAfter.held - boardBefore.held]).toEqual([
      change("waiting"),
      change("held"),
    ]);
    return { waiting: change("waiting"), held: change("held"), incomplete: change("incomplete") };
  };
  const { order: own, labels } = await order(2);
  const [first = "", second = ""] = labels;
  expect(await moved("pick-a", "pick", () => hold(own.id, "address_invalid"))).toEqual({
    waiting: 0,
    held: 0,
    incomplete: 0,
  });
  expect(await moved("pick-a", "pick", () => hold(own.id, "out_of_stock"))).toEqual({
    waiting: -2,
    held: 2,
    incomplete: 0,
  });
  const [{ id }] = (await priya.order(own.id)).holds.filter(({ code }: { code: string }) => code === "out_of_stock");
  await priya.post(`/omnis/v3/atlas/orders/${own.id}/holds/${id}/release/`, {});
  await walk(priya, first, "check");
  expect(await moved("pack-1", "pack", () => walk(priya, first, "sort"))).toEqual({
    waiting: 0,
    held: 1,
    incomplete: 0,
  });
  const [{ id: address }] = (await priya.order(own.id)).holds;
  expect(
    await moved("pack-1", "pack", () => priya.post(`/omnis/v3/atlas/orders/${own.id}/holds/${address}/release/`, {})),
  ).toEqual({ waiting: 0, held: -1, incomplete: 1 });
  expect(await moved("pack-1", "pack", () => walk(priya, second, "sort"))).toEqual({
    waiting: 2,
    held: 0,
    incomplete: -1,
  });
  expect(await moved("pack-1", "pack", () => stop(own.id))).toEqual({ waiting: -2, held: 2, incomplete: 0 });
});
