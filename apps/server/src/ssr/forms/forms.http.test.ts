// Buying and signing in where no scripts run: forms post, the server leads on, errors are shown in place.
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPeople } from "@selvedge/testing/seed/people";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { beforeAll, expect, test } from "vitest";
import { visitorOf } from "../../testing/browser.ts";
import { testApp } from "../../testing/test-app.ts";

const world = testApp();
const host = "bramble.localhost";
let tee: SeededProduct;

beforeAll(async () => {
  const { pools } = world.database;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  const bramble = await seedShop(pools);
  await seedPeople(pools, bramble);
  tee = await seedProduct(pools, bramble);
});

/** A browser without scripts on one host. */
function reader(at = host) {
  const visitor = visitorOf(world.app, at);
  return {
    ...visitor,
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      visitor.send("POST", path, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
        origin: `http://${at}`,
        ...headers,
      }),
  };
}

const item = (changes: Record<string, string> = {}) => ({
  productId: String(tee.id),
  colour: "Black",
  size: "M",
  quantity: "2",
  ...changes,
});

test("adding leads to the basket, which shows what was added", async () => {
  const joe = reader();
  const added = await joe.submit("/basket/add/", item());
  expect([added.statusCode, added.headers.location]).toEqual([303, "/basket/"]);
  const basket = await joe.get("/basket/");
  expect(basket.body).toContain("Classic Tee");
  expect(basket.body).toContain("£48.00");
  expect(basket.headers["cache-control"]).toBe("no-store");
});

test.each<[Record<string, string>, string]>([
  [{ size: "" }, "Choose a size first."],
  [{ size: "Enormous" }, "Oops... Looks like this product is no longer available"],
  ...["0", "-2", "1.5", "100", ""].map((quantity): [Record<string, string>, string] => [
    { quantity },
    "Enter a whole number from 1 to 99.",
  ]),
])("adding with %j shows the product again with the reason", async (changes, text) => {
  const answer = await reader().submit("/basket/add/", item(changes));
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(text);
  expect(answer.body).toContain('class="product-name"');
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("the page shows how much a full line refused, and no piece counts as added that was not", async () => {
  const joe = reader();
  await joe.submit("/basket/add/", item({ quantity: "97" }));
  const part = await joe.submit("/basket/add/", item({ quantity: "5" }));
  expect([part.statusCode, part.body.includes("2 of 5 were added. You can order up to 99")]).toEqual([422, true]);
  const none = await joe.submit("/basket/add/", item({ quantity: "1" }));
  expect([none.statusCode, none.body.includes("Nothing was added. You already have 99 of these")]).toEqual([422, true]);
});

test("a product in another colour comes with the size and quantity that were chosen, and is not cached", async () => {
  const joe = reader();
  const page = async (query: string) => {
    const { body, headers } = await joe.get(`/product/classic-tee/black/${query}`);
    const [, size = ""] = /<input(?=[^>]*name="size")[^>]*checked=""[^>]*value="([^"]*)"/.exec(body) ?? [];
    const [, quantity = ""] = /name="quantity"[^>]*value="([^"]*)"/.exec(body) ?? [];
    return { size, quantity, ways: body.includes("?size=M&amp;quantity=7"), cacheControl: headers["cache-control"] };
  };
  const plain = await page("");
  expect(await page("?size=M&quantity=7")).toMatchObject({ size: "M", quantity: "7", cacheControl: "no-store" });
  expect(await page("?size=Enormous&quantity=lots")).toMatchObject({ size: "", quantity: "1" });
  expect(await page("")).toEqual(plain);
});

test("one delivery is promised, with its service and price: on the product, in the basket, at the checkout and on the receipt", async () => {
  const joe = reader();
  const data = async (path: string) => JSON.parse((await joe.get(`/_page${path}`)).body).data;
  const { delivery: onProduct } = await data("/product/classic-tee/");
  await joe.submit("/basket/add/", item({ quantity: "1" }));
  const { delivery: inBasket } = await data("/basket/");
  const { quote } = await data("/checkout/");
  const preselected = quote.shipping.find(({ code }: { code: string }) => code === quote.chosen);
  const summaryOf = ({ name, priceIncTax, promisedFrom, promisedTo }: typeof preselected) => ({
    name,
    priceIncTax,
    promisedFrom,
    promisedTo,
  });
  expect(summaryOf(onProduct)).toEqual(summaryOf(preselected));
  expect(summaryOf(inBasket)).toEqual(summaryOf(preselected));
  const { body: shown } = await joe.get("/basket/");
  expect(shown).toContain("Royal Mail Tracked 48");
  expect(shown).toContain("£3.99");
  const [, key = ""] = /name="idempotencyKey" value="([^"]+)"/.exec((await joe.get("/checkout/")).body) ?? [];
  const placed = await joe.submit("/checkout/", {
    ...address,
    ...card,
    shippingMethod: quote.chosen,
    idempotencyKey: key,
    expectedTotal: String(quote.totals.total),
  });
  const { receipt } = await data(String(placed.headers.location));
  expect(receipt).toMatchObject({
    shippingMethod: preselected.name,
    promisedFrom: preselected.promisedFrom,
    promisedTo: preselected.promisedTo,
    totals: { shippingIncTax: preselected.priceIncTax },
  });
});

test("an unknown product leads to the shop's 404", async () => {
  const answer = await reader().submit("/basket/add/", item({ productId: "999999" }));
  expect([answer.statusCode, answer.body.includes("Page not found")]).toEqual([404, true]);
});

test("quantities change and lines go", async () => {
  const joe = reader();
  await joe.submit("/basket/add/", item());
  const [, key = ""] = /name="key" value="([^"]+)"/.exec((await joe.get("/basket/")).body) ?? [];
  await joe.submit("/basket/update/", { key, quantity: "3" });
  expect((await joe.get("/basket/")).body).toContain("£72.00");
  await joe.submit("/basket/remove/", { key });
  expect((await joe.get("/basket/")).body).toContain("Your basket is empty");
});

test.each([{ origin: "http://evil.example" }, { origin: "", "sec-fetch-site": "cross-site" }])(
  "a form from elsewhere (%j) changes nothing",
  async (headers) => {
    const joe = reader();
    await joe.arrive();
    expect((await joe.submit("/basket/add/", item(), headers as never)).statusCode).toBe(419);
    expect((await joe.get("/basket/")).body).toContain("Your basket is empty");
  },
);

const address = {
  email: "joe@selvedge.test",
  "shippingAddress.firstName": "Joe",
  "shippingAddress.lastName": "Marsh",
  "shippingAddress.street": "4 Canal Street",
  "shippingAddress.city": "Manchester",
  "shippingAddress.zip": "M1 3HE",
  "shippingAddress.country": "GB",
  shippingMethod: "uk-48",
};
const card = { cardNumber: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123" };

async function atCheckout() {
  const joe = reader();
  await joe.submit("/basket/add/", item());
  const { body } = await joe.get("/checkout/");
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? "";
  const names = ["idempotencyKey", "expectedTotal", "seen"];
  return { joe, sent: Object.fromEntries(names.map((name) => [name, hidden(name)])) };
}

test("the checkout form pays and leads to the receipt; sent twice it is one order", async () => {
  const { joe, sent } = await atCheckout();
  expect(sent.expectedTotal).toBe("51.99");
  const paid = await joe.submit("/checkout/", { ...address, ...card, ...sent });
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toMatch(/^\/receipt\/[\w-]{22}\/$/);
  const receipt = await joe.get(String(paid.headers.location));
  expect(receipt.body).toContain("Thanks, Joe. We have your order.");
  expect(receipt.body).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
});

test.each(["/checkout/", "/basket/"])("Back at %s after paying, the order is named with its receipt", async (path) => {
  const { joe, sent } = await atCheckout();
  const paid = await joe.submit("/checkout/", { ...address, ...card, ...sent });
  const { body } = await joe.get(path);
  expect(body).toMatch(/<h1>Order (<!-- -->)?[A-Z]+-\d+(<!-- -->)? is placed<\/h1>/);
  expect(body).toContain(`href="${paid.headers.location}"`);
});

test("a basket that was filled again and emptied by hand is not shown as paid", async () => {
  const { joe, sent } = await atCheckout();
  await joe.submit("/checkout/", { ...address, ...card, ...sent });
  await joe.submit("/basket/add/", item());
  const [, key = ""] = /name="key" value="([^"]+)"/.exec((await joe.get("/basket/")).body) ?? [];
  await joe.submit("/basket/update/", { key, quantity: "0" });
  for (const path of ["/basket/", "/checkout/"]) {
    const { body } = await joe.get(path);
    expect([body.includes("is placed"), /Your basket is empty|Nothing to pay for/.test(body)]).toEqual([false, true]);
    // Nobody is led to look at an empty basket.
    expect([body.includes("Browse the shop"), body.includes("See your basket")]).toEqual([true, false]);
  }
});

test("an order that waits at the bank is not shown as placed, and no other session sees one", async () => {
  const { joe, sent } = await atCheckout();
  await joe.submit("/checkout/", { ...address, ...card, ...sent, cardNumber: "4000 0000 0000 3220" });
  const { body } = await joe.get("/basket/");
  expect([body.includes("Classic Tee"), body.includes("is placed")]).toEqual([true, false]);
  const paid = await joe.submit("/checkout/", { ...address, ...card, ...sent, idempotencyKey: crypto.randomUUID() });
  expect(paid.headers.location).toMatch(/^\/receipt\//);
  const placed = String(paid.headers.location).split("/")[2];
  const stranger = await reader().get("/basket/", { cookie: `placed=${placed}` });
  expect([stranger.body.includes("Your basket is empty"), stranger.body.includes("is placed")]).toEqual([true, false]);
});

test("errors are shown at their fields, and what was typed stays; card data never comes back", async () => {
  const { joe, sent } = await atCheckout();
  const answer = await joe.submit("/checkout/", {
    ...address,
    ...card,
    ...sent,
    email: "nobody",
    "shippingAddress.zip": "",
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain("Please enter a valid email address");
  expect(answer.body).toContain("This field is required");
  expect(answer.body).toContain('value="4 Canal Street"');
  expect(answer.body).not.toContain("4242");
});

test("every fault of address and card is shown at once, at its field and as a link to it", async () => {
  const { joe, sent } = await atCheckout();
  const answer = await joe.submit("/checkout/", {
    ...address,
    ...sent,
    email: "",
    phone: "12",
    cardNumber: "4242 4242 4242 4241",
    expiry: "01/20",
    securityCode: "77777",
  });
  expect(answer.statusCode).toBe(422);
  const invalid = [...answer.body.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => / id="([^"]+)"/.exec(tag)?.[1],
  );
  expect(invalid).toEqual(["email", "phone", "cardNumber", "expiry", "securityCode"]);
  const ways = [...answer.body.matchAll(/<li class="fault"><a href="#([^"]+)">/g)].map(([, name]) => name);
  expect(ways).toEqual(invalid);
  expect(answer.body).toContain("This card number is not valid. Please check its digits");
  expect(answer.body).toContain("Please enter your card again.");
  for (const secret of ["4241", 'value="01/20"', "77777"]) expect(answer.body).not.toContain(secret);
});

test("a card that the processor does not know is refused at its number", async () => {
  const { joe, sent } = await atCheckout();
  const answer = await joe.submit("/checkout/", { ...address, ...card, ...sent, cardNumber: "4111 1111 1111 1111" });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('<li class="fault"><a href="#cardNumber">Card number</a>');
  expect(answer.body).not.toContain("4111");
});

test("Enter in a field pays: the form's first button is no other one", async () => {
  const { joe } = await atCheckout();
  const { body } = await joe.get("/checkout/");
  const [form = ""] = /<form class="checkout".*?<\/form>/s.exec(body) ?? [];
  const buttons = form.match(/<button type="submit"[^>]*>/g) ?? [];
  expect(buttons.map((tag) => tag.includes('name="show"'))).toEqual([false, true, true, true, true, true, false]);
  expect(buttons[0]).not.toContain("disabled");
});

test("the total of another delivery is shown before anything is paid, with what was typed", async () => {
  const { joe, sent } = await atCheckout();
  const answer = await joe.submit("/checkout/", { ...address, ...sent, shippingMethod: "uk-24", show: "total" });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('value="Marsh"');
  expect(answer.body).toMatch(/value="uk-24" checked=""|checked="" value="uk-24"/);
  expect(answer.body).not.toContain('name="expectedTotal" value="51.99"');
  expect(answer.body).not.toContain("aria-invalid");
});

test("a declined card is shown near the card and nothing is lost; another card pays", async () => {
  const { joe, sent } = await atCheckout();
  const declined = await joe.submit("/checkout/", { ...address, ...card, ...sent, cardNumber: "4000000000000002" });
  expect(declined.statusCode).toBe(422);
  expect(declined.body).toContain('id="card-message"');
  expect(declined.body).toContain("Your card was declined. You have not been charged. Try another card.");
  expect(declined.body).toContain('value="Marsh"');
  const [, idempotencyKey = ""] = /name="idempotencyKey" value="([^"]*)"/.exec(declined.body) ?? [];
  expect(idempotencyKey).not.toBe(sent.idempotencyKey);
  const paid = await joe.submit("/checkout/", { ...address, ...card, ...sent, idempotencyKey });
  expect(paid.statusCode).toBe(303);
});

test("a full disk is shown on the page with what was typed, and the same form pays once there is space", async () => {
  const { joe, sent } = await atCheckout();
  await world.database.ownerQuery(`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on payment_attempts for each row execute function no_room()`);
  const full = await joe.submit("/checkout/", { ...address, ...card, ...sent });
  await world.database.ownerQuery("drop trigger no_room on payment_attempts");
  expect([full.statusCode, full.headers["retry-after"]]).toEqual([503, "60"]);
  expect(full.body).toContain("Our disk is full. Nothing was changed. Please try again in a few minutes.");
  expect(full.body).toContain('value="Marsh"');
  expect((await joe.submit("/checkout/", { ...address, ...card, ...sent })).statusCode).toBe(303);
});

test("a total that the shopper has not seen is shown, not charged", async () => {
  const { joe, sent } = await atCheckout();
  const answer = await joe.submit("/checkout/", { ...address, ...card, ...sent, expectedTotal: "1", seen: "" });
  expect(answer.body).toContain("The total has changed since you last saw it. Please check the new total.");
  expect(answer.body).toContain('name="expectedTotal" value="51.99"');
});

test("what sold out in the meantime is named at the checkout, which is not called empty", async () => {
  const { joe } = await atCheckout();
  const setEnabled = (isEnabled: boolean) =>
    world.database.pools.backOffice.query("update products set enabled = $2 where id = $1", [tee.id, isEnabled]);
  await setEnabled(false);
  const { body } = await joe.get("/checkout/");
  await setEnabled(true);
  expect(body).toContain("<h1>Something in your basket is no longer available</h1>");
  expect(body).toContain("Classic Tee is no longer available. Remove it to continue.");
});

test("a quantity that changed in another window is called a quantity, not a price", async () => {
  const { joe, sent } = await atCheckout();
  await joe.submit("/basket/add/", item({ quantity: "1" }));
  const answer = await joe.submit("/checkout/", { ...address, ...card, ...sent });
  expect(answer.body).toContain("You now have 3 of Classic Tee, Black, M, not 2. Please check the new total.");
  expect(answer.body).not.toMatch(/[Pp]rices? ha(s|ve) changed/);
});

test("a delivery chosen without asking for its total is named with its price", async () => {
  const { joe, sent } = await atCheckout();
  const answer = await joe.submit("/checkout/", { ...address, ...card, ...sent, shippingMethod: "uk-24" });
  expect(answer.body).toMatch(/Your order now ships by [^.]+, which costs £\d+\.\d\d\. Please check the new total\./);
});

test("a price that changed is called a price", async () => {
  const { joe, sent } = await atCheckout();
  const setPrice = (minor: number) =>
    world.database.pools.backOffice.query("update products set price_inc_tax_minor = $2 where id = $1", [
      tee.id,
      minor,
    ]);
  await setPrice(2600);
  const answer = await joe.submit("/checkout/", { ...address, ...card, ...sent });
  await setPrice(2400);
  expect(answer.body).toContain("Classic Tee, Black, M costs £26.00 now, not £24.00. Please check the new total.");
});

test("a bank's second step leads back to the receipt", async () => {
  const { joe, sent } = await atCheckout();
  const redirect = await joe.submit("/checkout/", { ...address, ...card, ...sent, cardNumber: "4000000000003220" });
  const bank = new URL(String(redirect.headers.location));
  const answered = await reader("localhost").submit(bank.pathname, { answer: "confirm" });
  const back = new URL(String(answered.headers.location));
  expect(back.pathname).toMatch(/^\/checkout\/return\//);
  const returned = await joe.get(back.pathname);
  expect(returned.headers.location).toMatch(/^\/receipt\//);
  expect((await joe.get("/checkout/return/00000000-0000-8000-a000-000000000000/")).statusCode).toBe(404);
});

test("a refusal at the bank is shown at the checkout", async () => {
  const { joe, sent } = await atCheckout();
  const redirect = await joe.submit("/checkout/", { ...address, ...card, ...sent, cardNumber: "4000000000003220" });
  const answered = await reader("localhost").submit(new URL(String(redirect.headers.location)).pathname, {
    answer: "no",
  });
  const returned = await joe.get(new URL(String(answered.headers.location)).pathname);
  expect(returned.headers.location).toBe("/checkout/?payment=refused");
  expect((await joe.get("/checkout/?payment=refused")).body).toContain("Your bank did not confirm this payment.");
});

test("an unknown receipt is not found, also another shop's", async () => {
  expect((await reader().get("/receipt/AAAAAAAAAAAAAAAAAAAAAA/")).statusCode).toBe(404);
});

test("signing in on the main site leads to the dashboard, or back to the page before", async () => {
  const main = reader("localhost");
  const wrong = await main.submit("/login/", { email: "merchant@selvedge.test", password: "no" });
  expect([wrong.statusCode, wrong.body.includes("password is incorrect")]).toEqual([422, true]);
  expect(wrong.body).toContain('value="merchant@selvedge.test"');
  const who = { email: "merchant@selvedge.test", password: "selvedge-demo" };
  expect((await main.submit("/login/", who)).headers.location).toBe("/dashboard/");
  expect((await main.get("/login/")).headers.location).toBe("/dashboard/");
});

test.each([
  ["/dashboard/orders/", "/dashboard/orders/"],
  ["//evil.example/", "/dashboard/"],
  ["https://evil.example/", "/dashboard/"],
  ["/\\evil.example", "/dashboard/"],
  ["javascript:alert(1)", "/dashboard/"],
  ["/商品/?q=👕", "/%E5%95%86%E5%93%81/?q=%F0%9F%91%95"],
  ["/Ā/", "/%C4%80/"],
])("after signing in %s leads to %s (reliability S18)", async (redirect_uri, wanted) => {
  const who = { email: "merchant@selvedge.test", password: "selvedge-demo", redirect_uri };
  expect((await reader("localhost").submit("/login/", who)).headers.location).toBe(wanted);
});

test("a line gets another size by its form, which says what is sold out and keeps what was chosen", async () => {
  const joe = reader();
  await joe.submit("/basket/add/", item());
  const key = /href="\/basket\/\?edit=(v\d+)#/.exec((await joe.get("/basket/")).body)![1]!;
  const form = (await joe.get(`/basket/?edit=${key}`)).body;
  expect(form).toContain('action="/basket/change/"');
  const wrong = await joe.submit("/basket/change/", { key, colour: "White", size: "9XL" });
  expect(wrong.statusCode).toBe(422);
  for (const text of ["9XL is not made in White. Choose another size.", '<option selected="">White</option>'])
    expect(wrong.body).toContain(text);
  const changed = await joe.submit("/basket/change/", { key, colour: "White", size: "L" });
  expect([changed.statusCode, changed.headers.location]).toEqual([303, "/basket/"]);
  const basket = (await joe.get("/basket/")).body;
  expect(basket).toContain("White, L");
  expect(basket).toContain("£48.00");
});

test("a line is saved for later, survives a reload, and is moved back or removed by forms", async () => {
  const joe = reader();
  await joe.submit("/basket/add/", item());
  const key = /name="key" value="(v\d+)"/.exec((await joe.get("/basket/")).body)![1]!;
  await joe.submit("/basket/save-for-later/", { key });
  const saved = (await joe.get("/basket/")).body;
  for (const text of ["Your basket is empty", "Saved for later", "Black, M, 2 pieces"]) expect(saved).toContain(text);
  await joe.submit("/basket/move-to-basket/", { key });
  expect((await joe.get("/basket/")).body).toContain("£48.00");
  await joe.submit("/basket/save-for-later/", { key });
  await joe.submit("/basket/saved/remove/", { key });
  expect((await joe.get("/basket/")).body).not.toContain("Saved for later");
});
