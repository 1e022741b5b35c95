/// <reference lib="dom" />
// Blocks that do something in a browser: a slideshow, a strip, a list that loads later, and a gate.
import { withDivision } from "@selvedge/db/with-division";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;

const slide = (title: string) => ({ type: "slide", properties: { title } });
const pod = (title: string) => ({ type: "pod", properties: { title, href: "/" } });

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  const { divisionId } = world.bramble;
  await write("/moving/", [
    { type: "slideshow", uid: "show", properties: { label: "Hedges" }, items: ["One", "Two", "Three"].map(slide) },
    { type: "carousel", uid: "strip", properties: { title: "Drawings" }, items: [..."abcdefgh"].map(pod) },
    { type: "grid", uid: "list", properties: { asyncItems: `/omnis/v3/division/${divisionId}/products/?limit=2` } },
  ]);
  await write("/crew/", [
    {
      type: "gate",
      uid: "gate",
      properties: { kind: "password", password: "hawthorn", title: "For the crew" },
      items: [{ type: "textBlock", properties: { html: "<p>The crew hoodie</p>" } }],
    },
  ]);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
afterEach(() => context?.close());

const write = (url: string, blocks: object[]) =>
  withDivision(world.database.pools.web, world.bramble.divisionId, async (db) => {
    const text = JSON.stringify({ version: 1, properties: { title: "Blocks" }, blocks });
    await db
      .insertInto("pages")
      .values({ division_id: world.bramble.divisionId, url, name: "Blocks", draft: text, published: text })
      .execute();
  });

async function open(path: string, options: Parameters<Browser["newContext"]>[0] = {}) {
  context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  page = await context.newPage();
  await page.clock.install();
  await page.goto(world.origins.shop("bramble") + path);
  if (options?.javaScriptEnabled !== false) await page.waitForSelector("html[data-ready]");
}
const show = () => page.locator("[data-starts=slideshow]");
const current = () => show().locator("[data-go][aria-current=true]").getAttribute("data-go");

test("S3.28 a slideshow moves on, is stepped and paused by keys, and stays where a visitor has paused it", async () => {
  await open("/moving/");
  expect(await current()).toBe("0");
  await page.clock.runFor(6_000);
  await expect.poll(current).toBe("1");
  await show().locator('[data-step="1"]').focus();
  await page.keyboard.press("Enter");
  await expect.poll(current).toBe("2");
  await show().getByRole("button", { name: "Pause the slideshow" }).focus();
  await page.keyboard.press("Enter");
  await show().getByRole("button", { name: "Play the slideshow" }).waitFor();
  await page.locator("main").click({ position: { x: 2, y: 2 } });
  await page.clock.runFor(30_000);
  expect(await current()).toBe("2");
});

test("S3.28 a swipe shows the next slide, and a visitor who asks for less motion sees none", async () => {
  await open("/moving/", { hasTouch: true, reducedMotion: "reduce" });
  await page.clock.runFor(30_000);
  expect(await current()).toBe("0");
  await show()
    .locator("[data-track]")
    .evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: "instant" }));
  await expect.poll(current).toBe("1");
});

test("S3.50 a strip is moved by its arrows until its end", async () => {
  await open("/moving/");
  const strip = page.locator("[data-starts=carousel]");
  const left = () => strip.locator("[data-track]").evaluate((track) => track.scrollLeft);
  const next = strip.locator('[data-step="1"]');
  await next.click();
  await expect.poll(left).toBeGreaterThan(0);
  await strip.locator("[data-track]").evaluate((track) => track.scrollTo({ left: 1e6, behavior: "instant" }));
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
});

test("S7.09 a list that loads later says that it loads, that it failed, and shows what came in the end", async () => {
  context = await browser.newContext();
  page = await context.newPage();
  const asked: string[] = [];
  let answer: () => void = () => {};
  await context.route("**/division/*/products/**", async (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).search}`);
    if (asked.length > 1) return route.continue();
    await new Promise<void>((done) => {
      answer = done;
    });
    return route.fulfill({ status: 503, body: "" });
  });
  await page.goto(`${world.origins.shop("bramble")}/moving/`);
  const list = page.locator("[data-starts=later]");
  await list.getByText("Loading…").waitFor();
  expect(await list.getAttribute("aria-busy")).toBe("true");
  await expect.poll(() => asked.length).toBe(1);
  answer();
  await list.getByText("This could not be loaded.").waitFor();
  await list.getByRole("button", { name: "Try again" }).click();
  await list.getByRole("link").first().waitFor();
  expect(await list.getByRole("link").count()).toBe(2);
  expect(await list.getByRole("button").isVisible()).toBe(false);
  expect(await list.locator("img").first().getAttribute("src")).toMatch(/^http:\/\/files\./);
  expect(asked).toEqual(["GET ?limit=2", "GET ?limit=2"]);
});

test("S3.52 a gate opens to its word without scripts, says what is wrong, and stays open", async () => {
  await open("/crew/", { javaScriptEnabled: false });
  const gate = page.locator("[data-part=gate]");
  await gate.getByLabel("Password").fill("blackthorn");
  await gate.getByRole("button", { name: "Open" }).click();
  await page.getByText("That is not the word. Try again.").waitFor();
  expect(await page.getByText("The crew hoodie").count()).toBe(0);
  await gate.getByLabel("Password").fill("hawthorn");
  await gate.getByRole("button", { name: "Open" }).click();
  await page.getByText("The crew hoodie").waitFor();
  await page.goto(`${world.origins.shop("bramble")}/crew/`);
  await page.getByText("The crew hoodie").waitFor();
});
