// What a merchant has typed outlives a slip of the hand, an ended session and a colleague's save.
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closePages, openBrowser, uncrashed } from "./browser.ts";
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
  // Goes as every clock does, until a test lets time pass.
  await context.clock.install();
  page = await context.newPage();
  await page.goto(address);
  await page.waitForURL(/\/login\//);
  await signIn("Sign in");
  await page.waitForURL(address);
});
beforeEach(async () => {
  page = await uncrashed(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page);
});
afterAll(async () => {
  await closePages(browser);
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
const question = () => page.getByRole("alertdialog", { name: "Leave without saving?" });
const isFocused = (element: Element) => element === document.activeElement;
const isUncovered = (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 4, top + height / 2) === element;
};
const messages = () => page.getByRole("region", { name: "Messages" });
const saved = (tab = page) => tab.getByText("All changes saved").waitFor();
const stored = async () => {
  const { rows } = await world.database.ownerQuery(
    `select name, price_inc_tax_minor from products where id = ${world.bramble.tee.id}`,
  );
  return rows[0];
};

test("who goes elsewhere with changes is asked first; staying keeps them, discarding drops them", async () => {
  await field("Name").fill("Bramble tee, second try");
  await page.getByRole("link", { name: /^Orders/ }).click();
  await question().waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await question().getByRole("button", { name: "Stay" }).click();
  expect(await field("Name").inputValue()).toBe("Bramble tee, second try");
  await page.getByRole("link", { name: /^Orders/ }).click();
  await question().getByRole("button", { name: "Discard and leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  expect(await stored()).toMatchObject({ name: "Bramble tee" });
});

test("who goes elsewhere may save first, and stays where that is refused", async () => {
  const { price_inc_tax_minor: before } = await stored();
  await field("Price, VAT included").fill("1.00");
  await page.getByRole("link", { name: /^Orders/ }).click();
  await question().getByRole("button", { name: "Save and leave" }).click();
  await messages()
    .getByText(/The lowest price you can set is/)
    .waitFor();
  expect(await field("Price, VAT included").inputValue()).toBe("1.00");
  await field("Price, VAT included").fill((Number(before) / 100).toFixed(2));
  await field("Description").fill("Saved on the way out.");
  await page.getByRole("link", { name: /^Orders/ }).click();
  await question().getByRole("button", { name: "Save and leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  await page.goBack();
  await expect.poll(() => field("Description").inputValue()).toBe("Saved on the way out.");
});

test.each(["abc", "31.999", ""])("a price that reads %j is not saved as the one before it", async (typed) => {
  const before = await stored();
  await field("Price, VAT included").fill(typed);
  await field("Description").fill(`Typed with the price ${typed}`);
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await page.getByText("The price is not an amount. Enter one such as 24.00.").waitFor();
  await expect
    .poll(() => field("Price, VAT included").evaluate((input) => input === document.activeElement))
    .toBe(true);
  await page.getByText("2 unsaved changes").waitFor();
  expect(await stored()).toEqual(before);
  await page.getByRole("button", { name: "Discard" }).click();
  await saved();
  expect(await field("Price, VAT included").inputValue()).toBe((Number(before.price_inc_tax_minor) / 100).toFixed(2));
});

test("a refusal does not wait behind the word that the save before it arrived", async () => {
  await field("Description").fill("Soft, and knitted close.");
  await save();
  await messages().getByText("Saved").hover();
  await field("Price, VAT included").fill("abc");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await messages().getByText("The price is not an amount.").waitFor();
});

test.each([1440, 390])("at %i px who takes everything off sale is told what to keep, and led there", async (width) => {
  await page.setViewportSize({ width, height: 844 });
  const sold = page.getByRole("switch", { name: /^Sell /, checked: true });
  for (let left = await sold.count(); left > 0; left--) {
    await sold.first().press("Space");
    await expect.poll(() => sold.count()).toBe(left - 1);
  }
  // The reason will stand above this button, behind the bar at the foot of a phone.
  await page.getByRole("button", { name: /more colours$/ }).evaluate((more) => more.scrollIntoView({ block: "end" }));
  await page.getByRole("button", { name: /^Save/ }).press("Enter");
  await messages().getByText("Colours and sizes: Keep at least one colour and size on sale.").waitFor();
  const reason = page.locator("#content").getByText("Keep at least one colour and size on sale.");
  await expect.poll(() => reason.evaluate(isFocused)).toBe(true);
  await expect.poll(() => reason.evaluate(isUncovered)).toBe(true);
});

test.each([1440, 1024, 390])("at %i px the Tab key goes along the actions as they are read", async (width) => {
  await page.setViewportSize({ width, height: 1000 });
  await field("Name").fill("Bramble tee, read in order");
  await page.getByRole("button", { name: "Discard" }).waitFor();
  const places = await page
    .locator("#content header")
    .first()
    .locator(":is(a, button)")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, top }) => ({ left, top })));
  expect(places.length).toBeGreaterThan(3);
  expect(places.toSorted((one, other) => one.top - other.top || one.left - other.left)).toEqual(places);
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
  ["Use the other version", "29.00", 2600],
])("a colleague's save is not written over in silence: %s", async (choice, mine, priceIncTaxMinor) => {
  const colleague = await context.newPage();
  await open(colleague);
  await field("Price, VAT included", colleague).fill("26.00");
  await save(colleague);
  await saved(colleague);
  await colleague.close();

  await field("Price, VAT included").fill(mine);
  await save();
  const notice = page.getByRole("alert").filter({ hasText: "This product was changed elsewhere" });
  await notice.waitFor();
  expect(await notice.innerText()).toContain("Changed there: price.");
  expect(await stored()).toMatchObject({ price_inc_tax_minor: 2600 });
  expect(await seriousFaultsOf(page)).toEqual([]);
  await notice.getByRole("button", { name: choice }).click();
  if (choice === "Keep my changes") await save();
  await saved();
  expect(await stored()).toMatchObject({ price_inc_tax_minor: priceIncTaxMinor });
});

const studio = async (tab: Page) => {
  await tab.getByRole("link", { name: "Open in studio" }).click();
  return fromTop(tab);
};
const fromTop = async (tab: Page) => {
  await tab.locator("section[aria-label=Layers] [aria-pressed]").first().click();
  return Number(await field("From top", tab).inputValue());
};
/** A design is saved so long after its last change, and again so long after that failed. */
const [quietMs, retryMs] = [3000, 8000];
const enter = async (tab: Page, mm: number) => {
  await field("From top", tab).fill(String(mm));
  await field("From top", tab).press("Enter");
};
const enterAndWait = async (tab: Page, mm: number) => {
  await enter(tab, mm);
  await tab.clock.fastForward(quietMs);
};
const atRest = (tab: Page) => tab.getByText(/^Saved \d\d:\d\d$/).waitFor();
const conflict = () => page.getByRole("alert").filter({ hasText: "This design was changed elsewhere" });
const designCalls = "**/omnis/v3/divisions/*/designs/*/";

/** Opens the design here and in another tab, which saves `theirs` first; what is entered here then meets it. */
async function meetColleague() {
  const colleague = await context.newPage();
  await open(colleague);
  const [before] = [await studio(colleague), await studio(page)];
  const [theirs, mine] = [before + 5, before + 11];
  await enter(colleague, theirs);
  await colleague.getByText("Unsaved changes").waitFor();
  await colleague.clock.fastForward(quietMs);
  await atRest(colleague);
  await colleague.close();
  await enterAndWait(page, mine);
  await conflict().waitFor();
  return { theirs, mine };
}

/** Answers the calls of one method on designs so, until the function it gives is called. */
async function answering(method: string, handle: (route: Route) => Promise<void>) {
  await page.route(designCalls, (route) => (route.request().method() === method ? handle(route) : route.fallback()));
  return () => page.unroute(designCalls);
}

const afterReload = async () => {
  await atRest(page);
  await page.reload();
  return fromTop(page);
};

test("keeping one's design puts it over the other, and the focus goes on with the work", async () => {
  const { mine } = await meetColleague();
  await conflict().getByRole("button", { name: "Keep my changes" }).press("Enter");
  await conflict().waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("button", { name: "Back to product" }).evaluate(isFocused)).toBe(true);
  expect(await afterReload()).toBe(mine);
});

test("taking the other design leaves behind even what is done while it is on its way", async () => {
  const { theirs } = await meetColleague();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const restore = await answering("GET", async (route) => {
    await arrival;
    await route.fallback();
  });
  await conflict().getByRole("button", { name: "Use the other version" }).press("Enter");
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowDown");
  if (await field("From top").count()) await enter(page, theirs + 33);
  arrive();
  await conflict().waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("button", { name: "Back to product" }).evaluate(isFocused)).toBe(true);
  await restore();
  expect(await afterReload()).toBe(theirs);
});

test("a design that could not be put over the other says why, and only then", async () => {
  const { mine } = await meetColleague();
  const keep = conflict().getByRole("button", { name: /Keep my changes|Saving/ });
  const { promise: failure, resolve: fail } = Promise.withResolvers<void>();
  const reach = await answering("GET", async (route) => {
    await failure;
    await route.abort();
  });
  await keep.press("Enter");
  await expect.poll(() => conflict().getByRole("button", { name: "Use the other version" }).isDisabled()).toBe(true);
  fail();
  await messages().getByText("Your changes were not saved.").waitFor();
  await reach();
  await messages().getByRole("button", { name: "Close message" }).click();

  const arrive = await answering("PUT", (route) => route.abort());
  await keep.press("Enter");
  await page.getByText("Not saved yet").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Back to product" }).evaluate(isFocused)).toBe(true);
  expect(await messages().innerText()).toBe("");
  await arrive();
  await page.clock.fastForward(retryMs);
  expect(await afterReload()).toBe(mine);
});

test("a save whose answer was lost is recognised as one's own, also after newer work and a reload", async () => {
  await open(page);
  const before = await studio(page);
  const restore = await answering("PUT", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enterAndWait(page, before + 3);
  await page.getByText("Not saved yet").waitFor();
  await restore();
  await enter(page, before + 7);
  await page.reload();
  expect(await fromTop(page)).toBe(before + 7);
  await page.clock.fastForward(quietMs);
  expect(await afterReload()).toBe(before + 7);
});

test("a design that cannot be saved says why, from the studio and after leaving it, and is saved by trying again", async () => {
  await open(page);
  const before = await studio(page);
  const reason = messages().getByText(/^“.+” is not saved yet\. We could not reach the server\./);
  const again = messages().getByRole("button", { name: "Try again" });
  const cutLine = () => answering("PUT", (route) => route.abort());

  const restore = await cutLine();
  await enter(page, before + 3);
  await page.getByRole("button", { name: "Back to product" }).click();
  await reason.waitFor();
  expect(await field("From top").inputValue()).toBe(String(before + 3));
  await restore();
  await again.click();
  await page.getByText("All changes saved").waitFor();

  expect(await studio(page)).toBe(before + 3);
  const restoreAgain = await cutLine();
  await enter(page, before + 5);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByText("All changes saved").waitFor();
  await reason.waitFor();
  await restoreAgain();
  await again.click();
  await messages()
    .getByText(/^“.+” is saved$/)
    .waitFor();
  expect(await studio(page)).toBe(before + 5);
});

test("who leaves a design that was changed elsewhere is led back to the choice, and nothing is lost", async () => {
  const { mine } = await meetColleague();
  await page.getByRole("button", { name: "Back to product" }).click();
  await messages()
    .getByText(/was changed elsewhere\. Choose which version to keep\.$/)
    .waitFor();
  await messages().getByRole("button", { name: "Close message" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await messages().getByRole("button", { name: "Open design" }).click();
  expect(await fromTop(page)).toBe(mine);
  await conflict().getByRole("button", { name: "Keep my changes" }).click();
  expect(await afterReload()).toBe(mine);
});
