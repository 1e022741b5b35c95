// Gift cards at the checkout: what they pay, what they never pay twice, and what they get back.
import { writtenGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { seedPeople } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { workDone } from "../../../testing/work-done.ts";
import { receiptHash } from "../../orders/receipt/index.ts";
import { codeOfCard, digestOfCode } from "../../shop/gift-cards/codes.ts";
import { closeUnpaidOrders, settleOpenAttempts } from "../payments/index.ts";
import {
  newKey,
  order,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
  type Visitor,
} from "../testing/checkout-fixture.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let seeded: SeededCheckout;
let bramble: SeededCheckout["bramble"];
let tee: SeededCheckout["tee"];
let issuedBy: number;

beforeAll(async () => {
  seeded = await seedCheckout(world);
  ({ bramble, tee } = seeded);
  await seedPeople(world.platform.pools, bramble);
  [{ id: issuedBy }] = await rows("select id from accounts where email = 'merchant@selvedge.test'");
});

/** Everybody here has one address. */
beforeEach(() => rows("delete from rate_limits"));

/** A card of the shop with its code. */
async function seedCard(balanceMinor: number, columns: Record<string, unknown> = {}, shop = bramble) {
  const uuid = crypto.randomUUID();
  const { secret } = world.platform.config;
  const code = codeOfCard(secret, shop.divisionId, uuid);
  const all = { currency: "GBP", reason: "A test", ...columns };
  const names = Object.keys(all);
  const [{ id }] = await rows(
    `insert into gift_cards (division_id, uuid, code_digest, code_ending, balance_minor, issued_by, issued_by_name, ${names.join(", ")})
     values ($1, $2, $3, $4, $5, $6, 'Ada', ${names.map((_, index) => `$${index + 7}`).join(", ")}) returning id`,
    [
      shop.divisionId,
      uuid,
      digestOfCode(secret, shop.divisionId, code),
      code.slice(-4),
      balanceMinor,
      issuedBy,
      ...Object.values(all),
    ],
  );
  await rows(
    `insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, account_id, by_name)
     values ($1, $2, $3, 'issued', $4, $4, 'A test', $5, 'Ada')`,
    [shop.divisionId, id, uuid, balanceMinor || 1, issuedBy],
  );
  return { id: id as number, code: writtenGiftCardCode(code) };
}

const enter = (who: Visitor, code: string) => who.post("/omnis/v3/basket/codes/enter/", { code });
const quoteOf = async (who: Visitor) => (await who.post("/omnis/v3/checkout/quote/", {})).json().data;
/** Pays what the quote says is left, by a card where there is something left. */
async function pay(who: Visitor, changes: object = {}, { card, key = newKey() }: { card?: string; key?: string } = {}) {
  const { totals } = await quoteOf(who);
  const body = await order(who, { expectedTotal: totals.total, expectedToPay: totals.toPay, ...changes }, card);
  return who.post(place, totals.toPay === 0 ? { ...body, cardToken: "" } : body, { "idempotency-key": key });
}
const cardOf = async ({ id }: { id: number }) =>
  (await rows("select balance_minor as balance, held_minor as held from gift_cards where id = $1", [id]))[0];
const paymentsOf = (email: string) =>
  rows(
    `select t.kind, t.provider, t.amount_minor as minor from payment_transactions t join orders o on o.id = t.order_id
     where o.email = $1 order by t.provider = 'gift_card', t.id`,
    [email],
  );
const orderOf = async (email: string) =>
  (
    await rows(
      "select id, status, total_minor as total, gift_card_minor as card, goods_tax_minor as tax, payment_method as method from orders where email = $1",
      [email],
    )
  )[0];

describe("a card that pays a part", () => {
  test("is entered like a code, says what it pays and what stays, and the rest is charged", async () => {
    const card = await seedCard(1000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    const basket = (await enter(joe, ` ${card.code.toLowerCase()} `)).json();
    expect(basket.giftCards).toMatchObject([{ id: card.id, isApplied: true, amount: 0, words: "£10.00 on it" }]);
    expect(basket.codes).toEqual([]);
    expect((await enter(joe, card.code)).json().giftCards).toHaveLength(1);
    expect(await quoteOf(joe)).toMatchObject({
      giftCards: [{ amount: 10, words: "pays £10.00, £0.00 stays on it" }],
      totals: { total: 27.99, giftCard: 10, toPay: 17.99, taxIncluded: 4.67 },
    });
    const email = "part@postbox.example";
    const answer = await pay(joe, { email });
    expect(answer.json().data, answer.body).toMatchObject({ state: "paid" });
    expect(await orderOf(email)).toMatchObject({ status: "paid", total: 2799, card: 1000, method: "Visa ending 4242" });
    expect(await paymentsOf(email)).toMatchObject([
      { kind: "charge", minor: 1799 },
      { kind: "charge", provider: "gift_card", minor: 1000 },
    ]);
    expect(await cardOf(card)).toEqual({ balance: 0, held: 0 });
    expect(
      await rows(
        "select kind, amount_minor as minor, balance_minor as left from gift_card_entries where gift_card_id = $1 order by id desc limit 1",
        [card.id],
      ),
    ).toEqual([{ kind: "spent", minor: -1000, left: 0 }]);
    const receipt = (await joe.get(answer.json().data.receiptUrl)).body;
    for (const words of ["Paid by gift card", "£10.00", "Visa ending 4242 (£17.99) and gift card (£10.00)"])
      expect(receipt).toContain(words);
  });

  test("and its charge are compared with what the shopper saw: another charge is shown first", async () => {
    const card = await seedCard(1000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await enter(joe, card.code);
    await rows("update gift_cards set balance_minor = 400 where id = $1", [card.id]);
    const stale = await pay(joe, { email: "seen@postbox.example", expectedToPay: 17.99 });
    expect([stale.statusCode, stale.json().code, stale.json().data.totals.toPay]).toEqual([409, "priceChanged", 23.99]);
    const unsaid = await pay(joe, { email: "seen@postbox.example", expectedToPay: undefined });
    expect(unsaid.json().code).toBe("priceChanged");
    expect(await cardOf(card)).toEqual({ balance: 400, held: 0 });
  });
});

test("a card that covers all needs no other: two of them pay together, the first one first", async () => {
  const [first, second] = [await seedCard(1500), await seedCard(9000)];
  const joe = await shopperIn(world, bramble, [tee, 1]);
  await enter(joe, first.code);
  await enter(joe, second.code);
  const email = "all@postbox.example";
  const answer = await pay(joe, { email });
  expect(answer.json().data, answer.body).toMatchObject({ state: "paid" });
  expect(await orderOf(email)).toMatchObject({ status: "paid", card: 2799, method: "Gift card" });
  expect([await cardOf(first), await cardOf(second)]).toEqual([
    { balance: 0, held: 0 },
    { balance: 9000 - 1299, held: 0 },
  ]);
  expect((await paymentsOf(email)).map(({ minor }) => minor)).toEqual([0, 1500, 1299]);
});

test.each<[string, () => Promise<{ code: string }>, string]>([
  ["disabled", () => seedCard(1000, { disabled_at: new Date() }), "This gift card is disabled."],
  ["expired", () => seedCard(1000, { last_day: "2020-01-01" }), "This gift card has expired."],
  ["empty", () => seedCard(0), "There is nothing left on this gift card."],
  ["of another currency", () => seedCard(1000, { currency: "EUR" }), "This gift card is in another currency"],
  ["of another shop", () => seedCard(1000, {}, seeded.other), "This shop has no gift card with this code."],
  ["made up", async () => ({ code: "2222-2222-2222-2222" }), "This shop has no gift card with this code."],
])("a card that is %s is refused with the reason", async (_, seed, reason) => {
  const { code } = await seed();
  const joe = await shopperIn(world, bramble, [tee, 1]);
  const answer = await enter(joe, code);
  expect([answer.statusCode, answer.json().errors.code[0]]).toEqual([422, expect.stringContaining(reason)]);
  expect((await quoteOf(joe)).giftCards).toEqual([]);
});

test("a card that is disabled after it was entered pays nothing, and the quote says why", async () => {
  const card = await seedCard(1000);
  const joe = await shopperIn(world, bramble, [tee, 1]);
  await enter(joe, card.code);
  await rows("update gift_cards set disabled_at = now() where id = $1", [card.id]);
  expect(await quoteOf(joe)).toMatchObject({
    giftCards: [{ isApplied: false, amount: 0, words: expect.stringContaining("disabled") }],
    totals: { giftCard: 0, toPay: 27.99 },
  });
  const removed = await joe.post("/omnis/v3/basket/gift-cards/remove/", { id: card.id });
  expect(removed.json().giftCards).toEqual([]);
});

describe("what an order holds", () => {
  test("comes back when the card payment is declined, and is held again by the next try", async () => {
    const card = await seedCard(1000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await enter(joe, card.code);
    const email = "declined@postbox.example";
    expect((await pay(joe, { email }, { card: "4000 0000 0000 0002" })).statusCode).toBe(402);
    expect(await cardOf(card)).toEqual({ balance: 1000, held: 0 });
    expect(await orderOf(email)).toMatchObject({ status: "to_be_paid", card: 0 });
    expect((await pay(joe, { email })).statusCode).toBe(200);
    expect(await cardOf(card)).toEqual({ balance: 0, held: 0 });
  });

  test("stays held while the bank is asked, for this basket alone, and a day without an answer gives it back", async () => {
    const card = await seedCard(1000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await enter(joe, card.code);
    const email = "bank@postbox.example";
    expect((await pay(joe, { email }, { card: "4000 0000 0000 3220" })).json().data.state).toBe("action_needed");
    expect(await cardOf(card)).toEqual({ balance: 1000, held: 1000 });
    expect((await quoteOf(joe)).totals.giftCard).toBe(10);
    const other = await shopperIn(world, bramble, [tee, 1]);
    expect((await enter(other, card.code)).json().errors.code).toEqual(["There is nothing left on this gift card."]);
    const tomorrow = { ...world.platform, now: () => new Date(Date.now() + 26 * 3_600_000) };
    await closeUnpaidOrders(tomorrow);
    expect(await cardOf(card)).toEqual({ balance: 1000, held: 0 });
    expect(await orderOf(email)).toMatchObject({ card: 0 });
  });

  test("is let go of by the reconciler after a kill, and money that comes in all the same takes it again", async () => {
    const card = await seedCard(1000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await enter(joe, card.code);
    const email = "killed@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await settleOpenAttempts(world.platform, bramble.divisionId, -1);
        expect(await cardOf(card)).toEqual({ balance: 1000, held: 0 });
        return cards.charge(request);
      },
    };
    const answer = await pay(joe, { email });
    world.platform.cards = cards;
    expect(answer.json().data, answer.body).toMatchObject({ state: "paid" });
    expect(await cardOf(card)).toEqual({ balance: 0, held: 0 });
    expect((await paymentsOf(email)).map(({ minor }) => minor)).toEqual([1799, 1000]);
  });

  test("when it was spent elsewhere meanwhile, the late money goes back and the order stays unpaid", async () => {
    const card = await seedCard(1000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await enter(joe, card.code);
    const email = "elsewhere@postbox.example";
    const { cards } = world.platform;
    world.platform.cards = {
      ...cards,
      charge: async (request) => {
        await settleOpenAttempts(world.platform, bramble.divisionId, -1);
        await rows("update gift_cards set balance_minor = 999 where id = $1", [card.id]);
        return cards.charge(request);
      },
    };
    const answer = await pay(joe, { email });
    world.platform.cards = cards;
    expect(answer.json().message).toContain("It is going back to your card.");
    expect(await orderOf(email)).toMatchObject({ status: "to_be_paid", card: 0 });
    expect(await cardOf(card)).toEqual({ balance: 999, held: 0 });
    expect(
      await rows(
        "select reason, amount_minor as minor from returned_payments r join orders o on o.id = r.order_id where o.email = $1",
        [email],
      ),
    ).toEqual([{ reason: "paid_another_amount", minor: 1799 }]);
  });

  test("of a killed order that the card covers, the same key finishes it once", async () => {
    const card = await seedCard(5000);
    const joe = await shopperIn(world, bramble, [tee, 1]);
    await enter(joe, card.code);
    const email = "resumed@postbox.example";
    const key = newKey();
    await world.database.ownerQuery(`
      create or replace function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on payment_transactions for each row execute function no_room()`);
    const sent = await order(joe, { email, expectedToPay: 0, cardToken: "" });
    const send = () => joe.post(place, sent, { "idempotency-key": key });
    const killed = await send();
    await world.database.ownerQuery("drop trigger no_room on payment_transactions");
    expect(killed.statusCode).not.toBe(200);
    expect(await cardOf(card)).toEqual({ balance: 5000, held: 2799 });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await cardOf(card)).toEqual({ balance: 5000 - 2799, held: 0 });
    expect((await paymentsOf(email)).filter(({ provider }) => provider === "gift_card")).toHaveLength(1);
  });
});

test("100 baskets with one card at once: it pays as far as it goes, to the penny, and is never below nothing", async () => {
  const card = await seedCard(10_000);
  const shoppers = await Promise.all(Array.from({ length: 100 }, () => shopperIn(world, bramble, [tee, 1])));
  // So many from one address would be stopped as guesses.
  await rows(
    "update baskets b set gift_card_ids = array[$1]::bigint[] where exists (select from basket_items i where i.basket_id = b.id)",
    [card.id],
  );
  const answers = await Promise.all(
    shoppers.map((visitor, index) =>
      pay(visitor, { email: `crowd-${index}@postbox.example`, expectedTotal: 27.99, expectedToPay: 0, cardToken: "" }),
    ),
  );
  const paid = answers.filter(({ statusCode }) => statusCode === 200);
  expect(paid).toHaveLength(3);
  expect(new Set(answers.filter((each) => each.statusCode !== 200).map((each) => each.json().code))).toEqual(
    new Set(["priceChanged"]),
  );
  expect(await cardOf(card)).toEqual({ balance: 10_000 - 3 * 2799, held: 0 });
  const [{ spent }] = await rows(
    "select sum(amount_minor)::int as spent from gift_card_entries where gift_card_id = $1",
    [card.id],
  );
  expect(spent).toBe(10_000 - 3 * 2799);
});

test("an order with a card takes two statements more, one without takes none, in two transactions", async () => {
  const count = async (email: string, code: string | null) => {
    const visitor = await shopperIn(world, bramble, [tee, 1]);
    if (code) await enter(visitor, code);
    const { totals } = await quoteOf(visitor);
    const body = await order(visitor, { email, expectedTotal: totals.total, expectedToPay: totals.toPay });
    const { value, done } = await workDone(() => visitor.post(place, body, { "idempotency-key": newKey() }));
    expect(value.statusCode, value.body).toBe(200);
    const statements = done.statements.filter((text) => !/local_cards/.test(text));
    // Each transaction names its shop once.
    return [statements.length, statements.filter((text) => /set_config/.test(text)).length];
  };
  const card = await seedCard(1000);
  await count("warm@postbox.example", null);
  const [without] = [await count("without@postbox.example", null)];
  const withCard = await count("with@postbox.example", card.code);
  expect(withCard).toEqual([without![0]! + 2, 2]);
});

test("codes are tried a limited number of times", async () => {
  const joe = await shopperIn(world, bramble, [tee, 1]);
  const answers = [];
  for (let tried = 0; tried < 61; tried++) answers.push((await enter(joe, "2222-2222-2222-2222")).statusCode);
  expect([answers.includes(429), answers.at(-1)]).toEqual([true, 429]);
});

describe("on the page that a placed order is paid on, a card", () => {
  const declined = "4000 0000 0000 0002";
  /** An order whose card was declined, its link, and its shopper. */
  async function unpaid(email: string) {
    const joe = await shopperIn(world, bramble, [tee, 1]);
    expect((await pay(joe, { email }, { card: declined })).statusCode).toBe(402);
    const { id } = await orderOf(email);
    const path = `/pay/${receiptHash(world.platform.config.secret, bramble.divisionId, id)}/`;
    const send = (fields: Record<string, string>) =>
      joe.send("POST", path, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      });
    const payCard = (expectedTotal: string, cardNumber = "4242 4242 4242 4242") =>
      send({ idempotencyKey: newKey(), expectedTotal, cardNumber, expiry: "12/30", securityCode: "123" });
    return { email, path, send, payCard, page: async () => (await joe.get(path)).body };
  }

  test("pays a part, stays set aside when the other card is declined, and is given back on a press", async () => {
    const { email, path, send, payCard, page } = await unpaid("later@postbox.example");
    const card = await seedCard(1000);
    const wrong = await send({ change: "gift-card", code: "no code" });
    expect([wrong.statusCode, wrong.body]).toEqual([
      422,
      expect.stringContaining("This is no code of a gift card. It has sixteen letters and digits."),
    ]);
    const enterCard = () => send({ change: "gift-card", code: card.code });
    expect((await enterCard()).headers.location).toBe(path);
    expect((await enterCard()).headers.location).toBe(path);
    expect(await cardOf(card)).toEqual({ balance: 1000, held: 1000 });
    for (const words of ["£27.99", `Gift card ending ${card.code.slice(-4)}`, "Left to pay", "Pay £17.99"])
      expect(await page()).toContain(words);
    expect((await payCard("17.99", declined)).statusCode).toBe(422);
    expect(await page()).toContain("Pay £17.99");
    expect((await send({ change: "remove-gift-card" })).headers.location).toBe(path);
    expect([await cardOf(card), (await page()).includes("Pay £27.99")]).toEqual([{ balance: 1000, held: 0 }, true]);
    await enterCard();
    expect((await payCard("27.99")).body).toContain("The total has changed");
    expect((await payCard("17.99")).headers.location).toBe(path.replace("/pay/", "/receipt/"));
    expect(await paymentsOf(email)).toMatchObject([{ minor: 1799 }, { provider: "gift_card", minor: 1000 }]);
    expect(await cardOf(card)).toEqual({ balance: 0, held: 0 });
  });

  test("stays set aside when a payment that waits at the bank is given up for another one", async () => {
    const { email, path, send, payCard, page } = await unpaid("bank-first@postbox.example");
    const card = await seedCard(1000);
    const atBank = "4000 0000 0000 3220";
    expect((await payCard("27.99", atBank)).statusCode).toBe(303);
    await send({ change: "gift-card", code: card.code });
    expect((await payCard("17.99", atBank)).statusCode, "beside a payment without the card").toBe(303);
    expect(await page()).toContain("Pay £17.99");
    const paid = await payCard("17.99");
    expect(paid.headers.location, "beside a payment with the card").toBe(path.replace("/pay/", "/receipt/"));
    expect(await paymentsOf(email)).toMatchObject([{ minor: 1799 }, { provider: "gift_card", minor: 1000 }]);
    expect(await cardOf(card)).toEqual({ balance: 0, held: 0 });
  });

  test("stays set aside when the other card is declined, whatever card was taken off before", async () => {
    const { send, payCard, page } = await unpaid("other-card@postbox.example");
    const [taken, kept] = [await seedCard(500), await seedCard(1000)];
    await send({ change: "gift-card", code: taken.code });
    await send({ change: "remove-gift-card" });
    await send({ change: "gift-card", code: kept.code });
    expect((await payCard("17.99", declined)).statusCode).toBe(422);
    expect(await page()).toContain("Pay £17.99");
    expect([await cardOf(taken), await cardOf(kept)]).toEqual([
      { balance: 500, held: 0 },
      { balance: 1000, held: 1000 },
    ]);
  });

  test("pays all of it by one press, and never leaves less than a processor charges", async () => {
    const { email, path, send, page } = await unpaid("whole@postbox.example");
    const [small, large] = [await seedCard(2790), await seedCard(5000)];
    await send({ change: "gift-card", code: small.code });
    expect(await page()).toContain("Pay £0.30");
    expect(await cardOf(small)).toEqual({ balance: 2790, held: 2769 });
    await send({ change: "gift-card", code: large.code });
    expect(await page()).toContain("Pay with gift card");
    const paid = await send({ idempotencyKey: newKey(), expectedTotal: "0" });
    expect(paid.headers.location, paid.body).toBe(path.replace("/pay/", "/receipt/"));
    expect(await orderOf(email)).toMatchObject({ status: "paid", total: 2799, card: 2799, method: "Gift card" });
    expect([await cardOf(small), await cardOf(large)]).toEqual([
      { balance: 0, held: 0 },
      { balance: 4991, held: 0 },
    ]);
  });
});
