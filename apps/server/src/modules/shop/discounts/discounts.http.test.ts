// A shop's discount codes, as its people make, change and end them.
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantAt, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;
let discounts: string;

beforeAll(async () => {
  fixture = await merchantFixture(world);
  discounts = `${fixture.base}/discounts/`;
});

const tenth = (code: string) => ({ code, gift: { kind: "percent", percent: 10 } });
const create = (body: object) => fixture.ada.send("POST", discounts, { uuid: crypto.randomUUID(), ...body });
const save = (id: number, body: object) => fixture.ada.send("PUT", `${discounts}${id}/`, body);
const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

test("a code is made, read, changed and switched off, and the audit names who did", async () => {
  const { data } = (await create({ ...tenth("WELCOME10"), maxUsesEach: 1 })).json();
  expect(data).toMatchObject({
    code: "WELCOME10",
    state: "on",
    uses: 0,
    soldIncTaxMinor: 0,
    version: 1,
    currency: "GBP",
  });
  const whole = { ...tenth("WELCOME15"), gift: { kind: "percent", percent: 15 }, maxUsesEach: 1, version: 1 };
  expect((await save(data.id, whole)).json().data).toMatchObject({ code: "WELCOME15", version: 2 });
  const off = (await save(data.id, { ...whole, version: 2, isEnabled: false })).json().data;
  expect([off.state, off.version]).toEqual(["off", 3]);
  expect((await fixture.ada.get(`${discounts}${data.id}/`)).json().data).toEqual(off);
  const list = (await fixture.ada.get(`${discounts}?state=off`)).json();
  expect([list.data.length, list.counts.off, list.timeZone]).toEqual([1, 1, "Europe/London"]);
  const audit = await sql("select action from audit_log where subject = $1 order by id", [`discount ${data.id}`]);
  expect(audit.map(({ action }) => action)).toEqual(["discount.created", "discount.saved", "discount.switched_off"]);
});

test("the same request makes one code, and an older version changes nothing", async () => {
  const body = { ...tenth("TWICE"), uuid: crypto.randomUUID() };
  const [one, other] = [await create(body), await create(body)];
  const { id } = one.json().data;
  expect(other.json().data.id).toBe(id);
  await save(id, { ...tenth("TWICE"), version: 1 });
  const stale = await save(id, { ...tenth("LATE"), version: 1 });
  expect([stale.statusCode, stale.json().data.code]).toEqual([412, "TWICE"]);
});

test.each<[object, string, string]>([
  [{ code: "" }, "code", "This field is required"],
  [{ code: "WITH SPACE" }, "code", "Use letters, numbers, hyphens and underscores, without spaces."],
  [{ gift: { kind: "percent", percent: 101 } }, "gift.percent", "Enter at most 100."],
  [{ gift: { kind: "amount", amountIncTaxMinor: 0 } }, "gift.amountIncTaxMinor", "Enter an amount."],
  [{ gift: { kind: "buy_get", buy: 0, get: 1, percent: 100 } }, "gift.buy", "Enter a whole number from 1 to 98."],
  [{ startsAt: "2026-12-01T00:00:00Z", endsAt: "2026-11-01T00:00:00Z" }, "endsAt", "Choose a time after it starts."],
  [{ productIds: [999_999] }, "goods", "Choose products and collections of your shop."],
  [{ maxUses: 0 }, "maxUses", "Enter at least 1, or leave it empty for no limit."],
])("%j is refused at %s: %s", async (changes, field, text) => {
  const answer = await create({ ...tenth("REFUSED"), ...changes });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [text] }]);
});

test("a code is taken by another that is written alike, and its limit holds what it was used", async () => {
  const { id } = (await create(tenth("SPRING"))).json().data;
  const taken = await create(tenth("spring"));
  expect(taken.json().errors.code).toEqual(["Another discount has this code. Choose another."]);
  await sql("update coupons set uses = 3 where id = $1", [id]);
  const few = await save(id, { ...tenth("SPRING"), version: 1, maxUses: 2 });
  expect(few.json().errors.maxUses).toEqual([
    "It has been used 3 times already. Enter at least that, or switch it off.",
  ]);
});

test("who may not read discounts sees none, who may only read changes none, and who sees no money sees no sales", async () => {
  const people = [
    ["designer", 403],
    ["support", 200],
    ["marketer", 200],
  ] as const;
  for (const [role, status] of people) {
    const person = await seedPerson(world.database.pools, { email: `${role}@codes.example`, fullName: role });
    await seedMember(world.database.pools, fixture.bramble, person, role);
    const who = await merchantAt(world, person.email);
    const list = await who.get(discounts);
    expect([role, list.statusCode]).toEqual([role, status]);
    if (status === 200)
      expect(list.json().data.every((row: { soldIncTaxMinor: null }) => row.soldIncTaxMinor === null)).toBe(true);
    const made = await who.send("POST", discounts, { uuid: crypto.randomUUID(), ...tenth(`BY-${role}`) });
    expect([role, made.statusCode]).toEqual([role, role === "marketer" ? 200 : 403]);
  }
});

test("a code of one shop is not found under another, and a stranger is asked to sign in", async () => {
  const { id } = (await create(tenth("OURS"))).json().data;
  expect((await fixture.ada.get(`${fixture.otherBase}/discounts/${id}/`)).statusCode).toBe(404);
  expect((await fixture.nobody.get(`${discounts}${id}/`)).statusCode).toBe(401);
});
