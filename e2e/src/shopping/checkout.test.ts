/// <reference lib="dom" />
// From the basket to the receipt, with and without scripts, and the accessibility of every page on the way.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  addTee,
  browser,
  heading,
  hydrated,
  open,
  page,
  seriousFaults,
  shop,
  shopByBrowser,
  world,
} from "./shopper.ts";

shopByBrowser();

async function fillAddress(at: Page = page) {
  await at.getByLabel("Email").fill("joe@selvedge.test");
  await at.getByLabel("First name").fill("Joe");
  await at.getByLabel("Last name").fill("Marsh");
  await at.getByLabel("Street and number").fill("4 Canal Street");
  await at.getByLabel("Town").fill("Manchester");
  await at.getByLabel("Postcode").fill("M1 3HE");
}

async function fillCard(number: string, at: Page = page) {
  await at.getByLabel("Card number").fill(number);
  await at.getByLabel("Expiry date").fill("12 / 30");
  await at.getByLabel("Security code").fill("123");
}
const payButton = () => page.getByRole("button", { name: /^Pay/ });
const orderCount = async () =>
  Number((await world.database.pools.backOffice.query("select count(*) from orders")).rows[0].count);

test("a shopper browses, adds, is declined, pays with another card and follows the order", async () => {
  await open("/");
  const width = (await page.getByRole("link", { name: "Shop clothing" }).boundingBox())!.width;
  expect(width, "a banner's button is at most 250 px wide (storefront §9)").toBeLessThanOrEqual(250);
  await page.getByRole("link", { name: "Shop clothing" }).click();
  await heading("Clothing");
  expect(await page.locator("[data-count=basket] .count").isVisible(), "no badge on an empty basket").toBe(false);
  await page.locator("[data-part=card] :is(h2, h3) a", { hasText: "Bramble tee" }).click();
  await heading("Bramble tee");
  // The page scrolls a moment after it is shown: the button moves, and a press before that may miss it.
  await page.waitForFunction(() => (window as { navigation?: Navigation }).navigation?.transition === null);
  await page.getByRole("button", { name: "Sage", exact: true }).click();
  await page.getByText("Colour: Sage").waitFor();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByRole("radio", { name: "XL", exact: true }).check();
  await page.getByRole("button", { name: "Quantity: one more" }).click();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.locator("[data-count=basket] .count", { hasText: "2" }).waitFor();
  await page.getByRole("link", { name: "View Bag (2)" }).click();
  await heading("Your basket");
  await page.getByText("Sage, XL").waitFor();
  await page.getByRole("button", { name: "Quantity of Bramble tee: one fewer" }).click();
  await page.getByText("1 item", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Checkout" }).click();
  await hydrated();
  await fillAddress();
  await fillCard("4000 0000 0000 0002");
  await payButton().click();
  await page.locator("#card-message").getByText("Your card was declined.").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("cardNumber");
  expect(await page.getByLabel("Street and number").inputValue()).toBe("4 Canal Street");
  await fillCard("4242 4242 4242 4242");
  await payButton().click();
  await heading(/^Thanks, Joe/);
  await page.getByText("Live, updated").waitFor();
  expect(await page.getByText("Ordered", { exact: true }).count()).toBe(1);
});

test("an open receipt updates live", async () => {
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await payButton().click();
  await heading("Thanks, Joe. We have your order.");
  await page.getByText("Live, updated").waitFor();
  const { pools } = world.database;
  const { rows } = await pools.backOffice.query("select division_id, id from orders order by id desc limit 1");
  await pools.backOffice.query("update orders set status = 'processing' where id = $1", [rows[0].id]);
  await pools.backOffice.query("select announce_order($1, $2)", [rows[0].division_id, rows[0].id]);
  await heading("Thanks, Joe. We are making your order.");
});

test("pressing Pay twice places one order and charges once", async () => {
  const before = await orderCount();
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await payButton().dblclick();
  await heading(/^Thanks, Joe/);
  expect(await orderCount()).toBe(before + 1);
});

test("a request whose answer is lost is sent again with the same key: one order", async () => {
  const before = await orderCount();
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  const keys: string[] = [];
  let isFirst = true;
  await page.route("**/checkout/place/", async (route) => {
    keys.push((await route.request().allHeaders())["idempotency-key"] ?? "");
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.abort("connectionreset");
  });
  await payButton().click();
  await heading(/^Thanks, Joe/);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await orderCount()).toBe(before + 1);
});

test("every empty field is reported at once, at the field, and the first one has the focus", async () => {
  await addTee();
  await open("/checkout/");
  await payButton().click();
  await page.getByRole("heading", { name: "Please check these 9 fields" }).waitFor();
  expect(await page.locator("[aria-invalid=true]").count()).toBe(9);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("email");
});

test("what was typed survives a reload, except the card", async () => {
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await page.getByLabel("Country").selectOption("FR");
  await page.getByRole("radio", { name: /Tracked to Europe/ }).waitFor();
  await page.reload();
  await hydrated();
  await page.getByRole("radio", { name: /Tracked to Europe/ }).waitFor();
  expect(await page.getByLabel("Street and number").inputValue()).toBe("4 Canal Street");
  expect(await page.getByLabel("Card number").inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("4242");
});

test("a refusal at the bank clears only the card, and Back from the receipt shows what was paid", async () => {
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4000 0000 0000 3220");
  await payButton().click();
  await page.getByRole("button", { name: "Refuse it" }).click();
  await page.locator("#card-message").getByText("Your bank did not confirm this payment.").waitFor();
  await hydrated();
  await expect.poll(() => page.getByLabel("Street and number").inputValue()).toBe("4 Canal Street");
  expect(await page.getByLabel("Card number").inputValue()).toBe("");
  await fillCard("4000 0000 0000 3220");
  await payButton().click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await heading(/^Thanks, Joe/);
  await hydrated();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("4 Canal Street");
  await page.goto(`${shop}/checkout/`);
  await heading(/^Order .+ is placed$/);
  await page.getByRole("link", { name: "See your receipt" }).click();
  await heading(/^Thanks, Joe/);
});

test("errors of card and address are reported together, field by field, and the first one has the focus", async () => {
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await page.getByLabel("Postcode").fill("ZZZ");
  await page.getByLabel("Card number").fill("1234");
  await page.getByLabel("Expiry date").fill("01/20");
  await page.getByLabel("Security code").fill("1");
  await payButton().click();
  for (const text of [
    "Postcode must contain a valid postcode",
    "This card number is incomplete",
    "This card expired in 01/20",
  ])
    await page.locator(".field-note").getByText(text).waitFor();
  expect(await page.locator("[aria-invalid=true]").count()).toBe(4);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe("shippingAddress.zip");
  await page.getByRole("link", { name: "Security code" }).click();
  await expect.poll(focused).toBe("securityCode");
});

test("a price that changed meanwhile is shown for confirmation before it is charged", async () => {
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  const { pools } = world.database;
  await pools.backOffice.query("update products set price_inc_tax_minor = 2600 where id = $1", [world.bramble.tee.id]);
  await payButton().click();
  await page.getByText("costs £26.00 now, not £24.00. Please check the new total.").waitFor();
  await page.getByRole("button", { name: "Pay £29.99" }).click();
  await heading(/^Thanks, Joe/);
  await pools.backOffice.query("update products set price_inc_tax_minor = 2400 where id = $1", [world.bramble.tee.id]);
});

test("a gift card is bought, mailed, spent beside a card payment, and has its part back when the order is refunded", async () => {
  const sql = (text: string, values: unknown[] = []) => world.database.pools.backOffice.query(text, values);
  await sql(
    "insert into gift_card_offers (division_id, is_on, amounts_minor) select id, true, '{1000,2500}' from divisions where code = 'BR'",
  );
  await page.goto(`${shop}/gift-card/`);
  await page.getByRole("radio", { name: "£10.00" }).check();
  await page.getByLabel("Their name").fill("Joe Marsh");
  await page.getByLabel("Their email").fill("joe@selvedge.test");
  await page.getByLabel("Your message (optional)").fill("Happy birthday!");
  await page.getByLabel("Your name").fill("Rowan Ashby");
  await page.getByLabel("Your email").fill("rowan@postbox.example");
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: "Go on to pay" }).click();
  await heading("Pay for a gift card");
  await fillCard("4242 4242 4242 4242");
  await payButton().click();
  await heading("A gift card of £10.00 for Joe Marsh");

  const mail = async () =>
    (await sql("select body_text as text from mails where kind = 'gift_card' and to_address = 'joe@selvedge.test'"))
      .rows[0]?.text;
  await expect.poll(mail, { timeout: 60_000 }).toContain("Happy birthday!");
  await page.goto(shop + /\/gift-card\/[\w-]{32}\//.exec(await mail())![0]);
  await heading("Joe Marsh, a gift card from Rowan Ashby");
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: "Put it in my basket" }).click();
  await page.waitForURL("**/basket/");

  await addTee();
  await open("/checkout/");
  await page.getByText("pays £10.00, £0.00 stays on it").first().waitFor();
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Pay £17\.99/ }).click();
  await heading(/We have your order/);
  await page.getByText(/Visa ending 4242 \(£17\.99\) and gift card \(£10\.00\)/).waitFor();

  const onCard = async () => (await sql("select balance_minor as minor from gift_cards")).rows[0].minor;
  expect(await onCard()).toBe(0);
  await page.getByText("Cancel the order").first().click();
  await page.getByLabel("Yes, cancel the whole order").check();
  await page.getByRole("button", { name: "Cancel the order" }).click();
  await expect.poll(onCard, { timeout: 60_000 }).toBe(1000);
  expect(
    (
      await sql(
        "select t.amount_minor as minor from payment_transactions t join orders o on o.id = t.order_id where t.kind = 'refund' and o.gift_card_minor > 0 order by t.id",
      )
    ).rows,
  ).toEqual([{ minor: 1799 }, { minor: 1000 }]);
});

test("a field is validated on blur with its label in the error, and a second wrong value is marked again", async () => {
  await addTee();
  await open("/checkout/");
  const left = async (label: string, typed: string, marked: "true" | null) => {
    await page.getByLabel(label).fill(typed);
    await page.getByLabel(label).press("Tab");
    await expect.poll(() => page.getByLabel(label).getAttribute("aria-invalid")).toBe(marked);
  };
  await left("Email", "rowan@gmial", "true");
  await page.locator(".field-note").getByText("Please enter a valid email address").waitFor();
  await left("Email", "rowan@gmail.test", null);
  await left("Email", "rowan@gmial", "true");
  await left("Postcode", "75001", "true");
  await page.locator(".field-note").getByText("Postcode must contain a valid postcode").waitFor();
  await left("Email", "rowan@gmial.com", null);
  await page.getByRole("button", { name: "rowan@gmail.com" }).click();
  expect(await page.getByLabel("Email").inputValue()).toBe("rowan@gmail.com");
  // Nothing has been sent: there is no error summary, and empty fields are left alone.
  expect(await page.getByRole("heading", { name: /Please check/ }).count()).toBe(0);
  await left("Last name", "", null);
  await page.getByLabel("Country").selectOption("FR");
  await expect.poll(() => page.getByLabel("Postcode").getAttribute("aria-invalid")).toBe(null);
  await payButton().click();
  await page
    .locator("#shippingAddress\\.firstName-note")
    .getByText("This field is required", { exact: true })
    .waitFor();
  await left("First name", " ", "true");
});

test("a card's number is grouped while it is typed, wherever the caret is, and its brand is named", async () => {
  await addTee();
  await open("/checkout/");
  const field = page.getByLabel("Card number");
  await field.pressSequentially("42424242");
  expect(await field.inputValue()).toBe("4242 4242");
  await page.locator("[role=status]", { hasText: /^Visa$/ }).waitFor();
  for (let steps = 0; steps < 4; steps++) await field.press("ArrowLeft");
  await field.pressSequentially("99");
  expect(await field.inputValue()).toBe("4242 9942 42");
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(7);
  await field.fill("");
  await field.pressSequentially("378282246310005");
  expect(await field.inputValue()).toBe("3782 822463 10005");
  await page.locator("[role=status]", { hasText: "American Express" }).waitFor();
});

test.each(["/", "/newsletter/"])("the newsletter's field on %s is validated on blur", async (path) => {
  await open(path);
  const field = page.getByLabel("Email address");
  await field.fill("rowan@gmial");
  await field.press("Tab");
  await page.getByText("Please enter a valid email address").waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await field.fill("rowan@gmail.test");
  await field.press("Tab");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe(null);
  expect(await page.getByText("Please enter a valid email address").isVisible()).toBe(false);
  await field.fill("");
  await field.press("Tab");
  expect(await field.getAttribute("aria-invalid")).toBe(null);
});

test("without scripts a shopper browses, adds, changes, pays and follows the order", async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${shop}/collection/clothing/`);
  await reader.locator("[data-part=card] :is(h2, h3) a", { hasText: "Berry tee" }).click();
  await reader.locator("input[name=size]:not([disabled])").first().check();
  await reader.getByRole("button", { name: "Add to basket" }).click();
  await reader.getByRole("heading", { name: "Your basket" }).waitFor();
  await reader.getByRole("spinbutton").fill("2");
  await reader.getByRole("button", { name: "Update" }).click();
  await reader.getByText("2 items", { exact: true }).waitFor();
  await reader.getByRole("link", { name: "Checkout" }).click();
  await fillAddress(reader);
  await fillCard("4000 0000 0000 0002", reader);
  await reader.getByRole("button", { name: /^Pay/ }).click();
  await reader.locator("#card-message").waitFor();
  await fillCard("4242 4242 4242 4242", reader);
  await reader.getByRole("button", { name: /^Pay/ }).click();
  await reader.getByRole("heading", { name: "Thanks, Joe. We have your order." }).waitFor();
  await plain.close();
});

test("a shopper who wants a dearer size sees the difference, pays it, and the receipt has it as a line", async () => {
  const { pools } = world.database;
  const prices = (extras: object) =>
    pools.backOffice.query("update products set size_extras = $1 where id = $2", [
      JSON.stringify(extras),
      world.bramble.tee.id,
    ]);
  await addTee();
  await page.goto(`${shop}/checkout/`);
  await hydrated();
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await payButton().click();
  await heading("Thanks, Joe. We have your order.");
  await prices({ L: 200 });
  await page.getByRole("link", { name: "Change size or colour" }).click();
  await page.getByRole("link", { name: /^Change Bramble tee/ }).click();
  await page.getByText("L +£2.00", { exact: true }).click();
  await page.getByRole("button", { name: "Change it" }).click();
  await heading("£2.00 more to pay");
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: "Go on and pay £2.00" }).click();
  await heading(/^Pay the difference/);
  await fillCard("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay £2.00" }).click();
  await heading("Thanks, Joe. We have your order.");
  await expect
    .poll(async () => {
      await page.reload();
      return page.locator(".sums").innerText();
    })
    .toMatch(/L instead of M, paid in it\s+£2\.00/);
  await prices({});
});

test("a merchant changes a line to a dearer size and sends the link; the shopper pays it, and receipt and invoice say so", async () => {
  await addTee();
  await open("/checkout/");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await payButton().click();
  await heading("Thanks, Joe. We have your order.");
  const receipt = page.url();
  const { pools } = world.database;
  const prices = (extras: object) =>
    pools.backOffice.query("update products set size_extras = $1 where id = $2", [extras, world.bramble.tee.id]);
  await prices({ L: 200 });
  const { rows } = await pools.backOffice.query("select id from orders order by id desc limit 1");

  const desk = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const merchant = await desk.newPage();
  await merchant.goto(`${world.origins.main}/login/`);
  await merchant.getByLabel("Email").fill("merchant@selvedge.test");
  await merchant.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await merchant.getByRole("button", { name: "Sign in", exact: true }).click();
  await merchant.waitForURL(/\/dashboard\//);
  await merchant.goto(`${world.origins.main}/dashboard/orders/${rows[0].id}`);
  await merchant.getByRole("button", { name: "Change size or colour" }).click();
  const dialog = merchant.getByRole("dialog", { name: "Change size or colour" });
  await dialog.getByRole("button", { name: /Size/ }).click();
  await merchant.getByRole("option", { name: /^L\b/ }).click();
  await dialog.getByText("Difference to pay").waitFor();
  await dialog.getByRole("button", { name: "Ask for £2.00" }).click();
  await merchant.getByText("Waits for payment").waitFor();
  await merchant.getByText(/^Asked to pay £2\.00 for Bramble tee, L instead of M/).waitFor();

  await page.goto(receipt);
  await page.getByRole("link", { name: "Pay the difference" }).click();
  await heading(/^Pay the difference/);
  await fillCard("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay £2.00" }).click();
  await heading("Thanks, Joe. We have your order.");
  const paper = page.getByRole("link", { name: /^Supplementary invoice SI-/ });
  await expect
    .poll(async () => {
      await page.reload();
      return paper.count();
    })
    .toBe(1);
  const [number] = /SI-\S+/.exec(await paper.innerText())!;
  await page.getByRole("link", { name: "Invoice", exact: true }).click();
  await page.getByText(`On supplementary invoice ${number}`).waitFor();
  await merchant.getByRole("link", { name: number }).waitFor();
  await desk.close();
  await prices({});
});

test("no page on the way has a serious fault for assistive technology at 1200 and 390 px", async () => {
  const faults: Record<string, string[]> = {};
  async function read(name: string) {
    for (const width of [1200, 390]) {
      await page.setViewportSize({ width, height: 844 });
      faults[`${name} at ${width} px`] = await seriousFaults();
    }
  }
  for (const path of [
    "/",
    "/our-hedges/",
    "/collection/clothing/",
    "/product/bramble-tee/",
    "/404/",
    "/favourites/",
    "/newsletter/",
    "/newsletter/sent/",
    "/subscription-verified/",
  ]) {
    await open(path);
    await read(path);
  }
  await addTee();
  await read("notice");
  await open("/basket/");
  await read("basket");
  await open("/checkout/");
  await read("checkout");
  await fillAddress();
  await fillCard("4242 4242 4242 4242");
  await payButton().click();
  await heading(/^Thanks, Joe/);
  await read("receipt");
  await page.goto(`${world.origins.main}/login/`);
  await read("login");
  expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
});
