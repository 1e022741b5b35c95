// Gift cards that a shop sells: bought on a page without scripts, issued once, mailed on their day, and given back with what is unspent.
import { readGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tasks } from "../../../jobs/tasks.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";

const world = testApp();
let fixture: MerchantFixture;
const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
beforeEach(() => rows("delete from rate_limits"));

const offer = { isOn: true, amountsMinor: [5000, 2500], leastMinor: 500, mostMinor: 20_000, words: "" };
beforeAll(async () => {
  fixture = await merchantFixture(world);
  const saved = await fixture.ada.send("PUT", `${fixture.base}/gift-card-offer/`, offer);
  expect(saved.json().data).toMatchObject({ isOn: true, amountsMinor: [2500, 5000], currency: "GBP" });
});

type Visitor = ReturnType<typeof visitorOf>;
const visit = () => visitorOf(world.app, fixture.bramble.host).arrive();
const submit = (who: Visitor, path: string, fields: Record<string, string>) =>
  who.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  });
const typed = (changes: Record<string, string> = {}) => ({
  ...{
    uuid: crypto.randomUUID(),
    amount: "25",
    ownAmount: "",
    recipientName: "Joe Marsh",
    recipientEmail: "joe@postbox.example",
  },
  ...{
    message: "Happy birthday!\nSee you on Sunday.",
    sendOn: "",
    buyerName: "Rowan Ashby",
    buyerEmail: "rowan@postbox.example",
  },
  ...changes,
});
/** Fills in the page and gives the link where the card is paid. */
async function ask(who: Visitor, changes: Record<string, string> = {}): Promise<string> {
  const answer = await submit(who, "/gift-card/", typed(changes));
  expect(answer.statusCode, answer.body).toBe(303);
  return String(answer.headers.location).split("/")[2]!;
}
const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };
let keys = 0;
const pay = (who: Visitor, link: string, changes: Record<string, string> = {}) =>
  submit(who, `/pay/${link}/`, { idempotencyKey: `sale-key-${keys++}`, expectedTotal: "25", ...card, ...changes });
/** A paid sale, with its card. */
async function bought(changes: Record<string, string> = {}) {
  const who = await visit();
  const link = await ask(who, changes);
  const { expectedTotal = "25" } = changes;
  expect((await pay(who, link, { expectedTotal })).headers.location).toBe(`/gift-card/bought/${link}/`);
  const [sale] = await rows("select * from gift_card_sales order by id desc limit 1");
  return {
    link,
    who,
    saleId: sale.id as number,
    cardId: sale.gift_card_id as number,
    attemptId: sale.attempt_id as string,
  };
}
const divisionId = () => fixture.bramble.divisionId;
const run = (task: string, payload: object, now?: Date) =>
  tasks[task]!(now ? { ...world.platform, now: () => now } : world.platform, { divisionId: divisionId(), ...payload });
const mailsOf = (kind: string, saleId: number) =>
  rows(
    "select to_address as to, subject, body_text as text, html from mails where kind = $1 and dedupe_key like $2 order by id",
    [kind, `% ${saleId}%`],
  );
const shown = async (id: number) => (await fixture.ada.get(`${fixture.base}/gift-cards/${id}/`)).json().data;

test("is bought on a plain page, with an amount of the shop's or one's own, and paid on the next one", async () => {
  const who = await visit();
  const page = (await who.get("/gift-card/")).body;
  for (const words of ["£25.00", "£50.00", "Another amount, from £5.00 to £200.00", "What is on your card?"])
    expect(page).toContain(words);
  const link = await ask(who, { amount: "own", ownAmount: "£30" });
  const paying = (await who.get(`/pay/${link}/`)).body;
  for (const words of ["Pay for a gift card", "for Joe Marsh", "£30.00"]) expect(paying).toContain(words);
  expect((await pay(who, link)).body).toContain("The amount has changed");
  expect((await pay(who, link, { expectedTotal: "30" })).headers.location).toBe(`/gift-card/bought/${link}/`);
  const done = (await who.get(`/gift-card/bought/${link}/`)).body;
  for (const words of ["A gift card of £30.00 for Joe Marsh", "joe@postbox.example", "Visa ending 4242"])
    expect(done).toContain(words);
  expect((await who.get(`/pay/${link}/`)).headers.location).toBe(`/gift-card/bought/${link}/`);
});

test.each<[string, Record<string, string>, string]>([
  ["an amount that is not sold", { amount: "26.5", ownAmount: "" }, "amount"],
  ["an own amount beyond the limits", { amount: "own", ownAmount: "200.01" }, "from £5.00 to £200.00"],
  ["an own amount that is none", { amount: "own", ownAmount: "many" }, "Enter an amount, such as 30."],
  ["no name", { recipientName: " " }, "This field is required"],
  ["an email that is none", { recipientEmail: "joe" }, "Please enter a valid email address"],
  ["a day that is over", { sendOn: "2020-01-01" }, "Choose today or a later day."],
  ["a day after a year", { sendOn: "2099-01-01" }, "Choose a day within a year."],
])("%s is refused beside its field, and nothing typed is lost", async (_, changes, words) => {
  if (changes.amount === "26.5") await rows("update gift_card_offers set least_minor = null, most_minor = null");
  const answer = await submit(await visit(), "/gift-card/", typed(changes));
  await rows("update gift_card_offers set least_minor = 500, most_minor = 20000");
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(words)]);
  expect(answer.body).toContain("rowan@postbox.example");
});

test("the same form sent again is one sale, and a retry, two pages and the processor's message issue one card", async () => {
  const who = await visit();
  const form = typed();
  const links = await Promise.all([1, 2, 3].map(() => submit(who, "/gift-card/", form)));
  expect(new Set(links.map(({ headers }) => headers.location)).size).toBe(1);
  const link = String(links[0]!.headers.location).split("/")[2]!;
  const key = { idempotencyKey: "one-key-for-all" };
  await Promise.all([pay(who, link, key), pay(who, link, key), pay(await visit(), link), pay(await visit(), link)]);
  expect((await pay(who, link)).headers.location).toBe(`/gift-card/bought/${link}/`);
  const [sale] = await rows("select * from gift_card_sales where uuid = $1", [form.uuid]);
  expect(sale.state).toBe("paid");
  await Promise.all([1, 2].map(() => run("reconcile_payments", {}, new Date(Date.now() + 120_000))));
  expect(
    await rows(
      "select t.amount_minor as minor from payment_transactions t join payment_attempts a on a.id = t.attempt_id where a.gift_card_sale_id = $1",
      [sale.id],
    ),
  ).toEqual([{ minor: 2500 }]);
  expect(
    await rows("select balance_minor as on from gift_cards where holder_name = 'Joe Marsh' and id = $1", [
      sale.gift_card_id,
    ]),
  ).toEqual([{ on: 2500 }]);
});

test("a charge whose process died is found by the reconciler, which issues the card", async () => {
  const who = await visit();
  const link = await ask(who);
  const { cards } = world.platform;
  world.platform.cards = {
    ...cards,
    charge: async (request) => {
      await cards.charge(request);
      throw new Error("killed");
    },
  };
  expect((await pay(who, link)).statusCode).toBe(500);
  world.platform.cards = cards;
  expect((await who.get(`/gift-card/bought/${link}/`)).headers.location).toBe(`/pay/${link}/`);
  await run("reconcile_payments", {}, new Date(Date.now() + 120_000));
  expect((await who.get(`/gift-card/bought/${link}/`)).body).toContain("A gift card of £25.00");
});

test("money that comes in a second time goes back, once", async () => {
  const { saleId, link } = await bought();
  const { cards } = world.platform;
  await rows(
    "update gift_card_sales set state = 'open', gift_card_id = null, attempt_id = null, paid_at = null where id = $1",
    [saleId],
  );
  const [kept] = await rows("select id from gift_cards order by id desc limit 1");
  const who = await visit();
  world.platform.cards = {
    ...cards,
    charge: async (request) => {
      const [first] = await rows(
        "select id from payment_attempts where gift_card_sale_id = $1 order by created_at limit 1",
        [saleId],
      );
      await rows(
        "update gift_card_sales set state = 'paid', gift_card_id = $2, attempt_id = $3, paid_at = now() where id = $1",
        [saleId, kept.id, first.id],
      );
      return cards.charge(request);
    },
  };
  const answer = await pay(who, link);
  world.platform.cards = cards;
  expect(answer.headers.location).toBe(`/gift-card/bought/${link}/`);
  const [refund] = await rows("select attempt_id::text as id, reason from gift_card_sale_refunds where sale_id = $1", [
    saleId,
  ]);
  expect(refund.reason).toBe("paid_again");
  await Promise.all([1, 2].map(() => run("pay_gift_card_refund", { attemptId: refund.id })));
  expect(
    await rows("select kind, amount_minor as minor from payment_transactions where attempt_id = $1 order by id", [
      refund.id,
    ]),
  ).toEqual([
    { kind: "charge", minor: 2500 },
    { kind: "refund", minor: 2500 },
  ]);
});

describe("the mails", () => {
  test("the buyer gets a receipt without the code, who gets the card its code, once each, with a picture and a plain twin", async () => {
    const { saleId, cardId } = await bought();
    await run("gift_card_sold", { saleId });
    await run("gift_card_sold", { saleId });
    await run("mail_gift_card", { saleId, mail: 1 });
    await run("mail_gift_card", { saleId, mail: 1 });
    const [receipt, ...more] = await mailsOf("gift_card_bought", saleId);
    expect([receipt.to, receipt.subject, more]).toEqual([
      "rowan@postbox.example",
      "Your gift card of £25.00 for Joe Marsh",
      [],
    ]);
    expect(receipt.text).toContain("No VAT is due on a gift card");
    const [mail, ...others] = await mailsOf("gift_card", saleId);
    expect([mail.to, mail.subject, others]).toEqual([
      "joe@postbox.example",
      "Rowan Ashby sent you a gift card for Bramble",
      [],
    ]);
    const code = /Your code: (\S+)/.exec(mail.text)![1]!;
    expect(readGiftCardCode(code)!.slice(-4)).toBe((await shown(cardId)).ending);
    expect(mail.html).toContain(code);
    expect(mail.html).toMatch(/<img src="[^"]+\.jpg" width="536" alt="Gift card, £25\.00"/);
    for (const text of [mail.text, mail.html]) expect(text).toContain("See you on Sunday.");
    expect(receipt.text + receipt.html).not.toContain(code);
    const link = /\/gift-card\/([\w-]{32})\//.exec(mail.text)![0];
    const joe = await visit();
    const page = (await joe.get(link)).body;
    for (const words of ["Joe Marsh, a gift card from Rowan Ashby", code, "£25.00"]) expect(page).toContain(words);
    expect((await submit(joe, "/basket/codes/", { code })).headers.location).toBe("/basket/");
    expect((await joe.get("/omnis/v3/basket/main/list/")).json().giftCards).toMatchObject([{ id: cardId }]);
    const balance = await submit(joe, "/gift-card/", { check: "balance", code: code.toLowerCase() });
    expect([balance.statusCode, balance.body]).toEqual([200, expect.stringContaining("£25.00")]);
    const stranger = await visitorOf(world.app, fixture.other.host).arrive();
    expect((await stranger.get(link)).statusCode).toBe(404);
    expect((await submit(stranger, "/gift-card/", { check: "balance", code })).body).toContain(
      "This shop has no gift card with this code.",
    );
  });

  test("a later day is kept: nothing leaves before it, and the clock sends it then", async () => {
    const day = new Date(Date.now() + 10 * 86_400_000);
    const { saleId } = await bought({ sendOn: day.toISOString().slice(0, 10) });
    const sent = async () => (await rows("select mails from gift_card_sales where id = $1", [saleId]))[0].mails;
    await run("gift_card_sold", { saleId });
    await run("send_due_gift_cards", {}, new Date(day.getTime() - 2 * 86_400_000));
    expect(await sent()).toBe(0);
    await run("send_due_gift_cards", {}, day);
    await run("send_due_gift_cards", {}, day);
    expect(await sent()).toBe(1);
  });

  test("the shop mails it again, also to the right address", async () => {
    const { saleId, cardId } = await bought();
    await run("mail_gift_card", { saleId, mail: 1 });
    const again = await fixture.ada.post(`${fixture.base}/gift-cards/${cardId}/send/`, {
      email: "joe.marsh@postbox.example",
    });
    expect(again.json().data.sale, again.body).toMatchObject({
      recipientEmail: "joe.marsh@postbox.example",
      buyerName: "Rowan Ashby",
    });
    await run("mail_gift_card", { saleId, mail: 1 + 0 });
    await run("mail_gift_card", { saleId, mail: 2 });
    expect((await mailsOf("gift_card", saleId)).map(({ to }) => to)).toContain("joe.marsh@postbox.example");
    expect(
      (await fixture.vera.post(`${fixture.base}/gift-cards/${cardId}/send/`, { email: "x@y.example" })).statusCode,
    ).toBe(403);
    expect(
      (await fixture.ada.post(`${fixture.otherBase}/gift-cards/${cardId}/send/`, { email: "x@y.example" })).statusCode,
    ).toBe(404);
  });
});

const take = (cardId: number, minor: number) =>
  fixture.ada.send("POST", `${fixture.base}/gift-cards/${cardId}/entries/`, {
    ...{ uuid: crypto.randomUUID(), amountMinor: -minor, reason: "Spent at the stall" },
  });

describe("a refund", () => {
  const refund = (cardId: number) => fixture.ada.post(`${fixture.base}/gift-cards/${cardId}/refund/`, {});

  test("of an unused card gives the money back once and disables it", async () => {
    const { cardId, attemptId } = await bought();
    const answers = await Promise.all([refund(cardId), refund(cardId)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.json().data).toMatchObject({
      state: "disabled",
      balanceMinor: 0,
      sale: { refund: { state: "asked" } },
    });
    await Promise.all([1, 2].map(() => run("pay_gift_card_refund", { attemptId })));
    expect((await shown(cardId)).sale.refund).toEqual({ state: "paid", message: "", amountMinor: 2500 });
    expect(
      await rows("select kind, amount_minor as minor from payment_transactions where attempt_id = $1 order by id", [
        attemptId,
      ]),
    ).toEqual([
      { kind: "charge", minor: 2500 },
      { kind: "refund", minor: 2500 },
    ]);
  });

  test("of a card that is partly spent gives back what is unspent, once, and closes it", async () => {
    const { cardId, attemptId } = await bought();
    await take(cardId, 500);
    const stale = await fixture.ada.post(`${fixture.base}/gift-cards/${cardId}/refund/`, { expectedMinor: 2500 });
    expect([stale.statusCode, stale.json().message]).toEqual([409, "£20.00 of it is unspent now. Look at it again."]);
    const body = { expectedMinor: 2000 };
    const twice = await Promise.all(
      [1, 2].map(() => fixture.ada.post(`${fixture.base}/gift-cards/${cardId}/refund/`, body)),
    );
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (let turn = 0; turn < 2; turn++) await run("pay_gift_card_refund", { attemptId });
    expect(await shown(cardId)).toMatchObject({
      ...{ state: "disabled", balanceMinor: 0 },
      sale: { refund: { state: "paid", amountMinor: 2000 }, refundableMinor: 0 },
    });
    expect(
      await rows("select amount_minor as minor from payment_transactions where attempt_id = $1 and kind = 'refund'", [
        attemptId,
      ]),
    ).toEqual([{ minor: 2000 }]);
  });

  test("of a spent card, of one that an order holds and of one that nobody bought is refused with the reason", async () => {
    const used = await bought();
    await take(used.cardId, 2500);
    const spent = "All that was paid for it is spent, so nothing goes back.";
    expect((await shown(used.cardId)).sale).toMatchObject({ refundableMinor: 0, againstRefund: spent });
    expect((await refund(used.cardId)).json().message).toBe(spent);
    const held = await bought();
    await rows("update gift_cards set held_minor = 100 where id = $1", [held.cardId]);
    expect((await refund(held.cardId)).json().message).toContain("An order that is being paid holds a part of it.");
    const issued = (
      await fixture.ada.send("POST", `${fixture.base}/gift-cards/`, {
        uuid: crypto.randomUUID(),
        amountMinor: 1000,
        reason: "Sorry",
      })
    ).json().data;
    expect((await refund(issued.id)).json().message).toBe("Nobody bought this card: it was issued by hand.");
    expect((await fixture.vera.post(`${fixture.base}/gift-cards/${used.cardId}/refund/`, {})).statusCode).toBe(403);
    expect((await fixture.ada.post(`${fixture.otherBase}/gift-cards/${held.cardId}/refund/`, {})).statusCode).toBe(404);
  });

  test("that the processor refuses says so, and is asked for again", async () => {
    const { cardId, attemptId } = await bought();
    await refund(cardId);
    const { cards } = world.platform;
    world.platform.cards = { ...cards, refund: async () => ({ state: "failed", message: "The card is closed." }) };
    await run("pay_gift_card_refund", { attemptId });
    world.platform.cards = cards;
    expect((await shown(cardId)).sale.refund).toEqual({
      ...{ state: "failed", message: "The card is closed.", amountMinor: 2500 },
    });
    expect((await refund(cardId)).json().data.sale.refund.state).toBe("asked");
    await run("pay_gift_card_refund", { attemptId });
    expect((await shown(cardId)).sale.refund.state).toBe("paid");
  });
});

describe("staff", () => {
  let care: StaffVisitor;
  let picker: StaffVisitor;
  beforeAll(async () => {
    const people = [
      ["care@selvedge.test", "support"],
      ["pat@selvedge.test", "picker"],
    ] as const;
    for (const [email, role] of people)
      await seedStaff(world.platform.pools, { email, fullName: "Cara Deane", roles: [role] });
    care = await staffAt(world, "care@selvedge.test");
    picker = await staffAt(world, "pat@selvedge.test");
  });
  const list = async (q: string) =>
    (await care.get(`/omnis/v3/atlas/gift-cards/?q=${encodeURIComponent(q)}`)).json().data;
  const act = (who: StaffVisitor, cardId: number, step: string, body: object) =>
    who.post(`/omnis/v3/atlas/gift-cards/${cardId}/${step}/`, body);

  test("find a sold card by name, email or the end of its code, of whichever shop", async () => {
    const { cardId } = await bought({ recipientName: "Wren 100% Okoro", recipientEmail: "wren@postbox.example" });
    const { ending } = await shown(cardId);
    for (const q of ["100% okoro", "WREN@postbox", `•••• ${ending}`, ending.toLowerCase()]) {
      const found = (await list(q)).find(({ id }: { id: number }) => id === cardId);
      expect(found, q).toMatchObject({ ending, shop: { name: "Bramble" }, sale: { refundableMinor: 2500 } });
    }
    expect(await list("nobody-of-this-name")).toEqual([]);
    expect((await picker.get("/omnis/v3/atlas/gift-cards/")).statusCode).toBe(403);
  });

  test("mail it again to a corrected address, once for a double click", async () => {
    const { saleId, cardId } = await bought();
    const body = { email: "jo.marsh@postbox.example", mails: 0 };
    const twice = await Promise.all([1, 2].map(() => act(care, cardId, "send", body)));
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(twice[0]!.json().data.sale).toMatchObject({ recipientEmail: body.email, mails: 1 });
    await run("mail_gift_card", { saleId, mail: 1 });
    expect((await mailsOf("gift_card", saleId)).map(({ to }) => to)).toEqual([body.email]);
    const late = await act(care, cardId, "send", { email: "x@postbox.example", mails: 0 });
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining(body.email)]);
    const wrong = await act(care, cardId, "send", { email: "nobody", mails: 1 });
    expect([wrong.statusCode, wrong.json().errors.email]).toEqual([422, ["Please enter a valid email address"]]);
    expect((await act(care, 987_654, "send", body)).statusCode).toBe(404);
    expect((await act(picker, cardId, "send", body)).statusCode).toBe(403);
  });

  test("refund what is unspent, once, up to their limit, with their name in the shop's books", async () => {
    const { cardId, attemptId } = await bought();
    await take(cardId, 1000);
    const twice = await Promise.all([1, 2].map(() => act(care, cardId, "refund", { expectedMinor: 1500 })));
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await run("pay_gift_card_refund", { attemptId });
    const card = await shown(cardId);
    expect(card).toMatchObject({ state: "disabled", sale: { refund: { state: "paid", amountMinor: 1500 } } });
    expect(card.entries[0]).toMatchObject({ amountMinor: -1500, by: "Cara Deane" });
    const dear = await bought({ amount: "own", ownAmount: "200", expectedTotal: "200" });
    const over = await act(care, dear.cardId, "refund", { expectedMinor: 20_000 });
    expect([over.statusCode, over.json().message]).toEqual([409, "The amount is over your limit. Ask finance."]);
    expect((await act(care, 987_654, "refund", {})).statusCode).toBe(404);
    expect((await act(picker, cardId, "refund", {})).statusCode).toBe(403);
  });
});

test("a shop that sells none shows how a card is spent, and takes no form", async () => {
  const who = await visitorOf(world.app, fixture.other.host).arrive();
  const page = (await who.get("/gift-card/")).body;
  expect([page.includes("What is on your card?"), page.includes("Who gets it")]).toEqual([true, false]);
  expect((await submit(who, "/gift-card/", typed())).statusCode).toBe(404);
});
