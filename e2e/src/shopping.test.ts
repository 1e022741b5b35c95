/// <reference lib="dom" />
// From browsing to following the order, with and without scripts, and the accessibility of every page on the link.
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let shop: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  shop = world.origins.shop("bramble");
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  page = await context.newPage();
});
afterEach(() => context.close());

const hydrated = () => page.waitForSelector("html[data-ready]");
async function open(path: string) {
  await page.goto(shop + path);
  await hydrated();
}
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const seriousFaults = () => seriousFaultsOf(page);

const addTee = () => add("bramble-tee");
async function add(product: string) {
  await open(`/product/${product}/`);
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByRole("dialog").getByText("Added to your basket").waitFor();
}

/** `opened` resolves once `open` is called. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

const noticeInFocus = (text: string) => page.locator(".notice:focus", { hasText: text }).waitFor();
const refuse = (text: string) => (route: Route) =>
  route.fulfill({ status: 409, json: { message: text, errors: {}, code: "conflict", requestId: "" } });

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

test("the basket shows what changed its price and what is no longer available", async () => {
  await addTee();
  const { pools } = world.database;
  const change = (set: string) =>
    pools.backOffice.query(`update products set ${set} where id = $1`, [world.bramble.tee.id]);
  await change("price_inc_tax_minor = 2700");
  await open("/basket/");
  await page.getByText("The price was £24.00 when you added it. It is £27.00 now.").waitFor();
  await change("price_inc_tax_minor = 2400, enabled = false");
  await page.reload();
  await hydrated();
  await page.getByText("No longer available", { exact: true }).waitFor();
  expect(await page.getByRole("link", { name: "Checkout" }).count()).toBe(0);
  await page.getByRole("button", { name: "Remove Bramble tee" }).click();
  await heading("Your basket is empty");
  await change("enabled = true");
});

test("removing a line from the basket can be undone, and the focus stays with it", async () => {
  await addTee();
  await open("/basket/");
  await page.getByRole("button", { name: "Remove Bramble tee" }).click();
  await heading("Your basket is empty");
  const words = page.getByText("Bramble tee was removed from your basket.");
  await words.waitFor();
  await noticeInFocus("Bramble tee was removed from your basket.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Bramble tee is back in your basket.").waitFor();
  await noticeInFocus("Bramble tee is back in your basket.");
  await page.getByRole("link", { name: "Checkout" }).waitFor();
  await page.getByRole("button", { name: "Quantity of Bramble tee: one more" }).click();
  await page.getByText("2 items").waitFor();
  expect(await words.count()).toBe(0);
});

test("pressing Undo twice brings a line back once, and an undo that failed can be repeated", async () => {
  await addTee();
  await open("/basket/");
  await page.getByRole("button", { name: "Remove Bramble tee" }).click();
  await page.route("**/addItemToCart/", refuse("This cannot be kept"), { times: 1 });
  const back = page.getByRole("button", { name: "Undo" });
  await back.click();
  await page.getByText("This cannot be kept").waitFor();
  let askedTimes = 0;
  const answer = gate();
  await page.route("**/addItemToCart/", async (route) => {
    askedTimes += 1;
    await answer.opened;
    await route.continue();
  });
  await back.dblclick();
  answer.open();
  await page.getByText("Bramble tee is back in your basket.").waitFor();
  await page.reload();
  await page.getByText("1 item", { exact: true }).waitFor();
  expect(askedTimes).toBe(1);
});

test("another tab's basket follows what changes here, and a code that is entered in it", async () => {
  await addTee();
  await open("/basket/");
  const other = await page.context().newPage();
  await other.goto(`${shop}/basket/`);
  await page.getByRole("button", { name: "Quantity of Bramble tee: one more" }).click();
  await other.getByText("2 items").waitFor();
  await world.database.pools.backOffice.query(
    "insert into coupons (division_id, code, code_normalised, kind, percent, currency) select id, 'TABS10', 'tabs10', 'percent', 10, 'GBP' from divisions where code = 'BR'",
  );
  await page.getByLabel("Discount code").fill("nonsense");
  await page.keyboard.press("Enter");
  await page.getByText("We do not know this code. Check how it is written.").waitFor();
  await page.getByLabel("Discount code").fill("tabs10");
  await page.keyboard.press("Enter");
  await other.getByText("Code TABS10", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove code TABS10" }).click();
  await other.getByText("Code TABS10", { exact: true }).waitFor({ state: "detached" });
  await other.close();
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

test("a line comes back with the quantity entered last, and a late answer leaves Undo alone", async () => {
  await addTee();
  await open("/basket/");
  const quantities: number[] = [];
  const answer = gate();
  await page.route("**/basket/update/", async (route) => {
    quantities.push(route.request().postDataJSON().quantity);
    await answer.opened;
    await route.continue();
  });
  const more = page.getByRole("button", { name: "Quantity of Bramble tee: one more" });
  await more.click();
  await more.click();
  await page.getByRole("button", { name: "Remove Bramble tee" }).click();
  await page.getByText("Bramble tee was removed from your basket.").waitFor();
  const late = page.waitForResponse("**/basket/update/");
  answer.open();
  await (await late).finished();
  await page.waitForTimeout(250);
  await noticeInFocus("Bramble tee was removed from your basket.");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("3 items").waitFor();
  expect(quantities).toEqual([2]);
});

test("a line that is removed late takes no focus from another, and another's answers leave its Undo alone", async () => {
  await addTee();
  await add("thorn-hoodie");
  await open("/basket/");
  const [removal, update, addition] = [gate(), gate(), gate()];
  const holds = { "basket/remove": removal, "basket/update": update, addItemToCart: addition };
  for (const [call, answer] of Object.entries(holds))
    await page.route(`**/${call}/`, async (route) => {
      await answer.opened;
      await route.continue();
    });
  const more = page.getByRole("button", { name: "Quantity of Thorn hoodie: one more" });
  const hasFocus = () => more.evaluate((button) => button === document.activeElement);
  await page.getByRole("button", { name: "Remove Bramble tee" }).click();
  await more.click();
  removal.open();
  await page.getByText("Bramble tee was removed from your basket.").waitFor();
  expect(await hasFocus()).toBe(true);
  update.open();
  await page.getByText("2 items").waitFor();
  expect(await hasFocus()).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Remove Thorn hoodie" }).click();
  await page.getByText("Thorn hoodie was removed from your basket.").waitFor();
  addition.open();
  await page.getByText("1 item", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("3 items").waitFor();
});

test("every press on a quantity counts, however slow the answers are, and Enter applies what was typed", async () => {
  await addTee();
  await open("/basket/");
  await page.route("**/basket/update/", async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  const field = page.getByRole("spinbutton", { name: "Quantity of Bramble tee" });
  const more = page.getByRole("button", { name: "Quantity of Bramble tee: one more" });
  for (const shown of ["2", "3", "4", "5"]) {
    await more.click();
    expect(await field.inputValue()).toBe(shown);
    await page.waitForTimeout(250);
  }
  await page.getByText("5 items").waitFor();
  expect(await field.inputValue()).toBe("5");
  await field.fill("7");
  await field.press("Enter");
  await page.getByText("7 items").waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
});

test("a heart fills at once, is counted, and its product is on the favourites page", async () => {
  await open("/collection/clothing/");
  const heart = page.getByRole("button", { name: "Favourite: Thorn hoodie" });
  await heart.click();
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
  const link = page.getByRole("link", { name: "Favourites, 1" });
  await link.click();
  await heading("Favourites");
  await page.getByRole("link", { name: /Thorn hoodie/ }).waitFor();
  await page.getByRole("button", { name: "Favourite: Thorn hoodie" }).click();
  await page.getByText("Nothing here yet.").waitFor();
});

test("S2.69 a first favourite after an empty list is celebrated once, and not where motion is unwanted", async () => {
  const confetti = page.locator("canvas.confetti");
  await open("/product/bramble-tee/");
  const heart = page.locator(".gallery-heart [data-favourite]");
  const press = async (count: number) => {
    await heart.click();
    await expect.poll(() => page.locator("[data-count=favourites] .count").textContent()).toBe(String(count));
  };
  await press(1);
  await press(0);
  expect(await confetti.count(), "nothing to celebrate yet").toBe(0);
  const thrown = confetti.waitFor({ state: "attached" });
  await press(1);
  await thrown;
  await confetti.waitFor({ state: "detached" });
  await press(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await press(1);
  expect(await confetti.count()).toBe(0);
});

test("S2.77, S9.07 a basket in another currency says once, for ten seconds, what is charged", async () => {
  await world.database.pools.backOffice.query(
    "insert into division_plugins (division_id, name, settings) values ($1, 'currency', $2)",
    [world.bramble.divisionId, JSON.stringify({ enabled: true, currency: "GBP", currencies: "EUR" })],
  );
  await addTee();
  await context.addCookies([{ name: "currency", value: "EUR", url: shop }]);
  const notice = page.locator(".snackbar", { hasText: "You pay in GBP" });
  await page.clock.install();
  await open("/basket/");
  await notice.waitFor();
  await page.clock.fastForward(3_500);
  expect(await notice.count(), "longer than other messages").toBe(1);
  await page.clock.fastForward(10_000);
  await notice.waitFor({ state: "detached" });
  await open("/basket/");
  await page.clock.fastForward(2_000);
  expect(await notice.count(), "said once").toBe(0);
  await page.locator(".basket-summary", { hasText: "You pay in GBP" }).waitFor();
});

test("hovering over a product's picture zooms in, and leaving it zooms out", async () => {
  await open("/product/bramble-tee/");
  const picture = page.locator(".gallery-strip img").first();
  const box = (await picture.boundingBox())!;
  const scale = () => picture.evaluate((shown) => shown.style.scale);
  await expect
    .poll(async () => {
      await page.mouse.move(box.x + 200 + Math.random() * 20, box.y + 200);
      return scale();
    })
    .toBe("2");
  await page.mouse.move(box.x + box.width + 60, box.y + 200);
  await expect.poll(scale).toBe("");
});

test("keyboard and touch open the picture viewer: full window, larger, and back to the same place", async () => {
  await open("/product/bramble-tee/");
  const link = page.getByRole("link", { name: "Look closer" });
  await link.focus();
  await page.keyboard.press("Enter");
  const picture = page.getByRole("dialog", { name: "Pictures, larger" }).getByRole("img");
  const widthPx = async () => (await picture.boundingBox())?.width ?? 0;
  const fitting = await widthPx();
  expect(await seriousFaults()).toEqual([]);
  await page.keyboard.press("+");
  expect(await widthPx()).toBeGreaterThan(fitting * 1.5);
  await picture.click();
  expect(await widthPx()).toBe(fitting);
  await page.keyboard.press("Escape");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  // As a link it opens in a new tab with a modifier key.
  const tab = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("the print is shown in a close-up, and the design in its colours, each linked to its page", async () => {
  await open("/product/bramble-tee/");
  const near = page.getByRole("link", { name: "The print of Bramble tee, closer" });
  const [seen, whole] = await Promise.all([near, near.getByRole("img")].map((part) => part.boundingBox()));
  expect(whole!.width / seen!.width).toBeGreaterThan(1.4);
  await near.click();
  await page.getByRole("dialog", { name: "Pictures, larger" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Bramble tee in Sage" }).click();
  await page.getByText("Colour: Sage").waitFor();
  expect(new URL(page.url()).pathname).toBe("/product/bramble-tee/sage/");
  expect(await seriousFaults()).toEqual([]);
});

/** A shopper's choices on a product page, and the scroll position and focus. */
const chosen = (at: Page = page) =>
  at.evaluate(() => ({
    size: document.querySelector<HTMLInputElement>("input[name=size]:checked")?.value,
    quantity: document.querySelector<HTMLInputElement>("input[name=quantity]")?.value,
    focus: document.activeElement?.textContent,
    top: scrollY,
  }));

test.each([1200, 390])("another colour keeps size, quantity, place and focus at %i px", async (width) => {
  await page.setViewportSize({ width, height: 600 });
  await open("/product/bramble-tee/");
  await page.getByRole("radio", { name: "L", exact: true }).check();
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await page.getByRole("button", { name: "Sage", exact: true }).focus();
  await page.evaluate(() => scrollTo({ top: 240, behavior: "instant" }));
  await page.keyboard.press("Enter");
  await page.getByText("Colour: Sage").waitFor();
  expect(new URL(page.url()).pathname).toBe("/product/bramble-tee/sage/");
  await page.waitForTimeout(500);
  await expect.poll(() => chosen()).toEqual({ size: "L", quantity: "2", focus: "Sage", top: 240 });
  await page.locator(".every-colour a").first().dispatchEvent("click");
  await page.getByText("Colour: White").waitFor();
  await expect.poll(() => chosen()).toMatchObject({ size: "L", quantity: "2", top: 240 });
  await page.reload();
  await page.getByText("Colour: White").waitFor();
});

test("without scripts another colour keeps size and quantity, and Enter in the quantity adds", async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${shop}/product/bramble-tee/`);
  await reader.getByRole("radio", { name: "L", exact: true }).check({ force: true });
  await reader.getByRole("spinbutton").fill("3");
  await reader.getByRole("button", { name: "Sage", exact: true }).click();
  await reader.getByText("Colour: Sage").waitFor();
  expect(await reader.getByRole("radio", { name: "L", exact: true }).isChecked()).toBe(true);
  expect(await reader.getByRole("spinbutton").inputValue()).toBe("3");
  await reader.getByRole("spinbutton").press("Enter");
  await reader.getByRole("heading", { name: "Your basket" }).waitFor();
  await reader.getByText("Sage, L").waitFor();
  await reader.getByText("3 items", { exact: true }).waitFor();
  await plain.close();
});

test("in forced colours mode, colours and the chosen size are distinguishable", async () => {
  const forced = await browser.newContext({ forcedColors: "active", viewport: { width: 1200, height: 900 } });
  const reader = await forced.newPage();
  await reader.goto(`${shop}/product/bramble-tee/`);
  await reader.waitForSelector("html[data-ready]");
  await reader.getByRole("radio", { name: "M", exact: true }).check();
  const look = (part: string) =>
    reader.locator(part).evaluateAll((found) =>
      found.map((each) => {
        const { backgroundColor, borderTopWidth, outlineStyle, color } = getComputedStyle(each);
        return { backgroundColor, borderTopWidth, outlineStyle, color };
      }),
    );
  const swatches = await look(".swatch");
  expect(new Set(swatches.map(({ backgroundColor }) => backgroundColor)).size).toBe(swatches.length);
  expect(swatches.map(({ borderTopWidth }) => borderTopWidth)).toEqual(swatches.map(() => "2px"));
  expect(swatches.map(({ outlineStyle }) => outlineStyle)).toEqual(["solid", "none"]);
  const [one] = await look(".size input:checked + span");
  const others = await look(".size input:not(:checked, :disabled) + span");
  for (const other of others) expect(other.backgroundColor).not.toBe(one!.backgroundColor);
  const dots = await reader
    .goto(`${shop}/collection/clothing/`)
    .then(() => look("[data-part=card] [data-swatch] > [style]"));
  expect(new Set(dots.map(({ backgroundColor }) => backgroundColor)).size).toBeGreaterThan(1);
  await forced.close();
});

test("a phone shows every picture in one row to swipe, and nothing beside it scrolls sideways", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/product/bramble-tee/");
  const row = page.locator(".pictures-row");
  const dots = page.locator(".gallery-dots span");
  const pictures = row.getByRole("img");
  expect(await dots.count()).toBe(3);
  for (const [step, name] of [
    [1, "The print of Bramble tee, closer"],
    [2, "Bramble tee in Sage"],
  ] as const) {
    await row.evaluate((each, at) => each.scrollTo({ left: at * each.clientWidth, behavior: "instant" }), step);
    await expect.poll(() => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute("data-on")))).toBe(step);
    const { x, width } = (await pictures.and(page.getByAltText(name)).boundingBox())!;
    expect([x + width > 20, x < 390 - 20]).toEqual([true, true]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFaults()).toEqual([]);
});

test("an invalid number is reported and neither changed nor sent", async () => {
  await open("/product/bramble-tee/");
  await page.getByRole("radio", { name: "M", exact: true }).check();
  const field = page.getByRole("spinbutton", { name: "Quantity" });
  for (const typed of ["0", "-2", "1.5", "100", ""]) {
    await field.fill(typed);
    await page.getByRole("button", { name: "Add to basket" }).click();
    await page.getByText("Enter a whole number from 1 to 99.").waitFor();
    expect(await field.inputValue()).toBe(typed);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "Quantity: one more" }).click();
  expect(await page.getByText("Enter a whole number").count()).toBe(0);
});

test("the notice shows what was added: all, a part of it, or nothing", async () => {
  await open("/product/bramble-tee/");
  await page.getByRole("radio", { name: "M", exact: true }).check();
  const notice = page.getByRole("dialog");
  const add = async (count: string) => {
    await page.getByRole("spinbutton", { name: "Quantity" }).fill(count);
    await page.getByRole("button", { name: "Add to basket" }).click();
    await notice.waitFor();
  };
  await add("97");
  await notice.getByText("White, M, quantity 97").waitFor();
  await page.keyboard.press("Escape");
  await add("5");
  await notice.getByRole("heading", { name: "2 of 5 added to your basket" }).waitFor();
  await notice.getByText("£48.00").waitFor();
  await page.keyboard.press("Escape");
  await add("1");
  await notice.getByRole("heading", { name: "Nothing was added" }).waitFor();
  await notice.getByText("You already have 99 of these in your basket.").waitFor();
  expect(await notice.getByText("£").count()).toBe(0);
  await notice.getByRole("link", { name: "View Bag (99)" }).waitFor();
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
  await page.locator(".field-note").getByText("First name: This field is required").waitFor();
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

test("basket and checkout lead back to the shop", async () => {
  await addTee();
  await open("/basket/");
  expect(await page.getByText("Secure checkout").isVisible()).toBe(false);
  await page.getByRole("link", { name: "Continue shopping" }).click();
  await heading(/roots/);
  await open("/checkout/");
  expect(await page.getByText("Secure checkout").isVisible()).toBe(true);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Basket" }).click();
  await heading("Your basket");
});

test("the basket promises what the checkout preselects, also after a change", async () => {
  await addTee();
  await open("/basket/");
  await page.getByText("then Royal Mail Tracked 48 within the UK for £3.99").waitFor();
  const days = (await page.locator(".delivery-day").textContent())!.split(", if you order")[0]!;
  await page.getByRole("spinbutton", { name: "Quantity of Bramble tee" }).fill("20");
  await page.keyboard.press("Enter");
  await page.getByText("then Royal Mail Tracked 48 within the UK for £5.95").waitFor();
  await open("/checkout/");
  const delivery = page.getByRole("radiogroup", { name: "Delivery", exact: true });
  const option = delivery.locator(".option", { has: page.getByRole("radio", { checked: true }) });
  expect(await option.textContent()).toBe(`Royal Mail Tracked 48${days}£5.95`);
});

test("favourites are there without scripts: a heart adds, the list removes", async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${shop}/product/bramble-tee/`);
  await reader.getByRole("button", { name: "Favourite: Bramble tee" }).first().click();
  await reader.getByRole("heading", { name: "Email this list for later" }).waitFor();
  await reader.getByRole("button", { name: "Favourite: Bramble tee" }).click();
  await reader.getByText("Nothing here yet. Press the heart").waitFor();
  await plain.close();
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

test("in the variation after of product_page_refresh a click turns zoom on and off (storefront §4)", async () => {
  await open("/product/bramble-tee/");
  await page.locator(".gallery-strip").evaluate((strip: HTMLElement) => {
    strip.dataset.zoom = "click";
  });
  const started = page.waitForResponse(/zoom/);
  const picture = page.locator(".gallery-strip img").first();
  const box = (await picture.boundingBox())!;
  const scale = () => picture.evaluate((shown) => shown.style.scale);
  await page.mouse.move(box.x + 200, box.y + 200);
  await started;
  await page.mouse.move(box.x + 210, box.y + 200);
  expect(await scale()).toBe("");
  await expect.poll(() => picture.click({ position: { x: 200, y: 200 } }).then(scale)).toBe("2");
  await picture.click({ position: { x: 205, y: 200 } });
  expect(await scale()).toBe("");
});

test("a picture that fails to load raises its failed event once, however early it failed", async () => {
  await page.addInitScript(() => {
    const failed: string[] = [];
    Object.assign(window, { failed });
    document.addEventListener("selvedge:image-failed", ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest(".gallery-strip")) failed.push(target.src);
    });
  });
  await page.route(/\.(webp|avif)/, (route) => route.abort());
  await open("/product/bramble-tee/");
  const first = page.locator(".gallery-strip img").first();
  await expect.poll(() => first.getAttribute("data-failed")).toBe("");
  const address = await first.evaluate((shown) => (shown as HTMLImageElement).src);
  const failed = await page.evaluate(() => (window as unknown as { failed: string[] }).failed);
  expect(failed.filter((each) => each === address)).toHaveLength(1);
});

test("a favourite that could not be saved shows a snackbar, which can be dismissed", async () => {
  await open("/collection/clothing/");
  await page.route("**/addItemToCart/", refuse("This cannot be kept"));
  await page.getByRole("button", { name: "Favourite: Thorn hoodie" }).click();
  const bar = page.locator(".snackbar");
  await bar.getByText("This cannot be kept").waitFor();
  const { x, y, width } = (await bar.boundingBox())!;
  expect([x + width > 1200 - 40, y < 200]).toEqual([true, true]);
  await bar.getByRole("button", { name: "Dismiss" }).click();
  await bar.waitFor({ state: "detached" });
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
