/// <reference lib="dom" />
// Setting up a second factor and signing in with it, on a phone's width.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { codeOfStep, stepOf } from "../../apps/server/src/modules/people/second-factors/index.ts";
import { openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

const password = "selvedge-demo";
const viewport = { width: 390, height: 844 };

let world: World;
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

async function open(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport, ...options });
  contexts.push(context);
  return context.newPage();
}

async function typePassword(page: Page, path = "/login/") {
  await page.goto(world.origins.main + path);
  await page.getByLabel("Email").fill(world.people.ada.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The code of the app some steps from now. A step whose code was used is not taken again. */
const codeOf = (secret: string, steps: number) => codeOfStep(secret, stepOf(new Date()) + steps);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const hasNoSideScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test("a merchant sets up an app, signs out, and comes back with its code and with a recovery code", async () => {
  const page = await open();
  await typePassword(page, "/login/?redirect_uri=/dashboard/settings/security");
  await heading(page, "Your security");
  await page.getByRole("button", { name: "Set up: App on your phone" }).click();
  await page.getByRole("img", { name: /QR code/ }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  expect(await hasNoSideScroll(page)).toBe(true);
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");

  // A wrong code says so and keeps its digits; pasting six of them goes on by itself.
  const code = page.getByLabel("The six digits your app shows");
  await code.fill(codeOf(secret, 0) === "000000" ? "000001" : "000000");
  await page.getByText("Invalid authentication code").waitFor();
  await code.fill(codeOf(secret, -1));
  await page.getByRole("heading", { name: "Recovery codes" }).first().waitFor();
  const codes = await page.getByText(/^[A-Z0-9]{8}-[A-Z0-9]{8}$/).allInnerTexts();
  expect(codes).toHaveLength(8);
  expect(await page.getByRole("button", { name: "Done" }).isDisabled()).toBe(true);
  await page.getByText("I have kept them safe").click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("8 of 8 are left").waitFor();

  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${world.origins.main}/login/`);

  await typePassword(page, "/login/?redirect_uri=/dashboard/settings/security");
  await heading(page, "Enter your code");
  expect(await seriousFaultsOf(page)).toEqual([]);
  expect(await hasNoSideScroll(page)).toBe(true);
  expect(await page.locator(".code-boxes > span").count()).toBe(6);
  await page.getByLabel("Don't ask on this device").check();
  await page.getByLabel("Six-digit code").pressSequentially(codeOf(secret, 0));
  await heading(page, "Your security");
  await page.getByText("needs no code").waitFor();

  // Another browser, without scripts: a wrong recovery code, then a right one, which works once.
  const other = await open({ javaScriptEnabled: false });
  await typePassword(other);
  await heading(other, "Enter your code");
  await other.getByRole("link", { name: "use a recovery code" }).click();
  await other.getByLabel("Recovery code").fill("AAAAAAAA-AAAAAAAA");
  await other.getByRole("button", { name: "Sign in" }).click();
  await other.getByText("Invalid recovery code").waitFor();
  await other.getByLabel("Recovery code").fill(codes[0]!);
  await other.getByRole("button", { name: "Sign in" }).click();
  await other.waitForURL(`${world.origins.main}/dashboard/`);

  await page.reload();
  await page.getByText("7 of 8 are left").waitFor();
});
