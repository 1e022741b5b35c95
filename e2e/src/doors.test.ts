/// <reference lib="dom" />
// A shop behind a password: its owner closes it, a visitor is refused and let in, and the owner looks in without it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let ada: Page;
let visitor: Page;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  ada = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  // Without scripts: the shop's door does not need them.
  visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  ).newPage();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const shop = () => world.origins.shop("bramble");

test("an owner closes the open shop by a password, and is asked first", async () => {
  await visitor.goto(shop());
  expect(new URL(visitor.url()).pathname).toBe("/");
  await ada.goto(`${world.origins.main}/login/?redirect_uri=/dashboard/settings/visitors`);
  await ada.getByLabel("Email").fill(world.people.ada.email);
  await ada.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await ada.keyboard.press("Enter");
  await ada.getByRole("heading", { level: 1, name: "Who can visit" }).waitFor();
  await ada.getByText("People with the password").click();
  await ada.getByLabel("Password", { exact: true }).fill("hedge row 4");
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByRole("button", { name: "Keep it open" }).click();
  expect(await ada.getByLabel("Password", { exact: true }).inputValue()).toBe("hedge row 4");
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByRole("button", { name: "Close the shop" }).click();
  await ada.getByText("Your shop is open to people with the password.").waitFor();
});

test("a visitor is refused, mistypes the password, and is let in to the page they wanted", async () => {
  await visitor.goto(`${shop()}/favourites/`);
  await visitor.getByRole("heading", { name: "Enter the password" }).waitFor();
  await visitor.getByLabel("Password").fill("hedge row 5");
  await visitor.getByRole("button", { name: "Open the shop" }).click();
  await visitor.getByText("This password is incorrect.").waitFor();
  await visitor.getByLabel("Password").fill("hedge row 4");
  await visitor.getByRole("button", { name: "Open the shop" }).click();
  await visitor.getByRole("link", { name: "Bramble" }).first().waitFor();
  expect(new URL(visitor.url()).pathname).toBe("/");
  await visitor.goto(`${shop()}/favourites/`);
  await visitor.getByRole("heading", { level: 1, name: "Favourites" }).waitFor();
});

test("the owner previews the closed shop, and opens it again", async () => {
  const [tab] = await Promise.all([
    ada.waitForEvent("popup"),
    ada.getByRole("button", { name: "Preview your shop" }).click(),
  ]);
  await tab.waitForURL(`${shop()}/`);
  await tab.getByRole("link", { name: "Bramble" }).first().waitFor();
  await tab.close();
  await ada.getByText(/^Everyone/).click();
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByText("Your shop is open to everyone.").waitFor();
  await visitor.context().clearCookies();
  await visitor.goto(shop());
  expect(new URL(visitor.url()).pathname).toBe("/");
});
