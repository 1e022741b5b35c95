/// <reference lib="dom" />
// Finding something in a long list: filtered, read on by scrolling, left and come back to, and put into the basket from there.
import { seedProduct } from "@selvedge/testing/seed/product";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
const path = "/collection/herons/";

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  const { pools } = world.database;
  const { divisionId } = world.bramble;
  await pools.backOffice.query(
    "insert into collections (division_id, url_name, name) values ($1, 'herons', 'Herons')",
    [divisionId],
  );
  for (let n = 10; n < 40; n++)
    await seedProduct(pools, world.bramble, {
      ...{
        name: `Heron ${n}`,
        blank: n < 20 ? "hoodie" : "tee-unisex",
        colours: n % 2 ? ["Black"] : ["White", "Black"],
      },
      priceIncTaxMinor: 1000 + n * 10,
    });
  await world.database.ownerQuery(`update products set size_extras = '{"2XL": 150}' where name like 'Heron 1%'`);
  await pools.backOffice.query(
    `insert into collection_products (division_id, collection_id, product_id)
     select $1, c.id, p.id from collections c, products p where c.division_id = $1 and c.url_name = 'herons' and p.division_id = $1 and p.name like 'Heron %'`,
    [divisionId],
  );
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
afterEach(() => closePages(browser));

async function open(width: number, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(world.origins.shop("bramble") + path);
  return page;
}

test("S9.24 S4.10 a list goes on while it is scrolled, and Back finds it as it was", async () => {
  const page = await open(1200);
  const cards = page.locator(".finder .card-grid > li");
  expect(await cards.count()).toBe(24);
  await page.locator(".finder-foot").scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBe(30);
  expect(await page.locator(".finder-foot p").textContent()).toContain("30 of 30");
  await cards.nth(28).locator("h2 a").scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const name = (await cards.nth(28).locator("h2").textContent()) ?? "";
  await cards
    .nth(28)
    .locator("h2 a")
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.waitForFunction(() => (window as { navigation?: Navigation }).navigation?.transition === null);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Herons" }).waitFor();
  await expect.poll(() => cards.count()).toBe(30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 60);
  expect(top).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => cards.count()).toBe(30);
});

test("filters work at once, keep the focus, and are the address", async () => {
  const page = await open(1200);
  await page.getByLabel("Hoodie").check();
  await page.waitForURL(/\?kind=hoodie$/);
  await expect.poll(() => page.locator(".finder-total").textContent()).toBe("10 pieces");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("f-kind-hoodie");
  await expect.poll(() => page.locator("#live-title").textContent()).toBe("10 pieces");
  await page.locator("label", { has: page.locator("#f-colour-white") }).click();
  await page.waitForURL(/\?kind=hoodie&colour=white$/);
  await expect.poll(() => page.locator(".finder-total").textContent()).toBe("5 pieces");
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => page.locator(".finder-total").textContent()).toBe("10 pieces");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect.poll(() => page.locator(".finder-total").textContent()).toBe("30 pieces");
  const lowest = page.getByRole("slider", { name: "Lowest price" });
  await lowest.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(/\?from=12$/);
  await expect.poll(() => page.locator(".finder-total").textContent()).toBe("20 pieces");
  await expect.poll(() => lowest.getAttribute("aria-valuetext")).toBe("£12");
  await expect.poll(() => lowest.evaluate((thumb) => thumb === document.activeElement)).toBe(true);
});

test("on a phone the filters are a sheet, a colour changes the card, and a size goes into the basket from it", async () => {
  const page = await open(390);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Hoodie").check();
  await page.getByRole("button", { name: "Show 10 pieces" }).click();
  await page.waitForURL(/kind=hoodie/);
  await page.locator(".finder-sheet:popover-open").waitFor({ state: "hidden" });
  expect(await seriousFaultsOf(page)).toEqual([]);
  const card = page
    .locator("[data-product]")
    .filter({ has: page.locator("[data-swatch]") })
    .first();
  await card.getByRole("link", { name: "Black", exact: true }).click();
  await expect.poll(() => card.locator("h2 a").getAttribute("href")).toMatch(/\/black\/$/);
  await card.getByRole("link", { name: /^Choose a size of/ }).click();
  expect(await seriousFaultsOf(page)).toEqual([]);
  const sizes = page.getByRole("group", { name: /in Black$/ });
  // Nobody puts a size into the basket whose price they have not seen.
  expect(await sizes.getByRole("button", { name: /^2XL/ }).textContent()).toMatch(/^2XL£\d+\.\d0$/);
  await sizes.getByRole("button", { name: /^M/ }).click();
  await page.getByRole("heading", { name: "Added to your basket" }).waitFor();
  expect(await page.locator(".bag-notice").textContent()).toContain("Black, M");
});

test("without scripts the filters are a form, and the pages are links", async () => {
  const page = await open(390, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  expect(await page.locator(".finder .card-grid > li").count()).toBe(6);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Hoodie").check();
  await page.getByRole("button", { name: /^Show/ }).click();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("hoodie");
  expect(await page.locator(".finder .card-grid > li").count()).toBe(10);
});

test("on a phone a product's page shows what was looked at before, its sizes in inches, and its delivery abroad", async () => {
  const page = await open(390);
  await page.goto(`${world.origins.shop("bramble")}/product/heron-10/`);
  await page.waitForSelector("html[data-ready]");
  await page.goto(`${world.origins.shop("bramble")}/product/heron-20/`);
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("link", { name: "Size guide" }).click();
  const guide = page.getByRole("dialog", { name: "Size guide: Organic tee" });
  await guide.getByRole("rowheader", { name: "M yours" }).waitFor();
  await guide.getByRole("radio", { name: "inches" }).check();
  await guide.getByText("20¾").waitFor();
  expect(await guide.getByText("53", { exact: true }).isVisible()).toBe(false);
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Size guide");
  await page.getByText("Deliver to another country").click();
  await page.getByLabel("Country of delivery").selectOption("DE");
  await page.getByRole("button", { name: "Show delivery" }).click();
  await page.locator(".delivery-note", { hasText: "to Germany" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.locator(".footer").first().scrollIntoViewIfNeeded();
  const seen = page.getByRole("region", { name: "You looked at" });
  await seen.getByRole("link", { name: "Heron 10" }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await seen.getByRole("button", { name: "Forget these" }).click();
  await seen.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".delivery-note", { hasText: "to Germany" }).waitFor();
});
