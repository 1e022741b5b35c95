/// <reference lib="dom" />
// The way of a new shop's people, in order: its owner joins, secures the account and comes back on a phone, a colleague
// sees orders alone, and a guest buys behind the shop's password and finds the order in an account.
import { seedProduct } from "@selvedge/testing/seed/product";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOfStep, stepOf } from "../../apps/server/src/modules/people/second-factors/index.ts";
import { closePages, openBrowser } from "./browser.ts";
import { publishMainHome } from "./main-home.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { typeCode } from "./type-code.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let rosa: Page;
let phone: Page;
let sam: Page;
let guest: Page;

const owner = { email: "rosa@postbox.example", password: "blue heron lamp" };
const colleague = { email: "sam@postbox.example", password: "heddle shaft weft 9" };
const buyer = "ida@postbox.example";
const shopPassword = "dog rose 4";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  await publishMainHome(world);
  const open = async (viewport: typeof wide) => (await browser.newContext({ viewport })).newPage();
  [rosa, phone, sam, guest] = (await Promise.all([wide, narrow, narrow, narrow].map(open))) as [Page, Page, Page, Page];
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const main = (path: string) => world.origins.main + path;
const shop = (path: string) => world.origins.shop("dog-rose") + path;

/** Waits for the page of a heading, and finds nothing on it that stops somebody. */
async function arrive(page: Page, heading: string | RegExp) {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  // A button that becomes ready meanwhile is pale for a moment.
  await expect.poll(() => seriousFaultsOf(page)).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
}

/** The first match of a pattern in the newest mail of a kind to an address, which the worker writes a moment later. */
async function mailed(pattern: RegExp, kind: string, email: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await world.database.pools.backOffice.query(
        "select subject || ' ' || body_text as text from mails where to_address = $1 and kind = $2 order by id desc limit 1",
        [email, kind],
      );
      found = pattern.exec(rows[0]?.text ?? "")?.[0];
      return found;
    })
    .toBeDefined();
  return found!;
}

async function signIn(page: Page, { email, password }: typeof owner) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("somebody joins from the main site, confirms the email, opens a shop, and signs out", async () => {
  await rosa.goto(main("/"));
  await rosa.getByRole("link", { name: "Start your shop" }).first().click();
  await arrive(rosa, "Start your shop");
  await rosa.getByLabel("Email").fill("rosa@postbox");
  await rosa.getByLabel("Password").fill(owner.password);
  await rosa.getByText("Please enter a valid email address").waitFor();
  // What was wrong goes while the button is down, and the press still counts.
  await rosa.getByLabel("Email").fill(owner.email);
  await rosa.getByRole("button", { name: "Create my account" }).click({ delay: 200 });
  await arrive(rosa, "Check your email");
  await rosa.getByLabel("Code from the email").fill(await mailed(/\d{3} \d{3}/, "verify_email", owner.email));
  await arrive(rosa, "Name your shop");
  await rosa.getByLabel("Shop name").fill("Dog Rose");
  await rosa.waitForFunction(() => document.querySelector<HTMLInputElement>("#label")!.value === "dog-rose");
  await rosa.getByText("Free", { exact: true }).waitFor();
  await rosa.getByRole("button", { name: "Next: what you sell" }).click();
  await arrive(rosa, "What will you sell?");
  await rosa.getByRole("button", { name: "Skip" }).click();
  await arrive(rosa, "The terms");
  await rosa.getByRole("checkbox").check();
  await rosa.getByRole("button", { name: "Open my shop" }).click();
  await rosa.waitForURL(main("/dashboard/**"));
  await arrive(rosa, /^(Welcome|Good)/);
  await guest.goto(shop("/"));
  await arrive(guest, "Dog Rose");
  await rosa.getByRole("button", { name: "Account of" }).click();
  await rosa.getByRole("button", { name: "Sign out" }).click();
  await rosa.waitForURL(main("/login/"));
  await arrive(rosa, "Sign in");
});

test("on a phone she adds an app's codes to her sign-in, and comes back with one", async () => {
  await phone.goto(main("/login/"));
  await signIn(phone, owner);
  await arrive(phone, /^(Welcome|Good)/);
  await phone.getByRole("button", { name: "Account of" }).click();
  await phone.getByRole("link", { name: "Security" }).click();
  await arrive(phone, "Your security");
  await phone.getByRole("button", { name: "Set up: App on your phone" }).click();
  await phone.getByRole("button", { name: "I have an app" }).click();
  const secret = (await phone.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  // A step whose code was used is not taken again; one step ahead is, and one behind.
  const code = (steps: number) => codeOfStep(secret, stepOf(new Date()) + steps);
  await phone.getByLabel("The six digits your app shows").fill(code(0));
  await phone.getByText("I have kept them safe").click();
  await phone.getByRole("button", { name: "Done" }).click();
  await phone.getByText("8 of 8 are left").waitFor();
  await phone.getByRole("button", { name: "Account of" }).click();
  await phone.getByRole("button", { name: "Sign out" }).click();
  await phone.waitForURL(main("/login/"));
  await signIn(phone, owner);
  await arrive(phone, "Enter your code");
  await typeCode(phone, code(1));
  await arrive(phone, /^(Welcome|Good)/);
});

test("she makes a role that sees orders alone, and a colleague joins with it", async () => {
  await phone.goto(main("/dashboard/settings/team"));
  await arrive(phone, "Team");
  await phone.getByRole("button", { name: "New role" }).click();
  const role = phone.getByRole("dialog", { name: "New role" });
  await role.getByLabel("Name", { exact: true }).fill("Packs orders");
  await role.getByText("See orders and who placed them").click();
  await role.getByRole("button", { name: "Save" }).click();
  await phone.getByText("Role Packs orders saved.").waitFor();
  await phone.getByRole("button", { name: "Invite someone" }).click();
  const dialog = phone.getByRole("dialog", { name: "Invite someone" });
  await dialog.getByLabel("Email").fill(colleague.email);
  await dialog.getByRole("button", { name: /Role/ }).click();
  await phone.getByRole("option", { name: "Packs orders" }).click();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await phone.getByRole("listitem").filter({ hasText: colleague.email }).getByText("Packs orders").waitFor();

  await sam.goto(await mailed(/(?<=Join the team: )\S+/, "team_invitation", colleague.email));
  await arrive(sam, "Join Dog Rose");
  await sam.getByLabel("Your name").fill("Sam Ferry");
  await sam.getByLabel("Choose a password").fill(colleague.password);
  await sam.getByRole("button", { name: "Make an account and join" }).click();
  await sam.getByRole("checkbox").check();
  await sam.getByRole("button", { name: "Accept the terms" }).click();
  await arrive(sam, "Orders");
  expect(new URL(sam.url()).pathname).toBe("/dashboard/orders");
  await sam.goto(main("/dashboard/products"));
  await sam.getByRole("button", { name: "Request permission" }).waitFor();
});

test("she closes the shop by a password: a visitor is refused, mistypes it, and is let in where they wanted to go", async () => {
  const { rows } = await world.database.pools.backOffice.query(
    "select d.id, d.manufacturer_id, d.code from divisions d join subdomains s on s.division_id = d.id where s.label = 'dog-rose'",
  );
  const [{ id, manufacturer_id: manufacturerId, code }] = rows;
  const own = { divisionId: id, manufacturerId, name: "Dog Rose", code, label: "dog-rose", host: "dog-rose.localhost" };
  await seedProduct(world.database.pools, own, { name: "Hip tee", colours: ["White"] });
  await phone.goto(main("/dashboard/settings/visitors"));
  await arrive(phone, "Who can visit");
  await phone.getByText("People with the password").click();
  await phone.getByLabel("Password", { exact: true }).fill(shopPassword);
  await phone.getByRole("button", { name: "Save" }).click();
  await phone.getByRole("button", { name: "Close the shop" }).click();
  await phone.getByText("Your shop is open to people with the password.").waitFor();

  await guest.goto(shop("/product/hip-tee/"));
  await arrive(guest, "Enter the password");
  await guest.getByLabel("Password").fill("dog rose 5");
  await guest.getByRole("button", { name: "Open the shop" }).click();
  await guest.getByText("This password is incorrect.").waitFor();
  await guest.getByLabel("Password").fill(shopPassword);
  await guest.getByRole("button", { name: "Open the shop" }).click();
  await arrive(guest, "Hip tee");
});

test("a guest buys there, opens the account from the receipt that the mail links, and sees the order", async () => {
  await guest.getByRole("radio", { name: "M", exact: true }).check();
  await guest.getByRole("button", { name: "Add to basket" }).click();
  await guest.getByText("Added to your basket").first().waitFor();
  await guest.goto(shop("/checkout/"));
  await arrive(guest, /Checkout/);
  const typed = {
    Email: buyer,
    "First name": "Ida",
    "Last name": "Rowe",
    "Street and number": "4 Canal Street",
    Town: "Manchester",
    Postcode: "M1 3HE",
    "Card number": "4242 4242 4242 4242",
    "Expiry date": "12 / 30",
    "Security code": "123",
  };
  for (const [label, text] of Object.entries(typed)) await guest.getByLabel(label).fill(text);
  await guest.getByRole("button", { name: /^Pay/ }).click();
  await arrive(guest, /^Thanks, Ida/);

  await guest.goto(await mailed(/http\S+\/receipt\/\S+/, "order_confirmed", buyer));
  await arrive(guest, /^Thanks, Ida/);
  await guest.getByRole("link", { name: "Open your account" }).click();
  await arrive(guest, "Sign in");
  expect(await guest.getByLabel("Email address").inputValue()).toBe(buyer);
  await guest.getByRole("button", { name: "Email me a link" }).click();
  await arrive(guest, "Check your inbox");
  await guest.goto(await mailed(/http\S+\/login\/link\/[\w-]{22}\//, "sign_in", buyer));
  await arrive(guest, "Sign in to Dog Rose");
  await guest.getByRole("button", { name: "Sign in" }).click();
  await arrive(guest, "Your orders");
  await guest.getByRole("heading", { level: 2, name: /-\d+$/ }).waitFor();
  await guest.getByRole("link", { name: /^View order/ }).click();
  await arrive(guest, /^Thanks, Ida/);
  await guest.getByText("4 Canal Street").waitFor();

  // The colleague sees it, too.
  await sam.goto(main("/dashboard/orders"));
  await sam.getByText("Ida Rowe").filter({ visible: true }).first().waitFor();
});
