// Addresses at the checkout: the fields of each country, the look-up, another address on the invoice, a present, a business.
import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import {
  address,
  newKey,
  order,
  place,
  rowsIn,
  type SeededCheckout,
  seedCheckout,
  shopperIn,
} from "../testing/checkout-fixture.ts";

const world = testApp();
const rows = (text: string, values: unknown[] = []) => rowsIn(world)(text, values);
let seeded: SeededCheckout;
beforeAll(async () => {
  seeded = await seedCheckout(world);
});
const shopper = () => shopperIn(world, seeded.bramble, [seeded.tee, 1]);
type Shopper = Awaited<ReturnType<typeof shopper>>;

const form = (visitor: Shopper, fields: Record<string, string>) =>
  visitor.send(
    "POST",
    "/checkout/",
    new URLSearchParams({ shippingMethod: "uk-48", expectedTotal: "27.99", ...fields }).toString(),
    {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://bramble.localhost",
    },
  );
const prefixed = (prefix: string, parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [`${prefix}.${name}`, value]));

describe("without scripts", () => {
  test("another country is a form post: its fields come in its order, with what was typed", async () => {
    const visitor = await shopper();
    const typed = { ...prefixed("shippingAddress", { ...address, country: "US" }), show: "total" };
    const { statusCode, body } = await form(visitor, typed);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<select[^>]*name="shippingAddress.state"[^>]*>.*<option value="NY">New York<\/option>/s);
    expect(body).toContain("ZIP code");
    expect(body).toContain('value="Rowan"');
    expect(body).not.toContain("aria-invalid");
  });

  test("an address is found, picked and filled in", async () => {
    const visitor = await shopper();
    const found = await form(visitor, { "shippingAddress.firstName": "Rowan", lookUp: "m2 5pd", show: "lookup" });
    const [, id = ""] = /value="(\d+)"[^>]*name="pick"/.exec(found.body) ?? [];
    expect(found.body).toContain("Central Library, St Peter&#x27;s Square, Manchester, M2 5PD");
    const filled = await form(visitor, { "shippingAddress.firstName": "Rowan", lookUp: "m2 5pd", pick: id });
    for (const text of ["Rowan", "St Peter&#x27;s Square", "Central Library", "Manchester", "M2 5PD"])
      expect(filled.body).toContain(`value="${text}"`);
    expect(filled.body).not.toContain('name="pick"');
  });

  test("the invoice goes to another address once its fields are asked for", async () => {
    const visitor = await shopper();
    const typed = prefixed("shippingAddress", address);
    expect((await form(visitor, { ...typed, show: "total" })).body).not.toContain('name="billingAddress.street"');
    const shown = await form(visitor, { ...typed, billsElsewhere: "on", show: "total" });
    expect(shown.body).toContain('name="billingAddress.street"');
  });
});

describe("an order", () => {
  const place_ = async (changes: object) => {
    const visitor = await shopper();
    return visitor.post(place, await order(visitor, changes), { "idempotency-key": newKey() });
  };
  const stored = async (email: string) => (await rows("select * from orders where email = $1", [email]))[0];

  test("stores two lines of a street, the region as its country writes it, and the postcode likewise", async () => {
    const email = "us@postbox.example";
    const us = {
      ...address,
      street: "350 Fifth Avenue",
      street2: "Suite 4",
      city: "New York",
      state: "new york",
      zip: "101180110",
      country: "US",
    };
    const visitor = await shopper();
    const quoted = await visitor.post("/omnis/v3/checkout/quote/", { country: "US" });
    const { chosen, totals } = quoted.json().data;
    const body = await order(visitor, {
      email,
      shippingAddress: us,
      shippingMethod: chosen,
      expectedTotal: totals.total,
    });
    expect((await visitor.post(place, body, { "idempotency-key": newKey() })).statusCode).toBe(200);
    const row = await stored(email);
    expect([row.shipping_street, row.shipping_state, row.shipping_zip]).toEqual([
      "350 Fifth Avenue\nSuite 4",
      "NY",
      "10118-0110",
    ]);
  });

  test("keeps the note, the present with its note, the VAT number and the address of the invoice", async () => {
    const email = "gift@postbox.example";
    const billingAddress = {
      ...address,
      company: "Hop & Vine Ltd",
      street: "9 Kirkgate",
      city: "Leeds",
      zip: "LS1 6BY",
    };
    const answer = await place_({
      email,
      billingAddress,
      vatNumber: "GB 980 7806 84",
      giftNote: "For Joan",
      note: "Ring twice",
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const row = await stored(email);
    expect([row.is_gift, row.gift_message, row.note, row.vat_number]).toEqual([
      true,
      "For Joan",
      "Ring twice",
      "GB 980 7806 84",
    ]);
    expect([row.billing_company, row.billing_city, row.shipping_city]).toEqual([
      "Hop & Vine Ltd",
      "Leeds",
      "Sheffield",
    ]);
  });

  test.each([
    [
      "no state in the United States",
      { shippingAddress: { ...address, country: "US", zip: "10118" } },
      "shippingAddress.state",
    ],
    [
      "a state that is none",
      { shippingAddress: { ...address, country: "US", zip: "10118", state: "Kent" } },
      "shippingAddress.state",
    ],
    ["a postcode of another country", { shippingAddress: { ...address, country: "DE" } }, "shippingAddress.zip"],
    ["a wrong address on the invoice", { billingAddress: { ...address, zip: "" } }, "billingAddress.zip"],
    ["a VAT number that is none", { vatNumber: "GB12" }, "vatNumber"],
    ["a note that is too long", { giftNote: "x".repeat(301) }, "giftNote"],
  ])("with %s is refused at its field", async (_, changes, field) => {
    const answer = await place_(changes);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});

test("the fields of a country, and what is found, are open to anyone", async () => {
  const visitor = await shopper();
  const get = async (path: string) => (await visitor.get(`/omnis/v3/checkout/${path}`)).json();
  expect((await get("address-form/HK/")).data.map(({ name }: { name: string }) => name)).toEqual(
    "firstName lastName street street2 city state".split(" "),
  );
  const { found } = (await get("addresses/?country=GB&text=m25pd")).data;
  expect(found).toHaveLength(1);
  expect((await get(`found-address/?id=${found[0].id}`)).data).toMatchObject({ city: "Manchester", zip: "M2 5PD" });
  expect((await get("addresses/?country=GB&text=zz")).data.message).toBe(
    "Type a postcode, or how your address begins.",
  );
  expect((await visitor.get("/omnis/v3/checkout/found-address/?id=x")).statusCode).toBe(404);
});
