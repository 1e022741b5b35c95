import { orderActionWays } from "@selvedge/contracts/orders/order-action-ways";
import { shipByDay } from "@selvedge/domain/shipping/ship-by";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedShop } from "@selvedge/testing/seed/shop";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import {
  type FloorFixture,
  floorFixture,
  releasedOrder,
  type StaffVisitor,
  staffAt,
  walk,
} from "../../factory/testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let priya: StaffVisitor;
const list = "/omnis/v3/atlas/orders/";

beforeAll(async () => {
  fixture = await floorFixture(world);
  priya = await staffAt(world, fixture.people.priya.email);
});

const rows = async (query: string) => (await priya.get(`${list}?${query}`)).json();
const idsOf = async (query: string) => (await rows(query)).data.map(({ id }: { id: number }) => id);
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test("an order is found by its tracking number, telephone, town, company and by what was bought", async () => {
  const { pools } = world.database;
  const { bramble } = fixture;
  const lamp = await seedProduct(pools, bramble, {
    name: "Lighthouse Lamp tee",
    blank: "tee-unisex",
    colours: ["White"],
  });
  const order = await seedPaidOrder(pools, bramble, [{ product: lamp }], { email: "keeper@selvedge.test" });
  await pools.backOffice.query(
    "update orders set shipping_city = 'Åberdour', shipping_company = 'Keeper & Sons', billing_company = 'Trinity Lights', phone = '+44 (0)7700 900 987', status = 'complete' where id = $1",
    [order.id],
  );
  await pools.backOffice.query(
    "insert into parcels (division_id, order_id, carrier, service, tracking_code, weight_grams) values ($1, $2, 'Royal Mail', 'uk-48', 'SV123456785GB', 200)",
    [bramble.divisionId, order.id],
  );
  for (const q of [
    "SV123456785GB",
    "sv 1234 5678 5gb",
    "07700 900987",
    "+44 7700 900987",
    "900987",
    "aberd",
    "keeper &",
    "trinity",
    "lighthouse lamp",
    "Lighth",
  ])
    expect(await idsOf(`q=${encodeURIComponent(q)}`), q).toEqual([order.id]);
  for (const q of ["SV123456786GB", "07700 900986", "00987", "berdour", "lamp tee"])
    expect(await idsOf(`q=${encodeURIComponent(q)}`), q).toEqual([]);
  await pools.backOffice.query("update orders set deleted_at = now() where id = $1", [order.id]);
});

describe("the list", () => {
  test("sorts by ship-by, counts its views, and finds an order by every word of it", async () => {
    const { pools } = world.database;
    const acorn = await seedShop(pools, { label: "acorn", name: "Acorn & Oak", code: "AO" });
    const mug = await seedPrintFiles(
      pools,
      acorn,
      await seedProduct(pools, acorn, { name: "Acorn mug", blank: "mug", colours: ["White"] }),
    );
    const late = await seedPaidOrder(pools, acorn, [{ product: mug }], {
      paidAt: days(-9),
      email: "late@selvedge.test",
    });
    const soon = await seedPaidOrder(pools, fixture.bramble, [{ product: fixture.tee, quantity: 2 }]);
    const made = await releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
    await walk(priya, made.labels[0]!, "check");

    const all = await rows("view=to_release");
    expect(all.data.map(({ id }: { id: number }) => id)).toEqual([late.id, soon.id]);
    const counts = Object.fromEntries(
      all.views.map(({ code, count }: { code: string; count: number }) => [code, count]),
    );
    expect(counts).toEqual({
      all: null,
      to_release: 2,
      late: 1,
      due_today: expect.any(Number),
      held: 0,
      making: 1,
      ready: 0,
      issues: 0,
    });
    expect(await idsOf("view=late")).toEqual([late.id]);
    expect(all.data[0]).toMatchObject({
      shop: { name: "Acorn & Oak" },
      spareMinutes: expect.any(Number),
      garments: null,
      ...{ itemCount: 1, pieces: 1 },
      statusName: "Paid",
    });
    expect(all.data[0].spareMinutes).toBeLessThan(0);
    const [row] = (await rows(`q=${made.labels[0]}`)).data;
    expect(row).toMatchObject({
      id: made.order.id,
      status: "printed",
      garments: { done: 1, total: 1 },
      stage: 3,
      stageCount: 6,
      total: made.order.totals.totalMinor / 100,
    });

    for (const [query, id] of [
      [late.reference.toLowerCase(), late.id],
      [String(soon.id), soon.id],
      ["LATE@selvedge.test", late.id],
      ["acorn", late.id],
      ["AO", late.id],
    ] as const)
      expect(await idsOf(`q=${encodeURIComponent(query)}`), query).toEqual([id]);
    const found = await idsOf("q=m13he");
    expect(found).toEqual((await rows("")).data.map(({ id }: { id: number }) => id));
    expect(found.length).toBe(3);
    for (const [index, id] of found.entries()) {
      const page = await rows(`q=m13he&perPage=1&page=${index + 1}`);
      expect([page.data[0].id, page.meta]).toEqual([id, { page: index + 1, perPage: 1, total: 3 }]);
    }
    expect((await rows("q=m13he&perPage=2&page=3")).data).toEqual([]);
    expect(await idsOf("q=m13he&view=late")).toEqual([late.id]);
    expect(await idsOf(`q=m13he&shop=${acorn.divisionId}&shipBefore=2100-01-01&status=paid,issue`)).toEqual([late.id]);
    expect(await idsOf(`shop=${acorn.divisionId}`)).toEqual([late.id]);
    expect(await idsOf("q=%25")).toEqual([]);
    expect(await idsOf("status=paid&q=bramble")).toEqual([soon.id]);
    expect((await rows("perPage=1&page=2")).meta).toEqual({ page: 2, perPage: 1, total: 3 });
  });

  test("offers the shops that have orders, by the beginning of their name or by their code, and names the chosen one", async () => {
    const { pools } = world.database;
    const mill = await seedShop(pools, { label: "mill", name: "The Old Mill", code: "OM" });
    const blank = await seedProduct(pools, mill, { name: "Mill tee" });
    const offered = async (q: string) =>
      (await priya.get(`/omnis/v3/atlas/shops/?q=${encodeURIComponent(q)}`)).json().data;
    expect(await offered("old")).toEqual([]);
    await seedPaidOrder(pools, mill, [{ product: blank }], { email: "mill@selvedge.test", lastName: "Miller" });
    const shop = { id: mill.divisionId, name: "The Old Mill", code: "OM" };
    for (const q of ["old", "OLD mi", "the old", "om"]) expect(await offered(q), q).toEqual([shop]);
    expect(await offered("mill")).toEqual([]);
    expect((await offered("")).map(({ name }: { name: string }) => name)).toEqual([
      "Acorn & Oak",
      "Bramble",
      "The Old Mill",
    ]);
    expect((await rows(`shop=${mill.divisionId}`)).shop).toEqual(shop);
    expect([(await rows("")).shop, (await rows("shop=999999999")).shop]).toEqual([null, null]);
  });

  test.each([
    ["label_printed", "telford", { percentage: 40, stage: 3, stageCount: 6 }, true],
    ["label_printed", "newport", { percentage: 20, stage: 2, stageCount: 6 }, true],
    ["bespoke_sorted", "telford", { percentage: 62.5, stage: 6, stageCount: 9 }, true],
    ["bespoke_shipped", "telford", { percentage: 100, stage: 9, stageCount: 9 }, false],
    ["exchanged", "telford", { percentage: 100, stage: 6, stageCount: 6 }, false],
  ] as const)(
    "%s, made in %s, is as far as its own flow says (platform-core §4, P4.05–P4.09)",
    async (status, factory, place, isTimed) => {
      const { id, reference } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
      await world.database.pools.backOffice.query(
        "update orders set status = $2, factory_code = $3 where division_id = $4 and id = $1",
        [id, status, factory, fixture.bramble.divisionId],
      );
      const [row] = (await rows(`q=${reference}`)).data;
      expect(row).toMatchObject({ id, status, ...place });
      expect(row.spareMinutes !== null).toBe(isTimed);
    },
  );

  test.each(["view=made_up", "perPage=500", "page=0", "shop=abc"])("%s is refused", async (query) => {
    expect((await priya.get(`${list}?${query}`)).statusCode).toBe(422);
  });

  test("the ship-by day of the table is the rule of the domain, at any instant", async () => {
    const instants = fc.sample(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true }),
      400,
    );
    const { rows: answers } = await world.database.pools.backOffice.query(
      "select ship_by_day(at)::text as day from unnest($1::timestamptz[]) with ordinality as t(at, n) order by n",
      [instants],
    );
    expect(answers.map(({ day }) => day)).toEqual(instants.map((at) => shipByDay(at)));
  });
});

describe("one order", () => {
  test("shows each garment's way by station, with who and when, and a thrown-away one struck out", async () => {
    const { order, labels } = await releasedOrder(world, fixture, priya, [{ product: fixture.tee, quantity: 2 }]);
    await walk(priya, labels[0]!, "sort");
    await walk(priya, labels[1]!, "print");
    const { newLabel } = await priya.fault("qc-1", labels[1]!, "pretreat_mark");
    const view = await priya.order(order.id);
    const lines = view.items[0].labels;
    const cells = (index: number) =>
      lines[index].steps.map(({ station, state, by }: Record<string, string>) => `${station} ${state} ${by}`.trim());
    expect(lines.map(({ code, isReplaced }: { code: string; isReplaced: boolean }) => [code, isReplaced])).toEqual([
      [labels[0], false],
      [labels[1], true],
      [newLabel, false],
    ]);
    expect(cells(0)).toEqual([
      "pick done P. Nair",
      "pretreat done P. Nair",
      "print done GTX-1, F",
      "check done P. Nair",
      "sort done P. Nair",
      "pack later",
    ]);
    expect(cells(1)).toEqual([
      "pick done P. Nair",
      "pretreat done P. Nair",
      "print done GTX-1, F",
      "check failed Pretreat mark",
      "sort replaced",
      "pack replaced",
    ]);
    expect(cells(2)[0]).toBe("pick later");
    expect(view.log[0]).toMatchObject({ text: "Remade: pretreat mark", actor: "Priya Nair" });
    const steps = view.log.map(({ text }: { text: string }) => text).join("\n");
    for (const step of [/picked, Pick/, /pretreated, /, /printed, GTX-1/, /passed, QC/, /put in the wall, /])
      expect(steps).toMatch(step);
    await priya.post("/omnis/v3/factory/labels/print/", { orders: [], labels: [newLabel], reason: "" });
    await priya.post("/omnis/v3/factory/labels/print/", { orders: [], labels: [newLabel], reason: "Torn off" });
    const printed = (await priya.order(order.id)).log.filter(({ text }: { text: string }) => /^Label L\d/.test(text));
    expect(printed).toMatchObject([
      { text: expect.stringMatching(/ printed again: Torn off$/), actor: "Priya Nair" },
      { text: expect.stringMatching(/ printed$/), actor: "Priya Nair" },
    ]);
    expect(view.amounts.total).toBe(order.totals.totalMinor / 100);
    expect(view.payments).toMatchObject([{ state: "succeeded", amount: view.amounts.total }]);
    expect(view.printFiles).toMatchObject([{ side: "front", dpi: 300 }]);
    expect(view.stages.map(({ state }: { state: string }) => state)).toEqual([
      "done",
      "done",
      "now",
      "later",
      "later",
      "later",
    ]);
  });

  test("tells what the caller may do, with reasons, as the server will judge it", async () => {
    const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
    const may = async (visitor: StaffVisitor) =>
      Object.fromEntries(
        (await visitor.order(order.id)).actions.map(({ code, isAllowed }: { code: string; isAllowed: boolean }) => [
          code,
          isAllowed,
        ]),
      );
    const theirs = await may(priya);
    expect(theirs).toMatchObject({
      release: true,
      print_labels: false,
      packing_slip: true,
      hold: true,
      release_hold: false,
      issue: true,
      resume: false,
    });
    // Nothing is there yet to cancel or refund with, so neither is offered.
    expect(Object.keys(theirs).toSorted()).toEqual(Object.keys(orderActionWays.staff).toSorted());
    const fin = await seedStaff(world.database.pools, {
      email: "fin@selvedge.test",
      fullName: "Fin Hall",
      roles: ["finance"],
    });
    const finAt = await staffAt(world, fin.email);
    expect(await may(finAt)).toMatchObject({ release: false, hold: false });
    expect((await finAt.post(`${list}${order.id}/holds/`, { code: "frisk_review", note: "" })).statusCode).toBe(403);
  });

  test("that is held and let go, twice each, has each in its audit once, with who and the request", async () => {
    const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
    const holds = `${list}${order.id}/holds/`;
    const held = (await priya.post(holds, { code: "customer_request", note: "" })).json().data;
    await priya.post(holds, { code: "customer_request", note: "" });
    await priya.post(`${holds}${held.id}/release/`);
    await priya.post(`${holds}${held.id}/release/`);
    const { rows: written } = await world.database.pools.backOffice.query(
      "select action, actor_name, request_id from audit_log where subject = $1 order by id",
      [`order ${order.id}`],
    );
    const entry = { actor_name: "Priya Nair", request_id: expect.stringMatching(/^\w{4}-\w{4}$/) };
    expect(written).toEqual([
      { ...entry, action: "order.held" },
      { ...entry, action: "order.hold_released" },
    ]);
  });

  test("that does not exist is not found, and a mistyped hold is refused at its field", async () => {
    expect((await priya.get(`${list}99999999/`)).statusCode).toBe(404);
    expect((await priya.get(`${list}abc/`)).statusCode).toBe(404);
    const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
    expect((await priya.post(`${list}${order.id}/holds/`, { code: "because", note: "" })).json()).toMatchObject({
      errors: { code: ["Choose a reason for the hold"] },
    });
    expect((await priya.post(`${list}${order.id}/holds/1/release/`)).statusCode).toBe(404);
    const notStopped = await priya.post(`${list}${order.id}/resume/`, { reason: "Go on" });
    expect(notStopped.json()).toMatchObject({ code: "moveRefused", message: "The order is not stopped." });
    expect((await priya.post(`${list}${order.id}/resume/`, { reason: "x" })).statusCode).toBe(422);
  });
});

test("an order on terms that is being made was ordered, and is called paid once its money has come in", async () => {
  const { id } = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  await world.database.pools.backOffice.query(
    `insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name)
     select division_id, id, null, 'quote', 'shopper', 'Isla Renwick' from orders where id = $1`,
    [id],
  );
  const stageOf = async (changes: string) => {
    await world.database.pools.backOffice.query(
      `update orders set status = 'bespoke_sorted', on_terms = true, ${changes} where id = $1`,
      [id],
    );
    return (await priya.order(id)).stages[3].name;
  };
  expect([await stageOf("paid_at = null"), await stageOf("paid_at = now()")]).toEqual(["Ordered", "Paid"]);
});

test("an order that is stopped goes back to where it was stopped, paid or being made", async () => {
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fixture.tee }]);
  const say = async (what: string, reason: string) =>
    (await priya.post(`${list}${order.id}/${what}/`, { reason })).json();
  const listed = async () => (await rows(`q=${order.reference}`)).data[0];
  expect(await say("issue", "The address looks odd")).toMatchObject({ data: { status: "issue" } });
  expect(await listed()).toMatchObject({ percentage: 80, stage: 2, stageCount: 6, stoppedAt: "Paid" });
  expect((await priya.order(order.id)).stages.map(({ state }: { state: string }) => state)).toEqual([
    "done",
    "done",
    "later",
    "later",
    "stopped",
    "later",
  ]);
  expect(await say("issue", "Twice")).toMatchObject({ code: "moveRefused", message: "It is already at Issue." });
  expect(await priya.release(order.id)).toMatchObject([{ ok: false }]);
  expect(await say("resume", "It is right")).toMatchObject({ data: { status: "paid" } });
  const [{ labels }] = await priya.release(order.id);
  await walk(priya, labels[0], "check");
  expect(await say("issue", "Scorched?")).toMatchObject({ data: { status: "issue" } });
  expect(await listed()).toMatchObject({ stage: 3, stoppedAt: "Printed", garments: { done: 1, total: 1 } });
  expect((await priya.scan("pack-1", labels[0])).code).toBe("order_stopped");
  expect(await say("resume", "It is fine")).toMatchObject({ data: { status: "printed" } });
  expect(await listed()).toMatchObject({ stage: 3, stoppedAt: "" });
  const { rows: log } = await world.database.pools.backOffice.query(
    "select status, reason from order_status_logs where order_id = $1 order by id offset 2",
    [order.id],
  );
  expect(log.map(({ status }) => status)).toEqual(["issue", "paid", "processing", "printed", "issue", "printed"]);
  const { rows: orders } = await world.database.pools.backOffice.query(
    "select paid_at, created_at, resume_status from orders where id = $1",
    [order.id],
  );
  expect(orders[0]).toEqual({ paid_at: orders[0].created_at, created_at: orders[0].created_at, resume_status: null });
});

describe("a print file", () => {
  test("opens whole for those who may, and as a picture for all staff", async () => {
    const { order } = await releasedOrder(world, fixture, priya, [{ product: fixture.tee }]);
    const [file] = (await priya.order(order.id)).printFiles;
    expect((await priya.get(file.fileUrl)).headers["content-type"]).toBe("image/png");
    expect((await priya.get(file.previewUrl)).headers["content-type"]).toBe("image/webp");
    const pat = await seedStaff(world.database.pools, {
      email: "pat@selvedge.test",
      fullName: "Pat Reed",
      roles: ["picker"],
    });
    const patAt = await staffAt(world, pat.email);
    expect((await patAt.get(file.fileUrl)).statusCode).toBe(403);
    expect((await patAt.get(file.previewUrl)).statusCode).toBe(200);
    // The files' host serves any file to a request with its whole hash.
    const orderAt = (visitor: typeof patAt) => visitor.get(`${list}${order.id}/`);
    const [theirs] = (await orderAt(patAt)).json().data.printFiles;
    expect(theirs.sha256).toBe(`${file.sha256.slice(0, 4)}…${file.sha256.slice(-3)}`);
    expect((await orderAt(patAt)).body).not.toContain(file.sha256);
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await priya.get("/omnis/v3/atlas/print-files/1/1/")).statusCode).toBe(404);
  });
});
