// A shop, and a shopper in a browser: what the journeys of this folder share. Each test has a context of its own.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { closePages, openBrowser } from "../browser.ts";
import { seriousFaultsOf } from "../serious-faults.ts";
import { startWorld, type World } from "../world.ts";

export let world: World;
export let browser: Browser;
export let context: BrowserContext;
export let page: Page;
export let shop: string;

/** Starts them for the tests of the file that calls it. */
export function shopByBrowser(): void {
  beforeAll(async () => {
    [world, browser] = await Promise.all([startWorld(), openBrowser()]);
    shop = world.origins.shop("bramble");
  });
  afterAll(async () => {
    await closePages(browser);
    await world?.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
    page = await context.newPage();
  });
  afterEach(() => context.close());
}

export const hydrated = () => page.waitForSelector("html[data-ready]");
export async function open(path: string) {
  await page.goto(shop + path);
  await hydrated();
}
export const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
export const seriousFaults = () => seriousFaultsOf(page);

export const addTee = () => add("bramble-tee");
export async function add(product: string) {
  await open(`/product/${product}/`);
  await page.getByRole("radio", { name: "M", exact: true }).check();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByRole("dialog").getByText("Added to your basket").waitFor();
}
