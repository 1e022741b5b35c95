import type { SeededProduct } from "@selvedge/testing/seed/product";
import type { SeededShop } from "@selvedge/testing/seed/shop";
import { beforeAll, describe, expect, test } from "vitest";
import { PaymentsUnreachable } from "../../../adapters/card-payments/card-payments.ts";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, seedCheckout, shopperIn } from "../testing/checkout-fixture.ts";
import { settleOpenAttempts } from "./reconcile.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;

beforeAll(async () => {
  ({ bramble, tee } = await seedCheckout(world));
});

const shopperWith = (...lines: [SeededProduct, number][]) => shopperIn(world, bramble, ...lines);
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
const ordersOf = (email: string) => rows("select * from orders where email = $1 order by id", [email]);

describe("a disk that is full", () => {
  /** From now on inserts into a table fail with PostgreSQL's error for a full disk. */
  const fill = (table: string) =>
    world.database.ownerQuery(`
      create or replace function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on ${table} for each row execute function no_room()`);
  const makeRoom = (table: string) => world.database.ownerQuery(`drop trigger no_room on ${table}`);

  test("before the charge is shown in words, and nothing is charged", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "full-1@postbox.example";
    const body = await order(visitor, { email });
    const headers = { "idempotency-key": newKey() };
    await fill("idempotency_keys");
    const answer = await visitor.post(place, body, headers);
    await makeRoom("idempotency_keys");
    expect([answer.statusCode, answer.headers["retry-after"], answer.json().message]).toEqual([
      503,
      "60",
      "Our disk is full. Nothing was changed. Please try again in a few minutes.",
    ]);
    expect(await ordersOf(email)).toEqual([]);
    expect((await visitor.post(place, body, headers)).statusCode).toBe(200);
  });

  test("after the charge: the order that stayed unpaid is paid by the reconciler, once", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "full-2@postbox.example";
    const body = await order(visitor, { email });
    const headers = { "idempotency-key": newKey() };
    await fill("payment_transactions");
    const answer = await visitor.post(place, body, headers);
    const soon = { ...world.platform, now: () => new Date(Date.now() + 120_000) };
    await expect(tasks.reconcile_payments!(soon, {})).rejects.toMatchObject({ code: "53100" });
    await makeRoom("payment_transactions");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "stillWorking"]);
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(["to_be_paid"]);
    await tasks.reconcile_payments!(soon, {});
    const [paid, ...more] = await ordersOf(email);
    expect([paid.status, more]).toEqual(["paid", []]);
    const retry = await visitor.post(place, body, headers);
    expect([retry.statusCode, retry.json().data.state]).toEqual([200, "paid"]);
    expect(await rows("select kind from payment_transactions where order_id = $1", [paid.id])).toEqual([
      { kind: "charge" },
    ]);
  });
});

describe("a process that dies in between", () => {
  test("after the order was written and before the charge: the shopper is free to try again, nothing is charged", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "dead-1@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    world.platform.cards = { ...cards, charge: () => Promise.reject(new Error("killed")) };
    expect((await visitor.post(place, body, { "idempotency-key": newKey() })).statusCode).toBe(500);
    world.platform.cards = cards;
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    expect(
      await rows("select a.state from payment_attempts a join orders o on o.id = a.order_id where o.email = $1", [
        email,
      ]),
    ).toEqual([{ state: "failed" }]);
    await visitor.post(place, body, { "idempotency-key": newKey() });
    expect((await ordersOf(email)).map((each) => each.status)).toEqual(["paid"]);
  });

  test("after the charge and before it was noted: the reconciler finishes the order, a retry gives the same one", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "dead-2@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    const key = newKey();
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await cards.charge(request);
        throw new Error("killed");
      },
    };
    expect((await visitor.post(place, body, { "idempotency-key": key })).statusCode).toBe(500);
    world.platform.cards = cards;
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    const [row] = await ordersOf(email);
    expect(row.status).toBe("paid");
    const again = await visitor.post(place, body, { "idempotency-key": key });
    expect(again.json().data.reference).toBe(row.reference);
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(1);
  });
});

describe("an attempt that comes back late", () => {
  const attemptOf = async (orderId: number) =>
    (await rows("select attempt_id from returned_payments where order_id = $1", [orderId]))[0].attempt_id;
  const sendBack = async (orderId: number) =>
    tasks.return_payment!(world.platform, { divisionId: bramble.divisionId, attemptId: await attemptOf(orderId) });
  const moneyOf = (orderId: number) =>
    rows("select kind, amount_minor from payment_transactions where order_id = $1 order by id", [orderId]);
  const audited = (orderId: number) =>
    rows("select action from audit_log where subject = $1 order by id", [`order ${orderId}`]).then((found) =>
      found.map(({ action }) => action),
    );

  test("given up before it was charged, its key is not charged any more; a new key pays", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-1@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    const key = newKey();
    world.platform.cards = { ...cards, charge: () => Promise.reject(new Error("killed")) };
    await visitor.post(place, body, { "idempotency-key": key });
    world.platform.cards = cards;
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    const again = await visitor.post(place, body, { "idempotency-key": key });
    expect([again.statusCode, again.json().message]).toEqual([
      402,
      "The payment was interrupted. You have not been charged.",
    ]);
    const [row] = await ordersOf(email);
    expect(row.status).toBe("to_be_paid");
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(0);
    expect((await visitor.post(place, body, { "idempotency-key": newKey() })).json().data.state).toBe("paid");
    expect((await ordersOf(email)).map((each) => each.status)).toEqual(["paid"]);
  });

  test("noted as failed and then charged after all, it pays the order", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-2@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await settleOpenAttempts(world.platform, bramble.divisionId, -1);
        return cards.charge(request);
      },
    };
    const answer = await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    world.platform.cards = cards;
    expect(answer.json().data.state).toBe("paid");
    const [row] = await ordersOf(email);
    expect(row.status).toBe("paid");
    expect(await rows("select state, message from payment_attempts where order_id = $1", [row.id])).toEqual([
      { state: "succeeded", message: "" },
    ]);
  });

  test("a small basket that waits at the bank never pays for a larger one", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-3@postbox.example";
    const waiting = (
      await visitor.post(place, await order(visitor, { email }, "4000 0000 0000 3220"), { "idempotency-key": newKey() })
    ).json().data;
    await visitor.post("/omnis/v3/basket/update/", { key: `v${tee.variants[0]!.id}`, quantity: 40 });
    const { total } = (await visitor.post("/omnis/v3/checkout/quote/", {})).json().data.totals;
    const declined = await visitor.post(
      place,
      await order(visitor, { email, expectedTotal: total }, "4000 0000 0000 0002"),
      { "idempotency-key": newKey() },
    );
    expect(declined.statusCode).toBe(402);
    const bank = new URL(waiting.actionUrl).pathname;
    const confirmed = await visitorOf(world.app, "localhost").send("POST", bank, "answer=confirm", {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost",
    });
    expect(confirmed.statusCode).toBe(404);
    await settleOpenAttempts(world.platform, bramble.divisionId, -1);
    const [row, ...more] = await ordersOf(email);
    expect(more).toEqual([]);
    expect(row.status).toBe("to_be_paid");
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(0);
  });

  test("money of another amount than the order's pays nothing and goes back by itself, once", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-4@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await rows(
          "update orders set subtotal_minor = subtotal_minor + 100, total_minor = total_minor + 100 where email = $1",
          [email],
        );
        return cards.charge(request);
      },
    };
    const answer = await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    world.platform.cards = cards;
    expect(answer.json().message).toContain("It is going back to your card.");
    const [row] = await ordersOf(email);
    expect(row.status).toBe("to_be_paid");
    expect(await rows("select amount_minor from payment_transactions where order_id = $1", [row.id])).toEqual([
      { amount_minor: 2799 },
    ]);
    expect(await audited(row.id)).toEqual(["order.opened", "order.paid_another_amount"]);
    await Promise.all([sendBack(row.id), sendBack(row.id)]);
    await sendBack(row.id);
    expect(await moneyOf(row.id)).toEqual([
      { kind: "charge", amount_minor: 2799 },
      { kind: "refund", amount_minor: 2799 },
    ]);
    expect(await audited(row.id)).toEqual(["order.opened", "order.paid_another_amount", "order.payment_returned"]);
    expect(await rows("select subject from mails where to_address = $1", [email])).toEqual([
      { subject: "Your payment of £27.99 is going back" },
    ]);
    const [{ refunds }] = (
      await world.database.pools.web.query(
        "select count(*)::int as refunds from local_cards.refunds r join local_cards.charges c on c.reference = r.charge_reference where c.idempotency_key = $1",
        [await attemptOf(row.id)],
      )
    ).rows;
    expect(refunds).toBe(1);
  });

  test("money that comes in after the order was paid goes back, while a silent processor is called again", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-7@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await rows("update orders set status = 'paid', paid_at = now() where email = $1", [email]);
        return cards.charge(request);
      },
    };
    await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    const [row] = await ordersOf(email);
    world.platform.cards = { ...cards, refund: () => Promise.reject(new PaymentsUnreachable("no answer")) };
    await expect(sendBack(row.id)).rejects.toThrow("no answer");
    expect(await moneyOf(row.id)).toEqual([{ kind: "charge", amount_minor: 2799 }]);
    world.platform.cards = cards;
    await sendBack(row.id);
    expect(await moneyOf(row.id)).toHaveLength(2);
    expect((await ordersOf(email)).map(({ status }) => status)).toEqual(["paid"]);
  });

  test("a refund that the processor refuses is recorded for review", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-8@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await rows("update orders set status = 'paid', paid_at = now() where email = $1", [email]);
        return cards.charge(request);
      },
    };
    await visitor.post(place, await order(visitor, { email }), { "idempotency-key": newKey() });
    world.platform.cards = cards;
    const [row] = await ordersOf(email);
    const [{ provider_reference: chargeReference }] = await rows(
      "select provider_reference from payment_transactions where order_id = $1",
      [row.id],
    );
    const half = { chargeReference, amountMinor: 1400, currency: "GBP" };
    expect((await cards.refund({ ...half, idempotencyKey: "by-hand-1" })).state).toBe("succeeded");
    expect(await cards.refund({ ...half, idempotencyKey: "by-hand-2" })).toMatchObject({ state: "failed" });
    await sendBack(row.id);
    await sendBack(row.id);
    expect(await moneyOf(row.id)).toHaveLength(1);
    expect(await audited(row.id)).toEqual(["order.opened", "order.paid_again", "order.payment_return_refused"]);
    expect(await rows("select from mails where to_address = $1", [email])).toHaveLength(0);
  });

  test("a shopper who comes back from the bank unsure, and pays again, pays once", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-5@postbox.example";
    await visitor.post(place, await order(visitor, { email }, "4000 0000 0000 3220"), { "idempotency-key": newKey() });
    await world.database.pools.web.query(
      "update local_cards.charges set state = 'succeeded' where state = 'action_needed'",
    );
    const key = newKey();
    const body = await order(visitor, { email });
    const second = await visitor.post(place, body, { "idempotency-key": key });
    expect(second.json().data.state).toBe("paid");
    const [row, ...more] = await ordersOf(email);
    expect([row.status, more]).toEqual(["paid", []]);
    expect(await rows("select from payment_transactions where order_id = $1", [row.id])).toHaveLength(1);
    expect((await visitor.post(place, body, { "idempotency-key": key })).json()).toEqual(second.json());
  });

  test("a shopper who is charged while the database fails is not shown that no payment was taken", async () => {
    const visitor = await shopperWith([tee, 1]);
    const email = "late-6@postbox.example";
    const { cards } = world.platform;
    const body = await order(visitor, { email });
    const key = newKey();
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        const result = await cards.charge(request);
        await world.database.ownerQuery(
          "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'selvedge_web' and datname = current_database()",
        );
        return result;
      },
    };
    const answer = await visitor.post(place, body, { "idempotency-key": key });
    world.platform.cards = cards;
    expect(answer.statusCode === 200 || answer.json().code === "stillWorking").toBe(true);
    const again = await visitor.post(place, body, { "idempotency-key": key });
    expect(again.json().data.state).toBe("paid");
    expect(
      await rows("select from payment_transactions t join orders o on o.id = t.order_id where o.email = $1", [email]),
    ).toHaveLength(1);
  });
});
