// A shop's gift cards, as its people issue, change and disable them.
import { readGiftCardCode } from "@selvedge/domain/gift-cards/gift-card-code";
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantAt, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let cards: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  cards = `${fixture.base}/gift-cards/`;
});

const goodwill = { amountMinor: 2500, reason: "A parcel came late" };
const issue = (body: object = {}) =>
  fixture.ada.send("POST", cards, { uuid: crypto.randomUUID(), ...goodwill, ...body });
const issued = async (body: object = {}) => (await issue(body)).json().data;
const enter = (id: number, amountMinor: number, body: object = {}) =>
  fixture.ada.send("POST", `${cards}${id}/entries/`, {
    ...{ uuid: crypto.randomUUID(), amountMinor, reason: "Spent at the stall" },
    ...body,
  });
const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

test("a card is issued with a code that is answered once and stored nowhere, and the audit names who did", async () => {
  const answer = await issue({ holderName: "Joe Marsh", holderEmail: "joe@example.com", lastDay: "2030-01-31" });
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { code, ...card } = answer.json().data;
  const plain = readGiftCardCode(code)!;
  expect(card).toMatchObject({
    ...{ state: "open", currency: "GBP", issuedMinor: 2500, balanceMinor: 2500, ending: plain.slice(-4) },
    ...{ holderName: "Joe Marsh", holderEmail: "joe@example.com", lastDay: "2030-01-31", disabledAt: null },
    entries: [{ kind: "issued", amountMinor: 2500, balanceMinor: 2500, reason: "A parcel came late" }],
  });
  expect((await fixture.ada.get(`${cards}${card.id}/`)).json().data).toEqual(card);
  const stored = await sql(
    `select (select string_agg(c::text, ' ') from gift_cards c) || (select string_agg(e::text, ' ') from gift_card_entries e)
      || (select string_agg(a::text, ' ') from audit_log a) as rows`,
  );
  expect(stored[0].rows).not.toContain(plain);
  expect(stored[0].rows).not.toContain(code);
  const audit = await sql("select action, detail from audit_log where subject = $1", [`giftcard ${card.id}`]);
  expect(audit).toEqual([
    {
      action: "giftcard.issued",
      detail: { ending: card.ending, amountMinor: 2500, currency: "GBP", reason: goodwill.reason },
    },
  ]);
});

test("a request that is sent again, or twice at once, issues one card and answers the same code", async () => {
  const uuid = crypto.randomUUID();
  const answers = await Promise.all([issue({ uuid }), issue({ uuid }), issue({ uuid })]);
  answers.push(await issue({ uuid }));
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.json().data.code)).size).toBe(1);
  expect((await sql("select count(*)::int as n from gift_cards where uuid = $1", [uuid]))[0].n).toBe(1);
});

test("whoever sends the request of a colleague again gets no code", async () => {
  const uuid = crypto.randomUUID();
  await issue({ uuid });
  const person = await seedPerson(world.database.pools, { email: "second@cards.example", fullName: "Second" });
  await seedMember(world.database.pools, fixture.bramble, person, "manager");
  const second = await merchantAt(world, person.email);
  expect((await second.send("POST", cards, { uuid, ...goodwill })).statusCode).toBe(404);
});

test.each<[object, string, string]>([
  [{ amountMinor: 0 }, "amountMinor", "Enter an amount."],
  [{ amountMinor: 200_001 }, "amountMinor", "Enter at most £2,000."],
  [{ reason: " " }, "reason", "This field is required"],
  [{ lastDay: "2020-01-01" }, "lastDay", "Choose today or a later day."],
])("a card with %j is refused at %s: %s", async (changes, field, text) => {
  const answer = await issue(changes);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [text] }]);
});

test("a card is found by its code however it is typed, in its own shop alone", async () => {
  const { id, code } = await issued();
  const find = (typed: string) => fixture.ada.send("POST", `${cards}find/`, { code: typed });
  expect((await find(` ${code.toLowerCase().replaceAll("-", " ")}`)).json().data.id).toBe(id);
  const slip = code.slice(0, -1) + (code.endsWith("2") ? "3" : "2");
  expect((await find(slip)).json().errors.code).toEqual(["This is no code of a gift card. Check it for a slip."]);
  expect((await find("2222-2222-2222-2222")).json().errors.code).toEqual(["No card of this shop has this code."]);
  const person = await seedPerson(world.database.pools, { email: "finder@cards.example", fullName: "Finder" });
  await seedMember(world.database.pools, fixture.other, person, "owner");
  const other = await merchantAt(world, person.email);
  const theirs = await other.send("POST", `${fixture.otherBase}/gift-cards/find/`, { code });
  expect(theirs.json().errors.code).toEqual(["No card of this shop has this code."]);
});

test("codes are tried sixty times in a quarter of an hour, and no more", async () => {
  const person = await seedPerson(world.database.pools, { email: "guesser@cards.example", fullName: "Guesser" });
  await seedMember(world.database.pools, fixture.bramble, person, "support");
  const guesser = await merchantAt(world, person.email);
  const guess = () => guesser.send("POST", `${cards}find/`, { code: "2222-2222-2222-2222" });
  await Promise.all(Array.from({ length: 60 }, guess));
  expect((await guess()).statusCode).toBe(429);
});

test("what is spent is taken off and what is given is added, with the balance after each", async () => {
  const { id } = await issued();
  await enter(id, -1500);
  const card = (await enter(id, 200, { reason: "A second parcel" })).json().data;
  expect(card.balanceMinor).toBe(1200);
  expect(card.entries.map((entry: { kind: string; balanceMinor: number }) => [entry.kind, entry.balanceMinor])).toEqual(
    [
      ["added", 1200],
      ["taken", 1000],
      ["issued", 2500],
    ],
  );
  const tooMuch = await enter(id, -1201);
  expect(tooMuch.json().errors).toEqual({ amountMinor: ["There is only £12.00 on this card."] });
  const spent = (await enter(id, -1200)).json().data;
  expect([spent.state, spent.balanceMinor]).toEqual(["spent", 0]);
});

test("an entry that is sent twice at once is entered once", async () => {
  const { id } = await issued();
  const uuid = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => enter(id, -400, { uuid })));
  expect(answers.map((answer) => answer.json().data.balanceMinor)).toEqual([2100, 2100, 2100, 2100]);
});

test("twenty who take from one card at once get what is on it and no more, and its entries sum up to its balance", async () => {
  const { id } = await issued();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(id, -400)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(14);
  const [{ balance, sum }] = await sql(
    `select g.balance_minor as balance, (select sum(e.amount_minor)::bigint from gift_card_entries e where e.gift_card_id = g.id) as sum
      from gift_cards g where g.id = $1`,
    [id],
  );
  expect([Number(balance), Number(sum)]).toEqual([100, 100]);
});

test("a disabled card keeps its balance, takes no entry, and stays disabled when it is asked twice", async () => {
  const { id } = await issued();
  const off = (await fixture.ada.send("POST", `${cards}${id}/disable/`)).json().data;
  expect([off.state, off.balanceMinor]).toEqual(["disabled", 2500]);
  expect((await fixture.ada.send("POST", `${cards}${id}/disable/`)).json().data).toEqual(off);
  expect((await enter(id, -100)).json().errors).toEqual({ amountMinor: ["This card is disabled. Issue a new one."] });
  const audit = await sql("select count(*)::int as n from audit_log where subject = $1 and action = $2", [
    `giftcard ${id}`,
    "giftcard.disabled",
  ]);
  expect(audit[0].n).toBe(1);
});

test("a card works on its last day in the shop's time and expires with the next", async () => {
  const { id } = await issued();
  const setLast = (days: number) =>
    sql("update gift_cards set last_day = (now() at time zone 'Europe/London')::date + $2::int where id = $1", [
      id,
      days,
    ]);
  const state = async () => (await fixture.ada.get(`${cards}${id}/`)).json().data.state;
  await setLast(0);
  expect(await state()).toBe("open");
  await setLast(-1);
  expect(await state()).toBe("expired");
  expect((await enter(id, -100)).json().errors.amountMinor).toEqual(["This card has expired. Issue a new one."]);
});

test("the list is by state with its counts, and says what is on open cards", async () => {
  const list = async (state: string) => (await fixture.ada.get(`${cards}?state=${state}`)).json();
  const all = await list("all");
  const open = await list("open");
  const sum = open.data.reduce((total: number, { balanceMinor }: { balanceMinor: number }) => total + balanceMinor, 0);
  expect(open.openMinor).toBe(sum);
  for (const state of ["open", "spent", "expired", "disabled"]) {
    const { data, counts } = await list(state);
    expect([state, data.length]).toEqual([state, counts[state]]);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every((card: { state: string }) => card.state === state)).toBe(true);
  }
  expect(all.counts.all).toBe(all.data.length);
  expect(JSON.stringify(all)).not.toContain('"code"');
});

test("who may not see gift cards sees none, and who may only look issues and changes none", async () => {
  const { id } = await issued();
  for (const [role, read, edit] of [
    ["designer", 403, 403],
    ["accountant", 200, 403],
    ["support", 200, 200],
  ] as const) {
    const person = await seedPerson(world.database.pools, { email: `${role}@cards.example`, fullName: role });
    await seedMember(world.database.pools, fixture.bramble, person, role);
    const who = await merchantAt(world, person.email);
    const body = { uuid: crypto.randomUUID(), ...goodwill };
    const entry = { uuid: crypto.randomUUID(), amountMinor: -100, reason: "Spent" };
    expect([role, (await who.get(`${cards}${id}/`)).statusCode]).toEqual([role, read]);
    expect([role, (await who.send("POST", cards, body)).statusCode]).toEqual([role, edit]);
    expect([role, (await who.send("POST", `${cards}${id}/entries/`, entry)).statusCode]).toEqual([role, edit]);
  }
});

test("a card of one shop is not found under another, whatever is asked of it", async () => {
  const { id } = await issued();
  const person = await seedPerson(world.database.pools, { email: "north@cards.example", fullName: "Nora" });
  await seedMember(world.database.pools, fixture.other, person, "owner");
  const nora = await merchantAt(world, person.email);
  const theirs = `${fixture.otherBase}/gift-cards/${id}/`;
  const entry = { uuid: crypto.randomUUID(), amountMinor: -100, reason: "Spent" };
  expect((await nora.get(theirs)).statusCode).toBe(404);
  expect((await nora.send("POST", `${theirs}entries/`, entry)).statusCode).toBe(404);
  expect((await nora.send("POST", `${theirs}disable/`)).statusCode).toBe(404);
  expect((await fixture.ada.get(`${cards}${id}/`)).json().data).toMatchObject({ balanceMinor: 2500, state: "open" });
  expect((await fixture.nobody.get(`${cards}${id}/`)).statusCode).toBe(401);
});
