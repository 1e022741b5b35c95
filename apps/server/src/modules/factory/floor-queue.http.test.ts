// What a station suggests, beside what it then says to a scan of it.
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { type FloorStage, floorStage, releasedOrder, type StaffVisitor, staffAt, walk } from "./testing/floor-stage.ts";

const world = testApp();
let stage: FloorStage;
let priya: StaffVisitor;

beforeAll(async () => {
  stage = await floorStage(world);
  priya = await staffAt(world, stage.people.priya.email);
});

const order = (quantity: number) => releasedOrder(world, stage, priya, [{ product: stage.tee, quantity }]);
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
