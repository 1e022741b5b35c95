import { randomBytes, randomUUID } from "node:crypto";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPerson } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { visitorOf } from "../../testing/browser.ts";
import { testApp } from "../../testing/test-app.ts";
import { schedule, tasks } from "../tasks.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;
let accountId: number;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  bramble = await seedShop(pools);
  tee = await seedProduct(pools, bramble);
  accountId = (await seedPerson(pools, { email: "joe@postbox.example", fullName: "Joe Marsh" })).accountId;
});

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const count = async (from: string): Promise<number> => (await rows(`select count(*)::int as n from ${from}`))[0].n;
const cleanUp = () => tasks.clean_up!(world.platform, {});

test("it runs by the clock", () => {
  expect(schedule.filter((line) => line.endsWith(" clean_up"))).toHaveLength(1);
});

async function putSale(state: string, visitor: string | null, age: string) {
  const { id } = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }]);
  return rows(
    `insert into facebook_sales (division_id, order_id, state, visitor, created_at) values ($1, $2, $3, $4, now() - interval '${age}')`,
    [bramble.divisionId, id, state, visitor],
  );
}

describe("what is over goes, what is not stays", () => {
  const sha = () => randomBytes(32);
  const cases: [what: string, from: string, put: (age: string) => Promise<unknown>, over: string, fresh: string][] = [
    [
      "counted tries",
      "rate_limits",
      (age) => rows(`insert into rate_limits values ($1, now() - interval '${age}', 1)`, [randomUUID()]),
      "25 hours",
      "23 hours",
    ],
    [
      "idempotency keys",
      "idempotency_keys",
      (age) =>
        rows(
          `insert into idempotency_keys (division_id, scope, key, fingerprint, created_at) values ($1, 'place', $2, '', now() - interval '${age}')`,
          [bramble.divisionId, randomUUID()],
        ),
      "169 hours",
      "167 hours",
    ],
    [
      "sessions",
      "sessions",
      (age) =>
        rows(`insert into sessions (token_hash, account_id, expires_at) values ($1, $2, now() - interval '${age}')`, [
          sha(),
          accountId,
        ]),
      "1 minute",
      "-1 minute",
    ],
    [
      "baskets",
      "baskets where name = 'main'",
      (age) =>
        rows(
          `insert into baskets (division_id, id, owner_hash, name, updated_at) values ($1, $2, $3, 'main', now() - interval '${age}')`,
          [bramble.divisionId, randomUUID(), sha()],
        ),
      "91 days",
      "89 days",
    ],
    [
      "favourites",
      "baskets where name = 'favourites'",
      (age) =>
        rows(
          `insert into baskets (division_id, id, owner_hash, name, updated_at) values ($1, $2, $3, 'favourites', now() - interval '${age}')`,
          [bramble.divisionId, randomUUID(), sha()],
        ),
      "366 days",
      "364 days",
    ],
    [
      "letters",
      "mails",
      (age) =>
        rows(
          `insert into mails (division_id, kind, to_address, from_name, subject, html, body_text, dedupe_key, created_at)
           values ($1, 'order_posted', 'joe@postbox.example', 'Bramble', 'On its way', '', '', $2, now() - interval '${age}')`,
          [bramble.divisionId, randomUUID()],
        ),
      "91 days",
      "89 days",
    ],
    [
      "sales that Facebook was not told of, with what was known of the browser",
      "facebook_sales where state = 'waiting'",
      (age) => putSale("waiting", "{}", age),
      "193 hours",
      "191 hours",
    ],
    [
      "sales that it was told of",
      "facebook_sales where state = 'sent'",
      (age) => putSale("sent", null, age),
      "91 days",
      "89 days",
    ],
    [
      "cards that were never charged",
      "local_cards.tokens",
      (age) =>
        world.database.ownerQuery(
          `insert into local_cards.tokens values ('${randomUUID()}', 'Visa', '4242', 'approve', now() - interval '${age}')`,
        ),
      "25 hours",
      "23 hours",
    ],
  ];

  test.each(cases)("%s", async (_, from, put, over, fresh) => {
    const { web, backOffice } = world.database.pools;
    const pool = from.startsWith("local_cards.") ? web : backOffice;
    const counted = async () => (await pool.query(`select count(*)::int as n from ${from}`)).rows[0].n as number;
    const before = await counted();
    for (const age of [over, fresh, over]) await put(age);
    await cleanUp();
    expect(await counted()).toBe(before + 1);
    await cleanUp();
    expect(await counted()).toBe(before + 1);
  });

  test("more than one batch goes in one run, and two runs at once do not wait for each other", async () => {
    await rows(
      "insert into rate_limits select 'many ' || n, now() - interval '2 days', 1 from generate_series(1, 1700) n",
    );
    await Promise.all([cleanUp(), cleanUp()]);
    expect(await count("rate_limits where key like 'many %'")).toBe(0);
  });
});

describe("an order that nobody paid", () => {
  const place = "/omnis/v3/checkout/place/";

  async function begun(email: string, card: string) {
    const visitor = await visitorOf(world.app, bramble.host).arrive();
    const item = { variantId: String(tee.variants[0]!.id) };
    await visitor.post("/omnis/v3/frontend/product/addItemToCart/", { item, name: "main" });
    const typed = { number: card, expiry: "12/30", securityCode: "123" };
    const cardToken = (await visitor.post("/omnis/v3/local-cards/tokens/", typed)).json().data.token;
    const shippingAddress = {
      firstName: "Rowan",
      lastName: "Ashby",
      street: "14 Brincliffe Crescent",
      city: "Sheffield",
      country: "GB",
      zip: "S7 1FB",
    };
    const body = { email, shippingAddress, shippingMethod: "uk-48", cardToken, expectedTotal: 27.99 };
    const key = `clean-up-${randomUUID()}`;
    return { visitor, body, answer: await visitor.post(place, body, { "idempotency-key": key }) };
  }
  const orderOf = async (email: string) =>
    (await rows("select id, status, deleted_at is not null as gone from orders where email = $1", [email]))[0];
  const grow = (email: string, hours: number) =>
    rows(
      `with old as (update orders set created_at = now() - $2 * interval '1 hour' where email = $1 returning division_id, id)
       update payment_attempts a set created_at = now() - $2 * interval '1 hour' from old where a.order_id = old.id`,
      [email, hours],
    );

  test("is called off after a day, with a word in the books; its basket begins a new one", async () => {
    const email = "over-1@postbox.example";
    const { visitor, body } = await begun(email, "4000 0000 0000 0002");
    await grow(email, 23);
    await cleanUp();
    expect(await orderOf(email)).toMatchObject({ status: "to_be_paid", gone: false });
    await grow(email, 25);
    await cleanUp();
    await cleanUp();
    const { id, gone } = await orderOf(email);
    expect(gone).toBe(true);
    expect(
      await rows("select detail from audit_log where action = 'order.called_off' and subject = $1", [`order ${id}`]),
    ).toEqual([{ detail: { from: "to_be_paid", to: "to_be_paid", because: "Not paid in time" } }]);
    const typed = { number: "4242424242424242", expiry: "12/30", securityCode: "123" };
    const cardToken = (await visitor.post("/omnis/v3/local-cards/tokens/", typed)).json().data.token;
    const key = { "idempotency-key": `clean-up-${randomUUID()}` };
    expect((await visitor.post(place, { ...body, cardToken }, key)).json().data.state).toBe("paid");
    expect(await rows("select status from orders where email = $1 order by id", [email])).toEqual([
      { status: "to_be_paid" },
      { status: "paid" },
    ]);
  });

  test("stays while somebody tries to pay it", async () => {
    const email = "over-2@postbox.example";
    const { visitor, body } = await begun(email, "4000 0000 0000 0002");
    await grow(email, 30);
    await visitor.post(place, body, { "idempotency-key": `clean-up-${randomUUID()}` });
    await cleanUp();
    expect(await orderOf(email)).toMatchObject({ gone: false });
  });

  test("is paid, not called off, when the processor knows of a charge that we do not", async () => {
    const email = "over-3@postbox.example";
    await begun(email, "4000 0000 0000 3220");
    await rows("update payment_attempts set state = 'failed', finished_at = now() where state = 'action_needed'");
    await world.database.ownerQuery("update local_cards.charges set state = 'succeeded' where state = 'action_needed'");
    await grow(email, 30);
    await cleanUp();
    expect(await orderOf(email)).toMatchObject({ status: "paid", gone: false });
  });

  test("waits while the processor is silent, and keeps no other order waiting", async () => {
    const [silent, other] = ["over-4@postbox.example", "over-5@postbox.example"];
    const { answer } = await begun(silent, "4000 0000 0000 3220");
    expect(answer.json().data.state).toBe("action_needed");
    await begun(other, "4000 0000 0000 0002");
    await grow(silent, 31);
    await grow(other, 30);
    const [{ id: attempt }] = await rows(
      "select a.id from payment_attempts a join orders o on o.id = a.order_id where o.email = $1",
      [silent],
    );
    const { cards } = world.platform;
    const cancel = (id: string) => (id === attempt ? Promise.reject(new Error("silent")) : cards.cancel(id));
    world.platform.cards = { ...cards, cancel };
    await expect(cleanUp()).rejects.toThrow("silent");
    world.platform.cards = cards;
    expect([(await orderOf(silent)).gone, (await orderOf(other)).gone]).toEqual([false, true]);
    await cleanUp();
    expect(await orderOf(silent)).toMatchObject({ status: "to_be_paid", gone: true });
    expect(await rows("select state from payment_attempts where id = $1", [attempt])).toEqual([{ state: "failed" }]);
  });
});
