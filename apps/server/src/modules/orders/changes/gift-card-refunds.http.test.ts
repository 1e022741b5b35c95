// Money of orders that a gift card paid a part of: how it goes back, and that the sum stays exact.

import { withDivision } from "@selvedge/db/with-division";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { freshKey, type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { newKey, order, place, rowsIn, shopperIn } from "../../checkout/testing/checkout-fixture.ts";
import { returnRest } from "../refunds/index.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let fixture: MerchantFixture;
let tee: SeededProduct;
beforeAll(async () => {
  fixture = await merchantFixture(world);
  tee = await seedProduct(world.platform.pools, fixture.bramble);
});

/** An order of 27.99, of which 10.00 by a gift card, with the card. */
async function paidWithCard(email: string, body: object = {}) {
  const issued = (
    await fixture.ada.send("POST", `${fixture.base}/gift-cards/`, {
      ...{ uuid: crypto.randomUUID(), amountMinor: 1000, reason: "A test", holderName: "Joe", ...body },
    })
  ).json().data;
  const visitor = await shopperIn(world, fixture.bramble, [tee, 1]);
  await visitor.post("/omnis/v3/basket/codes/enter/", { code: issued.code });
  const sent = await order(visitor, { email, expectedToPay: 17.99 });
  const answer = await visitor.post(place, sent, { "idempotency-key": newKey() });
  expect(answer.statusCode, answer.body).toBe(200);
  const [{ id }] = await rows("select id from orders where email = $1", [email]);
  return { id: id as number, card: issued.id as number, ending: issued.ending as string };
}

/** Gives a sum back as the shop does, or all that is left, and runs the job twice. */
async function refund({ id }: { id: number }, what: object, amountMinor: number, seen: number) {
  const sent = { what, amountMinor, reason: "Faulty", words: "", seen };
  const answer = await fixture.ada.post(`${fixture.base}/orders/${id}/refunds/`, sent, freshKey());
  await payRefunds(id);
  await payRefunds(id);
  return answer;
}
async function payRefunds(orderId: number) {
  const { divisionId } = fixture.bramble;
  for (const { id } of await rows("select id from refunds where order_id = $1 order by id", [orderId]))
    await tasks.pay_refund!(world.platform, { divisionId, refundId: id });
}
const backOf = (orderId: number) =>
  rows(
    `select t.amount_minor as minor, t.provider = 'gift_card' as card from payment_transactions t
     where t.order_id = $1 and t.kind = 'refund' order by t.id`,
    [orderId],
  );
const cardOf = async (id: number) =>
  (
    await rows(
      "select balance_minor as balance, held_minor as held, to_char(last_day, 'YYYY-MM-DD') as last from gift_cards where id = $1",
      [id],
    )
  )[0];

test("a part goes back to the charge first, and the card gets what is left of it, once", async () => {
  const bought = await paidWithCard("parts@postbox.example");
  const first = await refund(bought, { kind: "amount", amountMinor: 1500, delivery: true }, 1500, 0);
  expect(first.statusCode, first.body).toBe(200);
  expect(await backOf(bought.id)).toEqual([{ minor: 1500, card: false }]);
  expect((await cardOf(bought.card)).balance).toBe(0);
  const rest = await refund(bought, { kind: "rest" }, 1299, 1);
  expect(rest.json().data, rest.body).toMatchObject({ isFull: true, status: "refunded" });
  expect(await backOf(bought.id)).toEqual([
    { minor: 1500, card: false },
    { minor: 299, card: false },
    { minor: 1000, card: true },
  ]);
  expect((await cardOf(bought.card)).balance).toBe(1000);
  const { entries } = (await fixture.ada.get(`${fixture.base}/gift-cards/${bought.card}/`)).json().data;
  expect(entries).toMatchObject([
    { kind: "returned", amountMinor: 1000, balanceMinor: 1000, orderId: bought.id },
    { kind: "spent", amountMinor: -1000, balanceMinor: 0, orderId: bought.id },
    { kind: "issued", amountMinor: 1000 },
  ]);
  const mails = await rows(
    "select body_text as text from mails where to_address = 'parts@postbox.example' and kind = 'order_refunded' order by id",
  );
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining("We have sent £15.00 back to Visa ending 4242. Banks take up to ten days"),
    expect.stringContaining(
      `We have sent back £2.99 to Visa ending 4242 and £10.00 to your gift card ending ${bought.ending}.`,
    ),
  ]);
});

test("a cancelled order gives both back, and its money is shown to the shop", async () => {
  const bought = await paidWithCard("cancelled@postbox.example");
  const { money } = (await fixture.ada.get(`${fixture.base}/orders/${bought.id}/`)).json().data;
  expect(money).toMatchObject({ totalMinor: 2799, giftCardMinor: 1000, vatMinor: 467 });
  await rows("select 1");
  const answer = await refund(bought, { kind: "rest" }, 2799, 0);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await backOf(bought.id)).toEqual([
    { minor: 1799, card: false },
    { minor: 1000, card: true },
  ]);
});

test("a card that has ended works for another year once money comes back to it", async () => {
  const bought = await paidWithCard("ended@postbox.example");
  await rows("update gift_cards set last_day = '2020-01-01' where id = $1", [bought.card]);
  await refund(bought, { kind: "rest" }, 2799, 0);
  const { balance, last } = await cardOf(bought.card);
  expect([balance, last > new Date(Date.now() + 360 * 86_400_000).toISOString().slice(0, 10)]).toEqual([1000, true]);
});

test("a card that is disabled takes nothing back: the shop reads why, and the charge has its own", async () => {
  const bought = await paidWithCard("disabled@postbox.example");
  await rows("update gift_cards set disabled_at = now() where id = $1", [bought.card]);
  await refund(bought, { kind: "rest" }, 2799, 0);
  expect(await backOf(bought.id)).toEqual([{ minor: 1799, card: false }]);
  const { refunds } = (await fixture.ada.get(`${fixture.base}/orders/${bought.id}/`)).json().data;
  expect(refunds).toMatchObject([
    { state: "failed", message: expect.stringContaining("is disabled. Issue a new one") },
  ]);
});

test("a card holder's bank takes what was charged, and nothing of the card", async () => {
  const bought = await paidWithCard("bank@postbox.example");
  const { divisionId } = fixture.bramble;
  await withDivision(world.platform.pools.worker, divisionId, (db) =>
    returnRest(db, {
      ...{ divisionId, orderId: bought.id as never, by: { kind: "system", name: "test" }, requestId: "" },
      ...{ reason: "Lost", way: "bank" },
    }),
  );
  expect(await rows("select total_minor as total, state from refunds where order_id = $1", [bought.id])).toEqual([
    { total: 1799, state: "paid" },
  ]);
  expect((await cardOf(bought.card)).balance).toBe(0);
});
