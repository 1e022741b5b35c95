import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedTexts } from "@selvedge/testing/seed/texts";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type FloorFixture, floorFixture, type StaffVisitor, staffAt } from "../testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
});

const paid = (...lines: Parameters<typeof seedPaidOrder>[2][number][]) =>
  seedPaidOrder(world.database.pools, fixture.bramble, lines);
/** A product with a picture of its own, ready to print, whose buyers have to write a name on it. */
async function nameShirt(name: string) {
  const { files } = world.platform;
  const shirt = await seedProduct(world.database.pools, fixture.bramble, { name, files });
  const printed = await seedPrintFiles(world.database.pools, fixture.bramble, shirt, { files });
  await seedTexts(world.database.pools, fixture.bramble, shirt);
  await world.database.ownerQuery(
    `update personalisation_templates set created_at = now() - interval '1 year' where product_id = ${shirt.id}`,
  );
  return printed;
}
const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

describe("releasing a paid order", () => {
  test("makes one label for each garment, with everything the floor needs", async () => {
    const order = await paid({ product: fixture.tee, quantity: 2 }, { product: fixture.twoSided });
    const [outcome] = await priya.release(order.id);
    expect(outcome).toMatchObject({ ok: true, code: "released", message: "Released with 3 labels." });
    const labels = await sql(
      "select code, counter, of_count, state, sides, needs_pretreat, platen, pickface, priority, ship_by, reached from factory_labels where order_id = $1 order by counter",
      [order.id],
    );
    expect(labels.map(({ code }) => code)).toEqual(outcome.labels);
    expect(
      labels.map(({ counter, of_count, sides, needs_pretreat }) => [counter, of_count, sides, needs_pretreat]),
    ).toEqual([
      [1, 3, ["front"], true],
      [2, 3, ["front"], true],
      [3, 3, ["front", "back"], false],
    ]);
    expect(labels[0]).toMatchObject({
      state: "released",
      platen: "14x16",
      priority: 0,
      reached: { released: expect.any(String) },
    });
    expect(labels[0].pickface).toMatch(/^[A-Z]-\d\d-\d\d-\d+$/);
    const [{ ship_by }] = await sql("select ship_by from orders where id = $1", [order.id]);
    expect(labels[0].ship_by).toBe(ship_by);
    const applications = await sql(
      "select a.side from label_applications a join factory_labels l on l.id = a.label_id where l.order_id = $1 order by l.counter, a.side desc",
      [order.id],
    );
    expect(applications.map(({ side }) => side)).toEqual(["front", "front", "front", "back"]);
    expect((await priya.order(order.id)).status).toBe("processing");
  });

  test("twice, and by two people at once, makes labels once", async () => {
    const order = await paid({ product: fixture.tee, quantity: 2 });
    const sam = await staffAt(world, fixture.people.sam.email);
    const outcomes = (
      await Promise.all([priya.release(order.id), sam.release(order.id), priya.release(order.id)])
    ).flat();
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === "already_released")).toHaveLength(2);
    expect(new Set(outcomes.map(({ labels }) => labels.join()))).toHaveLength(1);
    expect(await sql("select from factory_labels where order_id = $1", [order.id])).toHaveLength(2);
    const log = await sql("select from order_status_logs where order_id = $1 and status = 'processing'", [order.id]);
    expect(log).toHaveLength(1);
  });

  test("without the words of a piece holds it, says which and who mends it, and goes on once a person lets it go", async () => {
    const shirt = await nameShirt("Held shirt");
    const order = await paid({ product: fixture.tee }, { product: shirt });
    const message =
      "Held shirt: Name is missing. The shop can ask its buyer or refund the piece; staff who may hold orders let it go once the words are right.";
    const refused = { ok: false, code: "personalisation_missing", message: `Held. ${message}`, labels: [] };
    expect(await priya.release(order.id)).toMatchObject([refused]);
    const { holds, status } = await priya.order(order.id);
    expect([status, holds]).toMatchObject(["paid", [{ code: "personalisation_missing", note: message }]]);
    expect(await priya.release(order.id)).toMatchObject([{ ok: false, code: "on_hold" }]);
    await sql("update holds set released_at = now(), released_by = 'Priya' where order_id = $1", [order.id]);
    expect(await priya.release(order.id)).toMatchObject([{ ok: true, message: "Released with 2 labels." }]);
  });

  test("shows what is written on a piece at every station and to staff, as it was typed, and its slip is printed", async () => {
    const shirt = await nameShirt("Written shirt");
    const order = await paid({ product: shirt });
    const words = [{ label: "Name", value: "<b>ADA & JOE</b>" }];
    await world.database.ownerQuery(
      `update order_items set personalisation = jsonb_build_object('templateId', (select max(id) from personalisation_templates where product_id = ${shirt.id}),
        'values', jsonb_build_object('texts', jsonb_build_object('f1', 'ADA & JOE')), 'words', '${JSON.stringify(words)}'::jsonb, 'sceneHash', scene_hash)
       where order_id = ${order.id}`,
    );
    const [{ labels }] = await priya.release(order.id);
    expect(labels).toHaveLength(1);
    expect((await priya.order(order.id)).items).toMatchObject([{ personalisation: words }]);
    expect((await priya.scan("pick-a", labels[0])).garment).toMatchObject({ words });
    expect((await priya.scan("pretreat-1", labels[0])).garment).toMatchObject({ words });
    const slip = await priya.get(`/omnis/v3/factory/orders/${order.id}/packing-slip.pdf`);
    expect([slip.statusCode, slip.headers["content-type"]]).toEqual([200, "application/pdf"]);
  });

  test("made on paper waits for its batch (print-on-demand §3, Paper)", async () => {
    const order = await paid({ product: fixture.tee });
    await sql("update orders set factory_code = 'newport' where id = $1", [order.id]);
    expect(await priya.release(order.id)).toMatchObject([
      { ok: false, code: "batch_open", message: "Its batch of paper is still open." },
    ]);
    expect((await priya.order(order.id)).status).toBe("paid");
  });

  test("of many gives each its own result", async () => {
    const good = await paid({ product: fixture.tee });
    const pending = await seedProduct(world.database.pools, fixture.bramble, {
      name: "Swell tee",
      approval: "pending",
    });
    const waiting = await paid({ product: await seedPrintFiles(world.database.pools, fixture.bramble, pending) });
    const outcomes = await priya.release(good.id, waiting.id, 999_999);
    expect(
      outcomes.map(({ ok, code, message }: { ok: boolean; code: string; message: string }) => [ok, code, message]),
    ).toEqual([
      [true, "released", "Released with 1 label."],
      [false, "product_pending", "Swell tee is waiting for approval."],
      [false, "not_found", "There is no such order."],
    ]);
    expect((await priya.order(waiting.id)).status).toBe("paid");
  });

  test("without print files asks for them once and says so", async () => {
    const bare = await seedProduct(world.database.pools, fixture.bramble, { name: "Bare tee" });
    const order = await paid({ product: bare });
    for (let turn = 0; turn < 2; turn++)
      expect(await priya.release(order.id)).toMatchObject([
        { ok: false, code: "print_files_missing", message: "Bare tee has no print file yet. It is being made." },
      ]);
    const owner = new (await import("pg")).default.Client({ connectionString: world.database.ownerUrl });
    await owner.connect();
    const jobs = await owner.query("select from graphile_worker.jobs where key = $1", [`print files ${bare.id}`]);
    await owner.end();
    expect(jobs.rowCount).toBe(1);
  });

  test("waits for a hold of release, and not for one of packing", async () => {
    const order = await paid({ product: fixture.tee });
    const hold = await priya.post(`/omnis/v3/atlas/orders/${order.id}/holds/`, {
      code: "frisk_review",
      note: "Two cards",
    });
    expect(hold.json().data).toMatchObject({ name: "Risk review", blocks: "release", placedBy: "Priya Nair" });
    expect(await priya.release(order.id)).toMatchObject([{ ok: false, code: "on_hold" }]);
    const released = `/omnis/v3/atlas/orders/${order.id}/holds/${hold.json().data.id}/release/`;
    expect((await priya.post(released)).statusCode, "a lead does not judge risk").toBe(403);
    const sam = await staffAt(world, fixture.people.sam.email);
    expect((await sam.post(released)).statusCode).toBe(200);
    expect((await sam.post(released)).statusCode).toBe(200);
    await priya.post(`/omnis/v3/atlas/orders/${order.id}/holds/`, { code: "address_invalid", note: "" });
    expect(await priya.release(order.id)).toMatchObject([{ ok: true }]);
  });
});

describe("who may release", () => {
  const call = "/omnis/v3/atlas/orders/release/";
  test("nobody without a session, no merchant, no picker, and not on the main host", async () => {
    const nobody = await visitorOf(world.app, "backoffice.localhost").arrive();
    expect((await nobody.post(call, { orders: [1] })).statusCode).toBe(401);
    const ada = await staffAt(world, fixture.people.ada.email);
    expect((await ada.post(call, { orders: [1] })).statusCode).toBe(403);
    const { seedStaff } = await import("@selvedge/testing/seed/people");
    const pat = await seedStaff(world.database.pools, {
      email: "pat@selvedge.test",
      fullName: "Pat Reed",
      roles: ["picker"],
    });
    const patAt = await staffAt(world, pat.email);
    expect((await patAt.post(call, { orders: [1] })).statusCode).toBe(403);
    const onMain = visitorOf(world.app, "localhost");
    for (const [name, value] of priya.cookies) onMain.cookies.set(name, value);
    expect((await onMain.post(call, { orders: [1] })).statusCode).toBe(404);
  });

  test.each([[{ orders: [] }], [{ orders: ["1"] }], [{}]])("%j is refused by its fields", async (body) => {
    expect((await priya.post(call, body)).statusCode).toBe(422);
  });
});
