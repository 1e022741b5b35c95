// A shopper's account in a shop: every page and form of it, for its owner alone.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededOrder, seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedMember, seedPassword, seedPerson } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../testing/browser.ts";
import { testApp } from "../testing/test-app.ts";

const world = testApp();
let bramble: SeededShop;
let fern: SeededShop;
let tee: SeededProduct;
let fernTee: SeededProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  bramble = await seedShop(pools);
  fern = await seedShop(pools, { label: "fern", name: "Fern", code: "FE" });
  tee = await seedProduct(pools, bramble);
  fernTee = await seedProduct(pools, fern);
});

const sql = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

let people = 0;
/** A new person, signed in at a shop without scripts. */
async function shopper(at: SeededShop = bramble) {
  people += 1;
  const email = `shopper${people}@post.example`;
  const person = await seedPerson(world.database.pools, { email, fullName: "Wren Ashby" });
  return { ...person, ...(await signIn(email, at)) };
}

async function signIn(email: string, at: SeededShop = bramble) {
  const visitor = await visitorOf(world.app, at.host).arrive();
  const answer = await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: seedPassword });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...visitor, submit: submitter(visitor, at) };
}

const submitter =
  (visitor: ReturnType<typeof visitorOf>, at: SeededShop) =>
  (path: string, fields: Record<string, string> = {}) =>
    visitor.send("POST", path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${at.host}`,
    });

const orderOf = (email: string, at = bramble, product = tee): Promise<SeededOrder> =>
  seedPaidOrder(world.database.pools, at, [{ product }], { email, firstName: "Wren", lastName: "Ashby" });

const address = {
  firstName: "Wren",
  lastName: "Ashby",
  company: "",
  street: "14 Brincliffe Crescent",
  city: "Sheffield",
  state: "",
  country: "GB",
  zip: "s7 1fb",
  phone: "",
};
const addressesOf = (accountId: number) =>
  sql(
    "select a.id, a.street, a.zip, a.is_default from customer_addresses a join customers c on c.id = a.customer_id where c.account_id = $1 order by a.id",
    [accountId],
  );

const pages = ["", "addresses/", "addresses/new/", "emails/", "details/", "delete/"].map((path) => `/account/${path}`);

test.each(pages)("%s leads a stranger to the sign-in and back, and is never stored", async (path) => {
  const stranger = visitorOf(world.app, bramble.host);
  const answer = await stranger.get(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `/login/?redirect_uri=${encodeURIComponent(path)}`,
  ]);
  const wren = await shopper();
  const page = await wren.get(path);
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(page.body).toContain(wren.email);
});

test.each([
  "/account/nothing/",
  "/account/emails/1/",
  "/account/addresses/new/delete/",
  "/account/addresses/0/",
  "/account/addresses/x/",
  "/account/orders/",
  "/account/orders/BR-1/",
  "/account/orders/BR-1/invoice/",
  "/account/?page=2",
  "/account/?page=0",
])("%s is not found", async (path) => {
  expect((await (await shopper()).get(path)).statusCode).toBe(404);
});

test("the platform's own site has no such page", async () => {
  const visitor = visitorOf(world.app, "localhost");
  expect((await visitor.get("/account/")).statusCode).toBe(404);
});

test("an address that nobody has confirmed shows nothing", async () => {
  const wren = await shopper();
  const order = await orderOf(wren.email);
  await sql("update accounts set verified_at = null where id = $1", [wren.accountId]);
  const page = await wren.get("/account/");
  expect(page.body).toContain("Confirm your email");
  expect(page.body).not.toContain(order.reference);
  expect((await wren.submit("/account/addresses/new/", address)).statusCode).toBe(422);
  expect(await addressesOf(wren.accountId)).toEqual([]);
});

test("orders are listed in the words of the receipt, and one opens with its address and without its secret link", async () => {
  const wren = await shopper();
  const order = await orderOf(wren.email);
  const { body } = await wren.get("/account/");
  for (const text of [order.reference, "We have your order.", "£27.99", "Arrives", "One order is under way."])
    expect(body).toContain(text);
  expect(body).not.toContain(order.orderHash);
  const opened = await wren.get(`/account/orders/${order.reference}/`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/receipt/${order.orderHash}/`]);
  expect((await wren.get(opened.headers.location!)).body).toContain("4 Canal Street");
});

test("an invoice opens whole, also after the address of the account has changed", async () => {
  const wren = await shopper();
  const order = await orderOf(wren.email);
  await sql("update customers set account_id = $1 where id = $2", [wren.accountId, order.customerId]);
  await sql("update accounts set email = 'new-' || email, email_normalised = 'new-' || email where id = $1", [
    wren.accountId,
  ]);
  expect((await wren.get("/account/")).body).toContain(`href="/account/orders/${order.reference}/invoice/"`);
  const opened = await wren.get(`/account/orders/${order.reference}/invoice/`);
  expect([opened.statusCode, opened.headers.location?.startsWith("/invoice/")]).toEqual([303, true]);
  expect((await wren.get(opened.headers.location!)).body).toContain("4 Canal Street");
});

test("an order of another person, and of the same person in another shop, is not found", async () => {
  const [wren, eve] = [await shopper(), await shopper()];
  const [own, there] = [await orderOf(wren.email), await orderOf(wren.email, fern, fernTee)];
  expect((await eve.get("/account/")).body).not.toContain(own.reference);
  for (const path of ["", "invoice/"])
    expect((await eve.get(`/account/orders/${own.reference}/${path}`)).statusCode).toBe(404);
  expect((await wren.get(`/account/orders/${own.reference}/parcel/`)).statusCode).toBe(404);
  expect((await wren.get(`/account/orders/${there.reference}/`)).statusCode).toBe(404);
  expect((await wren.get("/account/")).body).not.toContain(there.reference);
});

test("a customer who belongs to another account is not joined by an equal address", async () => {
  const [wren, eve] = [await shopper(), await shopper()];
  const order = await orderOf(wren.email);
  await sql("update customers set account_id = $1 where id = $2", [eve.accountId, order.customerId]);
  expect((await wren.get("/account/")).body).not.toContain(order.reference);
  expect((await eve.get("/account/")).body).toContain(order.reference);
  const refused = await wren.submit("/account/addresses/new/", address);
  expect([refused.statusCode, (await addressesOf(eve.accountId)).length]).toEqual([422, 0]);
});

test("more than a page of orders is turned over", async () => {
  const wren = await shopper();
  for (let count = 0; count < 21; count++) await orderOf(wren.email);
  const first = await wren.get("/account/");
  expect(first.body).toContain('href="/account/?page=2"');
  const second = await wren.get("/account/?page=2");
  expect(second.statusCode).toBe(200);
  expect(second.body.match(/aria-label="Order /g)).toHaveLength(1);
});

test("the first address is used first; another one can be, is changed, and goes after a question", async () => {
  const wren = await shopper();
  const added = await wren.submit("/account/addresses/new/", address);
  expect([added.statusCode, added.headers.location]).toEqual([303, "/account/addresses/?done=saved"]);
  await wren.submit("/account/addresses/new/", { ...address, street: "2 Broad Street" });
  const [home, broad] = await addressesOf(wren.accountId);
  expect([home, broad]).toMatchObject([
    { street: "14 Brincliffe Crescent", zip: "S7 1FB", is_default: true },
    { street: "2 Broad Street", is_default: false },
  ]);
  await wren.submit(`/account/addresses/${broad!.id}/default/`);
  await wren.submit(`/account/addresses/${broad!.id}/`, { ...address, street: "3 Broad Street" });
  expect(await addressesOf(wren.accountId)).toMatchObject([
    { is_default: false },
    { street: "3 Broad Street", is_default: true },
  ]);
  expect((await wren.get(`/account/addresses/${broad!.id}/delete/`)).body).toContain("Delete this address?");
  await wren.submit(`/account/addresses/${broad!.id}/delete/`);
  expect(await addressesOf(wren.accountId)).toMatchObject([{ id: home!.id, is_default: true }]);
});

test("a form that is sent twice saves one address", async () => {
  const wren = await shopper();
  await Promise.all([1, 2, 3].map(() => wren.submit("/account/addresses/new/", address)));
  expect(await addressesOf(wren.accountId)).toHaveLength(1);
});

test.each<[Record<string, string>, string]>([
  [{ street: "" }, ">This field is required<"],
  [{ firstName: " " }, "This field is required"],
  [{ zip: "12345" }, "Postcode must contain a valid postcode"],
  [{ phone: "letters" }, "Mobile must contain a valid UK phone number"],
  [{ country: "DE", zip: "10115", phone: "letters" }, "Must contain only digits, spaces and + - ( )"],
  [{ city: "x".repeat(81) }, "80 characters"],
])("an address with %j is shown again with its reason and what was typed", async (changes, text) => {
  const wren = await shopper();
  const answer = await wren.submit("/account/addresses/new/", { ...address, ...changes });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(text);
  expect(answer.body).toContain('value="Ashby"');
  expect(await addressesOf(wren.accountId)).toEqual([]);
});

test("twenty addresses are saved and no more", async () => {
  const wren = await shopper();
  for (let count = 0; count < 20; count++)
    await wren.submit("/account/addresses/new/", { ...address, street: `${count} Broad Street` });
  const one = await wren.submit("/account/addresses/new/", address);
  expect([one.statusCode, (await addressesOf(wren.accountId)).length]).toEqual([422, 20]);
  expect(one.body).toContain("You can save up to 20 addresses.");
  expect((await wren.get("/account/addresses/")).body).not.toContain("Add an address");
});

test("another person's address is not found, and another shop's neither", async () => {
  const [wren, eve] = [await shopper(), await shopper()];
  await wren.submit("/account/addresses/new/", address);
  const [{ id }] = (await addressesOf(wren.accountId)) as [{ id: number }];
  const there = await signIn(wren.email, fern);
  for (const stranger of [eve, there]) {
    for (const path of [`${id}/`, `${id}/delete/`])
      expect((await stranger.get(`/account/addresses/${path}`)).statusCode).toBe(404);
    for (const path of [`${id}/`, `${id}/delete/`, `${id}/default/`])
      expect((await stranger.submit(`/account/addresses/${path}`, address)).statusCode).toBe(404);
  }
  expect(await addressesOf(wren.accountId)).toMatchObject([{ id, street: "14 Brincliffe Crescent" }]);
});

test("the newsletter is turned on and off at once, and an alert about sign-ins too", async () => {
  const wren = await shopper();
  const subscription = async () =>
    (
      await sql(
        "select confirmed_at is not null and unsubscribed_at is null as is_on from subscribers where division_id = $1 and email_normalised = $2",
        [bramble.divisionId, wren.email],
      )
    )[0]?.is_on;
  expect((await wren.get("/account/emails/")).body).toContain("Get the newsletter");
  await wren.submit("/account/emails/", { newsletter: "on" });
  expect([await subscription(), (await wren.get("/account/emails/")).body.includes("Stop the newsletter")]).toEqual([
    true,
    true,
  ]);
  await wren.submit("/account/emails/", { newsletter: "off" });
  expect(await subscription()).toBe(false);
  await wren.submit("/account/emails/", { newsletter: "on" });
  expect(await subscription()).toBe(true);
  await wren.submit("/account/emails/", { signInAlerts: "off" });
  const wants = async () =>
    (await sql("select wants_sign_in_alerts as wants from accounts where id = $1", [wren.accountId]))[0]!.wants;
  expect(await wants()).toBe(false);
  await wren.submit("/account/emails/", { signInAlerts: "on" });
  expect([await wants(), await subscription()]).toEqual([true, true]);
});

test("details are changed for this shop alone, and an empty name is refused", async () => {
  const wren = await shopper();
  const refused = await wren.submit("/account/details/", { firstName: "", lastName: "Marsh", phone: "" });
  expect([refused.statusCode, refused.body.includes("This field is required")]).toEqual([422, true]);
  await wren.submit("/account/details/", { firstName: "Rowan", lastName: "Marsh", phone: "0114 496 0000" });
  expect((await wren.get("/account/details/")).body).toContain('value="0114 496 0000"');
  expect((await wren.get("/account/")).body).toContain("Rowan Marsh");
  expect((await (await signIn(wren.email, fern)).get("/account/")).body).toContain("Wren Ashby");
});

test("signing out ends the session", async () => {
  const wren = await shopper();
  expect((await wren.submit("/logout/")).headers.location).toBe("/login/?notice=out");
  expect((await wren.get("/account/")).statusCode).toBe(302);
});

const finish = (order: SeededOrder) => sql("update orders set status = 'complete' where id = $1", [order.id]);

test("an account is deleted once its address is typed: the person goes, the sale stays, nobody is signed in", async () => {
  const wren = await shopper();
  const phone = await signIn(wren.email);
  const order = await orderOf(wren.email);
  await finish(order);
  await wren.submit("/account/addresses/new/", address);
  await wren.submit("/account/emails/", { newsletter: "on" });
  await wren.submit("/basket/add/", { productId: String(tee.id), colour: "Black", size: "M", quantity: "1" });
  const slip = await wren.submit("/account/delete/", { email: "yes" });
  expect([slip.statusCode, slip.body.includes("Type the email address of this account.")]).toEqual([422, true]);
  const gone = await wren.submit("/account/delete/", { email: ` ${wren.email.toUpperCase()}` });
  expect([gone.statusCode, gone.headers.location]).toEqual([303, "/login/?notice=deleted"]);
  expect((await wren.get(gone.headers.location!)).body).toContain("Your account is deleted");
  for (const visitor of [wren, phone]) expect((await visitor.get("/account/")).statusCode).toBe(302);
  const tables = ["customers", "customer_addresses", "orders", "subscribers", "baskets", "accounts", "sessions"];
  for (const table of tables) {
    const rows = JSON.stringify(await sql(`select * from ${table}`));
    expect(rows.includes(wren.email), table).toBe(false);
  }
  const [kept] = await sql("select * from orders where id = $1", [order.id]);
  expect(kept).toMatchObject({
    shipping_street: "",
    shipping_country: "GB",
    billing_street: "",
    total_minor: order.totals.totalMinor,
    status: "complete",
  });
  expect(await addressesOf(wren.accountId)).toEqual([]);
  expect((await visitorOf(world.app, bramble.host).get(`/receipt/${order.orderHash}/`)).statusCode).toBe(404);
  const audited = await sql("select action from audit_log where account_id = $1", [wren.accountId]);
  expect(audited).toContainEqual({ action: "customer.deleted" });
  const events = await sql("select action, actor_name from platform_audit_log where account_id = $1", [wren.accountId]);
  expect(events).toContainEqual({ action: "account.deleted", actor_name: `account ${wren.accountId}` });
});

test("an account is not deleted while an order needs its address", async () => {
  const wren = await shopper();
  const order = await orderOf(wren.email);
  expect((await wren.get("/account/delete/")).body).toContain(`needs your address: ${order.reference}`);
  const refused = await wren.submit("/account/delete/", { email: wren.email });
  expect([refused.statusCode, refused.body.includes(order.reference)]).toEqual([422, true]);
  expect((await wren.get("/account/")).body).toContain(order.reference);
});

test("a sign-in that opens a dashboard stays, and what the shop knows of the shopper goes", async () => {
  const wren = await shopper();
  await seedMember(world.database.pools, fern, wren, "owner");
  await wren.submit("/account/addresses/new/", address);
  expect((await wren.get("/account/delete/")).body).toContain("it also opens a dashboard");
  await wren.submit("/account/delete/", { email: wren.email });
  expect((await wren.get("/account/")).statusCode).toBe(302);
  const again = await signIn(wren.email);
  expect((await again.get("/account/addresses/")).body).not.toContain("Brincliffe");
});

test("the same address may come back as a new person, and to the newsletter", async () => {
  const wren = await shopper();
  await wren.submit("/account/emails/", { newsletter: "on" });
  await wren.submit("/account/delete/", { email: wren.email });
  await seedPerson(world.database.pools, { email: wren.email, fullName: "Wren Again" });
  const back = await signIn(wren.email);
  expect((await back.submit("/account/emails/", { newsletter: "on" })).statusCode).toBe(303);
  expect((await back.get("/account/")).body).toContain("No orders yet.");
});

test("a second press of deleting finds nobody signed in and changes nothing", async () => {
  const wren = await shopper();
  const answers = await Promise.all([1, 2].map(() => wren.submit("/account/delete/", { email: wren.email })));
  expect(answers.map(({ statusCode }) => statusCode).every((code) => code < 500)).toBe(true);
  const [{ count }] = (await sql(
    "select count(*)::int from platform_audit_log where account_id = $1 and action = 'account.deleted'",
    [wren.accountId],
  )) as [{ count: number }];
  expect(count).toBe(1);
});
