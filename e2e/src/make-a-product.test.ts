// A merchant signs in, brings an artwork, places it on a tee, sets the price and sees the product go on sale; with keys,
// with a mouse, with fingers, and through a reload in the middle of the work.
import { deflateSync } from "node:zlib";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { discPng } from "../../apps/server/src/testing/pictures.ts";
import { closePages, openBrowser, uncrashed } from "./browser.ts";
import { coveredByMessage } from "./covered-by-message.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let dashboard: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  dashboard = `${world.origins.main}/dashboard`;
  context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  page = await context.newPage();
});
beforeEach(async () => {
  page = await uncrashed(page);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const seriousFaults = () => seriousFaultsOf(page);

const png = (name: string) => ({ name, mimeType: "image/png", buffer: discPng(1600, name.length) });
const stage = () => page.getByRole("region", { name: /of the .* organic tee/ });
const field = (label: string) => page.getByRole("textbox", { name: label });
const number = async (label: string) => Number(await field(label).inputValue());

async function dragFrom(from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

async function middleOf(locator: Locator) {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("somebody who is not signed in is asked to, and comes back to where they wanted to be", async () => {
  await page.goto(`${dashboard}/artworks`);
  await page.waitForURL(/\/login\/\?redirect_uri=%2Fdashboard%2Fartworks/);
  await page.getByLabel("Email").fill("merchant@selvedge.test");
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/dashboard\/artworks/);
  await heading("Artworks");
});

test("a picture is taken in, and a file that is none is refused by its name with the reason", async () => {
  await page
    .locator("input[type=file]")
    .setInputFiles([
      png("Harvest moon.png"),
      { name: "notes.png", mimeType: "image/png", buffer: deflateSync(Buffer.from("not a picture")) },
    ]);
  await page.getByRole("heading", { name: "Harvest moon" }).waitFor();
  const refusal = page.getByRole("alert").filter({ hasText: "notes.png" });
  await refusal.getByText("This file is not a picture").waitFor();
  expect(await page.getByRole("heading", { name: "notes" }).count()).toBe(0);
  expect(await seriousFaults()).toEqual([]);
});

test("one file is sent after the other, also one that is sent again, and no press loses the focus", async () => {
  const bars = page.getByRole("list", { name: "Uploads" }).getByRole("progressbar");
  const again = page.getByRole("button", { name: "Try again" });
  const inUploads = () => page.evaluate(() => document.activeElement?.closest("[aria-label=Uploads]") !== null);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  let isLost = true;
  await page.route("**/artworks/", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    if (isLost) return route.abort();
    await arrival;
    await route.fallback();
  });
  await page.locator("input[type=file]").setInputFiles([png("Crescent.png")]);
  await again.waitFor();
  isLost = false;
  await page.locator("input[type=file]").setInputFiles([png("New moon, thin.png")]);
  await bars.first().waitFor();
  await again.press("Enter");
  await page.getByText("1 more file is waiting").waitFor();
  expect(await bars.count()).toBe(1);
  expect(await inUploads()).toBe(true);
  arrive();
  await page.getByRole("heading", { name: "Crescent" }).waitFor();
  await page.unroute("**/artworks/");
  await page
    .locator("input[type=file]")
    .setInputFiles(["a.png", "b.png"].map((name) => ({ name, mimeType: "image/png", buffer: Buffer.from(name) })));
  await page.getByRole("button", { name: "Close all 3 messages" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Choose");
});

test("a picture that did not load once stands on its own ground when it is shown again", async () => {
  const tile = page.getByRole("article").filter({ hasText: "Harvest moon" });
  const thumb = new URL((await tile.getByRole("img").getAttribute("src"))!, dashboard).href;
  await page.route(thumb, (route) => route.abort());
  await page.reload();
  await expect.poll(() => tile.getByRole("img").evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
  await page.unroute(thumb);
  await page.getByRole("link", { name: /^Products/ }).click();
  await heading("Products");
  await page.getByRole("link", { name: "Artworks" }).click();
  await expect.poll(() => tile.locator("span:has(> img)").getAttribute("style")).toContain("background-color");
});

test("a garment is shown with its shading or not yet, never as a bare outline", async () => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/garments/**/*.webp", async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  const drawn = page.getByRole("button", { name: /^Hoodie/ }).locator("svg > svg");
  const outline = page.waitForResponse(/hoodie-front\/silhouette\.svg/);
  await page.goto(`${dashboard}/products/new`);
  await outline;
  await page.waitForTimeout(500);
  expect(await drawn.count()).toBe(0);
  arrival.resolve();
  await expect.poll(() => drawn.count()).toBe(1);
  await page.unroute("**/garments/**/*.webp");
  await page.getByRole("link", { name: "Artworks" }).click();
});

test("a blank is chosen and the artwork lies on it, sharp and inside the print area", async () => {
  await page.getByRole("button", { name: "More for Harvest moon" }).click();
  await page.getByRole("menuitem", { name: "Make a product" }).click();
  await heading("New product");
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: /^Organic tee/ }).click();
  await stage().waitFor();
  await page.getByRole("button", { name: /^Harvest moon \d+ × \d+ mm/ }).click();
  await page
    .getByText(/Prints sharp · \d+ dpi/)
    .first()
    .waitFor();
  expect(await number("Width")).toBeGreaterThan(100);
  expect(await number("From left")).toBeGreaterThanOrEqual(0);
  expect(await seriousFaults()).toEqual([]);
});

test("keys move it by millimetres, undo takes back and redo brings again", async () => {
  const [x, y] = [await number("From left"), await number("From top")];
  await page.locator("body").press("ArrowRight");
  await page.locator("body").press("Shift+ArrowDown");
  await expect.poll(() => number("From left")).toBeCloseTo(x + 1, 1);
  await expect.poll(() => number("From top")).toBeCloseTo(y + 10, 1);
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("From top")).toBeCloseTo(y, 1);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => number("From top")).toBeCloseTo(y + 10, 1);
});

test("dragging moves it, a corner scales it in its shape, the handle above turns it", async () => {
  const before = { x: await number("From left"), w: await number("Width"), h: await number("Height") };
  const grip = page.locator("[data-grip=corner]");
  const [nw, se] = [await middleOf(grip.nth(0)), await middleOf(grip.nth(2))];
  const middle = { x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 };
  await page.keyboard.down("Control");
  await dragFrom(middle, { x: middle.x + 30, y: middle.y + 20 });
  await page.keyboard.up("Control");
  await expect.poll(() => number("From left")).toBeGreaterThan(before.x + 5);

  const corner = await middleOf(grip.nth(2));
  await dragFrom(corner, { x: corner.x - 60, y: corner.y - 60 });
  await expect.poll(() => number("Width")).toBeLessThan(before.w - 10);
  expect((await number("Width")) / (await number("Height"))).toBeCloseTo(before.w / before.h, 1);

  const turn = await middleOf(page.locator("[data-grip=turn]"));
  await dragFrom(turn, { x: turn.x + 220, y: turn.y + 200 });
  await expect.poll(() => number("Turn")).toBeGreaterThan(20);
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("Turn")).toBe(0);
});

test("choosing all text chooses none, and chosen text holds on to no drag", async () => {
  const chosenText = () => page.evaluate(() => getSelection()?.toString() ?? "");
  await page.keyboard.press("Control+a");
  expect(await chosenText()).toBe("");
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  expect(await chosenText()).not.toBe("");
  const before = await number("Width");
  const corner = await middleOf(page.locator("[data-grip=corner]").nth(2));
  await dragFrom(corner, { x: corner.x - 40, y: corner.y - 40 });
  await expect.poll(() => number("Width")).toBeLessThan(before - 5);
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("Width")).toBe(before);
});

test("numbers set it exactly, and leaving the print area is told", async () => {
  await field("From left").fill("-40");
  await field("From left").press("Enter");
  await page.getByText("outside the print area").first().waitFor();
  await page.getByRole("button", { name: /^Harvest moon .* Would be cut off$/ }).waitFor();
  await field("From left").press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Make product" }).click();
  const problems = page.getByRole("heading", { name: "1 problem to solve" });
  await expect.poll(() => problems.evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await seriousFaults()).toEqual([]);
  await page.getByRole("button", { name: /^Problem: Harvest moon, front/ }).click();
  await page.getByRole("button", { name: "Centre across" }).click();
  await expect.poll(() => page.getByText("outside the print area").count()).toBe(0);
});

test("a number may have a decimal comma, and one that cannot be read is told and changes nothing", async () => {
  const before = await number("Width");
  await field("Width").fill("62,5");
  await field("Width").press("Enter");
  await expect.poll(() => number("Width")).toBe(62.5);
  await field("Width").fill("12,5,3");
  await field("Width").press("Enter");
  await page.getByText("Type a number such as 12.5.").waitFor();
  await field("Width").press("Escape");
  expect(await number("Width")).toBe(62.5);
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("Width")).toBeCloseTo(before, 1);
});

test("a number still being typed is entered before the picture is dragged", async () => {
  await field("Width").fill("70");
  const grip = page.locator("[data-grip=corner]");
  const [nw, se] = [await middleOf(grip.nth(0)), await middleOf(grip.nth(2))];
  const middle = { x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 };
  await dragFrom(middle, { x: middle.x + 10, y: middle.y + 40 });
  expect(await number("Width")).toBe(70);
});

test("once a number is entered, undo in its field takes back the design's last step", async () => {
  const before = await number("Width");
  for (const width of ["60", "80"]) {
    await field("Width").fill(width);
    await field("Width").press("Enter");
    await expect.poll(() => number("Width")).toBe(Number(width));
  }
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("Width")).toBe(60);
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("Width")).toBeCloseTo(before, 1);
});

test("a garment changes colour at once", async () => {
  await page.getByRole("radio", { name: /^Forest/ }).check({ force: true });
  await page.getByRole("region", { name: "front of the forest organic tee" }).waitFor();
});

test("trying a better colour leads to it among the colours", async () => {
  const better = page.getByRole("button", { name: /^Show it on / });
  for (const colour of await page.getByRole("radio", { name: /the design is hard to see on it$/ }).all()) {
    await colour.check({ force: true });
    if (await better.count()) break;
  }
  const name = (await better.innerText()).replace("Show it on ", "");
  await better.press("Enter");
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)).toBe(name);
});

test("work that was not saved yet is there after a reload, and is saved by itself", async () => {
  await page.getByRole("button", { name: "Align to the top" }).click();
  await expect.poll(() => number("From top")).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: /^Harvest moon \d+/ }).click();
  await expect.poll(() => number("From top")).toBe(0);
  await page.locator("body").press("Shift+ArrowDown");
  await page.getByText("Unsaved changes").waitFor();
  await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
  // Undone back to what was opened, which is a change like any other.
  await page.keyboard.press("Control+z");
  await expect.poll(() => number("From top")).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: /^Harvest moon \d+/ }).click();
  await expect.poll(() => number("From top")).toBe(0);
});

test("undo and redo go on after a reload, in this tab and this design alone", async () => {
  const pressable = (name: string, tab = page) => tab.getByRole("button", { name, exact: true }).isEnabled();
  expect(await pressable("Redo")).toBe(true);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => number("From top")).toBe(10);
  await page.reload();
  await page.getByRole("button", { name: /^Harvest moon \d+/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => number("From top")).toBe(0);
  await page.getByRole("button", { name: "Delete", exact: true }).first().click();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  // What comes back is selected.
  await expect.poll(() => number("From top")).toBe(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: /^Harvest moon \d+/ }).waitFor();
  expect([await pressable("Undo", other), await pressable("Undo")]).toEqual([false, true]);
  await other.close();
});

test("a product is made, a price below its cost cannot be set, and publishing draws its pictures", async () => {
  const [, price] = (await page.locator("footer dl").innerText()).match(/Price\s+£([\d.]+)$/)!;
  const [, lowest] = (await page.getByText(/^Lowest price £/).innerText()).match(/£([\d.]+)$/)!;
  await page.getByRole("button", { name: "Make product" }).click();
  await heading("Harvest moon");
  await page.getByText("Draft saved").waitFor();
  // The studio and the product reckon alike.
  expect(await field("Price, VAT included").inputValue()).toBe(price);
  await page.getByText(new RegExp(`Lowest price you can set\\s*£${lowest}`)).waitFor();
  await field("Price, VAT included").fill("4.00");
  await page.getByText("Lowest is £11.76").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText(/The lowest price you can set is £11\.76/).waitFor();
  await field("Price, VAT included").fill("24.00");
  await page.getByText("This is the picture's file name.").waitFor();
  await field("Name").fill("Harvest moon tee");
  // A draft is kept without being put on sale.
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText("Draft saved").first().waitFor();
  await page.reload();
  await expect.poll(() => field("Name").inputValue()).toBe("Harvest moon tee");
  await page.getByText("Once it is for sale it shows in All products.").waitFor();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("In review; you can sell it in the meantime").waitFor();
  await page.getByText("Harvest moon tee is for sale").waitFor();
  await page.getByText("It still needs a description.").waitFor();
  await page
    .getByText(/Making mockups|Making print files/)
    .first()
    .waitFor();
  await page.getByText(/^Automatic, \d+ dpi$/).waitFor({ timeout: 120_000 });
  const pictures = page.getByRole("img", { name: /^Harvest moon tee in/ });
  await expect.poll(() => pictures.count(), { timeout: 120_000 }).toBeGreaterThan(3);
  await expect.poll(() => page.getByText("Making mockups").count(), { timeout: 120_000 }).toBe(0);
  expect(await seriousFaults()).toEqual([]);
}, 300_000);

test("arrows move among the sizes of a product, which are one stop of the Tab key", async () => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const grid = page.getByRole("grid", { name: "Sizes and variants" });
  const names = await grid.getByRole("button").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  const sizes = await grid.getByRole("row").nth(1).getByRole("button").count();
  await grid.getByRole("button").first().focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowDown", sizes + 1],
    ["End", 2 * sizes - 1],
    ["ArrowRight", 2 * sizes - 1],
    ["Home", sizes],
    ["ArrowUp", 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(names[index]);
  }
  await page.keyboard.press("Tab");
  expect(names).not.toContain(await focused());
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe(names[0]);
});

test("shoppers find it in the shop, where its merchant was told that it shows", async () => {
  const shopper = await browser.newPage();
  const shelf = await page.getByRole("link", { name: "All products" }).first().getAttribute("href");
  await shopper.goto(shelf!);
  await shopper
    .getByRole("link", { name: /Harvest moon tee/ })
    .first()
    .waitFor();
  await shopper.goto(`${world.origins.shop("bramble")}/product/harvest-moon-tee/`);
  await shopper.getByRole("heading", { level: 1, name: "Harvest moon tee" }).waitFor();
});

test("it is found in the list by its name, hidden, and brought back with one press", async () => {
  await page.goto(`${dashboard}/products?search=harvest`);
  await page.getByRole("checkbox", { name: "Select Harvest moon tee" }).click({ force: true });
  await page.getByRole("button", { name: "Hide" }).click();
  await page.getByText("1 product hidden").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByRole("row", { name: /Harvest moon tee/ }).innerText()).toContain("In review");
  expect(await seriousFaults()).toEqual([]);
});

test("its price is raised from the list once it was seen what that leaves, refused below its cost, and put back", async () => {
  const costs24 = async () =>
    (await page.getByRole("row", { name: /Harvest moon tee/ }).innerText()).includes("£24.00");
  const preview = page.getByRole("table", { name: "Prices before and after" });
  const kind = (name: string) => page.getByRole("radio", { name }).click();
  await page.getByRole("checkbox", { name: "Select Harvest moon tee" }).click({ force: true });
  await page.getByRole("button", { name: "Change price" }).click();
  await preview.getByText("£25.20").waitFor();
  expect(await seriousFaults()).toEqual([]);
  await kind("Lower by");
  await field("Per cent").fill("60");
  await preview.getByText(/The lowest price you can set is £11\.76/).waitFor();
  expect(await page.getByRole("button", { name: "Change 0 prices" }).isDisabled()).toBe(true);
  await kind("Raise by");
  await field("Per cent").fill("5");
  await page.getByRole("button", { name: "Change 1 price" }).click();
  await page.getByText("1 price changed.").waitFor();
  await expect.poll(costs24).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("1 price put back.").waitFor();
  await expect.poll(costs24).toBe(true);
});

test("one Escape closes the search, whatever stands in it", async () => {
  await page.keyboard.press("Control+k");
  const search = page.getByRole("searchbox", { name: "Find an order, product or action" });
  await search.fill("harvest");
  await page.getByRole("menuitem", { name: /Harvest moon tee/ }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Control+k");
  expect(await search.inputValue()).toBe("");
  await page.keyboard.press("Escape");
});

test.each([1440, 1024, 768, 390])(
  "at %i px a message in the studio covers nothing that can be pressed",
  async (width) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 1000 });
    await page.goto(`${dashboard}/products/new`);
    await page
      .getByRole("button", { name: /Organic tee/ })
      .first()
      .click();
    await page.getByRole("button", { name: width < 992 ? "Done" : "Make product" }).click();
    expect(await coveredByMessage(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 1000 });
  },
);

test("an artwork is found by its name, wherever one is", async () => {
  await page.goto(`${dashboard}/orders`);
  await heading("Orders");
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox", { name: "Find an order, product or action" }).fill("crescent");
  await page.getByRole("menuitem", { name: /^Crescent/ }).click();
  await page.waitForURL(/\/dashboard\/artworks\?search=Crescent/);
  await page.getByRole("heading", { name: "Crescent" }).waitFor();
});

test("the parts that screens are made of are no page of a merchant's", async () => {
  await page.goto(`${dashboard}/gallery`);
  await page.getByText("Page not found").waitFor();
});

test("home and orders can be read by everybody", async () => {
  await page.goto(`${dashboard}/`);
  await page.getByRole("heading", { name: "What a sale looks like" }).waitFor();
  expect(await seriousFaults()).toEqual([]);
  await page.goto(`${dashboard}/orders`);
  await heading("Orders");
  expect(await seriousFaults()).toEqual([]);
});

test("a file that is dropped lies on the side it was dropped on, whichever is shown when it has arrived", async () => {
  await page.goto(`${dashboard}/products?search=harvest`);
  await page.getByRole("link", { name: /Harvest moon tee/ }).click();
  await page.getByRole("link", { name: "Open in studio" }).click();
  const middle = await middleOf(stage());
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/artworks/**", async (route) => {
    if (route.request().method() === "POST") await arrival;
    await route.fallback();
  });
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(bytes)], "Late star.png", { type: "image/png" }));
      return carried;
    },
    [...png("Late star.png").buffer],
  );
  await stage().dispatchEvent("drop", { dataTransfer, clientX: middle.x, clientY: middle.y });
  await page.getByRole("radio", { name: /^Back/ }).check({ force: true });
  await page.getByRole("region", { name: /^back of the/ }).waitFor();
  arrive();
  await page.getByRole("button", { name: /^Late star \d+ × \d+ mm/ }).waitFor();
  await page.getByRole("region", { name: /^front of the/ }).waitFor();
  await page.unroute("**/artworks/**");
});

test("on a phone two fingers make it larger, and nothing is wider than the screen", async () => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await context.storageState(),
  });
  const screen = await phone.newPage();
  await screen.goto(`${dashboard}/products`);
  await screen.getByRole("link", { name: /Harvest moon tee/ }).click();
  await screen.getByRole("link", { name: "Open in studio" }).click();
  const area = (await screen.getByRole("region", { name: /of the .* organic tee/ }).boundingBox())!;
  await screen.getByRole("radio", { name: "Layers" }).click();
  await screen.getByRole("button", { name: /^Harvest moon \d+/ }).click();
  const width = screen.getByRole("textbox", { name: "Width" });
  const before = Number(await width.inputValue());
  const corners = screen.locator("[data-grip=corner]");
  const touch = await phone.newCDPSession(screen);
  async function spreadFingers() {
    const [nw, se] = [await middleOf(corners.nth(0)), await middleOf(corners.nth(2))];
    const middle = { x: (nw.x + se.x) / 2, y: (nw.y + se.y) / 2 };
    const fingers = (apart: number) => [
      { x: middle.x - apart, y: middle.y, id: 1 },
      { x: middle.x + apart, y: middle.y, id: 2 },
    ];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20) });
    for (const apart of [22, 25, 28])
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  // Where the screen still moves, the fingers miss it the first time.
  const spread = async () => {
    await spreadFingers();
    return Number(await width.inputValue());
  };
  await expect.poll(spread, { interval: 1_000 }).toBeGreaterThan(before * 1.2);
  expect(area.width).toBeLessThanOrEqual(390);
  expect(await screen.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.close();
});
