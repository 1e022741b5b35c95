import { isPassword } from "@selvedge/db/passwords";
import { type Keyring, openText } from "@selvedge/db/sealing";
import { withoutDivision } from "@selvedge/db/with-division";
import { writeStock } from "@selvedge/db/write-stock";
import { parseLabelCode } from "@selvedge/domain/labels/label-code";
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import { orderTotals } from "@selvedge/domain/money/order-totals";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { statusOfLabels } from "@selvedge/domain/orders/projection";
import { hasMove } from "@selvedge/domain/orders/transitions";
import { stockList } from "@selvedge/garments/blanks/stock-list";
import { type TestDatabase, testDatabase } from "@selvedge/testing/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findBlankVariant } from "./blank-variant.ts";
import { seedDemoWorld } from "./seed-demo-world.ts";
import type { DemoFiles } from "./write/world.ts";

const now = new Date("2026-11-19T14:00:00Z");
const stored = new Set<string>();
const keys: Keyring = { currentId: "demo", keys: new Map([["demo", Buffer.alloc(32, 7)]]) };
let database: TestDatabase;

const keep: DemoFiles = {
  put: async (_, sha256) => {
    stored.add(sha256);
  },
};

const seed = (files = keep) =>
  seedDemoWorld({
    pools: database.pools,
    files,
    carrier: { announce: async ({ reference }) => ({ trackingCode: `T${reference}`, trackingUrl: "" }) },
    now,
    secret: "s".repeat(32),
    keys,
    log: () => {},
  });

const rows = async <T>(text: string): Promise<T[]> => (await database.pools.backOffice.query(text)).rows as T[];

beforeAll(async () => {
  database = await testDatabase(inject("serverUrl"));
  await withoutDivision(database.pools.backOffice, (db) => writeStock(db, stockList()));
  // A machine that dies in mid-write leaves nothing of the shop behind, and the next start writes it whole.
  let puts = 0;
  const failing = async () => {
    puts++;
    if (puts > 20) throw new Error("The disk is full.");
  };
  await expect(seed({ put: failing })).rejects.toThrow("The disk is full.");
  expect(await rows("select label from subdomains")).toEqual([]);
  await seed();
}, 120_000);
afterAll(() => database.drop());

test("a second start changes nothing, even where a shop has another address", async () => {
  const label = (from: string, to: string) => rows(`update subdomains set label = '${to}' where label = '${from}'`);
  await label("record", "loud-lemon");
  const before = await rows(
    "select (select count(*) from orders), (select count(*) from products), (select count(*) from accounts)",
  );
  await seed({ put: () => Promise.reject(new Error("Nothing is stored twice.")) });
  expect(
    await rows(
      "select (select count(*) from orders), (select count(*) from products), (select count(*) from accounts)",
    ),
  ).toEqual(before);
  await label("loud-lemon", "record");
});

test("no home page shows a product twice among what sells best and what is new", async () => {
  const listed = await rows<{ label: string; name: string; by_orders: number; by_age: number }>(
    `select s.label, p.name, rank() over (partition by p.division_id order by p.orders desc, p.id) as by_orders,
       rank() over (partition by p.division_id order by p.created_at desc, p.id desc) as by_age
     from products p join subdomains s on s.division_id = p.division_id`,
  );
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter(({ by_orders, by_age }) => by_orders <= 4 && by_age <= 4)).toEqual([]);
});

test("the main site is division 12 and every shop answers on its host", async () => {
  expect(
    await rows("select d.name, s.label from divisions d left join subdomains s on s.division_id = d.id order by d.id"),
  ).toEqual([
    { name: "Selvedge", label: null },
    { name: "Northkeep", label: "demo" },
    { name: "Loud Lemon", label: "record" },
    { name: "The Physic Garden", label: "museum" },
  ]);
});

test("everybody who is named in the README can sign in", async () => {
  const accounts = await rows<{ email: string; password_hash: string }>("select email, password_hash from accounts");
  for (const name of ["merchant", "staff", "factory", "shopper"]) {
    const account = accounts.find(({ email }) => email === `${name}@selvedge.test`);
    expect(await isPassword("selvedge-demo", account?.password_hash ?? "")).toBe(true);
  }
  expect(await rows("select role, count(*)::int from memberships group by role order by role")).toEqual([
    { role: "accountant", count: 1 },
    { role: "designer", count: 1 },
    { role: "manager", count: 1 },
    { role: "marketer", count: 1 },
    { role: "owner", count: 3 },
    { role: "support", count: 1 },
  ]);
});

interface OrderRow {
  id: number;
  status: string;
  shipping_country: string;
  shipping_zip: string;
  created_at: Date;
  duty_minor: number;
  subtotal_minor: number;
  goods_tax_minor: number;
  discount_minor: number;
  tax_discount_minor: number;
  shipping_minor: number;
  shipping_tax_minor: number;
  total_minor: number;
}
interface ItemRow {
  order_id: number;
  blank_sku: string;
  quantity: number;
  unit_price_inc_tax_minor: number;
  vat_rate: number;
  price_minor: number;
  tax_minor: number;
  discount_minor: number;
  discount_inc_tax_minor: number;
}

/** Orders of the checkout; the others were quoted. */
const bought = "not exists (select from quotes q where q.division_id = o.division_id and q.order_id = o.id)";

test("every order costs what the checkout would have charged", async () => {
  const orders = await rows<OrderRow>(`select * from orders o where ${bought}`);
  const items = Map.groupBy(
    await rows<ItemRow>("select * from order_items order by order_id, position"),
    (item) => item.order_id,
  );
  expect(orders.length).toBeGreaterThan(600);
  for (const order of orders) {
    const lines = items.get(order.id) ?? [];
    const priced = lines.map((line) => ({
      quantity: line.quantity,
      unitPriceIncTaxMinor: line.unit_price_inc_tax_minor,
      vatRate: line.vat_rate,
      hs6: findBlankVariant(line.blank_sku).blank.hs6,
    }));
    const {
      lines: totalled,
      importNotice: _,
      ...amounts
    } = orderTotals({
      lines: priced,
      to: { country: order.shipping_country, zip: order.shipping_zip },
      on: order.created_at.toISOString().slice(0, 10),
      currency: "GBP",
      shippingIncTaxMinor: order.shipping_minor + order.shipping_tax_minor - order.duty_minor,
      discountsIncTaxMinor: lines.map((line) => line.discount_inc_tax_minor),
    });
    expect({
      subtotalMinor: order.subtotal_minor,
      goodsTaxMinor: order.goods_tax_minor,
      discountMinor: order.discount_minor,
      taxDiscountMinor: order.tax_discount_minor,
      shippingMinor: order.shipping_minor,
      shippingTaxMinor: order.shipping_tax_minor,
      dutyMinor: order.duty_minor,
      totalMinor: order.total_minor,
    }).toEqual(amounts);
    expect(lines.map((line) => [line.price_minor, line.tax_minor, line.discount_minor])).toEqual(
      totalled.map((line) => [line.priceMinor, line.taxMinor, line.discountMinor]),
    );
  }
});

const way = "released picked pretreated printing printed qc_passed pigeonholed packed dispatched".split(" ");

test("an order in the making is what its garments are, and has one label for each of them", async () => {
  interface LabelRow {
    order_id: number;
    code: string;
    id: number;
    state: LabelState;
    label_prints: number;
    reached: Record<string, string>;
  }
  const labels = Map.groupBy(await rows<LabelRow>("select * from factory_labels"), (label) => label.order_id);
  const units = new Map(
    (
      await rows<{ order_id: number; units: number }>(
        "select order_id, sum(quantity)::int as units from order_items group by 1",
      )
    ).map((row) => [row.order_id, row.units]),
  );
  const unmade = new Set(["to_be_paid", "paid"]);
  for (const { id, status } of await rows<OrderRow>(`select id, status from orders o where ${bought}`)) {
    const own = labels.get(id) ?? [];
    const active = own.filter(({ state }) => state !== "replaced" && state !== "cancelled");
    if (unmade.has(status)) expect(own).toEqual([]);
    else if (status !== "refunded" || own.length > 0) expect(active).toHaveLength(units.get(id)!);
    const projected = statusOfLabels(own.map((label) => ({ state: label.state, labelPrints: label.label_prints })));
    if (status !== "issue" && status !== "refunded") expect(projected ?? status).toBe(status);
    for (const label of own) {
      expect(parseLabelCode(label.code)).toEqual({ ok: true, number: label.id });
      const instants = way.flatMap((state) => label.reached[state] ?? []);
      expect(instants).toHaveLength(Object.keys(label.reached).length);
      expect(instants).toEqual([...instants].sort());
      expect(instants.at(-1)! <= now.toISOString()).toBe(true);
    }
  }
});

test("the log of an order is a way that the transition table allows and ends where the order is", async () => {
  const logs = Map.groupBy(
    await rows<{ order_id: number; from_status: string | null; status: string; created_at: Date }>(
      "select * from order_status_logs order by id",
    ),
    (log) => log.order_id,
  );
  const quoted = new Set((await rows<{ order_id: number }>("select order_id from quotes")).map((row) => row.order_id));
  for (const { id, status } of await rows<OrderRow>("select id, status from orders")) {
    const own = logs.get(id) ?? [];
    expect(own.at(-1)?.status).toBe(status);
    for (const [index, log] of own.entries()) {
      expect(log.created_at.getTime()).toBeGreaterThanOrEqual(own[index - 1]?.created_at.getTime() ?? 0);
      expect(log.created_at <= now).toBe(true);
      if (log.from_status === null) continue;
      expect(
        hasMove(quoted.has(id) ? "bespoke" : "normal", log.from_status as OrderStatus, log.status as OrderStatus),
        `${log.from_status} to ${log.status}`,
      ).toBe(true);
    }
  }
});

test("money came in for what was paid, and went back for what was refunded", async () => {
  const wrong = await rows(`
    select o.id from orders o
    left join (select order_id, sum(amount_minor) filter (where kind = 'charge') as charged,
      sum(amount_minor) filter (where kind = 'refund') as refunded from payment_transactions group by 1) t on t.order_id = o.id
    where coalesce(t.charged, 0) <> case when o.paid_at is null then 0 else o.total_minor end
      or coalesce(t.refunded, 0) <> case when o.status = 'refunded' then o.total_minor else 0 end`);
  expect(wrong).toEqual([]);
});

test("garments on the floor know what they are printed from", async () => {
  const lacking = await rows(`
    select l.id from factory_labels l join orders o on o.division_id = l.division_id and o.id = l.order_id
    where o.status in ('processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue') and l.state <> 'replaced'
      and (select count(*) from label_applications a where a.division_id = l.division_id and a.label_id = l.id) <> cardinality(l.sides)`);
  expect(lacking).toEqual([]);
});

test("what was done to a garment is in its logs, as often as it was scanned", async () => {
  const counted = await rows<{ kind: string; done: number; logs: number }>(`
    select 'pretreated' as kind, (select count(*)::int from scan_events where to_state = 'pretreated') as done, (select count(*)::int from pretreat_logs) as logs
    union all select 'passed', (select count(*)::int from scan_events where to_state = 'qc_passed'), (select count(*)::int from quality_logs)
    union all select 'printed', (select count(*)::int from label_applications where printed_at is not null), (select count(*)::int from print_logs)`);
  for (const { kind, done, logs } of counted) expect({ kind, logs }).toEqual({ kind, logs: done });
  expect(counted.filter(({ done }) => done === 0)).toEqual([]);
});

test("the delivery of every order is taken from its quote (platform-core §3)", async () => {
  const other = await rows(`
    select o.reference from orders o left join shipping_quotes s on s.division_id = o.division_id and s.id = o.shipping_quote_id
    where ${bought} and (s.price_minor, s.tax_minor, s.service) is distinct from (o.shipping_minor, o.shipping_tax_minor, o.shipping_method)`);
  expect(other).toEqual([]);
});

test("the demo shop has a quote to answer, one that is answered, and an order that is owed to the penny", async () => {
  const quotes = await rows(`
    select o.status, o.on_terms as "isOnTerms", q.answered_at is not null as "isAnswered", o.total_minor - coalesce(
      (select sum(i.price_inc_tax_minor) from order_items i where i.division_id = o.division_id and i.order_id = o.id), 0)
      - case when o.on_terms then o.shipping_minor + o.shipping_tax_minor else o.total_minor end as "unexplained"
    from quotes q join orders o on o.division_id = q.division_id and o.id = q.order_id order by o.created_at desc`);
  // What is made was drawn by somebody: a proof has the art that it was made of.
  expect(
    await rows(`select p.order_id from quote_proofs p where not exists (select from quote_art a
      where a.division_id = p.division_id and a.order_id = p.order_id)`),
  ).toEqual([]);
  expect(quotes).toEqual([
    { status: "quote", isOnTerms: false, isAnswered: false, unexplained: 0 },
    { status: "quote", isOnTerms: false, isAnswered: true, unexplained: 0 },
    { status: "po_confirmed", isOnTerms: true, isAnswered: true, unexplained: 0 },
  ]);
});

test("every file that a row names is stored", async () => {
  for (const { sha256 } of await rows<{ sha256: string }>("select sha256 from files"))
    expect(stored.has(sha256)).toBe(true);
  const unknown = await rows(`
    select i.id from product_images i, jsonb_each_text(i.sizes) size
    where not exists (select from files f where f.division_id = i.division_id and f.sha256 = size.value)`);
  expect(unknown).toEqual([]);
});

test("the first picture of every product is ready", async () => {
  const bare = await rows(`
    select p.name from products p where not exists (select from product_images i
      where i.division_id = p.division_id and i.product_id = p.id and i.colour = p.default_colour and i.state = 'ready')`);
  expect(bare).toEqual([]);
});

test("everybody of the staff has a record, and what payroll needs is sealed in it", async () => {
  interface Record {
    id: number;
    status: number | null;
    username: string | null;
    mission: string;
    details: { [column: string]: string } | null;
  }
  const records = await rows<Record>(`
    select u.id, u.status, u.username, u.mission, to_jsonb(p) - 'staff_user_id' - 'updated_at' as details
    from staff_users u left join staff_private_details p on p.staff_user_id = u.id`);
  expect(new Set(records.map(({ status }) => status))).toEqual(new Set([0, null, -1]));
  for (const { id, username, mission, details } of records) {
    expect(username && mission).toBeTruthy();
    for (const [name, sealed] of Object.entries(details ?? {}))
      expect(openText(keys, { table: "staff_private_details", row: id, column: name }, sealed)).toMatchObject({
        ok: true,
      });
  }
  const [priya] = await rows<{ sort_code: string; staff_user_id: number }>(
    "select p.* from staff_private_details p join staff_users u on u.id = p.staff_user_id where u.username = 'priya'",
  );
  const place = { table: "staff_private_details", row: priya!.staff_user_id, column: "sort_code" };
  expect(openText(keys, place, priya!.sort_code)).toEqual({ ok: true, text: "08-99-99" });
});

test("every shop has plugins, a company, badges and customers with an account manager", async () => {
  const counts = await rows<{ [name: string]: number }>(`
    select d.name as shop, (select count(*)::int from division_plugins x where x.division_id = d.id) as plugins,
      (select count(*)::int from division_company_infos x where x.division_id = d.id) as companies,
      (select count(*)::int from manufacturer_badges x where x.manufacturer_id = d.manufacturer_id) as badges,
      (select count(*)::int from customers x where x.division_id = d.id and x.lead_status <> '') as leads,
      (select count(*)::int from customer_status_steps x where x.division_id = d.id) as steps
    from divisions d where d.id <> 12`);
  expect(counts).toHaveLength(3);
  for (const { plugins, companies, badges, leads, steps } of counts) {
    expect(plugins).toBeGreaterThanOrEqual(4);
    expect(companies).toBe(1);
    expect(badges).toBeGreaterThanOrEqual(5);
    expect(leads).toBeGreaterThanOrEqual(2);
    expect(steps).toBeGreaterThanOrEqual(leads!);
  }
});
