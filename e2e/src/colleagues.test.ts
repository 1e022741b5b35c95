// Colleagues: who works here, what they may do, and how they sign in.
import { seedStaff } from "@selvedge/testing/seed/people";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOfStep, stepOf } from "../../apps/server/src/modules/people/second-factors/index.ts";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function signIn(email: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(world.origins.backOffice);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.keyboard.press("Enter");
  return page;
}
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();

test("a picker asks for a permission, gets it for a day, is muted, and is switched off on the spot", async () => {
  await seedStaff(world.database.pools, { email: "pat@selvedge.test", fullName: "Pat Reed", roles: ["picker"] });
  const pat = await signIn("pat@selvedge.test");
  await pat
    .getByRole("link", { name: /Stations/ })
    .first()
    .waitFor();
  await pat.goto(`${world.origins.backOffice}/jobs`);
  await pat.getByRole("button", { name: "Request permission" }).click();
  await pat.getByLabel("Why do you need it?").fill("I look after the night shift");
  await pat.getByRole("button", { name: "Send request" }).click();
  await pat.getByText("Permission request successfully submitted").waitFor();

  const sam = await signIn(world.people.sam.email);
  await sam.getByRole("link", { name: /Access requests/ }).click();
  await heading(sam, "Access requests");
  const card = sam.getByRole("article", { name: "Pat Reed asks for a permission" });
  await card.getByText("I look after the night shift").waitFor();
  expect(await seriousFaultsOf(sam)).toEqual([]);
  await card.getByRole("button", { name: "Give for 1 day" }).click();
  await sam.getByText("Nobody waits for an answer").waitFor();
  await pat.goto(`${world.origins.backOffice}/jobs`);
  await heading(pat, "Failed jobs");

  await sam.getByRole("link", { name: "Staff", exact: true }).click();
  await sam.getByRole("link", { name: /Pat Reed/ }).click();
  await heading(sam, "Pat Reed");
  await sam.getByRole("listitem").filter({ hasText: "See failed jobs" }).getByText("until").waitFor();
  expect(await seriousFaultsOf(sam)).toEqual([]);
  await sam.getByRole("button", { name: "Mute" }).click();
  await sam.getByRole("button", { name: "Unmute" }).waitFor();
  await sam.getByRole("button", { name: "Disable" }).click();
  await sam.getByRole("button", { name: "Disable Pat" }).click();
  await sam.getByRole("button", { name: "Enable" }).waitFor();
  await pat.getByRole("link", { name: /Floor/ }).first().click();
  await pat.getByText("Your session has ended.").waitFor();
});

test("a new colleague sets up a second factor before anything opens, and needs it the next time", async () => {
  const email = "jo@selvedge.shop";
  await seedStaff(world.database.pools, { email, fullName: "Jo Finch", roles: ["people"] });
  const page = await signIn(email, 390);
  await heading(page, "One more step, Jo");
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Set up your app" }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
  await page.getByLabel("The six digits your app shows").fill(codeOfStep(secret, stepOf(new Date())));
  await page.getByRole("list", { name: "Recovery codes" }).waitFor();
  await page.getByText("I have kept them safe").click();
  await page.getByRole("button", { name: "Done" }).click();
  await heading(page, "Staff");

  const again = await signIn(email, 390);
  await again.getByLabel("Six-digit code").fill(codeOfStep(secret, stepOf(new Date()) + 1));
  await heading(again, "Staff");
});

test("customer care sees what a merchant sees, changes nothing there, and leaves by the bar", async () => {
  const sam = await signIn(world.people.sam.email);
  await sam.getByRole("link", { name: "Customers" }).click();
  await sam.getByRole("button", { name: "See as Ada Whitlock" }).click();
  await sam.getByRole("menuitem", { name: "Dashboard" }).click();
  await sam.getByLabel("Why do you need to see it?").fill("Her orders page is blank");
  expect(await seriousFaultsOf(sam)).toEqual([]);
  const opens = sam.context().waitForEvent("page");
  await sam.getByRole("button", { name: "Open in a new tab" }).click();
  const tab = await opens;
  await tab.getByText("Seeing this as Ada Whitlock").waitFor();
  await tab.goto(`${world.origins.main}/dashboard/settings/security`);
  await tab
    .getByRole("button", { name: /Set up: / })
    .first()
    .click();
  await tab.getByRole("button", { name: "I have an app" }).click();
  await tab.getByText("Nothing can be changed here.").first().waitFor();
  expect(await seriousFaultsOf(tab)).toEqual([]);
  await tab.getByRole("button", { name: "Leave" }).click();
  await tab.getByText("The view has ended").waitFor();
});
