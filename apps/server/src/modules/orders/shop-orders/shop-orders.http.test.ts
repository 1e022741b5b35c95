import { blanks } from "@selvedge/garments/blanks/blanks";
import { variantSku, variantsOf } from "@selvedge/garments/blanks/variant-sku";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let tee: SeededProduct;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
});

const order = (quantity = 1, options = {}) =>
  seedPaidOrder(world.platform.pools, fixture.bramble, [{ product: tee, quantity }], options);
const get = async (path: string) => (await fixture.ada.get(`${fixture.base}/${path}`)).json();

test("an order shows what was paid, what it cost and what is left", async () => {
  const placed = await order(2);
  const { data } = await get(`orders/${placed.id}/`);
  expect(data).toMatchObject({ reference: placed.reference, statusName: "Paid", customer: { name: "Joe Marsh" } });
  expect(data.garments).toHaveLength(2);
  expect(data.garments[0].steps.map(({ state }: { state: string }) => state)[0]).toBe("done");
  const { money } = data;
  expect(money.totalMinor).toBe(money.goodsMinor - money.discountMinor + money.shippingMinor);
  expect(money).toMatchObject({ goodsMinor: 4800, shippingMinor: 399, totalMinor: 5199, costMinor: 2 * (720 + 260) });
  expect(money.profitMinor).toBe(4000 - 1960);
  expect(data.garments[0].profitMinor * 2).toBe(money.profitMinor);
  expect(data.history.map(({ text }: { text: string }) => text)).toEqual(["Payment received", "Order placed"]);
});

test("a delivery that the shop made free is paid from its profit, once it is known what it cost (decision 27)", async () => {
  const placed = await order(2);
  await world.platform.pools.backOffice.query(
    "update orders set shipping_minor = 0, shipping_tax_minor = 0, total_minor = 4800, freed_delivery_minor = 333 where id = $1",
    [placed.id],
  );
  const { money } = (await get(`orders/${placed.id}/`)).data;
  expect(money).toMatchObject({ shippingMinor: 0, freedDeliveryMinor: 333, profitMinor: 4000 - 1960 - 333 });
});

test("before it has a label a print passes by picking and pretreatment, and a white tee pretreatment", async () => {
  const passedBy = async (sku: string) => {
    const placed = await order();
    await world.platform.pools.backOffice.query("update order_items set blank_sku = $1 where order_id = $2", [
      sku,
      placed.id,
    ]);
    const [{ steps }] = (await get(`orders/${placed.id}/`)).data.garments;
    return steps.flatMap((step: { code: string; state: string }) => (step.state === "not_needed" ? [step.code] : []));
  };
  const skuOf = (stem: string, isWhite: boolean) => {
    const own = blanks.filter(({ skuStem }) => skuStem === stem).flatMap((blank) => [...variantsOf(blank)]);
    const { blank, colour, size } = own.find((each) => (each.colour.isWhite === true) === isWhite) ?? own[0]!;
    return variantSku(blank, colour, size);
  };
  const [print, white, black] = [skuOf("ART-P", false), skuOf("TEE-U", true), skuOf("TEE-U", false)];
  expect([await passedBy(print), await passedBy(white), await passedBy(black)]).toEqual([
    ["picked", "pretreated"],
    ["pretreated"],
    [],
  ]);
});

test("orders are listed newest first with their views, and found by name, number and postcode", async () => {
  const late = await order(1, { firstName: "Marta", lastName: "Kowalczyk", email: "marta@shop.test" });
  const list = await get("orders/?perPage=50");
  expect(list.data[0]).toMatchObject({
    reference: late.reference,
    customerName: "Marta Kowalczyk",
    ...{ itemCount: 1, pieces: 1 },
    statusName: "Paid",
  });
  expect(list.counts).toMatchObject({ all: list.meta.total, open: list.meta.total, sent: 0 });
  for (const search of ["kowal", late.reference.toLowerCase(), "marta@"])
    expect((await get(`orders/?search=${search}`)).data.map(({ id }: { id: number }) => id)).toEqual([late.id]);
  expect((await get("orders/?view=sent")).data).toEqual([]);
  expect((await fixture.ada.get(`${fixture.base}/orders/?view=odd`)).statusCode).toBe(422);
});

test("an order is found by the company that it goes to, and by the one that its invoice goes to", async () => {
  const { id } = await order();
  await world.platform.pools.backOffice.query(
    "update orders set shipping_company = 'Tidewatch Boathouse', billing_company = 'Pharos Trust' where id = $1",
    [id],
  );
  expect((await get("orders/?search=pharos")).data).toMatchObject([{ company: "Tidewatch Boathouse" }]);
  const found = async (search: string) =>
    (await get(`orders/?search=${encodeURIComponent(search)}`)).data.map((row: { id: number }) => row.id);
  for (const search of ["tidewatch", "Tidewatch b", "pharos"]) expect(await found(search), search).toEqual([id]);
  for (const search of ["boathouse", "tidewatch x"]) expect(await found(search), search).toEqual([]);
});

test.each([
  ["processing", "telford", 40],
  ["processing", "newport", 20],
  ["printed", "newport", 40],
  ["bespoke_sorted", "telford", 62.5],
])(
  "an order at %s, made in %s, is listed at %f %% (platform-core §4, P4.06, P4.07, P4.09)",
  async (status, factory, percentage) => {
    const placed = await order();
    await world.platform.pools.backOffice.query(
      "update orders set status = $2, factory_code = $3 where division_id = $4 and id = $1",
      [placed.id, status, factory, fixture.bramble.divisionId],
    );
    const { data } = await get(`orders/?search=${placed.reference}`);
    expect(data).toMatchObject([{ id: placed.id, status, percentage }]);
  },
);

test("two orders at one stage are as far as their garments are", async () => {
  const { pools } = world.platform;
  const [behind, ahead, bare] = [await order(2), await order(2), await order(2)];
  await pools.backOffice.query("update orders set status = 'processing' where id = any($1)", [
    [behind.id, ahead.id, bare.id],
  ]);
  for (const [id, state] of [
    [behind.id, "released"],
    [ahead.id, "qc_passed"],
  ] as const)
    await pools.backOffice.query(
      `insert into factory_labels (division_id, order_id, order_item_id, code, counter, of_count, state, blank_sku, colour,
         hex, size, sides, needs_pretreat, platen, pickface, ship_by)
       select i.division_id, i.order_id, i.id, 'L' || i.id || n, n, 2, $2, i.blank_sku, i.colour, '#ffffff', i.size,
         '{front}', true, 'A', 'C-04', current_date from order_items i, generate_series(1, 2) n where i.order_id = $1`,
      [id, state],
    );
  const far = async ({ reference }: { reference: string }) => (await get(`orders/?search=${reference}`)).data[0];
  const rows = [await far(behind), await far(ahead), await far(bare)];
  expect(rows.map(({ percentage }) => percentage)).toEqual([40, 40, 40]);
  expect(rows.map(({ madePercentage }) => Math.round(madePercentage))).toEqual([14, 71, 40]);
});

test("a shop holds its own order and releases it, but not one that is being checked, and sees no reason of a check", async () => {
  const placed = await order();
  const post = async (what: string, body = {}) =>
    await fixture.ada.post(`${fixture.base}/orders/${placed.id}/${what}/`, body);
  const actions = async () =>
    Object.fromEntries(
      (await get(`orders/${placed.id}/`)).data.actions.map(({ code, isAllowed, note }: Record<string, string>) => [
        code,
        isAllowed ? "yes" : note,
      ]),
    );
  const later = {
    exchange: "Only an order that has been sent can be exchanged.",
    reprint: "It has not been sent yet: what the floor finds faulty is made again there.",
    resend: "It has not been sent yet.",
    request_return: "It has not been sent yet.",
  };
  const edits = { edit_address: "yes", edit_items: "yes" };
  const money = { ...edits, cancel: "yes", ...later, refund: "yes", refund_part: "yes" };
  expect(await actions()).toEqual({ hold: "yes", release_hold: "Nothing holds the order.", ...money });
  expect((await post("hold", { note: "Waiting for a call" })).json()).toEqual({ data: { isHeld: true } });
  expect((await post("hold", { note: "Twice" })).json()).toEqual({ data: { isHeld: true } });
  expect((await get(`orders/${placed.id}/`)).data.holds).toMatchObject([{ note: "Waiting for a call" }]);
  expect((await post("go-on")).json()).toEqual({ data: { isHeld: false } });
  await world.platform.pools.backOffice.query(
    "insert into holds (division_id, order_id, code, note, placed_by) values ($1, $2, 'frisk_review', 'Score 45. Two cards.', 'Risk rules')",
    [fixture.bramble.divisionId, placed.id],
  );
  const { data } = await get(`orders/${placed.id}/`);
  expect(data.holds).toMatchObject([{ note: "Order is being checked" }]);
  expect(JSON.stringify(data)).not.toContain("Score");
  expect((await get("orders/")).data[0].detail).toBe("Order is being checked");
  expect((await post("go-on")).json()).toMatchObject({
    code: "moveRefused",
    message: "Order is being checked. We will resume it.",
  });
  const { rows } = await world.platform.pools.backOffice.query(
    "select action, actor_kind from audit_log where subject = $1 order by id",
    [`order ${placed.id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual(["order.held", "order.hold_released"]);
  expect(
    (await get(`orders/${placed.id}/`)).data.history.slice(0, 2).map(({ text }: { text: string }) => text),
  ).toEqual(["Resumed", "Held by the shop"]);
  await world.platform.pools.backOffice.query("update holds set released_at = now() where order_id = $1", [placed.id]);
});

test("a shop reads that its order was stopped, not what staff wrote to each other about it", async () => {
  const placed = await order();
  const { pools } = world.platform;
  const words = { staff: "Card may be stolen, ask Priya", merchant: "Wrong size ordered", factory: "Needle broke" };
  for (const [kind, reason] of Object.entries(words))
    await pools.backOffice.query(
      `insert into order_status_logs (division_id, order_id, from_status, status, actor_kind, actor_name, reason)
       values ($1, $2, 'paid', 'issue', $3, 'Sam Okafor', $4)`,
      [fixture.bramble.divisionId, placed.id, kind, reason],
    );
  const { history } = (await get(`orders/${placed.id}/`)).data;
  expect(history.slice(0, 3)).toMatchObject([
    { text: "Stopped at the factory", by: "Factory", reason: "" },
    { text: "Stopped at the factory", by: "Sam Okafor", reason: "Wrong size ordered" },
    { text: "Stopped at the factory", by: "Selvedge", reason: "" },
  ]);
});

test("days narrow the list", async () => {
  const old = await order(1, { paidAt: new Date(Date.now() - 12 * 86_400_000) });
  const ids = async (placed: string) =>
    (await get(`orders/?placed=${placed}&perPage=50`)).data.map(({ id }: { id: number }) => id);
  expect(await ids("7-days")).not.toContain(old.id);
  expect(await ids("30-days")).toContain(old.id);
});

test("a held order shows its reason and is listed with those that need attention", async () => {
  const held = await order();
  await world.platform.pools.backOffice.query(
    "insert into holds (division_id, order_id, code, placed_by) values ($1, $2, 'address_invalid', 'Sam')",
    [fixture.bramble.divisionId, held.id],
  );
  const needs = await get("orders/?view=needs");
  expect(needs.data).toMatchObject([
    { id: held.id, statusName: "On hold", tone: "stopped", detail: "Address not found" },
  ]);
  expect((await get(`orders/${held.id}/`)).data.holds).toMatchObject([{ code: "address_invalid", isOurs: false }]);
});

test("an order that the factory holds needs no one of the shop, and shows none of the factory's notes", async () => {
  const held = await order();
  await world.platform.pools.backOffice.query(
    "insert into holds (division_id, order_id, code, note, placed_by) values ($1, $2, 'factory_issue', 'Clean the head', 'Sam')",
    [fixture.bramble.divisionId, held.id],
  );
  expect((await get("orders/?view=needs")).data.map(({ id }: { id: number }) => id)).not.toContain(held.id);
  expect((await get("orders/")).data[0]).toMatchObject({ id: held.id, detail: "Held at the factory" });
  const { data } = await get(`orders/${held.id}/`);
  expect(data.holds).toMatchObject([{ note: "Held at the factory", isOurs: true }]);
  expect(JSON.stringify(data)).not.toContain("Clean the head");
});

test("neighbours lead from order to order", async () => {
  const list = await get("orders/?perPage=50");
  const [first, second] = list.data;
  expect((await get(`orders/${second.id}/`)).data.neighbours.newerId).toBe(first.id);
  expect((await get(`orders/${first.id}/`)).data.neighbours).toEqual({ newerId: null, olderId: second.id });
});

test("strangers see nothing", async () => {
  const { ada, vera, joe, nobody, base, otherBase, other } = fixture;
  const mine = await order();
  const foreign = await seedPaidOrder(world.platform.pools, other, [
    { product: await seedProduct(world.platform.pools, other) },
  ]);
  expect((await nobody.get(`${base}/orders/`)).statusCode).toBe(401);
  expect((await joe.get(`${base}/orders/${mine.id}/`)).statusCode).toBe(404);
  expect((await ada.get(`${otherBase}/orders/`)).statusCode).toBe(404);
  expect((await ada.get(`${base}/orders/${foreign.id}/`)).statusCode).toBe(404);
  expect((await ada.get(`${base}/orders/999999999/`)).statusCode).toBe(404);
  expect((await vera.get(`${base}/orders/`)).statusCode).toBe(200);
  for (const path of [`${base}/orders/live/`, `${otherBase}/orders/live/`])
    expect((await (path.startsWith(base) ? nobody : ada).get(path)).statusCode).toBe(path.startsWith(base) ? 401 : 404);
});

test("a designer has no business with orders", async () => {
  const { seedMember, seedPassword, seedPerson } = await import("@selvedge/testing/seed/people");
  const { visitorOf } = await import("../../../testing/browser.ts");
  const dora = await seedPerson(world.platform.pools, { email: "dora@selvedge.test", fullName: "Dora Lund" });
  await seedMember(world.platform.pools, fixture.bramble, dora, "designer");
  const visitor = await visitorOf(world.app, "localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email: dora.email, password: seedPassword });
  expect((await visitor.get(`${fixture.base}/orders/`)).statusCode).toBe(403);
  expect((await visitor.get(`${fixture.base}/products/`)).statusCode).toBe(200);
});

test("a search that everything fits shows each view, page by page, as the list does without it", async () => {
  const { pools } = world.platform;
  const [held, stopped, sent, back] = [await order(), await order(), await order(), await order()];
  await order();
  const settle = (id: number, status: string) =>
    pools.backOffice.query("update orders set status = $1, resume_status = $3 where id = $2", [
      status,
      id,
      status === "issue" ? "processing" : null,
    ]);
  await Promise.all([settle(stopped.id, "issue"), settle(sent.id, "complete"), settle(back.id, "refunded")]);
  await pools.backOffice.query(
    "insert into holds (division_id, order_id, code, placed_by) values ($1, $2, 'out_of_stock', 'Sam')",
    [fixture.bramble.divisionId, held.id],
  );
  const code = fixture.bramble.code;
  for (const view of ["all", "open", "needs", "making", "sent", "refunded"])
    for (const page of [1, 2, 99]) {
      const plain = await get(`orders/?view=${view}&perPage=2&page=${page}`);
      expect(await get(`orders/?view=${view}&perPage=2&page=${page}&search=${code}`)).toEqual(plain);
    }
  const { counts } = await get("orders/");
  expect(counts).toMatchObject({ needs: expect.any(Number), refunded: expect.any(Number) });
  for (const view of ["needs", "sent", "refunded"]) expect(counts[view], view).toBeGreaterThan(0);
  expect((await get(`orders/?placed=today&search=${code}`)).counts).toEqual((await get("orders/?placed=today")).counts);
  expect((await get("orders/?search=nobody-at-all")).meta).toEqual({ page: 1, perPage: 25, total: 0 });
});
