// A shop without a card processor: everything can be looked at and nothing is given away.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { buildPlatform } from "../../../start/build-platform.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let tee: SeededProduct;
let app: typeof world.app;

beforeAll(async () => {
  const { pools } = world.database;
  await seedBlanks(pools);
  const bramble = await seedShop(pools);
  tee = await seedProduct(pools, bramble);
  const config = { ...world.config, cardProcessor: "none" as const, wallet: "none" };
  app = await buildApp(buildPlatform(config, pools, world.platform.live));
  return () => app.close();
});

const shopper = async () => {
  const visitor = await visitorOf(app, "bramble.localhost").arrive();
  const item = { variantId: String(tee.variants[0]!.id) };
  await visitor.post("/omnis/v3/frontend/product/addItemToCart/", { item, name: "main" });
  return visitor;
};
const count = async (table: string) =>
  (await world.database.pools.backOffice.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const address = {
  firstName: "Rowan",
  lastName: "Ashby",
  street: "14 Brincliffe Crescent",
  city: "Sheffield",
  zip: "S7 1FB",
};

test("paying is refused in plain words, nothing is written, and the basket stays", async () => {
  const visitor = await shopper();
  const answer = await visitor.post(
    "/omnis/v3/checkout/place/",
    {
      email: "rowan@postbox.example",
      shippingAddress: { ...address, country: "GB" },
      shippingMethod: "uk-48",
      cardToken: "tok_4242",
      expectedTotal: 27.99,
    },
    { "idempotency-key": "no-cards-here-1" },
  );
  expect([answer.statusCode, answer.json().code]).toEqual([503, "paymentUnavailable"]);
  expect(answer.json().message).toBe(
    "This shop cannot take payments yet. You have not been charged, and your basket is saved.",
  );
  expect([await count("orders"), await count("payment_attempts"), await count("idempotency_keys")]).toEqual([0, 0, 0]);
  expect((await visitor.get("/omnis/v3/basket/main/list/")).json().items).toHaveLength(1);
});

test("the checkout shows it before a card is typed, and so does its form without scripts", async () => {
  const visitor = await shopper();
  const page = await visitor.get("/checkout/");
  expect(page.body).toContain("Card payments are off at the moment. Your basket is saved");
  expect(page.body).not.toContain('name="cardNumber"');
  const fields = {
    email: "rowan@postbox.example",
    shippingMethod: "uk-48",
    expectedTotal: "27.99",
    cardNumber: "4242424242424242",
  };
  const sent = Object.entries({ ...address, country: "GB" }).map(([name, value]) => [`shippingAddress.${name}`, value]);
  const form = new URLSearchParams([...Object.entries(fields), ...sent]).toString();
  const answer = await visitor.send("POST", "/checkout/", form, {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://bramble.localhost",
  });
  expect(answer.statusCode).toBe(422);
  expect(await count("orders")).toBe(0);
});

test("there is no test card and no test bank", async () => {
  const visitor = await shopper();
  const typed = { number: "4242424242424242", expiry: "12/30", securityCode: "123" };
  expect((await visitor.post("/omnis/v3/local-cards/tokens/", typed)).statusCode).toBe(404);
  expect((await visitorOf(app, "localhost").get("/dev/bank/ch_1/")).statusCode).toBe(404);
});
