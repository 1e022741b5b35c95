/// <reference lib="dom" />
// The basket and the favourites: what is in them, what changes meanwhile, and the way back.
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { add, addTee, browser, context, heading, hydrated, open, page, shop, shopByBrowser, world } from "./shopper.ts";

shopByBrowser();

/** `opened` resolves once `open` is called. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

const noticeInFocus = (text: string) => page.locator(".notice:focus", { hasText: text }).waitFor();
const refuse = (text: string) => (route: Route) =>
  route.fulfill({ status: 409, json: { message: text, errors: {}, code: "conflict", requestId: "" } });

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
