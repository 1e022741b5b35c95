import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { orderPosted } from "../orders/index.ts";
import { dispatchParcel } from "./index.ts";
import { type FloorStage, floorStage, releasedOrder, type StaffVisitor, staffAt, walk } from "./testing/floor-stage.ts";

const world = testApp();
let stage: FloorStage;
let priya: StaffVisitor;

beforeAll(async () => {
  stage = await floorStage(world);
  priya = await staffAt(world, stage.people.priya.email);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const parcelOf = async (orderId: number) =>
  (
    await sql(
      "select tracking_code, dispatch_asked, dispatched_at, weight_grams, carrier from parcels where order_id = $1",
      [orderId],
    )
  )[0];

async function packed(quantity = 1) {
  const made = await releasedOrder(world, stage, priya, [{ product: stage.tee, quantity }]);
  for (const label of made.labels) await walk(priya, label, quantity > 1 ? "sort" : "check");
  for (const label of made.labels) await priya.scan("pack-1", label);
  return made;
}

/** Runs `work` with a carrier of one's own. */
async function withCarrier<T>(announce: typeof world.platform.carrier.announce, work: () => Promise<T>): Promise<T> {
  const { carrier } = world.platform;
  world.platform.carrier = { announce };
  try {
    return await work();
  } finally {
    world.platform.carrier = carrier;
  }
}

test("sends the parcel with its code, completes the order, and tells the shopper once", async () => {
  const { order, labels } = await packed(2);
  const answer = await priya.scan("dispatch-1", labels[1]!);
  const parcel = await parcelOf(order.id);
  expect(answer).toMatchObject({ outcome: "moved", code: "dispatched", order: { tracking: parcel.tracking_code } });
  expect(parcel).toMatchObject({
    carrier: "Royal Mail",
    dispatch_asked: null,
    dispatched_at: expect.any(Date),
    weight_grams: 2 * 180 + 28,
  });
  expect(
    (await sql("select state from factory_labels where order_id = $1", [order.id])).map(({ state }) => state),
  ).toEqual(["dispatched", "dispatched"]);
  expect((await priya.order(order.id)).status).toBe("complete");
  const job = { divisionId: stage.bramble.divisionId, orderId: order.id };
  await orderPosted(world.platform, job);
  await orderPosted(world.platform, job);
  const mails = await sql("select body_text from mails where kind = 'order_posted' and subject like $1", [
    `%${order.reference}%`,
  ]);
  expect(mails).toHaveLength(1);
  expect(mails[0].body_text).toContain(parcel.tracking_code);
  expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({
    outcome: "repeated",
    band: { title: "Already sent" },
  });
});

test("by two stations at once announces one parcel: one sends it, the other is told", async () => {
  const { order, labels } = await packed();
  const answers = await Promise.all([priya.scan("dispatch-1", labels[0]!), priya.scan("dispatch-1", order.reference)]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["moved", "repeated"]);
  expect(
    await sql("select from order_status_logs where order_id = $1 and status = 'complete'", [order.id]),
  ).toHaveLength(1);
});

test("killed between the intent and the carrier's answer is finished by the job, and the scan sent again gets that answer", async () => {
  const { order, labels } = await packed();
  const id = randomUUID();
  const never = new Promise<never>(() => {});
  let hasAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    hasAsked = resolve;
  });
  await withCarrier(
    () => {
      hasAsked();
      return never;
    },
    async () => {
      // The process that made this scan never comes back from the carrier.
      void priya.scan("dispatch-1", labels[0]!, "", id);
      await asked;
    },
  );
  expect(await parcelOf(order.id)).toMatchObject({
    tracking_code: "",
    dispatched_at: null,
    dispatch_asked: { request: { clientEventId: id } },
  });
  const job = { divisionId: stage.bramble.divisionId, orderId: order.id };
  await dispatchParcel(world.platform, job);
  await dispatchParcel(world.platform, job);
  const sent = await parcelOf(order.id);
  expect(sent).toMatchObject({ dispatched_at: expect.any(Date), dispatch_asked: null });
  expect(await priya.scan("dispatch-1", labels[0]!, "", id)).toMatchObject({
    outcome: "moved",
    order: { tracking: sent.tracking_code },
  });
  expect((await priya.order(order.id)).status).toBe("complete");
});

test("while the carrier is silent nothing is sent, the screen says so, and the job tries again", async () => {
  const { order, labels } = await packed();
  const silent = () => Promise.reject(new Error("no route to host"));
  const job = { divisionId: stage.bramble.divisionId, orderId: order.id };
  await withCarrier(silent, async () => {
    expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ outcome: "refused", code: "carrier_silent" });
    await expect(dispatchParcel(world.platform, job)).rejects.toThrow(/silent/);
  });
  expect((await priya.order(order.id)).status).toBe("packing");
  await dispatchParcel(world.platform, job);
  expect((await priya.order(order.id)).status).toBe("complete");
});

test("a hold of dispatch stops it before the carrier is asked", async () => {
  const { order, labels } = await packed();
  await priya.post(`/omnis/v3/atlas/orders/${order.id}/holds/`, { code: "customs_data", note: "" });
  let hasAsked = false;
  await withCarrier(
    async () => {
      hasAsked = true;
      return { trackingCode: "X", trackingUrl: "" };
    },
    async () => expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ code: "order_held" }),
  );
  expect(hasAsked).toBe(false);
});
