// A page is built in the editor by keys alone, by mouse and by finger.
import { withDivision } from "@selvedge/db/with-division";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closePages, openBrowser, uncrashed } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let pageId: number;
let pagesMade = 0;

const text = (uid: string, words: string, more = {}) => ({
  ...{ type: "textBlock", uid, properties: { html: `<h2>${words}</h2>` } },
  ...more,
});
/** Six rows in each other without any space between them, and a text in the innermost. */
const nest = Array.from({ length: 5 }, (_, at) => `row${5 - at}`).reduce<object>(
  (inner, uid) => ({ type: "row", uid, name: uid, properties: {}, items: [inner] }),
  text("deep", "Deep down"),
);

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  // As wide as a page with the list and the settings beside it: one pixel of the page is one of the window.
  context = await browser.newContext({ viewport: { width: 1900, height: 1000 } });
  const origins = [world.origins.main, world.origins.shop("bramble")];
  for (const origin of origins) await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
  page = await context.newPage();
  await page.goto(`${world.origins.main}/dashboard/pages`);
  await page.getByLabel("Email").fill("merchant@selvedge.test");
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Pages" }).waitFor();
});
beforeEach(async () => {
  page = await uncrashed(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

/** Opens the editor on a new page of these blocks. */
async function edit(blocks: readonly object[], tab = page) {
  const stored = JSON.stringify({ version: 1, properties: { title: "Bank" }, blocks });
  pagesMade += 1;
  pageId = await withDivision(world.database.pools.web, world.bramble.divisionId, async (db) => {
    const row = { division_id: world.bramble.divisionId, url: `/bank-${pagesMade}/`, name: "Bank" };
    const made = await db
      .insertInto("pages")
      .values({ ...row, draft: stored, published: stored, published_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return Number(made.id);
  });
  await open(tab);
}
async function open(tab = page) {
  await tab.goto(`${world.origins.main}/dashboard/pages/${pageId}/edit`);
  // What is pressed before the page knows its editor is pressed in vain.
  await overlay(tab).waitFor({ state: "attached" });
}
const frame = (tab = page) => tab.frameLocator("[title='The page as it is edited']");
const overlay = (tab = page) => frame(tab).locator("selvedge-editor");
const shown = (tab = page) => frame(tab).locator("#root");
const said = (words: string | RegExp, tab = page) =>
  expect.poll(() => tab.locator("p[role=status]").innerText()).toMatch(words);
const rows = (tab = page) => tab.getByRole("treeitem");
const row = (name: RegExp, tab = page) => tab.getByRole("treeitem", { name }).first();
const order = (tab = page) =>
  rows(tab).evaluateAll((items) => items.map((item) => `${item.ariaLevel} ${item.ariaLabel}`));
const path = () => page.getByRole("navigation", { name: "Blocks around it" }).innerText();
const press = (keys: string) => page.keyboard.press(keys);
async function published(): Promise<string> {
  const visitor = await context.newPage();
  await visitor.goto(`${world.origins.shop("bramble")}/bank-${pagesMade}/`);
  const html = await visitor.content();
  await visitor.close();
  return html;
}
async function choose(words: string) {
  await page.getByRole("dialog").getByRole("searchbox").waitFor();
  await page.keyboard.type(words);
  await press("Enter");
}

/** The keys are the list's, at one of its rows. */
const inList = (name: RegExp) =>
  expect
    .poll(() => page.evaluate(() => [document.activeElement?.role, document.activeElement?.ariaLabel].join(" ")))
    .toMatch(new RegExp(`^treeitem ${name.source.replace("^", "")}`));

/** The keys are the settings'. */
const inSettings = () =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("aside")?.ariaLabel))
    .toBe("Settings of the block");

test("a small page with a scheduled sale is built by keys alone, and each result is said", async () => {
  await edit([]);
  expect(await order()).toEqual([]);
  await said(/^.+ is open: 0 blocks\. Press \? for the keys\.$/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Add block");
  await press("/");
  await choose("row");
  await said("Added Row, 1 of 1");
  await inList(/^Row/);
  await press("Control+Enter");
  await page.getByText("In Row, as number 2.").waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await choose("quote");
  await said("Added Quote, 2 of 2 in Row");
  await inList(/^Quote/);
  await press("Alt+ArrowUp");
  await said("Moved Quote, 1 of 2 in Row");
  await press("Alt+ArrowLeft");
  await said("Moved Quote, 2 of 2");
  await press("Shift+ArrowLeft");
  await said("11 of 12 columns");
  await press("F2");
  await page.getByRole("dialog", { name: "Rename the block" }).waitFor();
  await page.keyboard.type("Ada's words");
  await press("Enter");
  await said("Renamed Quote to Ada's words");
  await press("Control+c");
  await said("Copied 1 block");
  await press("Control+v");
  await said("Pasted 1 block");
  expect(await order()).toEqual([
    expect.stringContaining("1 Row"),
    expect.stringContaining("2 Text"),
    expect.stringContaining("1 Ada's words"),
    expect.stringContaining("1 Ada's words"),
  ]);
  await press("Delete");
  await said("Deleted Ada's words");
  expect(await page.evaluate(() => document.activeElement?.role)).toBe("treeitem");
  await press("Control+z");
  await said("Undone: Deleted Ada's words");
  await press("Control+z");
  await said("Undone: Pasted 1 block");
  await expect.poll(() => order()).toHaveLength(3);
  await press("Enter");
  await inSettings();
  await press("Control+a");
  await page.keyboard.type("Grown on the bank.");
  await shown().getByText("Grown on the bank.").waitFor();
  await press("F6");
  await press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await press("Escape");
  await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "detached" });
  await press("Control+k");
  await page.getByPlaceholder("Find an order, product or action").waitFor();
  await press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // A sale is scheduled, taken back and made again.
  await press("/");
  await choose("announcement");
  await said(/^Added Announcement/);
  await inList(/^Announcement/);
  await press("Enter");
  await inSettings();
  await press("Control+a");
  await page.keyboard.type("Ten in the hundred off");
  await page.getByRole("radio", { name: "Show when" }).focus();
  await press("Space");
  await page.getByRole("button", { name: "Add a rule" }).focus();
  await press("Enter");
  await page.getByRole("menuitem").first().waitFor();
  await page.keyboard.type("Between two d");
  await press("Enter");
  await page.getByText(/^Shown from /).waitFor();
  await page.getByRole("menu").waitFor({ state: "detached" });
  // Where the date is chosen, which has no steps of its own.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("datetime-local");
  await press("Control+z");
  await page.getByText(/^Shown from /).waitFor({ state: "detached" });
  await press("Control+Shift+z");
  await page.getByText(/^Shown from /).waitFor();

  await page.getByRole("button", { name: "Publish", exact: true }).focus();
  await press("Enter");
  await page.getByRole("button", { name: "Publish now" }).focus();
  await press("Enter");
  await expect.poll(published).toContain("Grown on the bank.");
  expect(await published()).not.toContain("Ada's words");
  expect(await published()).not.toContain("Ten in the hundred off");
});

test("F6 right after the editor opened chooses the first block and goes to its settings", async () => {
  await edit([text("one", "First of all"), text("two", "Then this")]);
  await inList(/^Text: First/);
  await press("F6");
  await inSettings();
  await page.keyboard.type("Well: ");
  await shown()
    .getByText(/^(Well: First of all|First of allWell: )$/)
    .waitFor();
  await press("F6");
  await inList(/^Text: /);
});

test("a section of several blocks is chosen as a whole, so the next one comes behind it and does not split it", async () => {
  await edit([text("one", "First of all")]);
  const add = async (name: RegExp) => {
    await page.getByRole("button", { name: "Add block" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Ready sections", { exact: true }).click();
    await dialog.getByRole("button", { name }).click();
    await dialog.waitFor({ state: "detached" });
  };
  await add(/^Shop by shape/);
  await page.getByText("2 blocks are chosen.").waitFor();
  await add(/^Best sellers/);
  await said("Added the section Best sellers");
  const outer = async () => (await order()).filter((each) => each?.startsWith("1 "));
  expect(await outer()).toEqual([
    expect.stringContaining("Text: First of all"),
    expect.stringContaining("Text: Start with a shape"),
    expect.stringContaining("Grid"),
    expect.stringContaining("Product list"),
  ]);
});

test("S4.17 S4.18 S4.20 the editor's module is switched while the page stays: the innermost block, level by level, none", async () => {
  await edit([nest, text("hidden", "Not yet", { properties: { html: "<p>Not yet</p>", published: false } })]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const switchTo = async (name: RegExp) => {
    await page
      .getByRole("button", { name: /^Blocks|^Everything|^As visitors/ })
      .first()
      .click();
    await page.getByRole("menuitemradio", { name }).or(page.getByRole("menuitem", { name })).click();
  };
  const deep = shown().getByText("Deep down");
  for (const depth of [1, 2, 3]) {
    await deep.click({ force: true });
    await expect.poll(path).toMatch(new RegExp(`row${depth}$`));
    // Two presses that follow each other at once are one double press.
    await page.mouse.move(5 * depth, 5);
  }
  await deep.dblclick({ force: true });
  await expect.poll(path).toMatch(/Text$/);
  await deep.click({ force: true, modifiers: ["Alt"] });
  await overlay().getByRole("menuitem", { name: "row4" }).click();
  await expect.poll(path).toMatch(/row4$/);
  await press("F6");
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("treeitem");
  await page.keyboard.type("text");
  await expect.poll(path).toMatch(/Text$/);
  await switchTo(/v1/);
  await press("Escape");
  await row(/Not yet/).click();
  await deep.click({ force: true });
  // The text that was chosen before is called Text, too.
  await expect.poll(path).toMatch(/row5.*Text$/s);
  await press("Control+d");
  await said("Duplicated Text, 2 of 2 in row5");
  await switchTo(/native/);
  await page.getByRole("tree").waitFor({ state: "detached" });
  await overlay().waitFor({ state: "detached" });
  await frame().getByText("Deep down").nth(1).waitFor();
  expect(await frame().getByText("Not yet").count()).toBe(0);
  await switchTo(/v3Dev/);
  await page.getByRole("tree").waitFor();
  await overlay().waitFor({ state: "attached" });
  await press("F6");
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("treeitem");
  await press("Control+z");
  await expect.poll(() => order()).toHaveLength(7);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("S3.21 S3.23 blocks are dragged and widened on the page, and a place that takes none says why", async () => {
  const show = {
    type: "slideshow",
    uid: "show",
    properties: {},
    items: [{ type: "slide", uid: "s", properties: { title: "Spring" } }],
  };
  await edit([show, text("below", "Below it")]);
  await row(/Below it/).click();
  await press("Alt+ArrowUp");
  await said("Nothing goes above the opening slideshow.");
  const tags = {
    type: "taglets",
    uid: "tags",
    properties: {},
    items: [{ type: "tag", uid: "t", properties: { text: "Wool" } }],
  };
  await edit([text("one", "First of all", { size: 6 }), text("two", "Second", { size: 6 }), tags]);
  await shown().getByText("First of all").click({ force: true });
  await overlay().locator(".grip").waitFor();
  const middle = async (selector: string) => {
    const { x, y, width, height } = (await overlay().locator(selector).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drag = async (selector: string, to: { x: number; y: number }) => {
    const from = await middle(selector);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
  };
  const tag = (await shown().getByText("Wool").boundingBox())!;
  await drag(".grip", { x: tag.x + tag.width / 2, y: tag.y + tag.height / 2 });
  await overlay().getByText("That block does not take this kind of block.").waitFor();
  await page.mouse.up();
  expect((await order())[0]).toContain("First of all");
  const second = (await shown().getByText("Second").boundingBox())!;
  await drag(".grip", { x: second.x + 500, y: second.y + 10 });
  await overlay().getByText("Text goes here, place 2").waitFor();
  await page.mouse.up();
  await said("Moved Text, 2 of 3");
  const left = async (words: string) => (await shown().getByText(words).boundingBox())!.x;
  await expect.poll(async () => (await left("First of all")) > (await left("Second"))).toBe(true);
  // The handles follow the block a frame later.
  await expect.poll(async () => Math.abs((await middle(".grip")).x - (await left("First of all"))) < 200).toBe(true);
  const edge = await middle(".edge.right");
  await drag(".edge.right", { x: edge.x - 100, y: edge.y });
  await overlay().getByText("5 of 12").waitFor();
  await page.mouse.up();
  await said("5 of 12 columns");
  await expect.poll(() => shown().locator("[data-uid=one]").getAttribute("style")).toContain("--span:5");
  await shown()
    .getByText("Second")
    .click({ force: true, modifiers: ["Shift"] });
  await page.getByText("2 blocks are chosen.").waitFor();
  await press("Delete");
  await said("Deleted 2 blocks");
  expect(await order()).toHaveLength(2);
  await press("Control+z");
  await said("Undone: Deleted 2 blocks");
  expect(await order()).toHaveLength(4);
});

test("several blocks move as one step, a row of the list is closed, a slide is brought forward, a new block is dragged in", async () => {
  const slide = (uid: string, title: string) => ({ type: "slide", uid, properties: { title } });
  await edit([
    text("one", "First of all"),
    text("two", "Second"),
    { type: "row", uid: "row", properties: {}, items: [text("in", "Inside")] },
    { type: "slideshow", uid: "show", properties: {}, items: [slide("s1", "Spring"), slide("s2", "Autumn")] },
    { type: "button", uid: "empty", properties: {} },
  ]);
  await row(/First of all/).click();
  await press("Shift+ArrowDown");
  await said("2 blocks are chosen.");
  await press("Alt+ArrowDown");
  await said("Moved 2 blocks, 2 of 5");
  await press("Alt+ArrowRight");
  await said("Moved 2 blocks, 2 of 3 in Row");
  await press("Control+z");
  await press("Control+z");
  await said("Undone: Moved 2 blocks");
  await row(/^Row/).click();
  const count = (await order()).length;
  await press("ArrowLeft");
  await expect.poll(async () => (await order()).length).toBe(count - 1);
  expect(await row(/^Row/).getAttribute("aria-expanded")).toBe("false");
  await press("ArrowDown");
  await expect.poll(path).toMatch(/Slideshow$/);
  await press("ArrowUp");
  await press("ArrowRight");
  await expect.poll(async () => (await order()).length).toBe(count);
  const along = () =>
    shown()
      .locator("[data-uid=show] [data-track]")
      .evaluate(({ scrollLeft }) => scrollLeft);
  await row(/Autumn/).click();
  await expect.poll(along).toBeGreaterThan(100);
  await shown().locator("[data-uid=show] [data-go='0']").dispatchEvent("click");
  await expect.poll(along).toBe(0);
  await expect.poll(path).toMatch(/Slide$/);
  await shown().getByRole("button", { name: "Fill in" }).dispatchEvent("click");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field")))
    .toBe("text");
  await page.getByRole("button", { name: "Add block" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("quote");
  await dialog.getByRole("button", { name: /^Banner/ }).waitFor({ state: "detached" });
  const card = (await dialog.getByRole("button", { name: /^Quote/ }).boundingBox())!;
  await page.mouse.move(card.x + 40, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 80, card.y + 80);
  // The page may still scroll to what was chosen before.
  const isOverPlace = async () => {
    const below = (await shown().locator("[data-uid=empty]").boundingBox())!;
    await page.mouse.move(below.x + 199, below.y + 4);
    await page.mouse.move(below.x + 200, below.y + 4);
    return page.getByText("On the page, as number 5.").last().isVisible();
  };
  await expect.poll(isOverPlace, { interval: 500 }).toBe(true);
  await overlay().locator(".drop:not([hidden])").waitFor();
  await page.mouse.up();
  await said("Added Quote, 5 of 6");
});

test("of a long list only the rows in view are rendered, and keys, the page and a drag reach all others", async () => {
  await edit(Array.from({ length: 120 }, (_, at) => text(`line${at}`, `Line ${at}`)));
  await inList(/^Text: Line 0$/);
  const fewRows = () => expect.poll(() => rows().count()).toBeLessThan(70);
  await fewRows();
  await press("End");
  await inList(/^Text: Line 119$/);
  await press("ArrowUp");
  await inList(/^Text: Line 118$/);
  await fewRows();
  expect(await row(/Line 118$/).evaluate((item) => [item.ariaPosInSet, item.ariaSetSize])).toEqual(["119", "120"]);
  await press("Home");
  await inList(/^Text: Line 0$/);
  await shown().getByRole("heading", { name: "Line 60", exact: true }).click();
  const chosen = row(/Line 60$/);
  await expect.poll(() => chosen.getAttribute("aria-selected")).toBe("true");
  const list = page.getByRole("complementary", { name: "Blocks", exact: true });
  const isInView = (item: Locator) =>
    item.evaluate((own) => {
      const [{ top, bottom }, pane] = [own.getBoundingClientRect(), own.closest("aside")!.getBoundingClientRect()];
      return top >= pane.top && bottom <= pane.bottom;
    });
  await expect.poll(() => isInView(chosen)).toBe(true);
  await list.hover();
  await page.mouse.wheel(0, 10_000);
  const last = row(/Line 119$/);
  await last.waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(70);
  // Tab still stops at the chosen one.
  expect([await isInView(chosen), await chosen.getAttribute("tabindex")]).toEqual([false, "0"]);
  const [from, pane] = [(await last.boundingBox())!, (await list.boundingBox())!];
  await page.mouse.move(from.x + 60, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, pane.y + 20, { steps: 3 });
  // Near its edge the list scrolls, so rows come that were not there; the dragged one stays.
  await row(/Line 80$/).waitFor();
  await page.mouse.move(from.x + 60, pane.y + 300, { steps: 3 });
  await page.mouse.up();
  await said(/^Moved Text, \d+ of 120\.$/);
  await fewRows();
});

test("entries of a list are dragged into another order, and long names leave room for what is done with them", async () => {
  const places = ["Where the river bends below the old mill", "Behind the barn", "On the bank"];
  const entries = places.map((text, at) => ({ key: `k${at}`, text, href: "/" }));
  await edit([{ type: "appIcon", uid: "places", properties: { places: entries } }]);
  await row(/^Apps and places/).click();
  const names = page.locator("aside [data-row-name]");
  await names.first().waitFor();
  const isInPanel = (button: Element) =>
    button.getBoundingClientRect().right <= button.closest("aside")!.getBoundingClientRect().right;
  expect(await page.getByRole("button", { name: `Actions for ${places[0]}` }).evaluate(isInPanel)).toBe(true);
  const [from, to] = await Promise.all([names.nth(0).boundingBox(), names.nth(1).boundingBox()]);
  await page.mouse.move(from!.x + 20, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 20, to!.y + to!.height - 2, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => names.allInnerTexts()).toEqual([places[1], places[0], places[2]]);
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => names.allInnerTexts()).toEqual(places);
});

test("a second tab that edits the page says so in both words and saves what it changes", async () => {
  await edit([text("one", "First of all")]);
  const tab = await context.newPage();
  await open(tab);
  await tab.getByText("This page is open in another tab").waitFor();
  await row(/First of all/, tab).click();
  await tab.keyboard.press("Control+d");
  await expect.poll(() => order(tab)).toHaveLength(2);
  await expect.poll(() => shown(tab).getByText("First of all").count()).toBe(2);
  await tab.goto("about:blank");
  await tab.close();
});

test("on a phone a page is made, its headline typed, a sale scheduled, undone, set again and moved, and all published", async () => {
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    storageState: await context.storageState(),
  });
  const tab = await phone.newPage();
  await tab.goto(`${world.origins.main}/dashboard/pages`);
  await tab.getByRole("button", { name: "New page" }).tap();
  await tab.getByRole("textbox", { name: "Name" }).fill("Winter on the bank");
  expect(await tab.getByRole("textbox", { name: "Address" }).inputValue()).toBe("/winter-on-the-bank/");
  await tab
    .getByText(/^A front page/)
    .first()
    .tap();
  await tab.getByRole("button", { name: "Make the page" }).tap();
  await overlay(tab).waitFor({ state: "attached" });

  await tapTwiceUntilTyped(tab, "Say what you make");
  await tab.keyboard.press("Control+a");
  await tab.keyboard.insertText("Warm by hand");
  const bar = tab.getByRole("navigation", { name: "Parts of the editor" });
  await bar.getByRole("button", { name: "Settings" }).tap();
  await expect.poll(() => tab.getByRole("textbox", { name: "Title" }).inputValue()).toBe("Warm by hand");

  await bar.getByRole("button", { name: "Add" }).tap();
  const dialog = tab.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Ready sections" }).press("Space");
  await dialog.getByRole("searchbox").fill("sale");
  await dialog.getByRole("button", { name: /^A line of news/ }).tap();
  await bar.getByRole("button", { name: "Settings" }).tap();
  await tab.getByRole("textbox", { name: "Words" }).first().fill("Ten in the hundred off");
  await tab.getByText("Show when", { exact: true }).tap();
  const schedule = async () => {
    await tab.getByRole("button", { name: "Add a rule" }).tap();
    await tab.getByRole("menuitem", { name: "Between two dates" }).tap();
    await tab.getByText(/^Shown from /).waitFor();
  };
  await schedule();
  expect(await seriousFaultsOf(tab)).toEqual([]);
  const undo = tab.getByRole("button", { name: /^Undo/ }).first();
  const undoAt = await undo.boundingBox();
  await undo.tap();
  await tab.getByText(/^Shown from /).waitFor({ state: "detached" });
  // A second press in the same place undoes again.
  await tab.getByRole("button", { name: /^Redo/ }).waitFor();
  expect(await undo.boundingBox()).toEqual(undoAt);
  await tab.getByRole("button", { name: /^Redo/ }).tap();
  await tab.getByText(/^Shown from /).waitFor();
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tab.getByRole("button", { name: /^Undo/ }).first().tap();
  await tab.getByText(/^Shown from /).waitFor({ state: "detached" });
  await schedule();
  await bar.getByRole("button", { name: "Blocks" }).tap();
  // Held and dragged by its handle.
  const news = row(/^Announcement/, tab);
  const [from, to] = await Promise.all([news.boundingBox(), row(/^Banner/, tab).boundingBox()]);
  const session = await phone.newCDPSession(tab);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const handle = from!.x + 16;
  await touch("touchStart", [{ x: handle, y: from!.y + 26 }]);
  await touch("touchMove", [{ x: handle, y: from!.y }]);
  await touch("touchMove", [{ x: handle, y: to!.y + 4 }]);
  await tab.getByText("Announcement goes here, place 1").first().waitFor();
  await touch("touchEnd", []);
  await said("Moved Announcement, 1 of 9", tab);
  // Where it has gone is followed.
  const line = shown(tab).getByText("Ten in the hundred off");
  await expect
    .poll(() =>
      line.evaluate((own) => own.getBoundingClientRect().top >= 0 && own.getBoundingClientRect().bottom <= innerHeight),
    )
    .toBe(true);
  await news.getByRole("button", { name: "Move down" }).tap();
  await said("Moved Announcement, 2 of 9", tab);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tab.getByRole("button", { name: "Publish", exact: true }).tap();
  await tab.getByRole("button", { name: "Publish now" }).tap();
  const visitor = await context.newPage();
  const seen = async () => {
    await visitor.goto(`${world.origins.shop("bramble")}/winter-on-the-bank/`);
    return visitor.content();
  };
  await expect.poll(seen).toContain("Warm by hand");
  expect(await seen()).not.toContain("Ten in the hundred off");
  await phone.close();
});

/** Taps words of the page twice, again where the page was still moving under the finger. */
async function tapTwiceUntilTyped(tab: Page, words: string): Promise<void> {
  const typed = shown(tab).locator("[contenteditable]");
  const tapTwice = async () => {
    const { x, y } = (await shown(tab).getByText(words).boundingBox())!;
    for (let taps = 0; taps < 2; taps += 1) await tab.touchscreen.tap(x + 20, y + 10);
    return typed.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(tapTwice).toBe(true);
}
