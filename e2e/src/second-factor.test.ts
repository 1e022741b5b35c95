/// <reference lib="dom" />
// Setting up second factors and signing in with them, a forgotten password and another address, on a phone's width.
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { codeOfStep, stepOf } from "../../apps/server/src/modules/people/second-factors/index.ts";
import { openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { typeCode } from "./type-code.ts";
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

async function typePassword(page: Page, path = "/login/", email = world.people.ada.email, typed = password) {
  await page.goto(world.origins.main + path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(typed);
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
  await heading(page, "Turn on two-factor sign-in");
  await page.getByRole("button", { name: "I have an app" }).click();
  await page.getByRole("img", { name: /QR code/ }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  expect(await hasNoSideScroll(page)).toBe(true);
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");

  // A wrong code says so and keeps its digits; pasting six of them goes on by itself.
  const code = page.getByLabel("The six digits your app shows");
  await code.fill(codeOf(secret, 0) === "000000" ? "000001" : "000000");
  await page.getByText("Invalid authentication code").waitFor();
  await code.fill(codeOf(secret, -1));
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
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
  await typeCode(page, codeOf(secret, 0));
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

/** The first match of a pattern in the newest mail or text message that a person got. */
async function received(pattern: RegExp, from: "mails" | "text_messages", to: string): Promise<string> {
  const column = from === "mails" ? "to_address" : "to_number";
  const body = from === "mails" ? "body_text" : "body";
  let found: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await world.database.ownerQuery(
        `select ${body} as body from ${from} where ${column} = '${to}' order by id desc limit 1`,
      );
      found = pattern.exec(rows[0]?.body ?? "")?.[0];
      return found;
    })
    .toBeDefined();
  return found!;
}

test("a merchant signs in by text message, replaces a forgotten password, and takes a changed address back", async () => {
  const joe = await seedPerson(world.database.pools, { email: "joe@postbox.example", fullName: "Joe Marsh" });
  await seedMember(world.database.pools, world.bramble, joe, "owner");
  const settings = "/login/?redirect_uri=/dashboard/settings/security";
  const phone = "+447700900123";
  const page = await open();
  await typePassword(page, settings, joe.email);
  await page.getByRole("button", { name: "Set up: Text message" }).click();
  await page.getByLabel("Phone number").fill("+44 7700 900123");
  const messages = `select from text_messages where to_number = '${phone}' and body ~ '^[0-9]{6}'`;
  const messageCount = async () => (await world.database.ownerQuery(messages)).rowCount;
  await page.getByRole("button", { name: "Send me a code" }).click();
  // A code that is replaced before its message is written is never sent.
  await expect.poll(messageCount).toBe(1);
  await page.getByRole("button", { name: "Send it again" }).click();
  await page.getByText("Use the code of the newest message").waitFor();
  await expect.poll(messageCount).toBe(2);
  await page.getByLabel("The code that we sent to").fill(await received(/^\d{6}/, "text_messages", phone));
  await page.getByText("I have kept them safe").click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.context().clearCookies();

  // The link of a forgotten password sets a new one; after three tries with the old one a captcha is solved.
  await page.goto(`${world.origins.main}/login/`);
  await page.getByRole("link", { name: "I forgot my password" }).click();
  await page.getByLabel("Email").fill(joe.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await heading(page, "Check your inbox");
  await page.goto(await received(/http\S+\/reset-password\/\S+/, "mails", joe.email));
  await page.getByLabel("New password").fill("heddle-shaft-9");
  await page.getByLabel("The same again").fill("heddle-shaft-9");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await page.getByText("Your password is changed").waitFor();
  for (let times = 0; times < 3; times++) {
    await typePassword(page, settings, joe.email);
    await page.getByText("The email address or password is incorrect").waitFor();
  }
  await page.getByLabel("Password").fill("heddle-shaft-9");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/login/"));
  await page.getByRole("button", { name: "Sign in" }).click();
  const fields = new URLSearchParams((await sent).postData() ?? "");
  expect([...fields.keys()]).toEqual(["redirect_uri", "email", "password", "v3captchaToken", "v2captchaToken"]);
  expect(fields.get("v3captchaToken")).not.toBe("");
  await heading(page, "Enter your code");
  await page.getByText("We sent a text message to +44").waitFor();
  await typeCode(page, await received(/^\d{6}/, "text_messages", phone));
  await heading(page, "Your security");

  await page.getByRole("button", { name: "Change the email" }).click();
  await page.getByLabel("New email").fill("joe.new@postbox.example");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page
    .getByLabel("The code that we sent to")
    .fill(await received(/\d{3} \d{3}/, "mails", "joe.new@postbox.example"));
  await page.getByText("You sign in with joe.new@postbox.example").waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);

  // The old address gets a way back, which signs everybody out.
  const owner = await open();
  await owner.goto(await received(/http\S+\/not-me\/\S+/, "mails", joe.email));
  await heading(owner, "Secure your account");
  expect(await seriousFaultsOf(owner)).toEqual([]);
  await owner.getByRole("button", { name: "Sign everyone out" }).click();
  await heading(owner, "Choose a new password");
  await page.reload();
  await heading(page, "Sign in");
});

test("a merchant adds a passkey, signs in with it alone, and confirms with it", async () => {
  const ines = await seedPerson(world.database.pools, { email: "ines@postbox.example", fullName: "Ines Duarte" });
  await seedMember(world.database.pools, world.bramble, ines, "owner");
  const page = await open();
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await typePassword(page, "/login/?redirect_uri=/dashboard/settings/security", ines.email);
  await page.getByRole("button", { name: "Add this device" }).click();
  await page.getByText("Added today, not used yet").waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  expect(await hasNoSideScroll(page)).toBe(true);
  const signInAgain = async () => {
    await page.context().clearCookies();
    await page.goto(`${world.origins.main}/login/?redirect_uri=/dashboard/settings/security`);
  };

  // The email field suggests it, this device takes the suggestion at once, and a button pressed meanwhile changes nothing.
  let signIns = 0;
  const pressed = Promise.withResolvers<void>();
  await page.route("**/secure/passkey/", async (route) => {
    signIns += 1;
    await pressed.promise;
    await route.continue();
  });
  const suggestionTaken = page.waitForRequest("**/secure/passkey/");
  await signInAgain();
  await suggestionTaken;
  await page.getByRole("button", { name: "Use a passkey" }).click();
  pressed.resolve();
  await heading(page, "Your security");
  expect(signIns).toBe(1);
  await page.unroute("**/secure/passkey/");

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signInAgain();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await heading(page, "Your security");
  await page.getByText("Added today, used today").waitFor();
  const earlier = `update sessions set proved_at = proved_at - interval '6 minutes' where account_id = ${ines.accountId}`;
  await world.database.ownerQuery(earlier);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("Added today").waitFor({ state: "detached" });
});
