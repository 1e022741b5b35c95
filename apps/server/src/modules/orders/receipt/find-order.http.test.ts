// One order is found by its number and its email, without an account, and only by both.
import { hashPassword } from "@selvedge/db/passwords";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const email = "shopper@selvedge.test";
let bramble: SeededShop;
let tee: SeededProduct;
let order: SeededOrder;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  await seedPeople(pools, bramble);
  tee = await seedProduct(pools, bramble);
  order = await seedPaidOrder(pools, bramble, [{ product: tee }]);
});
beforeEach(async () => {
  await world.database.pools.web.query("delete from rate_limits");
});

async function search(typed: Record<string, string>, host = bramble.host) {
  const visitor = await visitorOf(world.app, host).arrive();
  return visitor.send("POST", "/login/order/", new URLSearchParams(typed).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${host}`,
  });
}
const unknown = "We find no order with this number and this email address.";

test.each([
  ["as it is read", (reference: string) => reference, email],
  [
    "in another case, with spaces and a #",
    (reference: string) => ` # ${reference.toLowerCase()} `,
    " Shopper@Selvedge.test ",
  ],
  ["by its digits alone", (reference: string) => reference.split("-")[1]!, email],
])("an order is found by its number %s", async (_, typed, address) => {
  const answer = await search({ number: typed(order.reference), email: address });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/receipt/${order.orderHash}/`]);
});

test("a wrong email and a number that is not there get one answer, and nothing typed is lost", async () => {
  const wrongEmail = await search({ number: order.reference, email: "someone@selvedge.test" });
  const wrongNumber = await search({ number: "BR-999999", email });
  for (const { statusCode, body } of [wrongEmail, wrongNumber]) {
    expect(statusCode).toBe(422);
    expect(body).toContain(unknown);
  }
  expect(wrongEmail.body).toContain(order.reference);
  expect(wrongEmail.body).toContain("someone@selvedge.test");
});

test("empty fields say what is missing", async () => {
  const { statusCode, body } = await search({});
  expect([statusCode, body.match(/This field is required/g)?.length]).toEqual([422, 2]);
});

test("another shop does not find it, and neither does the platform's own site", async () => {
  const hedge = await seedShop(world.database.pools, { code: "HG", label: "hedge" });
  expect((await search({ number: order.reference, email }, hedge.host)).body).toContain(unknown);
  expect((await search({ number: order.reference, email }, "localhost")).statusCode).toBe(404);
});

test("guessing the email of an order ends after twelve tries", async () => {
  for (let guess = 0; guess < 12; guess++)
    expect((await search({ number: order.reference, email: `guess${guess}@selvedge.test` })).body).toContain(unknown);
  const answer = await search({ number: order.reference, email });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Too many attempts. Please wait a few minutes.");
});

test("the page of signing in leads there", async () => {
  const visitor = await visitorOf(world.app, bramble.host).arrive();
  expect((await visitor.get("/login/")).body).toContain('href="/login/order/"');
  expect((await visitor.get("/login/order/")).body).toContain("Find your order");
});

test("a shop with a password asks for that first", async () => {
  const shut = await seedShop(world.database.pools, { code: "ST", label: "shut", name: "Shut" });
  await world.database.pools.backOffice.query("insert into shop_sites (division_id, password_hash) values ($1, $2)", [
    shut.divisionId,
    await hashPassword("open sesame"),
  ]);
  const answer = await search({ number: "ST-1", email }, shut.host);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/login/?redirect_uri=%2Flogin%2Forder%2F"]);
});
