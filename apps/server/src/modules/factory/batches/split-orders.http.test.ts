// A tee and an art print in one basket: two factories, two parcels, one order. Paper goes through a batch at Newport.
import { randomUUID } from "node:crypto";
import type { OrderId } from "@selvedge/domain/ids";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, describe, expect, test } from "vitest";
import { freshKey } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, shopperIn } from "../../checkout/testing/checkout-fixture.ts";
import { orderPosted } from "../../orders/mails/index.ts";
import { type FloorFixture, floorFixture, type StaffVisitor, staffAt, walk } from "../testing/floor-fixture.ts";
import { closeDueBatches } from "./close-due.ts";

const world = testApp();
const sql = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
const batches = "/omnis/v3/factory/batches/";
let fixture: FloorFixture;
let priya: StaffVisitor;
let print: SeededProduct;

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
  const { pools } = world.database;
  const { files } = world.platform;
  const oak = await seedProduct(pools, fixture.bramble, {
    ...{ name: "Oak print", blank: "art-print-portrait", colours: ["Oak"], priceIncTaxMinor: 3800, files },
  });
  const made = await seedPrintFiles(pools, fixture.bramble, oak, { files });
  // The seed's print files have the designed size; for art prints that is A3.
  print = { ...made, variants: made.variants.filter(({ size }) => size === "A3") };
});

/** An order that is paid through the checkout, released where it can be. */
async function bought(lines: [SeededProduct, number][], shippingMethod: string, expectedTotal: number) {
  const shopper = await shopperIn(world, fixture.bramble, ...lines);
  const body = await order(shopper, {
    email: "both@postbox.example",
    shippingMethod,
    expectedTotal: Math.round(expectedTotal * 100) / 100,
  });
  const answer = await shopper.post(place, body, { "idempotency-key": newKey() });
  expect(answer.json().data?.state, answer.body).toBe("paid");
  const { orderHash } = answer.json().data;
  const [row] = await sql("select id, reference from orders order by id desc limit 1");
  return { id: row.id as OrderId, reference: row.reference as string, shopper, orderHash };
}

const closing = (medium: string, clientEventId: string = randomUUID()) =>
  priya.post(batches, { medium, clientEventId });
const statusOf = async (id: OrderId) => (await priya.order(id)).status;
/** What staff read of its lines, and of its parts: the tee's at Telford, the print's at Newport. */
async function readByStaff(id: OrderId) {
  const { items, parcels } = await priya.order(id);
  return [items.map(({ end }: { end: string }) => end), parcels.map(({ state }: { state: string }) => state)];
}
const labelsOf = (id: OrderId) =>
  sql("select code, counter, of_count, state, factory_code from factory_labels where order_id = $1 order by counter", [
    id,
  ]);
const open = async () => (await priya.get(batches)).json().data.open as { medium: string; sheets: number }[];

/** Prints, checks and packs a sheet at Newport. */
async function makeSheet(code: string) {
  for (;;) {
    const answer = await priya.scan("newport-press", code);
    if (answer.outcome !== "moved") break;
    await priya.machine("PAPER-2", code);
  }
  await priya.scan("newport-check", code);
  await priya.scan("newport-check", "PASS", code);
  return priya.scan("newport-pack", code);
}

describe("an order of both factories", () => {
  test("is quoted, made, posted and told in two parts, and is complete with the last of them", async () => {
    const { id, reference, shopper, orderHash } = await bought(
      [
        [fixture.tee, 1],
        [print, 1],
      ],
      "uk-48+paper-uk-48",
      24 + 38 + 3.99 + 2.99,
    );
    expect(await sql("select factory_code, shipping_method from orders where id = $1", [id])).toEqual([
      { factory_code: "telford", shipping_method: "uk-48+paper-uk-48" },
    ]);
    const parts = () =>
      sql(
        "select factory_code, service, price_inc_tax_minor as price, state from factory_fulfilment_orders where order_id = $1 order by 1",
        [id],
      );
    expect(await parts()).toEqual([
      { factory_code: "newport", service: "paper-uk-48", price: 299, state: "open" },
      { factory_code: "telford", service: "uk-48", price: 399, state: "open" },
    ]);

    const [first] = await priya.release(id);
    expect(first).toMatchObject({
      ok: true,
      message: "Released with 1 label. Its prints wait for their batch of paper.",
    });
    expect(await priya.release(id)).toMatchObject([{ ok: false, code: "batch_open" }]);
    const [tee] = await labelsOf(id);
    expect(tee).toMatchObject({ counter: 1, of_count: 2, factory_code: "telford" });

    expect(await walk(priya, tee.code, "check")).toMatchObject({ code: "passed" });
    expect(await priya.scan("pack-1", tee.code), "a single of this factory needs no hole").toMatchObject({
      code: "parcel_closed",
    });
    expect(await priya.scan("dispatch-1", tee.code)).toMatchObject({ code: "dispatched" });
    expect(await statusOf(id), "the print is still to come").toBe("processing");

    expect(await open()).toMatchObject([{ medium: "A3", sheets: 1 }]);
    expect((await closing("A3")).json().data).toMatchObject({ released: [reference], left: [] });
    const sheet = (await labelsOf(id))[1]!;
    expect(sheet).toMatchObject({ counter: 2, of_count: 2, state: "released", factory_code: "newport" });
    expect(await priya.scan("paper-1", sheet.code), "Telford's own press").toMatchObject({
      code: "other_factory",
      band: { detail: "It is made at Newport. Nothing was changed." },
    });
    expect(await makeSheet(sheet.code)).toMatchObject({ code: "parcel_closed" });
    expect(await priya.scan("newport-dispatch", reference)).toMatchObject({ code: "dispatched" });
    expect(await statusOf(id)).toBe("complete");
    expect((await parts()).map(({ state }) => state)).toEqual(["shipped", "shipped"]);

    const sent = await sql(
      "select factory_code, service, tracking_code, consignment from parcels where order_id = $1 order by 1",
      [id],
    );
    expect(
      sent.map(({ service, consignment }) => [service, consignment.sender.city, consignment.contents.length]),
    ).toEqual([
      ["paper-uk-48", "Newport", 1],
      ["uk-48", "Telford", 1],
    ]);
    const receipt = (await shopper.get(`/omnis/v3/orders/receipt/${orderHash}/`)).json().data;
    expect(receipt.tracking.map(({ code }: { code: string }) => code).sort()).toEqual(
      sent.map(({ tracking_code }) => tracking_code).sort(),
    );
    for (const factoryCode of ["telford", "newport", ""])
      await orderPosted(world.platform, { divisionId: fixture.bramble.divisionId, orderId: id, factoryCode });
    const mails = await sql("select dedupe_key, body_text from mails where dedupe_key like $1 order by 1", [
      `order_posted ${id}%`,
    ]);
    expect(mails.map(({ dedupe_key }) => dedupe_key)).toEqual([
      `order_posted ${id} newport`,
      `order_posted ${id} telford`,
    ]);
    expect(
      mails.map(({ body_text }) => [body_text.includes("Oak print"), body_text.includes("Luna Moth tee")]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const { factory_code } of sent)
      expect(
        (await priya.get(`/omnis/v3/factory/orders/${id}/parcel-label.pdf?factory=${factory_code}`)).statusCode,
      ).toBe(200);
  });

  test("whose paper is closed first waits for its garments all the same", async () => {
    const { id } = await bought(
      [
        [fixture.tee, 2],
        [print, 1],
      ],
      "uk-48+paper-uk-48",
      48 + 38 + 3.99 + 2.99,
    );
    await closing("A3");
    const [sheet] = await labelsOf(id);
    expect(sheet).toMatchObject({ counter: 3, of_count: 3 });
    await makeSheet(sheet.code);
    await priya.scan("newport-dispatch", sheet.code);
    expect(await statusOf(id)).toBe("processing");
    expect(await priya.release(id)).toMatchObject([{ ok: true, message: "Released with 3 labels." }]);
    const tees = (await labelsOf(id)).slice(0, 2);
    for (const { code } of tees) await walk(priya, code, "sort");
    await walk(priya, tees[0].code, "pack");
    await priya.scan("pack-1", tees[1].code, String(id));
    await priya.scan("dispatch-1", tees[1].code);
    expect(await statusOf(id)).toBe("complete");
  });

  test("whose print is refunded before its batch closes is made without it, and leaves a sheet for the others", async () => {
    const { id } = await bought(
      [
        [fixture.tee, 1],
        [print, 2],
      ],
      "uk-48+paper-uk-48",
      24 + 76 + 3.99 + 3.99,
    );
    await seedStaff(world.platform.pools, { email: "care@selvedge.test", fullName: "Cara Deane", roles: ["support"] });
    const care = await staffAt(world, "care@selvedge.test");
    const [line] = await sql("select id from order_items where order_id = $1 and product_id = $2", [id, print.id]);
    const refundOne = (seen: number) =>
      care.post(
        `/omnis/v3/atlas/orders/${id}/refunds/`,
        {
          what: { kind: "lines", lines: [{ id: Number(line.id), quantity: 1 }], delivery: false },
          ...{ amountMinor: 3800, reason: "goodwill", words: "", seen },
        },
        freshKey(),
      );
    const first = await refundOne(0);
    expect(first.statusCode, first.body).toBe(200);
    expect(await open()).toMatchObject([{ medium: "A3", sheets: 1 }]);
    expect(await readByStaff(id)).toEqual([
      ["", "1 refunded, not made"],
      ["waiting", "waiting"],
    ]);
    const second = await refundOne(1);
    expect(second.statusCode, second.body).toBe(200);
    expect(await readByStaff(id)).toEqual([
      ["", "Refunded, not made"],
      ["waiting", "cancelled"],
    ]);
    expect(await open()).toEqual([]);
    expect(await priya.release(id)).toMatchObject([{ ok: true }]);
    const labels = await labelsOf(id);
    expect(labels).toHaveLength(1);
    await walk(priya, labels[0].code, "check");
    await priya.scan("pack-1", labels[0].code);
    await priya.scan("dispatch-1", labels[0].code);
    expect(await statusOf(id)).toBe("complete");
  });
});

describe("an order of paper alone", () => {
  test("stands under Newport, passes the paper flow and closes its batch once for an event", async () => {
    const { id, reference } = await bought([[print, 2]], "paper-uk-48", 76 + 3.99);
    expect(await priya.release(id)).toMatchObject([{ ok: false, code: "batch_open" }]);
    expect((await priya.order(id)).percentage).toBe(0);
    const event = randomUUID();
    const [one, two] = await Promise.all([closing("A3", event), closing("A3", event)]);
    expect(one.json().data.name).toBe(two.json().data.name);
    expect(await sql("select from batches where client_event_id = $1", [event])).toHaveLength(1);
    expect(await labelsOf(id)).toHaveLength(2);
    expect(await statusOf(id)).toBe("processing");
    for (const { code } of await labelsOf(id)) await makeSheet(code);
    const labels = await labelsOf(id);
    await priya.scan("newport-pack", labels[0].code, String(id));
    await priya.scan("newport-pack", labels[1].code, String(id));
    expect(await statusOf(id)).toBe("packing");
    await priya.scan("newport-dispatch", reference);
    expect(await statusOf(id)).toBe("complete");
    const [batch] = (await priya.get(batches)).json().data.closed;
    expect(batch).toMatchObject({
      state: "complete",
      medium: "A3",
      sheets: 2,
      printed: 2,
      sent: 2,
      closedBy: "person",
    });
    const log = await sql("select status from order_status_logs where order_id = $1 order by id", [id]);
    expect(log.map(({ status }) => status)).toEqual([
      "new",
      "to_be_paid",
      "paid",
      "processing",
      "printed",
      "packing",
      "complete",
    ]);
  });

  test("on hold stays for the next batch, with the reason", async () => {
    const { id, reference } = await bought([[print, 1]], "paper-uk-48", 38 + 2.99);
    await priya.post(`/omnis/v3/atlas/orders/${id}/holds/`, { code: "frisk_review", note: "Two cards" });
    const { data } = (await closing("A3")).json();
    expect(data).toMatchObject({
      released: [],
      left: [{ reference, message: expect.stringContaining("Risk review") }],
    });
    expect(await open()).toMatchObject([{ medium: "A3", sheets: 1 }]);
    await sql("update holds set released_at = now(), released_by = 'Sam' where order_id = $1", [id]);
    await sql("update orders set paid_at = now() - interval '3 hours' where id = $1", [id]);
    await closeDueBatches(world.platform, {});
    expect(await labelsOf(id), "not due yet").toEqual([]);
    await sql("update orders set paid_at = now() - interval '5 hours' where id = $1", [id]);
    await closeDueBatches(world.platform, {});
    expect(await labelsOf(id)).toHaveLength(1);
    expect((await closing("A3")).statusCode).toBe(409);
  });

  test.each([[{ medium: "" }], [{ medium: "A3", clientEventId: "x" }], [{}]])(
    "%j is refused by its fields",
    async (body) => {
      expect((await priya.post(batches, body)).statusCode).toBe(422);
    },
  );
});
