// What a merchant has typed outlives a slip of the hand, an ended session and a colleague's save.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let address: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  address = `${world.origins.main}/dashboard/products/${world.bramble.tee.id}`;
  context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  page = await context.newPage();
  await page.goto(address);
  await page.waitForURL(/\/login\//);
  await signIn("Sign in");
  await page.waitForURL(address);
});
beforeEach(() => open(page));
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

async function signIn(button: string) {
  await page.getByLabel("Email").fill("merchant@selvedge.test");
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: button }).click();
}

async function open(tab: Page) {
  await tab.goto(address);
  await tab.getByText("All changes saved").waitFor();
}

const field = (label: string, tab = page) => tab.getByRole("textbox", { name: label });
const save = (tab = page) => tab.getByRole("button", { name: "Save", exact: true }).click();
const saved = (tab = page) => tab.getByText("All changes saved").waitFor();
const stored = async () => {
  const { rows } = await world.database.ownerQuery(
    `select name, price_inc_tax_minor from products where id = ${world.bramble.tee.id}`,
  );
  return rows[0];
};

test("who goes elsewhere with changes is asked first; staying keeps them, leaving drops them", async () => {
  await field("Name").fill("Bramble tee, second try");
  await page.getByRole("link", { name: /^Orders/ }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await field("Name").inputValue()).toBe("Bramble tee, second try");
  await page.getByRole("link", { name: /^Orders/ }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  expect(await stored()).toMatchObject({ name: "Bramble tee" });
});

test.each(["abc", "31.999", ""])("a price that reads %j is not saved as the one before it", async (typed) => {
  const before = await stored();
  await field("Price, VAT included").fill(typed);
  await field("Description").fill(`Typed with the price ${typed}`);
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await page.getByText("The price is no amount. Enter one such as 24.00.").waitFor();
  await expect
    .poll(() => field("Price, VAT included").evaluate((input) => input === document.activeElement))
    .toBe(true);
  await page.getByText("2 unsaved changes").waitFor();
  expect(await stored()).toEqual(before);
  await page.getByRole("button", { name: "Discard" }).click();
  await saved();
  expect(await field("Price, VAT included").inputValue()).toBe((Number(before.price_inc_tax_minor) / 100).toFixed(2));
});

test("when the session has ended, signing in again over the page keeps what was typed, and it is saved", async () => {
  await field("Name").fill("Bramble tee by hand");
  await world.database.ownerQuery("delete from sessions");
  await save();
  await page.getByRole("dialog", { name: "Sign in again" }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await signIn("Sign in");
  await expect.poll(() => page.getByRole("dialog", { name: "Sign in again" }).count()).toBe(0);
  expect(await field("Name").inputValue()).toBe("Bramble tee by hand");
  if (await page.getByText("Unsaved changes").count()) await save();
  await saved();
  expect(await stored()).toMatchObject({ name: "Bramble tee by hand" });
});

test.each([
  ["Keep my changes", "27.00", 2700],
  ["Take the other version", "29.00", 2600],
])("a colleague's save is not written over in silence: %s", async (choice, mine, priceIncTaxMinor) => {
  const colleague = await context.newPage();
  await open(colleague);
  await field("Price, VAT included", colleague).fill("26.00");
  await save(colleague);
  await saved(colleague);
  await colleague.close();

  await field("Price, VAT included").fill(mine);
  await save();
  const notice = page.getByRole("alert").filter({ hasText: "This product was changed somewhere else" });
  await notice.waitFor();
  expect(await notice.innerText()).toContain("Changed there: price.");
  expect(await stored()).toMatchObject({ price_inc_tax_minor: 2600 });
  expect(await seriousFaultsOf(page)).toEqual([]);
  await notice.getByRole("button", { name: choice }).click();
  if (choice === "Keep my changes") await save();
  await saved();
  expect(await stored()).toMatchObject({ price_inc_tax_minor: priceIncTaxMinor });
});

test.each([
  ["Keep my changes", true],
  ["Take the other version", false],
] as const)("a design that was saved in another tab asks whose work stays: %s", async (choice, isMine) => {
  const studio = async (tab: Page) => {
    await tab.getByRole("link", { name: "Open in studio" }).click();
    await tab.locator("section[aria-label=Layers] [aria-pressed]").first().click();
    return Number(await field("From top", tab).inputValue());
  };
  const enter = async (tab: Page, mm: number) => {
    await field("From top", tab).fill(String(mm));
    await field("From top", tab).press("Enter");
  };
  const colleague = await context.newPage();
  await open(colleague);
  const [theirs, mine] = [await studio(colleague), await studio(page)];
  await enter(colleague, theirs + 5);
  await colleague.getByText("Unsaved changes").waitFor();
  await colleague.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await colleague.close();

  await enter(page, mine + 11);
  const notice = page.getByRole("alert").filter({ hasText: "This design was changed somewhere else" });
  await notice.getByRole("button", { name: choice }).click();
  await notice.waitFor({ state: "detached" });
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  await page.reload();
  await page.locator("section[aria-label=Layers] [aria-pressed]").first().click();
  await expect.poll(() => field("From top").inputValue()).toBe(String(isMine ? mine + 11 : theirs + 5));
});
