import { randomUUID } from "node:crypto";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
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

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
});

const claim = "/omnis/v3/factory/labels/print/";
const one = (quantity = 1) => releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity }]);
const isPdf = (body: Buffer) => body.subarray(0, 5).toString() === "%PDF-";

test("labels of orders are claimed, come as a PDF, and bring the order to label printed", async () => {
  const [a, b] = [await one(2), await one()];
  const answer = await priya.post(claim, { orders: [a.order.id, b.order.id] });
  expect(answer.json().data.labels).toEqual([...a.labels, ...b.labels]);
  const pdf = await priya.get(answer.json().data.url);
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(isPdf(pdf.rawPayload)).toBe(true);
  expect((await priya.order(a.order.id)).status).toBe("label_printed");
});

test("a batch reads each print file once, one after the other, and the next batch only small pictures", async () => {
  const product = await seedProduct(world.database.pools, fixture.bramble, {
    name: "Swell tee",
    files: world.platform.files,
  });
  const swell = await seedPrintFiles(world.database.pools, fixture.bramble, product, { files: world.platform.files });
  const lines = [
    { product: swell, quantity: 3 },
    { product: fixture.twoSided, quantity: 2 },
  ];
  const { order } = await releasedOrder(world, fixture, priya, lines);
  const { url } = (await priya.post(claim, { orders: [order.id] })).json().data;
  const { files } = world.platform;
  let [reading, most] = [0, 0];
  const sizes: number[] = [];
  world.platform.files = {
    ...files,
    async get(divisionId, sha256) {
      most = Math.max(most, ++reading);
      const bytes = await files.get(divisionId, sha256).finally(() => reading--);
      sizes.push(bytes.length);
      return bytes;
    },
  };
  const isPdfOf = async () => isPdf((await priya.get(url)).rawPayload);
  expect(await isPdfOf()).toBe(true);
  expect([most, sizes.length]).toEqual([1, 2]);
  expect(await isPdfOf()).toBe(true);
  world.platform.files = files;
  expect([most, sizes.length]).toEqual([1, 4]);
  const { rows } = await world.database.pools.backOffice.query(
    `select f.mime from print_files p join files f on f.division_id = p.division_id and f.sha256 = p.label_picture_sha256
     join label_applications a on a.print_file_id = p.id join factory_labels l on l.id = a.label_id where l.order_id = $1`,
    [order.id],
  );
  expect(new Set(rows.map(({ mime }) => mime))).toEqual(new Set(["image/webp"]));
});

test("a label on paper is printed again only for a reason", async () => {
  const { order, labels } = await one();
  await priya.post(claim, { orders: [order.id] });
  const again = await priya.post(claim, { orders: [order.id] });
  expect(again.json()).toMatchObject({
    code: "validation",
    errors: { reason: [`Label ${labels[0]} has been printed already. Give a reason to print it again.`] },
  });
  expect((await priya.post(claim, { labels, reason: "Torn off" })).statusCode).toBe(200);
  expect((await priya.order(order.id)).items[0].labels[0].labelPrints).toBe(2);
});

test("ten clicks at once put a label on paper once", async () => {
  const { order } = await one();
  const answers = await Promise.all(Array.from({ length: 10 }, () => priya.post(claim, { orders: [order.id] })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(422)]);
});

test("labels that nobody claimed have no PDF, and orders without labels none to claim", async () => {
  const { labels } = await one();
  expect((await priya.get(`/omnis/v3/factory/labels.pdf?codes=${labels[0]}`)).statusCode).toBe(404);
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  expect((await priya.post(claim, { orders: [order.id] })).statusCode).toBe(404);
});

test("a packer prints the one label of a remade garment once, and nothing else; a picker none", async () => {
  const hand = async (role: string) => {
    const email = `${role}@selvedge.test`;
    await seedStaff(world.database.pools, { email, fullName: "Pat Reed", roles: [role] });
    return staffAt(world, email);
  };
  const [picker, packer] = [await hand("picker"), await hand("packer")];
  const { order, labels } = await one();
  expect((await packer.post(claim, { orders: [order.id] })).statusCode).toBe(403);
  expect((await packer.post(claim, { labels })).statusCode).toBe(403);
  await picker.scan("pick-a", labels[0]!);
  const fault = { station: "pick-a", label: labels[0]!, defect: "stain", clientEventId: randomUUID() };
  expect((await picker.post("/omnis/v3/factory/faults/", fault)).statusCode).toBe(403);
  const { newLabel } = await packer.fault("pack-1", labels[0]!, "stain");
  expect((await picker.post(claim, { labels: [newLabel] })).statusCode).toBe(403);
  expect((await packer.post(claim, { labels: [newLabel] })).statusCode).toBe(200);
  expect((await packer.post(claim, { labels: [newLabel], reason: "Torn off" })).statusCode).toBe(403);
});

test("a paid order has a packing slip in the shop's name, an unpaid one has not", async () => {
  const { order } = await one(2);
  const slip = await priya.get(`/omnis/v3/factory/orders/${order.id}/packing-slip.pdf`);
  expect([slip.statusCode, isPdf(slip.rawPayload)]).toEqual([200, true]);
  const unpaid = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  await world.database.pools.backOffice.query("update orders set paid_at = null, status = 'to_be_paid' where id = $1", [
    unpaid.id,
  ]);
  expect((await priya.get(`/omnis/v3/factory/orders/${unpaid.id}/packing-slip.pdf`)).statusCode).toBe(409);
  expect((await priya.get("/omnis/v3/factory/orders/99999999/packing-slip.pdf")).statusCode).toBe(404);
});

test("a stage that does not move is blocked once its orders have little time", async () => {
  const { labels } = await one();
  const pickDue = async (days: number) => {
    const { rows } = await world.database.pools.backOffice.query(
      "update factory_labels set ship_by = current_date + $1::int, updated_at = now() - interval '7 hours' where state = 'released' returning code",
      [days],
    );
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(labels));
    const { stages } = (await priya.get("/omnis/v3/factory/floor/")).json().data;
    return stages.find(({ kind }: { kind: string }) => kind === "pick").flow;
  };
  expect(await pickDue(2)).toBe("flowing");
  expect(await pickDue(-2)).toBe("blocked");
});

test("the floor and its stations say what waits", async () => {
  const { labels } = await one();
  const floor = (await priya.get("/omnis/v3/factory/floor/")).json().data;
  const pick = floor.stages.find(({ kind }: { kind: string }) => kind === "pick");
  expect(pick.count).toBeGreaterThan(0);
  expect(floor.tight.length).toBeGreaterThan(0);
  const stations = (await priya.get("/omnis/v3/factory/stations/")).json().data;
  expect(stations.map(({ code }: { code: string }) => code)).toContain("wall-1");
  const at = async () => (await priya.get("/omnis/v3/factory/stations/pick-a/")).json().data;
  const before = await at();
  await priya.scan("pick-a", labels[0]!);
  expect(await at()).toMatchObject({ kind: "pick", doneToday: before.doneToday + 1, waiting: pick.count - 1 });
  expect((await priya.get("/omnis/v3/factory/stations/wall-1/")).json().data.holes).toHaveLength(40);
  expect((await priya.get("/omnis/v3/factory/stations/nowhere/")).statusCode).toBe(404);
});

const reads = [
  "/atlas/orders/",
  "/factory/floor/",
  "/factory/stations/",
  "/factory/stations/pick-a/",
  "/factory/labels.pdf?codes=L0000000018",
  "/factory/live/",
];

test.each(reads)("%s wants staff on the back-office host", async (path) => {
  const nobody = await visitorOf(world.app, "backoffice.localhost").arrive();
  expect((await nobody.get(`/omnis/v3${path}`)).statusCode).toBe(401);
  const ada = await staffAt(world, fixture.people.ada.email);
  expect((await ada.get(`/omnis/v3${path}`)).statusCode).toBe(403);
  const onShop = visitorOf(world.app, "bramble.localhost");
  for (const [name, value] of priya.cookies) onShop.cookies.set(name, value);
  expect((await onShop.get(`/omnis/v3${path}`)).statusCode).toBe(404);
});
