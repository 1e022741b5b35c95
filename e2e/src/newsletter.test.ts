/// <reference lib="dom" />
// Subscribing by the form on a shop's page and the mail's link, and unsubscribing, without scripts.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
});
afterEach(() => context.close());

const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const newsletter = () => page.locator("[data-part=newsletter]");

/** Opens the mail to an address in the local inbox, which the worker writes a moment later. */
async function openMail(email: string) {
  const row = page.getByRole("link", { name: email });
  for (let tries = 0; tries < 50; tries++) {
    await page.goto(`${world.origins.main}/dev/mail/`);
    if ((await row.count()) > 0) return row.first().click();
    await page.waitForTimeout(200);
  }
  throw new Error(`No mail to ${email} arrived.`);
}
const inMail = (name: string) => page.frameLocator("iframe").getByRole("link", { name });
const subscriber = async (email: string) =>
  (await world.database.pools.backOffice.query("select * from subscribers where email = $1", [email])).rows[0];

test("a reader signs up on the home page, confirms by the mail's link and can unsubscribe by it", async () => {
  const email = "joe@postbox.example";
  await page.goto(`${world.origins.shop("bramble")}/`);
  await newsletter().getByLabel("Email address").fill(email);
  await newsletter().getByRole("button", { name: "Sign up" }).click();
  await heading("Check your inbox");
  await page.getByText("We've sent you an email to verify your subscription").waitFor();
  expect((await subscriber(email)).confirmed_at).toBeNull();

  await openMail(email);
  const leaveUrl = (await inMail("unsubscribe this address").getAttribute("href"))!;
  await inMail("Confirm my email").click();
  await heading("You're subscribed");
  expect(page.url()).toBe(`${world.origins.shop("bramble")}/subscription-verified/`);
  expect(await subscriber(email)).toMatchObject({ mailing_list: "hedge", unsubscribed_at: null });
  expect((await subscriber(email)).confirmed_at).not.toBeNull();

  await page.goto(leaveUrl);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await heading("You're unsubscribed");
  expect((await subscriber(email)).unsubscribed_at).not.toBeNull();
});

test("an invalid address is shown again with its error, and is accepted once it is valid", async () => {
  await page.goto(`${world.origins.shop("bramble")}/newsletter/`);
  await page.getByLabel("Email address").fill("joe@postbox");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByText("Please enter a valid email address").waitFor();
  expect(await page.getByLabel("Email address").inputValue()).toBe("joe@postbox");
  await page.getByLabel("Email address").fill("joe.marsh@postbox.example");
  await page.getByRole("button", { name: "Sign up" }).click();
  await heading("Check your inbox");
});

test("with scripts the form is the same one, and Back from its answer leads to the shop", async () => {
  const scripted = await browser.newContext();
  const reader = await scripted.newPage();
  await reader.goto(`${world.origins.shop("bramble")}/`);
  await reader.waitForSelector("html[data-ready]");
  await reader.locator("[data-part=newsletter]").getByLabel("Email address").fill("wren@postbox.example");
  await reader.locator("[data-part=newsletter]").getByRole("button", { name: "Sign up" }).click();
  await reader.getByRole("heading", { level: 1, name: "Check your inbox" }).waitFor();
  await reader.getByRole("link", { name: "Back to the shop" }).click();
  await reader.getByRole("heading", { level: 2, name: "A letter from the hedge" }).waitFor();
  await reader.goBack();
  await reader.getByRole("heading", { level: 1, name: "Check your inbox" }).waitFor();
  await scripted.close();
});
