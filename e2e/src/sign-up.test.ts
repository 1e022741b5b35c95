/// <reference lib="dom" />
// From the main site to a shop that answers on its own host, with the keyboard alone on a phone, and without scripts.
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { publishMainHome } from "./main-home.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  await publishMainHome(world);
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});
afterEach(() => context?.close());

/** Moves the focus to a control by the Tab key, as somebody without a mouse does. */
async function tabTo(target: Locator) {
  await target.waitFor();
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not get there.");
}

async function type(label: string, text: string) {
  await tabTo(page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function press(role: "button" | "checkbox", name: string) {
  await tabTo(page.getByRole(role, { name }).first());
  await page.keyboard.press(role === "checkbox" ? "Space" : "Enter");
}

const heading = async (name: string) => {
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
};

/** The six digits of the mail to an address, which the worker writes a moment later. */
async function codeTo(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await world.database.pools.backOffice.query(
      "select subject from mails where to_address = $1 and kind = 'verify_email' order by id desc limit 1",
      [email],
    );
    if (rows[0]) return rows[0].subject.slice(0, 7).replace(" ", "");
    await page.waitForTimeout(100);
  }
  throw new Error(`No mail to ${email} arrived.`);
}

test("with the keyboard alone somebody names a shop on the main site, signs up on a phone and opens it", {
  timeout: 120_000,
}, async () => {
  const label = "small-hedge";
  const email = `${label}@postbox.example`;
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  await page.goto(`${world.origins.main}/`);
  await type("Shop name", "Small Hedge");
  await page.keyboard.press("Enter");
  await heading("Start your shop");

  // What is wrong is said when a field is left.
  await type("Email", "nobody");
  await page.keyboard.press("Tab");
  await page.getByText("Please enter a valid email address").waitFor();
  await type("Email", email);
  await type("Password", "blue heron lamp");
  await page.keyboard.press("Tab");
  await page.getByText("8 characters or more.").waitFor();
  await press("button", "Create my account");

  await heading("Check your email");
  await page.getByText(email).first().waitFor();
  await page.getByRole("button", { name: /Send again in 0:\d\d/ }).waitFor();
  await tabTo(page.getByLabel("Code from the email"));
  await page.keyboard.type(await codeTo(email));

  await heading("Name your shop");
  expect(await page.getByLabel("Address").inputValue()).toBe(label);
  await page.getByText("Free", { exact: true }).waitFor();
  await type("Address", "bramble");
  await page.getByText("This name is taken.").waitFor();
  await page.getByRole("button", { name: "bramble-co" }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await type("Address", label);
  await page.getByText("Free", { exact: true }).waitFor();
  await press("button", "Next: what you sell");

  await heading("What will you sell?");
  await press("checkbox", "Prints");
  await press("button", "Next: terms");

  await heading("The terms");
  await press("checkbox", "I have read the terms and accept them.");
  await press("button", "Open my shop");
  await page.waitForURL(`${world.origins.main}/dashboard/**`);
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
  await page.getByRole("heading", { name: "What a sale looks like" }).waitFor();

  await page.goto(`${world.origins.shop(label)}/`);
  await heading("Small Hedge");
  await page.getByRole("link", { name: "See everything" }).first().waitFor();
  const { rows } = await world.database.pools.backOffice.query(
    "select dd.sells from subdomains s join division_demographics dd on dd.division_id = s.division_id where s.label = $1",
    [label],
  );
  expect(rows).toEqual([{ sells: ["Prints"] }]);
});

test("somebody without scripts gets as far", { timeout: 120_000 }, async () => {
  context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
  const email = "plain@postbox.example";
  await page.goto(`${world.origins.main}/sign-up/?name=Plain+Hedge`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("password");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByText("This password is easy to guess").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByLabel("Password").fill("blue heron lamp");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByLabel("Code from the email").fill(await codeTo(email));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await page.getByLabel("Address").fill("bramble");
  await page.getByRole("button", { name: "Next: what you sell" }).click();
  await page.getByText("Free: bramble-co, brambleshop, bramble-uk").waitFor();
  expect(await page.getByLabel("Shop name").inputValue()).toBe("Plain Hedge");
  await page.getByLabel("Address").fill("plain-hedge");
  await page.getByRole("button", { name: "Next: what you sell" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Open my shop" }).click();
  await page.waitForURL(`${world.origins.main}/dashboard/**`);
  await page.goto(`${world.origins.shop("plain-hedge")}/`);
  await page.getByRole("heading", { level: 1, name: "Plain Hedge" }).waitFor();
});
