// A receipt's link shows the order's progress to anyone who has it, and its address to the owner alone.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedPassword, seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { visitorOf } from "../../../testing/browser.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let tee: SeededProduct;
let order: SeededOrder;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  await seedPeople(pools, bramble);
  tee = await seedProduct(pools, bramble);
});
beforeEach(async () => {
  order = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }]);
  await world.database.pools.web.query("delete from rate_limits");
});

type Visitor = Awaited<ReturnType<typeof someone>>;
const someone = () => visitorOf(world.app, bramble.host).arrive();
const receiptOf = async (visitor: Visitor, hash = order.orderHash) =>
  (await visitor.get(`/omnis/v3/orders/receipt/${hash}/`)).json().data;
const type = (visitor: Visitor, postcode: string, hash = order.orderHash) =>
  visitor.send("POST", `/receipt/${hash}/`, new URLSearchParams({ postcode }).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    origin: `http://${bramble.host}`,
  });

const whole = {
  email: "shopper@selvedge.test",
  shippingAddress: {
    name: "Joe Marsh",
    lines: ["4 Canal Street", "Manchester", "M1 3HE", "United Kingdom"],
    isMasked: false,
  },
};
const masked = {
  email: "s•••@selvedge.test",
  shippingAddress: { name: "Joe", lines: ["Manchester", "United Kingdom"], isMasked: true },
};
const secrets = ["Canal Street", "M1 3HE", "Marsh", "shopper@"];

test("with the link alone one follows the garments and learns no street, postcode or address", async () => {
  const visitor = await someone();
  expect(await receiptOf(visitor)).toMatchObject({ ...masked, reference: order.reference, status: "paid" });
  const page = await visitor.get(`/receipt/${order.orderHash}/`);
  expect(page.body).toContain("Thanks, Joe.");
  for (const secret of secrets) expect(page.body).not.toContain(secret);
  expect(page.headers["referrer-policy"]).toBe("strict-origin");
  expect((await visitorOf(world.app, bramble.host).get(`/receipt/${order.orderHash}/`)).statusCode).toBe(200);
});

test("the postcode opens it in that browser, however it is written, and no other receipt", async () => {
  const visitor = await someone();
  const answer = await type(visitor, " m13he ");
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/receipt/${order.orderHash}/`]);
  expect(await receiptOf(visitor)).toMatchObject(whole);
  expect((await visitor.get(`/receipt/${order.orderHash}/`)).body).toContain("4 Canal Street");
  const other = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }]);
  expect(await receiptOf(visitor, other.orderHash)).toMatchObject(masked);
  await type(visitor, "M1 3HE", other.orderHash);
  expect([await receiptOf(visitor), await receiptOf(visitor, other.orderHash)]).toMatchObject([whole, whole]);
});

test("what the slip of a present says is there for its buyer alone", async () => {
  await world.database.ownerQuery(
    `update orders set is_gift = true, gift_message = E'Happy birthday\nfrom <Joe>' where id = ${order.id}`,
  );
  const visitor = await someone();
  expect(await receiptOf(visitor)).toMatchObject({ giftNote: null });
  expect((await visitor.get(`/receipt/${order.orderHash}/`)).body).not.toContain("Happy birthday");
  await type(visitor, "M1 3HE");
  expect(await receiptOf(visitor)).toMatchObject({ giftNote: "Happy birthday\nfrom <Joe>" });
  const page = (await visitor.get(`/receipt/${order.orderHash}/`)).body;
  expect(page).toContain("A present: the slip in the parcel shows no prices");
  expect(page).toContain("from &lt;Joe&gt;</blockquote>");
});

test("what opens it in one browser opens nothing in another", async () => {
  const visitor = await someone();
  await type(visitor, "M1 3HE");
  const thief = await someone();
  thief.cookies.set("receipts", visitor.cookies.get("receipts")!);
  expect(await receiptOf(thief)).toMatchObject(masked);
});

test("another postcode is refused in place and opens nothing", async () => {
  const visitor = await someone();
  const answer = await type(visitor, "M1 3HF");
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("This is not the postcode that the order goes to.");
  for (const secret of secrets) expect(answer.body).not.toContain(secret);
  expect(await receiptOf(visitor)).toMatchObject(masked);
});

test("guessing ends after twelve tries by anyone, and the garments can still be followed", async () => {
  for (let guess = 0; guess < 12; guess++) expect((await type(await someone(), `M1 ${guess}`)).statusCode).toBe(422);
  const answer = await type(await someone(), "M1 3HE");
  expect(answer.body).toContain("Too many attempts. Please wait a few minutes.");
  expect(await receiptOf(await someone())).toMatchObject(masked);
});

test("the shopper who placed the order sees it at once", async () => {
  const visitor = await someone();
  const item = { variantId: String(tee.variants[0]!.id) };
  await visitor.post("/omnis/v3/frontend/product/addItemToCart/", { item, name: "main" });
  const typed = { number: "4242424242424242", expiry: "12/30", securityCode: "123" };
  const cardToken = (await visitor.post("/omnis/v3/local-cards/tokens/", typed)).json().data.token;
  const placed = await visitor.post(
    "/omnis/v3/checkout/place/",
    {
      email: "rowan@postbox.example",
      shippingAddress: {
        firstName: "Rowan",
        lastName: "Ashby",
        street: "14 Brincliffe Crescent",
        city: "Sheffield",
        country: "GB",
        zip: "S7 1FB",
      },
      shippingMethod: "uk-48",
      cardToken,
      expectedTotal: 27.99,
    },
    { "idempotency-key": "receipt-privacy-1" },
  );
  const { orderHash } = placed.json().data;
  expect(await receiptOf(visitor, orderHash)).toMatchObject({
    email: "rowan@postbox.example",
    shippingAddress: { name: "Rowan Ashby", isMasked: false },
  });
  expect((await receiptOf(await someone(), orderHash)).shippingAddress.isMasked).toBe(true);
  expect((await visitor.get("/receipt/")).headers.location).toBe(`/receipt/${orderHash}/`);
  expect((await (await someone()).get("/receipt/")).headers.location).toBe("/login/order/");
});

test("the address that tags see leads back to the receipt of its number, in a browser that was shown it alone", async () => {
  const other = await seedPaidOrder(world.database.pools, bramble, [{ product: tee }]);
  const visitor = visitorOf(world.app, bramble.host);
  const ledTo = async (reference: string, who = visitor) =>
    (await who.get(`/receipt/?order=${reference}`)).headers.location;
  const shown = await visitor.get(`/receipt/${order.orderHash}/`);
  await visitor.get(`/receipt/${other.orderHash}/`);
  expect(await ledTo(order.reference)).toBe(`/receipt/${order.orderHash}/`);
  expect(await ledTo(other.reference)).toBe(`/receipt/${other.orderHash}/`);
  expect((await visitor.get("/receipt/")).headers.location).toBe(`/receipt/${other.orderHash}/`);
  for (const wrong of ["NK-000000", "~", "%E0%A4"]) expect(await ledTo(wrong)).toBe("/login/order/");
  expect(await ledTo(order.reference, await someone())).toBe("/login/order/");
  // It is for the browser alone: no script reads it, it ends with the browser, and the head names no receipt.
  expect(shown.cookies.filter(({ name }) => name === "shown")).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: "Lax", path: "/" }),
  ]);
  expect(shown.cookies.find(({ name }) => name === "shown")).not.toHaveProperty("maxAge");
  expect(shown.body.slice(0, shown.body.indexOf("</head>"))).not.toContain(order.orderHash);
});

test("signing out ends what the browser remembers of receipts, and a guest's stays until then", async () => {
  const visitor = await someone();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email: whole.email, password: seedPassword });
  await visitor.get(`/receipt/${order.orderHash}/`);
  expect((await visitor.get("/receipt/")).headers.location).toBe(`/receipt/${order.orderHash}/`);
  const guest = await someone();
  await guest.get(`/receipt/${order.orderHash}/`);
  await visitor.post("/omnis/v3/dashboard/secure/logout/", {});
  for (const name of ["shown", "receipts", "placed"]) expect(visitor.cookies.get(name) ?? "", name).toBe("");
  expect((await visitor.get("/receipt/")).headers.location).toBe("/login/order/");
  expect((await guest.get("/receipt/")).headers.location).toBe(`/receipt/${order.orderHash}/`);
});

test("the customer who is signed in sees it, once the address is proven to be theirs", async () => {
  const joe = await someone();
  await joe.post("/omnis/v3/dashboard/secure/login/", { email: whole.email, password: seedPassword });
  expect(await receiptOf(joe)).toMatchObject(whole);
  await world.database.pools.backOffice.query("update accounts set verified_at = null where email = $1", [whole.email]);
  expect(await receiptOf(joe)).toMatchObject(masked);
  await world.database.pools.backOffice.query("update accounts set verified_at = now() where email = $1", [
    whole.email,
  ]);
  const ada = await someone();
  await ada.post("/omnis/v3/dashboard/secure/login/", { email: "merchant@selvedge.test", password: seedPassword });
  expect(await receiptOf(ada)).toMatchObject(masked);
});
