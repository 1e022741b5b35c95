import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { orderPosted } from "../../orders/mails/jobs.ts";
import { sendManifest, voidConsignment } from "../parcels/jobs.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../testing/floor-fixture.ts";
import { dispatchParcel } from "./finish-dispatch.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
  // Only a test changes how a line was taxed.
  await world.database.ownerQuery("grant update on order_items to selvedge_backoffice");
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
  const made = await releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity }]);
  for (const label of made.labels) await walk(priya, label, quantity > 1 ? "sort" : "check");
  for (const label of made.labels) await priya.scan("pack-1", label);
  return made;
}

/** Runs `work` with a separate carrier. */
async function withCarrier<T>(announce: typeof world.platform.carrier.announce, work: () => Promise<T>): Promise<T> {
  const { carrier } = world.platform;
  world.platform.carrier = { ...carrier, announce };
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
  const job = { divisionId: fixture.bramble.divisionId, orderId: order.id };
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

test("by two stations at once announces one parcel: one sends it, the other sees that it was sent", async () => {
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
  const job = { divisionId: fixture.bramble.divisionId, orderId: order.id };
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
  const job = { divisionId: fixture.bramble.divisionId, orderId: order.id };
  await withCarrier(silent, async () => {
    expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ outcome: "refused", code: "carrier_silent" });
    await expect(dispatchParcel(world.platform, job)).rejects.toThrow(/has not responded/);
  });
  expect((await priya.order(order.id)).status).toBe("packing");
  await dispatchParcel(world.platform, job);
  expect((await priya.order(order.id)).status).toBe("complete");
});

test("a hold of dispatch stops it before the carrier is called", async () => {
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

const consignmentsOf = async (orderId: number) =>
  (
    await sql(
      "select c.told, c.reference, c.voided_at, c.manifest_number from local_carrier.consignments c join orders o on c.told ->> 'orderNumber' = o.reference where o.id = $1 order by c.created_at",
      [orderId],
    )
  ).map((row) => row);

/** Sends an order somewhere else before it is packed. */
async function packedFor(place: Record<string, string>, treatment = "UK_STD") {
  const made = await releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
  const columns = Object.keys(place);
  await sql(`update orders set ${columns.map((name, index) => `${name} = $${index + 2}`).join(", ")} where id = $1`, [
    made.order.id,
    ...Object.values(place),
  ]);
  await sql(
    `update order_items set tax_treatment = $2${treatment === "EXPORT_DAP" ? ", tax_rate = 0, tax_minor = 0, price_inc_tax_minor = price_minor" : ""} where order_id = $1`,
    [made.order.id, treatment],
  );
  for (const label of made.labels) await walk(priya, label, "check");
  return { ...made, packed: await priya.scan("pack-1", made.labels[0]!) };
}

const germany = {
  shipping_country: "DE",
  shipping_city: "Berlin",
  shipping_zip: "10119",
  shipping_street: "Torstraße 49",
};

test("the carrier receives name, street, weight and contents, and the label prints any number of times", async () => {
  const { order, labels } = await packed(2);
  const label = `/omnis/v3/factory/orders/${order.id}/parcel-label.pdf`;
  expect((await priya.get(label)).statusCode).toBe(409);
  const answer = await priya.scan("dispatch-1", labels[0]!);
  expect(answer.order?.parcel).toMatchObject({ labelUrl: label, customsForm: "", carrier: "Royal Mail" });
  const [consignment] = await consignmentsOf(order.id);
  expect(consignment!.told).toMatchObject({
    receiver: { street: "4 Canal Street", city: "Manchester", zip: "M1 3HE", country: "GB" },
    sender: { name: fixture.bramble.name, street: "Unit 7, Stafford Park 4", zip: "TF3 3BA" },
    service: "uk-48",
    weightGrams: 2 * 180 + 28,
    contents: [
      {
        description: "Cotton T-shirt, knitted, printed",
        quantity: 2,
        hs6: "610910",
        originCountry: "IN",
        netGrams: 360,
      },
    ],
    customs: null,
  });
  expect(consignment!.told.receiver.name).not.toBe("");
  const [once, again] = [await priya.get(label), await priya.get(label)];
  expect(once.statusCode).toBe(200);
  expect(once.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(again.rawPayload.equals(once.rawPayload)).toBe(true);
});

test("a parcel that is scanned again and again is one consignment", async () => {
  const { order, labels } = await packed();
  const { announce } = world.platform.carrier;
  await withCarrier(
    async (consignment) => {
      await announce(consignment);
      throw new Error("The answer got lost");
    },
    async () => expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ code: "carrier_silent" }),
  );
  await Promise.all([priya.scan("dispatch-1", labels[0]!), priya.scan("dispatch-1", order.reference)]);
  await dispatchParcel(world.platform, { divisionId: fixture.bramble.divisionId, orderId: order.id });
  expect(await consignmentsOf(order.id)).toHaveLength(1);
});

test("a parcel into the EU has its customs form and the number under which its VAT was paid", async () => {
  const { order, labels } = await packedFor(germany, "EXPORT_IOSS");
  const answer = await priya.scan("dispatch-1", labels[0]!);
  expect(answer).toMatchObject({ code: "dispatched", order: { parcel: { customsForm: "CN22" } } });
  expect((await consignmentsOf(order.id))[0]!.told.customs).toEqual({
    form: "CN22",
    iossNumber: world.config.iossNumber,
    eoriNumber: "",
    receiverNumber: "",
    terms: "DDP",
  });
});

test("one that is taxed at the border names the exporter and the receiver, and who pays", async () => {
  await sql(
    "insert into division_company_infos (division_id, eori_number) values ($1, 'GB340118227000') on conflict (division_id) do update set eori_number = excluded.eori_number",
    [fixture.bramble.divisionId],
  );
  const korea = {
    ...germany,
    shipping_country: "KR",
    shipping_city: "서울",
    shipping_street: "강남대로 12",
    shipping_customs_number: "P123456789012",
  };
  const { order, labels } = await packedFor(korea, "EXPORT_DAP");
  expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ code: "dispatched" });
  expect((await consignmentsOf(order.id))[0]!.told.customs).toEqual({
    form: "CN22",
    iossNumber: "",
    eoriNumber: "GB340118227000",
    receiverNumber: "P123456789012",
    terms: "DAP",
  });
});

test("without the number that a border asks for the parcel is held at Pack, and never announced", async () => {
  const { config } = world.platform;
  world.platform.config = { ...config, iossNumber: "" };
  try {
    const { order, labels, packed: closed } = await packedFor(germany, "EXPORT_IOSS");
    expect(closed.next).toMatchObject({ title: "Put it on the hold shelf", detail: expect.stringContaining("IOSS") });
    expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({
      code: "order_held",
      band: { detail: expect.stringContaining("IOSS number is missing") },
    });
    expect(await consignmentsOf(order.id)).toEqual([]);
  } finally {
    world.platform.config = config;
  }
});

test("a name that cannot be printed holds the parcel once and names its characters; once a person releases it, it is sent", async () => {
  const { order, labels } = await packedFor({ shipping_first_name: "Ana 🦄", shipping_last_name: "李" });
  expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({
    code: "order_held",
    band: { detail: expect.stringContaining("🦄") },
  });
  const holds = await sql("select id, code, note from holds where order_id = $1", [order.id]);
  expect(holds).toMatchObject([{ code: "address_invalid", note: expect.not.stringContaining("李") }]);
  await sql("update holds set released_at = now(), released_by = 'Priya' where order_id = $1", [order.id]);
  expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ code: "dispatched" });
});

test("what the carrier does not take is held with the carrier's words", async () => {
  const { labels } = await packed();
  await withCarrier(
    async () => ({ notTaken: "This postcode is not served." }),
    async () =>
      expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({
        code: "order_held",
        band: { detail: expect.stringContaining("This postcode is not served.") },
      }),
  );
});

test("a weight that does not fit is shown, and stops the parcel until it is weighed again or confirmed", async () => {
  const { order, labels } = await packed(2);
  const weigh = async (weighedGrams: number, isConfirmed = false) =>
    (await priya.post(`/omnis/v3/factory/orders/${order.id}/weight/`, { weighedGrams, isConfirmed })).json();
  expect((await weigh(520)).data).toMatchObject({
    verdict: "heavy",
    expectedGrams: 388,
    message: "0.13 kg too heavy. It should be 0.39 kg.",
  });
  expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({
    code: "weight_off",
    outcome: "refused",
    band: { title: "0.13 kg too heavy", detail: `${order.reference} should weigh 0.39 kg. No label was printed.` },
  });
  expect(await consignmentsOf(order.id)).toEqual([]);
  expect((await weigh(0)).errors.weighedGrams).toEqual(["Enter the weight in grams"]);
  expect((await weigh(520, true)).data).toMatchObject({ isWeightConfirmed: true });
  expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ code: "dispatched" });
  expect((await consignmentsOf(order.id))[0]!.told).toMatchObject({ weightGrams: 520, isWeighed: true });
  expect((await weigh(390)).code).toBe("moveRefused");
});

test("a parcel that is opened again after its announcement is cancelled at the carrier", async () => {
  const { order, labels } = await packed();
  const { announce } = world.platform.carrier;
  await withCarrier(
    async (consignment) => {
      await announce(consignment);
      throw new Error("The answer got lost");
    },
    async () => expect(await priya.scan("dispatch-1", labels[0]!)).toMatchObject({ code: "carrier_silent" }),
  );
  const [first] = await consignmentsOf(order.id);
  await priya.fault("pack-1", labels[0]!, "stain");
  await voidConsignment(world.platform, { reference: first!.reference });
  expect((await consignmentsOf(order.id))[0]!.voided_at).not.toBeNull();
  expect(
    await sql("select from graphile_worker.jobs where task_identifier = 'void_consignment' and key = $1", [
      `void ${first!.reference}`,
    ]).catch(() => [{}]),
  ).toHaveLength(1);
});

test("a day's list is closed once, holds every parcel since the last one, and prints again", async () => {
  const lists = "/omnis/v3/factory/manifests/";
  const close = async (clientEventId: string = randomUUID()) =>
    priya.post(lists, { carrier: "Royal Mail", clientEventId });
  const { order, labels } = await packed();
  await priya.scan("dispatch-1", labels[0]!);
  const waiting = (await priya.get(lists))
    .json()
    .data.waiting.find(({ carrier }: { carrier: string }) => carrier === "Royal Mail");
  expect(waiting.parcels).toBeGreaterThan(0);
  const id = randomUUID();
  const [one, two] = (await Promise.all([close(id), close(id)])).map((answer) => answer.json().data);
  expect(one.number).toMatch(/^M\d{8}-RM-01$/);
  expect(two).toMatchObject({ number: one.number, parcels: waiting.parcels });
  expect((await consignmentsOf(order.id))[0]!.manifest_number).toBe(one.number);
  expect((await close()).statusCode).toBe(409);
  const pdf = await priya.get(one.url);
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  const next = await packed();
  await priya.scan("dispatch-1", next.labels[0]!);
  const later = (await close()).json().data;
  expect(later).toMatchObject({ parcels: 1, number: expect.stringMatching(/-02$/), isAccepted: true });
  await sendManifest(world.platform, { number: later.number });
  expect((await priya.get(`${lists}M20200101-RM-01/list.pdf`)).statusCode).toBe(404);
});

test("while the carrier does not answer, a list is closed all the same and handed over by the job", async () => {
  const { labels } = await packed();
  await priya.scan("dispatch-1", labels[0]!);
  const { carrier } = world.platform;
  world.platform.carrier = { ...carrier, closeManifest: () => Promise.reject(new Error("no route to host")) };
  const body = { carrier: "Royal Mail", clientEventId: randomUUID() };
  const closed = (await priya.post("/omnis/v3/factory/manifests/", body)).json().data;
  world.platform.carrier = carrier;
  expect(closed.isAccepted).toBe(false);
  await sendManifest(world.platform, { number: closed.number });
  expect((await priya.post("/omnis/v3/factory/manifests/", body)).json().data).toMatchObject({
    number: closed.number,
    isAccepted: true,
  });
});
