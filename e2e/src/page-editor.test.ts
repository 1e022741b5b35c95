// A merchant changes a page of their shop in the editor, sees it there at once, and publishes it.
import { withDivision } from "@selvedge/db/with-division";
import type { Browser, BrowserContext, Page } from "playwright-core";
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

const text = (uid: string, words: string) => ({ type: "textBlock", uid, properties: { html: `<h2>${words}</h2>` } });
const titled = (uid: string, title: string) => ({ type: "banner", uid, properties: { title } });

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(`${world.origins.main}/dashboard/pages`);
  await page.getByLabel("Email").fill("merchant@selvedge.test");
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Pages" }).waitFor();
});
beforeEach(async () => {
  page = await uncrashed(page);
  const blocks = [titled("first", "Hedge week"), text("second", "By the lane"), text("third", "In the field")];
  const document = JSON.stringify({ version: 1, properties: { title: "Meadow" }, blocks });
  pageId = await withDivision(world.database.pools.web, world.bramble.divisionId, async (db) => {
    pagesMade++;
    const row = { division_id: world.bramble.divisionId, url: `/meadow-${pagesMade}/`, name: "Meadow" };
    const made = await db
      .insertInto("pages")
      .values({ ...row, draft: document, published: document })
      .returning("id")
      .executeTakeFirstOrThrow();
    return Number(made.id);
  });
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const shown = (tab = page) => tab.frameLocator("[title='The page as it is edited']").locator("#root");
const settings = (tab = page) => tab.getByRole("complementary", { name: "Settings of the block" });
const blocks = () => page.getByRole("complementary", { name: "Blocks" });
const block = (name: RegExp) =>
  blocks().getByRole("treeitem", { name }).or(blocks().getByRole("row", { name })).first();
const saved = (tab = page) =>
  tab
    .getByText(/^Saved \d\d:\d\d$/)
    .first()
    .waitFor();

async function open(tab = page) {
  await tab.goto(`${world.origins.main}/dashboard/pages/${pageId}/edit`);
  await shown(tab).getByText("In the field").waitFor();
  // What is pressed before the page knows its editor is pressed in vain.
  await tab
    .frameLocator("[title='The page as it is edited']")
    .locator("selvedge-editor")
    .waitFor({ state: "attached" });
}
/** What moves without end: an animation that nobody sees costs as much as one that is seen. */
const endlessly = () =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map((each) => (each.effect as KeyframeEffect).target?.outerHTML),
  );

async function published(): Promise<string> {
  const visitor = await context.newPage();
  await visitor.goto(`${world.origins.shop("bramble")}/meadow-${pagesMade}/`);
  const html = await visitor.content();
  await visitor.close();
  return html;
}

test("S2.89 a title is changed, undone and made again on the page itself, a block is added, and all of it is published", async () => {
  await open();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await block(/Hedge week/).click();
  await settings().getByRole("textbox", { name: "Title" }).fill("Hedge fortnight");
  await shown().getByText("Hedge fortnight").waitFor();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await shown().getByText("Hedge week").waitFor();
  await page.keyboard.press("Control+Shift+z");
  await shown().getByText("Hedge fortnight").waitFor();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("text");
  await page.getByRole("dialog").getByRole("button", { name: /^Text/ }).click();
  await shown().getByText("Some words under it.").waitFor();
  expect(await published()).toContain("Hedge week");
  await saved();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(published, { timeout: 10_000 }).toContain("Hedge fortnight");
  expect(await published()).toContain("Some words under it.");
  expect(await published()).not.toContain("page-editor");
});

test("what is pressed on the page is chosen in the list, and moves by keys", async () => {
  await open();
  await expect.poll(endlessly, { message: "what is drawn anew for as long as the editor is open" }).toEqual([]);
  // Who has touched nothing yet is in the list.
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-row"))).toBe("first");
  await shown().getByText("Hedge week").click({ force: true });
  await expect.poll(() => settings().innerText()).toContain("Banner");
  await block(/In the field/).click();
  const order = async () => {
    const words = await shown().innerText();
    return words.indexOf("In the field") < words.indexOf("By the lane");
  };
  expect(await order()).toBe(false);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(order).toBe(true);
  await page.keyboard.press("Control+z");
  await expect.poll(order).toBe(false);
});

test.each(["pointerdown", "keydown"])(
  "a %s right after a choice, before its paint, finds the settings of what was chosen",
  async (type) => {
    await open();
    await block(/Hedge week/).click();
    await settings().getByRole("textbox", { name: "Title" }).waitFor();
    const found = await page.evaluate(async (type) => {
      const settingsOf = () => document.querySelector<HTMLElement>("[data-of]")!.dataset.of;
      let frames = 0;
      requestAnimationFrame(() => frames++);
      const answered = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
      document.querySelector<HTMLElement>("[data-row=second]")!.click();
      await answered();
      const before = settingsOf();
      dispatchEvent(type === "keydown" ? new KeyboardEvent(type, { key: "Tab" }) : new PointerEvent(type));
      await answered();
      return { before, after: settingsOf(), frames };
    }, type);
    expect(found).toEqual({ before: "first", after: "second", frames: 0 });
  },
);

test("what was typed while the server could not be reached is there again after the tab was closed", async () => {
  const tab = await context.newPage();
  await open(tab);
  await shown(tab).getByText("Hedge week").click({ force: true });
  const title = settings(tab).getByRole("textbox", { name: "Title" });
  await title.waitFor();
  await context.setOffline(true);
  await title.fill("Hedge month");
  await tab.waitForTimeout(1_000);
  await tab.close({ runBeforeUnload: false });
  await context.setOffline(false);
  await page.goto(`${world.origins.main}/dashboard/pages/${pageId}/edit`);
  await page.getByText("We found changes that were not saved").waitFor();
  await shown().getByText("Hedge month").waitFor();
});

test("a page of another shop is not found", async () => {
  await page.goto(`${world.origins.main}/dashboard/pages/999999999/edit`);
  await page
    .getByText(/unable to find|not (here|found)|did not load/i)
    .first()
    .waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
});

test("S3.26 a section is added, a text typed on the page, a picture and a link to a product chosen, and visitors see it all", async () => {
  await open();
  await page.getByRole("button", { name: "Add block" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Ready sections" }).click();
  await dialog.getByRole("searchbox").fill("headline one button");
  await dialog.getByRole("button", { name: /^Headline and picture/ }).click();
  await shown().getByText("Say what you make").waitFor();

  const title = shown().getByText("Say what you make");
  await title.dispatchEvent("dblclick", { bubbles: true });
  await shown().locator("[contenteditable]").waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("Żółw by the lane");
  await page.keyboard.press("Escape");
  await expect.poll(() => settings().getByRole("textbox", { name: "Title" }).inputValue()).toBe("Żółw by the lane");

  await settings().getByRole("button", { name: "Choose a picture" }).first().click();
  // What is typed is looked for in every source, each says how many it has, and the keyboard alone is enough.
  await dialog.getByRole("radio", { name: /^All \d/ }).waitFor();
  await page.keyboard.type("no such picture");
  await dialog.getByText("No matching pictures").waitFor();
  await dialog.getByRole("radio", { name: "Products 0" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.getByText("No matching pictures").waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await dialog.getByRole("option", { selected: true }).first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const opener = settings().getByRole("button", { name: "Choose a picture" }).first();
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await dialog.getByRole("radio", { name: "Products" }).click();
  await dialog.getByRole("option").first().click();
  // On the theme's ground nothing of it is cut.
  const onGround = dialog.getByRole("checkbox", { name: /theme’s ground/ });
  // The picture may move the field as it loads, and a forced press then misses it.
  const leaveGround = async () => {
    await onGround.uncheck({ force: true }).catch(() => {});
    return onGround.isChecked();
  };
  await expect.poll(leaveGround).toBe(false);
  await dialog.getByRole("button", { name: /^What must stay in the picture/ }).press("Shift+ArrowLeft");
  // Words for people who cannot see it come with a product, and are asked for where they are gone.
  const words = dialog.getByRole("textbox", { name: /^What “/ });
  const spoken = await words.inputValue();
  await words.fill("");
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await dialog.getByText("Say what it shows, or that it only decorates.").waitFor();
  await expect.poll(() => words.evaluate((area) => area === document.activeElement)).toBe(true);
  expect(await seriousFaultsOf(page)).toEqual([]);
  await words.fill(spoken);
  await dialog.getByRole("button", { name: "Use this picture" }).click();
  await settings().getByRole("button", { name: "Shop everything", exact: true }).click();
  await settings().getByRole("button", { name: "Choose: Leads to" }).click();
  await dialog.getByRole("radio", { name: "Products" }).click();
  const product = dialog.getByRole("option").first();
  await product.waitFor();
  await product.click();
  const leads = await settings().getByRole("textbox", { name: "Leads to" }).inputValue();
  expect(leads).toMatch(/^\/product\/[a-z0-9-]+\/$/);
  await settings().getByRole("switch", { name: "Open in a new tab" }).check();
  await saved();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(published, { timeout: 10_000 }).toContain("Żółw by the lane");
  const html = await published();
  expect(html).toContain(`href="${leads}" target="_blank" rel="noopener"`);
  expect(html).toMatch(/object-position:\s*40% 50%/);
  expect(html).not.toContain("data-texts");
});

test("words of a text lead to a block of the same page, visitors come to it without scripts, and once it is gone that is said", async () => {
  await open();
  await block(/By the lane/).click();
  const words = settings().getByRole("textbox", { name: "Text", exact: true });
  await words.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "On this page" }).check({ force: true });
  await dialog.getByRole("searchbox").fill("field");
  await dialog.getByRole("option", { name: /In the field/ }).click();
  await words.locator('a[href="#to-in-the-field"]').waitFor();
  // A copy of what is led to is another place.
  await block(/In the field/).click();
  await page.keyboard.press("Control+d");
  await blocks().getByText("In the field").nth(1).waitFor();
  await saved();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(published, { timeout: 10_000 }).toContain('href="#to-in-the-field"');

  const scriptless = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 400 } });
  const visitor = await scriptless.newPage();
  await visitor.goto(`${world.origins.shop("bramble")}/meadow-${pagesMade}/`);
  await visitor.getByRole("link", { name: "By the lane" }).click();
  expect(new URL(visitor.url()).hash).toBe("#to-in-the-field");
  const target = visitor.locator(":target");
  expect([await target.count(), await target.innerText()]).toEqual([1, "In the field"]);
  expect(await visitor.locator("#to-in-the-field").count()).toBe(1);
  await scriptless.close();

  await block(/In the field/).click();
  await page.keyboard.press("Delete");
  await block(/By the lane/).click();
  await settings().getByText("“By the lane” leads to a block that is not on the page any more.").waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByText("1 link leads nowhere").waitFor();
  expect(await dialog.getByRole("button", { name: "Publish now" }).isEnabled()).toBe(true);
});

test("S4.18 S4.19 a block is put into the footer of every page, undone and made again beside its history, and visitors see it once it is published", async () => {
  const footer = page.frameLocator("[title='The page as it is edited']").locator("#footer-template");
  await page.goto(`${world.origins.main}/dashboard/pages?state=templates`);
  await page.getByRole("button", { name: "Edit Footer" }).click();
  await footer.waitFor();
  const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  await expect.poll(() => footer.evaluate(isInView)).toBe(true);
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("text");
  await page.getByRole("dialog").getByRole("button", { name: /^Text/ }).click();
  await footer.getByText("Some words under it.").waitFor();
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
  await footer.getByText("Some words under it.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("list", { name: "Steps, newest first" }).getByText("Added Text").waitFor();
  await page.getByRole("banner").getByRole("button", { name: "Redo" }).click();
  await footer.getByText("Some words under it.").waitFor();
  await saved();
  expect(await published()).not.toContain("Some words under it.");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(published, { timeout: 10_000 }).toContain("Some words under it.");
  await page.goto(`${world.origins.main}/dashboard/pages?state=templates`);
  await page.getByRole("button", { name: "Actions for Footer" }).click();
  await page.getByRole("menuitem", { name: "Back to the usual one" }).click();
  await page.getByRole("button", { name: "Use the usual one" }).click();
  await expect.poll(published, { timeout: 10_000 }).not.toContain("Some words under it.");
});
