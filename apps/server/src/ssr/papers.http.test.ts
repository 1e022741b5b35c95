// The pages behind the links of a customer's mails, and what a signed-in shopper meets at the checkout and on the receipt.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPassword, seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invoiceLink } from "../modules/orders/invoices/index.ts";
import { historyLink } from "../modules/orders/own-orders/index.ts";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let fern: SeededShop;
let tee: SeededProduct;
let order: SeededOrder;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  fern = await seedShop(pools, { label: "fern", name: "Fern", code: "FE" });
  await seedPeople(pools, bramble);
  tee = await seedProduct(pools, bramble);
});

beforeEach(async () => {
  order = await seedPaidOrder(world.database.pools, bramble, [{ product: tee, quantity: 2 }]);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

const stranger = (host = bramble.host) => visitorOf(world.app, host);

async function joe() {
  const visitor = await stranger().arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", {
    email: "shopper@selvedge.test",
    password: seedPassword,
  });
  return visitor;
}

const submit = (visitor: ReturnType<typeof stranger>, path: string, fields: Record<string, string>) =>
  visitor.send("POST", path, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${bramble.host}`,
  });

const invoicePath = () => `/invoice/${invoiceLink(world.config, bramble.divisionId, order.id)}/`;
const historyPath = () => `/order-history/${historyLink(world.config, bramble.divisionId, order.customerId)}/`;
const secrets = ["4 Canal Street", "M1 3HE", "Marsh", "shopper@"];

test("an invoice shows lines, VAT by rate and the total that was paid, with the company that sold", async () => {
  await sql(
    `insert into division_company_infos (division_id, legal_name, vat_number, company_number, street, city, zip)
     values ($1, 'Bramble & Sons Ltd', 'GB123456789', '01234567', '1 Mill Lane', 'Leeds', 'LS1 1AA')`,
    [bramble.divisionId],
  );
  const { body, statusCode, headers } = await (await joe()).get(invoicePath());
  expect([statusCode, headers["cache-control"], headers["referrer-policy"]]).toEqual([
    200,
    "no-store",
    "strict-origin",
  ]);
  const shown = ["Invoice", order.reference, "Bramble &amp; Sons Ltd", "GB123456789", "1 Mill Lane", "Joe Marsh"];
  for (const text of [
    ...shown,
    "4 Canal Street",
    "Classic Tee",
    "£48.00",
    "£3.99",
    "£51.99",
    "20%",
    "Visa ending 4242",
  ])
    expect(body).toContain(text);
  const { totals } = order;
  const tax = (totals.goodsTaxMinor + totals.shippingTaxMinor) / 100;
  expect(body).toContain(`£${tax.toFixed(2)}`);
  expect(body).toContain(`£${((totals.totalMinor - tax * 100) / 100).toFixed(2)}`);
});

test("with the link alone nobody reads the buyer's address or whole name", async () => {
  const { body } = await stranger().get(invoicePath());
  expect(body).toContain("Joe");
  for (const secret of secrets) expect(body).not.toContain(secret);
});

test("the list of a customer's orders names nobody, and leads to receipts", async () => {
  const { body, headers } = await stranger().get(historyPath());
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain(order.reference);
  expect(body).toContain(`href="/receipt/${order.orderHash}/"`);
  expect(body).not.toContain("/invoice/");
  for (const secret of [...secrets, "Joe"]) expect(body).not.toContain(secret);
});

test("without a link the list leads to the account, which asks a stranger to sign in", async () => {
  const visitor = await stranger().arrive();
  expect((await visitor.get("/order-history/")).headers.location).toBe("/account/");
  expect((await visitor.get("/account/")).headers.location).toMatch(/^\/login\//);
  expect((await (await joe()).get("/account/")).body).toContain(order.reference);
});

test("a link of another purpose, of another shop, made up or of an unpaid order is not found", async () => {
  const [invoice, history] = [invoicePath().split("/")[2], historyPath().split("/")[2]];
  for (const path of [
    `/invoice/${order.orderHash}/`,
    `/invoice/${history}/`,
    `/order-history/${invoice}/`,
    `/order-history/${order.orderHash}/`,
    `/order-history/${"A".repeat(32)}/`,
    `${historyPath()}?page=2`,
  ])
    expect((await stranger().get(path)).statusCode, path).toBe(404);
  for (const path of [invoicePath(), historyPath()])
    expect((await stranger(fern.host).get(path)).statusCode, path).toBe(404);
  await sql("update orders set paid_at = null where id = $1", [order.id]);
  expect((await stranger().get(invoicePath())).statusCode).toBe(404);
});

test("links of a customer whose account is deleted open nothing", async () => {
  const alone = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }], { email: "gone@post.example" });
  await sql("update customers set erased_at = now() where id = $1", [alone.customerId]);
  const paths = [
    `/order-history/${historyLink(world.config, bramble.divisionId, alone.customerId)}/`,
    `/invoice/${invoiceLink(world.config, bramble.divisionId, alone.id)}/`,
  ];
  for (const path of paths) expect((await stranger().get(path)).statusCode, path).toBe(404);
});

test("the receipt offers an account to the guest who may see its address, and its invoice; to nobody else", async () => {
  const receipt = `/receipt/${order.orderHash}/`;
  const guest = await stranger().arrive();
  const closed = (await guest.get(receipt)).body;
  expect([closed.includes("Your orders in one place"), closed.includes("/invoice/")]).toEqual([false, false]);
  await submit(guest, receipt, { postcode: "M1 3HE" });
  const open = (await guest.get(receipt)).body;
  expect(open).toContain("Your orders in one place");
  expect(open).toContain(`href="${invoicePath()}"`);
  const signIn = `/login/?redirect_uri=%2Faccount%2F&receipt=${order.orderHash}`;
  expect(open).toContain(signIn.replace("&", "&amp;"));
  expect((await guest.get(signIn)).body).toContain('value="shopper@selvedge.test"');
  expect((await stranger().get(signIn)).body).not.toContain("shopper@");
  const own = (await (await joe()).get(receipt)).body;
  expect([own.includes("All your orders"), own.includes("Your orders in one place")]).toEqual([true, false]);
});

test("the checkout of a signed-in shopper starts with the address that is used first, and a guest's with nothing", async () => {
  const visitor = await joe();
  await submit(visitor, "/account/addresses/new/", {
    firstName: "Joe",
    lastName: "Marsh",
    company: "Marsh & Co",
    street: "9 Quai Sud",
    city: "Lyon",
    state: "",
    country: "FR",
    zip: "69001",
    phone: "+33 1 23 45 67 89",
    isDefault: "on",
  });
  const add = (who: typeof visitor) =>
    submit(who, "/basket/add/", { productId: String(tee.id), colour: "Black", size: "M", quantity: "1" });
  await add(visitor);
  const { data } = JSON.parse((await visitor.get("/_page/checkout/")).body);
  expect(data).toMatchObject({
    country: "FR",
    prefilled: {
      email: "shopper@selvedge.test",
      phone: "+33 1 23 45 67 89",
      "shippingAddress.street": "9 Quai Sud",
      "shippingAddress.company": "Marsh & Co",
    },
    form: null,
  });
  const { body } = await visitor.get("/checkout/");
  for (const value of ["9 Quai Sud", "Lyon", "69001", "Marsh &amp; Co"]) expect(body).toContain(`value="${value}"`);
  expect(body).not.toContain("County or state");
  const guest = await stranger().arrive();
  await add(guest);
  const other = JSON.parse((await guest.get("/_page/checkout/")).body).data;
  expect([other.prefilled, other.country]).toEqual([{}, "GB"]);
});
