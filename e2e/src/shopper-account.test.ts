/// <reference lib="dom" />
// A guest's order and basket come along when its buyer signs in by a mail, and a session is carried to the shop.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let shop: string;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  shop = world.origins.shop("bramble");
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function open(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  contexts.push(context);
  return context.newPage();
}
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

async function add(page: Page, size = "M") {
  await page.goto(`${shop}/product/bramble-tee/`);
  await page.getByRole("radio", { name: size, exact: true }).check();
  await page.getByRole("button", { name: "Add to basket" }).click();
}

/** Buys a tee without scripts, as a guest. */
async function buy(page: Page, email: string) {
  await add(page);
  await page.goto(`${shop}/checkout/`);
  const typed = {
    Email: email,
    "First name": "Joe",
    "Last name": "Marsh",
    "Street and number": "4 Canal Street",
    Town: "Manchester",
    Postcode: "M1 3HE",
    "Card number": "4242 4242 4242 4242",
    "Expiry date": "12 / 30",
    "Security code": "123",
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await heading(page, /^Thanks, Joe/);
}

/** The first match of a pattern in a sign-in mail to an address, which the worker writes a moment later; the count says in which. */
async function mailed(pattern: RegExp, email: string, count = 1): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await world.database.pools.backOffice.query(
        "select subject || body_text as text from mails where to_address = $1 and kind = 'sign_in' order by id limit 1 offset $2",
        [email, count - 1],
      );
      found = pattern.exec(rows[0]?.text ?? "")?.[0];
      return found;
    })
    .toBeDefined();
  return found!;
}

test("a guest buys, signs in by the code of a mail, finds the order, and signs out", async () => {
  const email = "guest@postbox.example";
  const guest = await open({ javaScriptEnabled: false });
  await buy(guest, email);
  await add(guest);
  await guest.goto(`${shop}/`);
  await guest.getByRole("link", { name: "Account" }).click();
  await heading(guest, "Sign in");
  await guest.getByLabel("Email address").fill(email);
  await guest.getByRole("button", { name: "Email me a link" }).click();
  await heading(guest, "Check your inbox");

  // The link opens on another device, whose scripts run. It asks first.
  const phone = await open();
  await phone.goto(await mailed(/http:[^"\s]+\/login\/link\/[\w-]{22}\//, email));
  await heading(phone, "Sign in to Bramble");
  expect(await seriousFaultsOf(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Sign in" }).click();
  await phone.waitForURL(`${shop}/account/`);
  await phone
    .getByText(/BR-\d+/)
    .first()
    .waitFor();

  // The same mail is over now; a new code signs the guest in where the basket is.
  await guest.getByLabel("Code from the email").fill("123456");
  await guest.getByRole("button", { name: "Sign in" }).click();
  await guest.getByText("This code no longer works.").waitFor();
  await guest.getByRole("button", { name: "Send again" }).click();
  const code = await mailed(/^\d{3} \d{3}/, email, 2);
  await guest.getByLabel("Code from the email").fill(code);
  await guest.getByRole("button", { name: "Sign in" }).click();
  await guest.waitForURL(`${shop}/account/`);
  await phone.goto(`${shop}/basket/`);
  await phone.getByText("1 item", { exact: true }).waitFor();

  await guest.goto(`${shop}/account/`);
  await guest.getByRole("button", { name: "Sign out" }).click();
  await guest.getByText("You are signed out").waitFor();
  await guest.goto(`${shop}/basket/`);
  await guest.getByText("Your basket is empty").first().waitFor();
});

test("a merchant refunds one line, and the shopper reads the mail and the credit note", async () => {
  const email = "refunded@postbox.example";
  const guest = await open({ javaScriptEnabled: false });
  await add(guest, "L");
  await buy(guest, email);
  const { backOffice } = world.database.pools;
  const [order] = (await backOffice.query("select id, reference from orders where email = $1", [email])).rows;

  const ada = await open();
  await ada.setViewportSize({ width: 1440, height: 900 });
  await ada.goto(`${world.origins.main}/dashboard/orders/${order.id}`);
  await ada.getByLabel("Email").fill(world.people.ada.email);
  await ada.getByLabel("Password").fill("selvedge-demo");
  await ada.getByRole("button", { name: "Sign in" }).click();
  await ada.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = ada.getByRole("dialog", { name: "Refund" });
  await dialog
    .getByRole("button", { name: /^One .* more$/ })
    .first()
    .click();
  await dialog.getByLabel(/^Words to Joe/).fill("Sorry about the print.");
  await dialog.getByRole("button", { name: "Refund £24.00" }).click();
  await dialog.getByText("This field is required").waitFor();
  await dialog.getByRole("button", { name: /Reason$/ }).click();
  await ada.getByRole("option", { name: "Changed their mind" }).click();
  await dialog.getByRole("button", { name: "Refund £24.00" }).click();
  await ada.getByText(/CN-BR-\d{4}/).waitFor();

  const mail = await open();
  await mail.goto(`${world.origins.main}/dev/mail/`);
  await mail.getByText(`£24.00 is going back to you for order ${order.reference}`).first().waitFor();

  await guest.reload();
  const receiptUrl = guest.url();
  const link = guest.getByRole("link", { name: /^Credit note CN-BR-\d{4} \(PDF\)$/ });
  await link.waitFor();
  const [paper] = await Promise.all([guest.waitForResponse(/credit-note\.pdf$/), link.click()]);
  expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  const stranger = await open();
  await stranger.goto(receiptUrl);
  await stranger.getByText(order.reference).first().waitFor();
  expect(await stranger.getByRole("link", { name: /^Credit note/ }).count()).toBe(0);
});

test("a shopper who signs in on the platform's own site is led to the account at the shop", async () => {
  const { email } = world.people.joe;
  const page = await open();
  await page.goto(`${shop}/account/`);
  await heading(page, "Sign in");
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in with a password" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(`${shop}/account/`);

  const other = await open();
  await other.goto(`${world.origins.main}/login/`);
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password").fill("selvedge-demo");
  await other.getByRole("button", { name: "Sign in" }).click();
  await heading(other, "You are signed in");
  expect(await seriousFaultsOf(other)).toEqual([]);
  await other.getByRole("link", { name: "Open my account at Bramble" }).click();
  await other.waitForURL(`${shop}/account/`);
});
