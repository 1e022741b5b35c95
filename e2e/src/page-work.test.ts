/// <reference lib="dom" />
// What is done with a page beside writing it: taken back step by step, compared, published with a look at what changes, shown
// to some only, written by two at once.
import { withDivision } from "@selvedge/db/with-division";
import { seedMember, seedPerson } from "@selvedge/testing/seed/people";
import { seedShop } from "@selvedge/testing/seed/shop";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let ada: Page;
let ben: Page;
let visitor: Page;
let pageId: number;
let benId: number;

const titled = (uid: string, title: string) => ({ type: "banner", uid, properties: { title } });

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  const { pools } = world.database;
  const colleague = await seedPerson(pools, { email: "ben@selvedge.test", fullName: "Ben Kite" });
  await seedMember(pools, world.bramble, colleague, "owner");
  benId = colleague.accountId;
  pageId = await withDivision(pools.web, world.bramble.divisionId, async (db) => {
    const draft = JSON.stringify({
      version: 1,
      properties: {},
      blocks: [titled("one", "Hay"), titled("two", "Straw")],
    });
    const row = { division_id: world.bramble.divisionId, url: "/barn/", name: "Barn", draft };
    return Number((await db.insertInto("pages").values(row).returning("id").executeTakeFirstOrThrow()).id);
  });
  visitor = await (await browser.newContext()).newPage();
  [ada, ben] = (await Promise.all(["merchant", "ben"].map(signedIn))) as [Page, Page];
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

async function signedIn(name: string): Promise<Page> {
  const tab = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await tab.goto(`${world.origins.main}/dashboard/pages`);
  await tab.getByLabel("Email").fill(`${name}@selvedge.test`);
  await tab.getByLabel("Password").fill("selvedge-demo");
  await tab.getByRole("button", { name: "Sign in" }).click();
  await tab.getByRole("heading", { name: "Pages" }).waitFor();
  return tab;
}

const edit = async (tab: Page) => {
  await tab.goto(`${world.origins.main}/dashboard/pages/${pageId}/edit`);
  await tab.getByRole("tree").waitFor();
};
const row = (tab: Page, name: RegExp) => tab.getByRole("treeitem", { name }).first();
const title = (tab: Page) =>
  tab.getByRole("complementary", { name: "Settings of the block" }).getByRole("textbox", { name: "Title" });
const retitle = async (tab: Page, from: RegExp, to: string) => {
  await row(tab, from).click();
  // The settings follow the paint of the choice: `fill` would write into those of the block before.
  await expect.poll(() => title(tab).inputValue()).toMatch(from);
  await title(tab).fill(to);
  await title(tab).blur();
  await row(tab, new RegExp(to)).waitFor();
};
const saved = (tab: Page) => tab.getByText(/^Saved \d\d:\d\d$/).waitFor();
/** The first heading of the page as visitors get it. */
async function seen(): Promise<string> {
  await visitor.goto(`${world.origins.shop("bramble")}/barn/`);
  return visitor.locator("main, #root").first().getByRole("heading").first().innerText();
}
const badge = (tab: Page, words: string) => tab.getByRole("banner").getByText(words, { exact: true }).waitFor();

test("publishing says what changes, and can be taken back", async () => {
  await edit(ada);
  await badge(ada, "Draft");
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  await ada.getByRole("dialog").getByText("shown at /barn/ for the first time").waitFor();
  // A time is typed as it is on the keys: a year of one digit and half an hour are on the way to it.
  await ada.getByRole("button", { name: "At a time" }).click();
  await ada.keyboard.type("1205203010");
  expect(await ada.getByLabel("Published on").inputValue()).toBe("2030-12-05T10:00");
  await ada.getByRole("button", { name: "Publish now instead" }).click();
  await ada.getByRole("button", { name: "Publish now" }).click();
  await badge(ada, "Published");
  await retitle(ada, /Hay/, "Clover");
  await badge(ada, "Draft, 1 change");
  expect(await seen()).toBe("Hay");
  await ada.getByRole("button", { name: "Publish", exact: true }).click();
  const changes = ada.getByRole("dialog").getByRole("list", { name: "What is different" });
  expect(await changes.innerText()).toMatch(/Changed\s+Banner Clover\s+Title\s+Hay Clover/);
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(seen).toBe("Clover");
  await ada.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(seen).toBe("Hay");
  await badge(ada, "Draft, 1 change");
});

test("the list of pages draws a page small as visitors get it, and draws none that they do not get", async () => {
  await withDivision(world.database.pools.web, world.bramble.divisionId, async (db) => {
    const draft = JSON.stringify({ version: 1, properties: {}, blocks: [titled("one", "Chaff")] });
    await db
      .insertInto("pages")
      .values({ division_id: world.bramble.divisionId, url: "/chaff/", name: "Chaff", draft })
      .execute();
  });
  const tab = await ada.context().newPage();
  await tab.goto(`${world.origins.main}/dashboard/pages`);
  const drawn = (path: string) => tab.locator(`iframe[src*="${path}"]`);
  await drawn("/barn/").contentFrame().getByText("Hay").first().waitFor();
  await tab
    .getByRole("link", { name: /^Chaff/ })
    .first()
    .waitFor();
  expect(await drawn("/chaff/").count()).toBe(0);
  await tab.close();
});

test("what visitors load has no byte of the editor", async () => {
  const scripts: Promise<string>[] = [];
  visitor.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.text());
  });
  await visitor.goto(`${world.origins.shop("bramble")}/barn/`, { waitUntil: "networkidle" });
  const loaded = [await visitor.content(), ...(await Promise.all(scripts))];
  expect(loaded.length).toBeGreaterThan(1);
  for (const text of loaded) expect(text).not.toContain("selvedge-editor");
});

test("every step is listed, also after a reload, and one is looked at before it is gone back to", async () => {
  await retitle(ada, /Clover/, "Rye");
  await retitle(ada, /Straw/, "Oats");
  await saved(ada);
  await edit(ada);
  await ada.getByRole("button", { name: "History" }).click();
  const steps = ada.getByRole("list", { name: "Steps, newest first" }).getByRole("listitem");
  await expect.poll(() => steps.count()).toBe(4);
  const shown = ada.frameLocator("iframe").getByText("Clover");
  await steps.nth(2).getByRole("button").first().focus();
  await ada.keyboard.press("Enter");
  await ada.getByText("Nothing is changed.").first().waitFor();
  await shown.first().waitFor();
  await ada.keyboard.press("Escape");
  await shown.first().waitFor({ state: "detached" });
  await row(ada, /Rye/).waitFor();
  await steps.nth(2).getByRole("button").first().press("Enter");
  await shown.first().waitFor();
  await ada.frameLocator("iframe").locator("body").press("Escape");
  await shown.first().waitFor({ state: "detached" });
  await steps.nth(2).getByRole("button").first().press("Enter");
  await ada.getByRole("button", { name: "Restore to here" }).first().click();
  await row(ada, /Clover/).waitFor();
  await row(ada, /Straw/).waitFor();
  await ada.getByText("2 undone").waitFor();
  await steps.first().getByRole("button").first().press("Enter");
  await ada.getByRole("button", { name: "Restore to here" }).first().click();
  await row(ada, /Oats/).waitFor();
  await ada.getByRole("button", { name: "Close the history" }).click();
});

test("a version is compared with the draft, and going back to it is one step that undo takes back", async () => {
  await saved(ada);
  // As if somebody had written for three minutes before it was published.
  await world.database.ownerQuery(`insert into page_versions (division_id, page_id, version, kind, page, account_id, created_at)
    select division_id, page_id, version + 10 * n, 'automatic', page, account_id, created_at - make_interval(mins => n)
    from page_versions, generate_series(1, 2) n where page_id = ${pageId} and version = 1`);
  await ada.getByRole("button", { name: "History" }).click();
  await ada.getByRole("button", { name: "Versions", exact: true }).click();
  const screen = ada.getByRole("dialog", { name: "Versions" });
  await screen.getByRole("button", { name: "Name the draft" }).click();
  await ada.getByRole("textbox", { name: "Name" }).fill("Before the sale");
  await ada.getByRole("button", { name: "Keep it" }).click();
  await screen.getByText("Before the sale").first().waitFor();
  await screen.getByRole("radio", { name: "All" }).press("ArrowRight");
  await screen.getByText("Before the sale").first().waitFor({ state: "detached" });
  await screen.getByRole("radio", { name: "Published" }).press("ArrowRight");
  await screen.getByText("Published", { exact: true }).nth(1).waitFor({ state: "detached" });
  await screen.getByText("Before the sale").first().waitFor();
  expect(ada.url()).toContain("versions=named");
  await screen.getByRole("radio", { name: "All" }).click();
  const folded = screen.getByRole("button", { name: /^2 automatic saves/ });
  const saves = screen.getByRole("button", { name: /^Show the save of \d\d:\d\d at the left/ });
  await folded.waitFor();
  expect(await saves.count()).toBe(0);
  await folded.press("Enter");
  await expect.poll(() => saves.count()).toBe(2);
  await folded.press("Enter");
  await saves.first().waitFor({ state: "detached" });
  await screen.getByText("2 changed", { exact: true }).first().waitFor();
  await screen.getByRole("radio", { name: "As words" }).click();
  expect(await screen.getByRole("list", { name: "What is different" }).innerText()).toContain("Hay Rye");
  await screen.getByRole("radio", { name: "One over the other" }).click();
  const line = screen.getByRole("slider", { name: "Where A ends and B begins" });
  await line.press("ArrowRight");
  expect(await line.getAttribute("aria-valuetext")).toMatch(/^52 percent A, .+; 48 percent B, the draft$/);
  /** What is under a place of the two pages that lie over each other, at so many percent of their width. */
  const pageAt = (percent: number) =>
    line.evaluate((handle, share) => {
      const { left, width, bottom } = handle.parentElement!.getBoundingClientRect();
      return (document.elementFromPoint(left + width * share, bottom - 20) as HTMLIFrameElement).title;
    }, percent / 100);
  expect([await pageAt(20), await pageAt(80)]).toEqual([
    expect.not.stringContaining("the draft"),
    "The page as the draft",
  ]);
  const { x, y, width, height } = (await line.boundingBox())!;
  await ada.mouse.move(x + width / 2, y + height / 2);
  await ada.mouse.down();
  await ada.mouse.move(x - 10_000, y + height / 2, { steps: 4 });
  await ada.mouse.up();
  expect(await line.getAttribute("aria-valuenow")).toBe("0");
  expect(await pageAt(20)).toBe("The page as the draft");
  expect(await seriousFaultsOf(ada)).toEqual([]);
  const [kept, was] = ["Show Before the sale at the left, as A", "Show Published at the left, as A"];
  await screen.getByRole("button", { name: kept }).click();
  await screen.getByText("nothing is different").waitFor();
  const banners = ada.frameLocator('iframe[title="The page as the draft"]').locator("[data-block=banner]");
  await banners.first().waitFor();
  await screen.getByRole("switch", { name: "Only what differs" }).click();
  await screen.getByText("2 blocks are folded").waitFor();
  for (const frame of await screen.locator("iframe").all())
    await frame.contentFrame().getByText("2 blocks are the same").waitFor();
  await expect.poll(() => banners.first().isVisible()).toBe(false);
  await screen.getByRole("button", { name: was }).first().click();
  await screen.getByText("0 blocks are folded").waitFor();
  await banners.first().waitFor();
  await screen.getByRole("button", { name: "Go back to A" }).click();
  await row(ada, /Hay/).waitFor();
  await ada.keyboard.press("Control+z");
  await row(ada, /Rye/).waitFor();
  await ada.getByRole("button", { name: "Close the history" }).click();
});

test("a rule hides a block from those it is not for: the tree, the panel and the shop agree", async () => {
  await row(ada, /Oats/).click();
  await ada.getByRole("radio", { name: /Show when/ }).click();
  await ada.getByRole("button", { name: "Add a rule" }).click();
  await ada.getByRole("menuitem", { name: "Signed in or not" }).click();
  await ada.getByText("Shown to signed-in visitors.").waitFor();
  const isInRule = () => ada.evaluate(() => document.activeElement?.closest("[data-rules]") !== null);
  await expect.poll(isInRule).toBe(true);
  await row(ada, /Oats, hidden/).waitFor();
  await ada.getByText("It is shown only to signed-in visitors").waitFor();
  await ada.getByText("1 block is hidden").waitFor();
  await saved(ada);
  // The words above it push it out of nothing that is drawn around it.
  const ghost = ada.frameLocator("[title='The page as it is edited']").locator("[data-hidden]:not([data-hidden=''])");
  const below = (cell: Element) =>
    cell.firstElementChild!.getBoundingClientRect().bottom - cell.getBoundingClientRect().bottom;
  await expect.poll(() => ghost.first().evaluate(below)).toBeLessThan(1);
  await ada.getByRole("button", { name: "Look as somebody who gets it" }).click();
  expect(await ada.getByRole("combobox", { name: "Who" }).inputValue()).toBe("logged-in");
  await ada.getByText("Every block is shown").waitFor();
  await ada.getByText("This visitor sees it").waitFor();
  expect(await seriousFaultsOf(ada)).toEqual([]);
  await ada.getByRole("radio", { name: "Settings" }).click();
});

test("two people on one page see each other and each other's changes, and decide where both changed the same", async () => {
  await edit(ben);
  await ben.getByRole("button", { name: /Also here: .*Ada/ }).waitFor();
  await ada.getByRole("button", { name: /Also here: Ben Kite/ }).waitFor();
  await retitle(ada, /Rye/, "Barley");
  await saved(ada);
  await row(ben, /Barley/).waitFor();
  await ben.context().setOffline(true);
  await retitle(ben, /Barley/, "Wheat");
  await ben.getByText(/Offline, .* kept on this device/).waitFor();
  await retitle(ada, /Barley/, "Millet");
  await saved(ada);
  await ben.context().setOffline(false);
  const conflict = ben.getByRole("alert").filter({ hasText: "in the meantime" });
  await conflict.waitFor();
  expect(await conflict.innerText()).toMatch(/Theirs, saved\s+Millet\s+Yours, not saved\s+Wheat/);
  await row(ben, /Millet/).waitFor();
  await conflict.getByRole("button", { name: "Use mine" }).click();
  // Who wrote what is written over reads who did it.
  await ada.getByText("Ben Kite has changed title of Banner, which you wrote.").waitFor();
  await saved(ben);
  await row(ada, /Wheat/).waitFor();
});

test("S8.05, S8.07 a page that does not load says why, in the specification's words", async () => {
  await ada.goto(`${world.origins.main}/dashboard/pages/999999999/edit`);
  await ada.getByRole("heading", { name: "We were unable to find this page" }).waitFor();
  await ada.route("**/pages/*/", (route) => route.fulfill({ status: 500, json: { message: "", errors: {} } }));
  await ada.goto(`${world.origins.main}/dashboard/pages/${pageId}`);
  await ada.getByRole("heading", { name: "Oops... Looks like something went wrong loading this page" }).waitFor();
  await ada.unroute("**/pages/*/");
});

test("S5.06, S4.08 deleting asks first, both buttons do as they say, and a page is not fetched twice within 30 seconds", async () => {
  const fetches: string[] = [];
  ada.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(`/pages/${pageId}/`)) fetches.push(request.url());
  });
  await ada.goto(`${world.origins.main}/dashboard/pages/${pageId}`);
  await ada.getByRole("link", { name: "Edit page" }).click();
  await ada.getByRole("tree").waitFor();
  await ada.getByRole("link", { name: "Back to the page’s settings" }).click();
  await ada.getByRole("heading", { name: "In search engines" }).waitFor();
  expect(fetches).toHaveLength(1);
  await ada.goto(`${world.origins.main}/dashboard/pages`);
  const ask = async () => {
    await ada.getByRole("button", { name: "Actions for Barn" }).click();
    await ada.getByRole("menuitem", { name: "Delete page" }).click();
    await ada.getByRole("alertdialog", { name: "Are you sure you want to delete this page?" }).waitFor();
  };
  await ask();
  await ada.getByRole("button", { name: "Cancel" }).click();
  await ada.getByRole("link", { name: "Barn" }).first().waitFor();
  await ask();
  await ada.getByRole("button", { name: "Delete page" }).click();
  await ada.getByText("“Barn” is deleted.").waitFor();
  await expect.poll(() => ada.getByRole("link", { name: "Barn" }).count()).toBe(0);
  const undo = ada.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });
  await undo.click();
  await ada.getByText("“Barn” is back.").waitFor();
  const bar = ada.getByRole("toolbar", { name: "Chosen rows" });
  const choose = async (act: string) => {
    await ada.getByRole("checkbox", { name: "Select Barn" }).press(" ");
    await bar.getByRole("button", { name: act, exact: true }).press("Enter");
  };
  await choose("Hide");
  await ada.getByText("1 page is hidden from visitors.").waitFor();
  const answer = () => visitor.goto(`${world.origins.shop("bramble")}/barn/`).then((found) => found?.status());
  await expect.poll(answer).toBe(404);
  await undo.click();
  await ada.getByText("1 page is seen by visitors again.").waitFor();
  await choose("Delete");
  await ada.getByRole("alertdialog", { name: "Delete 1 page?" }).getByRole("button", { name: "Delete 1" }).click();
  // The message of what was done before, and its undo, are gone at once.
  await ada.getByText("1 page is deleted.").waitFor({ timeout: 5_000 });
  await bar.waitFor({ state: "detached" });
  await expect.poll(() => ada.getByRole("link", { name: "Barn" }).count()).toBe(0);
});

test("the settings of a theme begin at their list, and Escape leads back to the card that they were opened from", async () => {
  const tab = await ada.context().newPage();
  await tab.goto(`${world.origins.main}/dashboard/theme?letters=serif`);
  const link = tab.getByRole("link", { name: "Try it on: Academia" });
  await link.press("Enter");
  const group = tab.getByRole("button", { name: /^Colours/ });
  await group.waitFor();
  const isFocused = (what: typeof link) => what.evaluate((element) => element === document.activeElement);
  await expect.poll(() => isFocused(group)).toBe(true);
  const search = tab.getByRole("searchbox", { name: "Find a setting" });
  await search.press("Escape");
  const both = tab.getByRole("switch", { name: "Before and after" });
  expect(await both.isDisabled()).toBe(true);
  await tab.getByRole("textbox", { name: "Main colour, number", exact: true }).fill("#0A7A4C");
  await tab.keyboard.press("Enter");
  // A press does not wait for what the colour brings about, a paint later.
  await expect.poll(() => both.isEnabled()).toBe(true);
  await both.press(" ");
  const looks = ["The page before your changes", "The page as it is edited"].map((title) =>
    tab.frameLocator(`iframe[title="${title}"]`),
  );
  const main = (at: number) =>
    looks[at]!.locator("html").evaluate((html) => getComputedStyle(html).getPropertyValue("--t-primary-color"));
  await looks[0]!.locator("main").waitFor();
  const line = tab.getByRole("slider", { name: "Where before ends and after begins" });
  await line.press("PageUp");
  expect(await line.getAttribute("aria-valuetext")).toBe(
    "60 percent before, without your changes; 40 percent after, your draft",
  );
  await expect
    .poll(() => Promise.all([main(0), main(1)]))
    .toEqual([expect.not.stringMatching(/0a7a4c/i), expect.stringMatching(/0a7a4c/i)]);
  await line.press("End");
  await tab.getByRole("button", { name: "Undo", exact: true }).click();
  await line.waitFor({ state: "detached" });
  await group.focus();
  await group.press("Escape");
  await expect.poll(() => isFocused(link)).toBe(true);
  expect(new URL(tab.url()).search).toBe("?letters=serif");
  await tab.close();
});

test("a row of the menu is dragged into a panel and out of it, the shop's header shows it, and one press takes it back", async () => {
  const tab = await ada.context().newPage();
  await tab.goto(`${world.origins.main}/dashboard/menus`);
  const rows = tab.locator("[data-row-name] > :nth-last-child(2)");
  await rows.first().waitFor();
  const before = await rows.allInnerTexts();
  const shownEntries = () => tab.frameLocator("iframe").locator("#menu-row .menu-top").allInnerTexts();
  await expect.poll(shownEntries).toContain(before.at(-1));
  const panel = tab.getByRole("list", { name: `Panel of ${before[0]}` });
  const middle = async (at: number) => {
    const { x, y, width, height } = (await rows.nth(at).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [await middle(before.length - 1), await middle(0)];
  const dragToFirst = async () => {
    await tab.mouse.move(from.x, from.y);
    await tab.mouse.down();
    // A row's indent to the right: into the panel of the entry there.
    await tab.mouse.move(from.x + 40, to.y + 4, { steps: 4 });
  };
  await dragToFirst();
  await tab.keyboard.press("Escape");
  await tab.mouse.up();
  expect(await rows.allInnerTexts()).toEqual(before);
  expect(await tab.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  await dragToFirst();
  await tab.mouse.up();
  await panel.getByRole("button", { name: `Actions for ${before.at(-1)}` }).waitFor();
  await tab
    .getByRole("status")
    .getByText(`${before.at(-1)} is part`)
    .waitFor({ state: "attached" });
  expect(await seriousFaultsOf(tab)).toEqual([]);
  await expect.poll(shownEntries).not.toContain(before.at(-1));
  await tab.keyboard.press("Alt+ArrowLeft");
  await expect.poll(() => panel.getByRole("button", { name: `Actions for ${before.at(-1)}` }).count()).toBe(0);
  await tab.getByRole("button", { name: "Undo" }).click();
  await tab.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rows.allInnerTexts()).toEqual(before);
  await expect.poll(shownEntries).toContain(before.at(-1));
  await tab.close();
});

test("in a person's own colours it shows which of several is chosen and whether a switch is on", async () => {
  await ada.emulateMedia({ forcedColors: "active" });
  await ada.goto(`${world.origins.main}/dashboard/settings/header-and-footer`);
  const switches = ada.getByRole("switch");
  await switches.first().waitFor();
  const [on, off] = await switches.evaluateAll((all) =>
    [true, false].map((isOn) => {
      const found = (all as HTMLInputElement[]).find(({ checked }) => checked === isOn)!;
      const { backgroundColor, borderTopStyle } = getComputedStyle(found.nextElementSibling!);
      return { backgroundColor, borderTopStyle };
    }),
  );
  expect([on?.borderTopStyle, off?.borderTopStyle]).toEqual(["solid", "solid"]);
  expect(on?.backgroundColor).not.toBe(off?.backgroundColor);
  const ground = (name: string) =>
    ada
      .getByRole("link", { name, exact: true })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground("Header and footer")).not.toBe(await ground("Domain"));
  await ada.goto(`${world.origins.main}/dashboard/theme`);
  const segment = (name: string) =>
    ada
      .getByRole("radiogroup", { name: "Ground" })
      .getByRole("radio", { name })
      .evaluate((input) => getComputedStyle(input.parentElement!).backgroundColor);
  expect(await segment("Any")).not.toBe(await segment("Dark"));
  await ada.emulateMedia({ forcedColors: null });
});

test("S8.06 a page of one's other shop says so and opens there; for anybody else it is not found", async () => {
  const { pools } = world.database;
  const thistle = await seedShop(pools, { label: "thistle", name: "Thistle", code: "TH" });
  await seedMember(pools, thistle, { accountId: benId, email: "ben@selvedge.test", fullName: "Ben Kite" }, "owner");
  const id = await withDivision(pools.web, thistle.divisionId, async (db) => {
    const draft = JSON.stringify({ version: 1, properties: {}, blocks: [titled("one", "Burr")] });
    const row = { division_id: thistle.divisionId, url: "/burr/", name: "Burr", draft };
    return Number((await db.insertInto("pages").values(row).returning("id").executeTakeFirstOrThrow()).id);
  });
  for (const end of ["/edit", ""]) {
    await ada.goto(`${world.origins.main}/dashboard/pages/${id}${end}`);
    await ada.getByRole("heading", { name: "We were unable to find this page" }).waitFor();
  }
  const words = "Oops... Looks like you're trying to access a page from another store";
  await ben.goto(`${world.origins.main}/dashboard/pages/${id}`);
  await ben.getByRole("heading", { name: words }).waitFor();
  await ben.goto(`${world.origins.main}/dashboard/pages/${id}/edit`);
  await ben.getByRole("heading", { name: words }).waitFor();
  await ben.getByRole("button", { name: "Open it in Thistle" }).click();
  await row(ben, /Burr/).waitFor();
});

test("an address that is taken is refused, and the form goes on once another one is typed", async () => {
  await ada.goto(`${world.origins.main}/dashboard/settings/name`);
  const address = ada.getByLabel("Address with us");
  await address.fill("thistle");
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByText("This name is taken.").waitFor();
  await address.fill("bramble-hedge");
  await expect.poll(() => ada.getByText("This name is taken.").count()).toBe(0);
  await ada.getByRole("button", { name: "Save" }).click();
  await ada.getByText("Saved.").waitFor();
  const visitor = await browser.newPage();
  await visitor.goto(`${world.origins.shop("bramble")}/`);
  expect(new URL(visitor.url()).host).toBe(new URL(world.origins.shop("bramble-hedge")).host);
  await visitor.close();
});
