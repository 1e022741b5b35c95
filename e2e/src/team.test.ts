/// <reference lib="dom" />
// A colleague who may only help with orders: invited, joined without an account, refused, and allowed more for a day.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let ada: Page;
let fiona: Page;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  ada = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  fiona = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const email = "fiona@keir.example";
const team = () => `${world.origins.main}/dashboard/settings/team`;
const mailTo = async (subject: string): Promise<string> => {
  let text = "";
  await expect
    .poll(async () => {
      const { rows } = await world.database.pools.backOffice.query(
        "select body_text from mails where to_address = $1 and subject like $2 order by id desc limit 1",
        [email, subject],
      );
      text = rows[0]?.body_text ?? "";
      return text;
    })
    .not.toBe("");
  return text;
};

test("an owner invites a colleague by email, with a role", async () => {
  await ada.goto(`${world.origins.main}/login/?redirect_uri=/dashboard/settings/team`);
  await ada.getByLabel("Email").fill(world.people.ada.email);
  await ada.getByLabel("Password", { exact: true }).fill("selvedge-demo");
  await ada.keyboard.press("Enter");
  await ada.getByRole("heading", { level: 1, name: "Team" }).waitFor();
  await ada.getByRole("list", { name: "People" }).getByText("Ada Whitlock").waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Invite someone" }).click();
  const dialog = ada.getByRole("dialog", { name: "Invite someone" });
  await dialog.getByLabel("Email").fill("fiona@keir");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await dialog.getByText("Please enter a valid email address").waitFor();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: /Role/ }).click();
  await ada.getByRole("option", { name: "Support" }).click();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  const row = ada.getByRole("listitem").filter({ hasText: email });
  await row.getByText("7 days left").waitFor();
  await row.getByText("Support", { exact: true }).waitFor();
});

test("she joins on her phone from the mail, with an account that she makes there", async () => {
  const [, link = ""] = /Join the team: (\S+)/.exec(await mailTo("%invites you%")) ?? [];
  await fiona.goto(link);
  await fiona.getByRole("heading", { name: "Join Bramble" }).waitFor();
  await fiona.getByText("as Support").waitFor();
  expect(await seriousFaultsOf(fiona)).toEqual([]);
  await fiona.getByLabel("Your name").fill("Fiona Keir");
  await fiona.getByLabel("Choose a password").fill("password");
  await fiona.getByRole("button", { name: "Make an account and join" }).click();
  await fiona.locator("#password-note").waitFor();
  expect(await fiona.getByLabel("Your name").inputValue()).toBe("Fiona Keir");
  await fiona.getByLabel("Choose a password").fill("heddle shaft weft 9");
  await fiona.getByRole("button", { name: "Make an account and join" }).click();
  await fiona.getByRole("checkbox").check();
  await fiona.getByRole("button", { name: "Accept the terms" }).click();
  await fiona.waitForURL(/\/dashboard\//);
  await fiona.getByRole("link", { name: "Orders" }).first().click();
  await fiona.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  await fiona.goto(link);
  await fiona.getByRole("heading", { name: "This invitation no longer works" }).waitFor();
});

test("what her role does not permit she asks for, and the owner allows it for a day", async () => {
  await fiona.goto(`${world.origins.main}/dashboard/products/new`);
  await fiona.getByRole("button", { name: "Request permission" }).click();
  await fiona.getByLabel("Why do you need it?").fill("Ada is away, and the tote needs a winter version");
  await fiona.getByRole("button", { name: "Send request" }).click();
  await fiona.getByText("Permission request successfully submitted").waitFor();
  await ada.goto(team());
  const request = ada.getByRole("region", { name: /^Fiona Keir asks for: / });
  await request.getByText("the tote needs a winter version").waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await request.getByLabel("A word to Fiona").fill("Only the tote, please");
  await request.getByRole("button", { name: "For 24 hours" }).click();
  await ada.getByText("Fiona may do this for 24 hours.").waitFor();
  await request.waitFor({ state: "detached" });
  expect(await mailTo("You have the permission%")).toContain("Only the tote, please");
  await fiona.goto(`${world.origins.main}/dashboard/products/new`);
  await fiona.getByRole("heading", { level: 1 }).waitFor();
  await fiona.getByRole("button", { name: "Request permission" }).waitFor({ state: "detached" });
});

test("once she is taken out of the team, the shop is closed to her", async () => {
  await ada.goto(team());
  await ada.getByRole("button", { name: "More for Fiona Keir" }).click();
  await ada.getByRole("menuitem", { name: "Remove from the team" }).click();
  await ada.getByRole("button", { name: "Remove", exact: true }).click();
  await ada.getByText("Fiona Keir is no longer in the team.").waitFor();
  const answer = await fiona.request.get(
    `${world.origins.main}/omnis/v3/divisions/${world.bramble.divisionId}/orders/`,
  );
  expect(answer.status()).toBe(404);
});
