/// <reference lib="dom" />
// A shopper with a phone: a search with a mistake in it, a filter, a name on a tee, a print beside it, a code, paid in twelve
// taps; then another size, one piece sent back, and its credit note.
import { seedProduct } from "@selvedge/testing/seed/product";
import { seedTexts } from "@selvedge/testing/seed/texts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendOrder } from "../../apps/server/src/modules/orders/testing/sent-order.ts";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let page: Page;
let shop: string;
let receipt: string;
const email = "phone@postbox.example";

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  shop = world.origins.shop("bramble");
  const { pools } = world.database;
  await seedTexts(pools, world.bramble, world.bramble.tee);
  await seedProduct(pools, world.bramble, {
    name: "Bramble print",
    blank: "art-print-portrait",
    colours: ["Oak"],
    priceIncTaxMinor: 3400,
  });
  await pools.backOffice.query(
    `insert into coupons (division_id, code, code_normalised, kind, percent, currency, minimum_inc_tax_minor, combines)
     values ($1, 'HEDGE10', 'hedge10', 'percent', 10, 'GBP', 0, false)`,
    [world.bramble.divisionId],
  );
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  page = await context.newPage();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const hydrated = () => page.waitForSelector("html[data-ready]");
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
const fill = async (typed: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).first().fill(text);
};

test("a phone buys a tee with a name and a print with a code in twelve taps", async () => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto(`${shop}/`);
  await hydrated();
  await tap(page.locator("header").getByRole("link", { name: "Search" }));
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === "q");
  await page.keyboard.type("brmable");
  await page.keyboard.press("Enter");
  await heading("bramble");
  await tap(button(/^Filter/));
  await tap(page.locator("label", { hasText: "Sage" }).first());
  await tap(button("Show 1 piece"));
  await tap(page.getByRole("link", { name: "Bramble tee" }).first());
  await heading("Bramble tee");
  await hydrated();
  await tap(page.locator(".size", { hasText: /^M$/ }).first());
  await fill({ Name: "Rowan" });
  await expect.poll(() => page.locator("img[data-texts]").first().getAttribute("src")).toContain("f1=Rowan");
  await tap(page.getByLabel(/I have read it twice/));
  await tap(button("Add to basket"));
  await page.getByRole("heading", { name: "Added to your basket" }).waitFor();
  await page.goto(`${shop}/product/bramble-print/`);
  await hydrated();
  await tap(page.locator(".size").first());
  await tap(button("Add to basket"));
  await page.getByRole("heading", { name: "Added to your basket" }).waitFor();
  await tap(page.locator(".bag-notice").getByRole("link", { name: "Checkout" }));
  await page.waitForURL(`${shop}/checkout/`);
  await hydrated();
  await fill({
    Email: email,
    "First name": "Joe",
    "Last name": "Marsh",
    "Street and number": "4 Canal Street",
    Town: "Manchester",
    Postcode: "M1 3HE",
    "Discount code": "hedge10",
  });
  await page.getByLabel("Discount code").press("Enter");
  await page.getByText("10% off").locator("visible=true").first().waitFor();
  await fill({ "Card number": "4242 4242 4242 4242", "Expiry date": "12 / 30", "Security code": "123" });
  await tap(button(/^Pay £/));
  await heading(/^Thanks, Joe/);
  await page.getByText("Name: ROWAN").waitFor();
  await page.getByText("2 parcels.").waitFor();
  expect(taps).toBeLessThanOrEqual(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a size that is missing is said beside the sizes, and a letter that cannot be printed in one sentence", async () => {
  receipt = page.url();
  await page.goto(`${shop}/product/bramble-tee/`);
  await hydrated();
  await fill({ Name: "Rowan 2" });
  await page.getByLabel("Name").first().press("Tab");
  const note = page.locator(".texts .field-note", { hasText: "2 cannot be printed here." });
  expect(await note.innerText()).toBe("2 cannot be printed here. Letters, spaces, hyphens and accents can.");
  await button("Add to basket").tap();
  const [message, sizes] = await Promise.all(
    [page.getByText("Choose a size first."), page.locator(".size-choice")].map((each) => each.boundingBox()),
  );
  expect(message!.y - (sizes!.y + sizes!.height)).toBeLessThan(48);
  expect([message!.y > 0, message!.y + message!.height < 844]).toEqual([true, true]);
});

test("the tee with the name becomes another size, and keeps the name", async () => {
  await page.goto(receipt);
  await page.getByRole("link", { name: "Change size or colour" }).tap();
  await page.getByRole("link", { name: /^Change Bramble tee/ }).tap();
  await page.locator("label:visible", { hasText: /^L$/ }).tap();
  await button("Change it").tap();
  await page.waitForURL(/done=items/);
  await page.goto(receipt);
  await page.getByText("Sage, L", { exact: true }).waitFor();
  await page.getByText("Name: ROWAN").waitFor();
});

test("the print goes back, its money follows, and the shopper reads the credit note", async () => {
  const { rows } = await world.database.pools.backOffice.query("select id from orders where email = $1", [email]);
  await sendOrder(world, rows[0].id, 5);
  await page.goto(receipt);
  await page.getByRole("link", { name: "Return something" }).tap();
  await page.getByRole("checkbox", { name: /Bramble print/ }).check();
  await page.locator(".return-piece", { hasText: "Bramble print" }).locator("[value=changed_mind]").check();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await button("Go on").tap();
  await button("Send my return").tap();
  const code = (await page.locator(".return-card h2").textContent())!.trim();

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await desk.goto(`${world.origins.backOffice}/returns`);
  await desk.getByLabel("Email").fill(world.people.sam.email);
  await desk.getByLabel("Password").fill("selvedge-demo");
  await desk.keyboard.press("Enter");
  await desk.getByRole("tab", { name: /On their way/ }).click();
  await desk.getByRole("heading", { name: code }).waitFor();
  await desk.getByRole("button", { name: "It has arrived" }).click();
  await desk.getByRole("tab", { name: /Arrived/ }).click();
  await desk.getByText("As new", { exact: true }).click();
  await desk.getByRole("button", { name: "Money back" }).last().click();
  await desk.getByText(`${code} is settled.`).waitFor();

  const link = page.getByRole("link", { name: /^Credit note CN-BR-\d{4} \(PDF\)$/ });
  // The money follows by a job.
  const credited = async () => {
    await page.goto(receipt);
    return link.count();
  };
  await expect.poll(credited, { interval: 500 }).toBe(1);
  const [paper] = await Promise.all([page.waitForResponse(/credit-note\.pdf$/), link.tap()]);
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});
