/// <reference lib="dom" />
// The gallery of blocks: every block in every state can be used by everybody in whatever a shop wears, and has the measures
// that are asked for. A page with a late picture shows its first block alone.
import { block, page } from "@selvedge/pages/wire/written-page";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { violationsOf } from "./violations.ts";
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

const gallery = (theme: string) => `${world.origins.shop("bramble")}/dev/blocks/?theme=${theme}`;

/** A light, a loud, an old, a dark, a quiet and the plain theme. */
const themes = ["nordic", "popart", "apothecary", "neonCity", "quiet", "base"];
/** What a theme can spoil; all else is the same under each. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** Faults of any weight. Forced colours are painted over what a page asks for, so there its contrast cannot be read. */
async function faultsOf(page: Page, { only, but = [] }: { only?: string[]; but?: string[] }): Promise<string[]> {
  const rules = Object.fromEntries(but.map((rule) => [rule, { enabled: false }]));
  const found = await violationsOf(page, only ? { runOnly: { type: "rule", values: only } } : { rules });
  return found.map(({ words }) => words);
}

describe.each([
  [1280, "none"],
  [390, "none"],
  [1280, "active"],
  [390, "active"],
] as const)("in a window %s px wide, forced colours %s", (width, forcedColors) => {
  test("no block keeps anybody out, whatever it wears", async () => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      forcedColors,
    });
    const page = await context.newPage();
    const isForced = forcedColors === "active";
    for (const [at, theme] of (isForced ? themes.slice(0, 1) : themes).entries()) {
      await page.goto(gallery(theme));
      const faults = await faultsOf(page, at > 0 ? { only: ofColours } : { but: isForced ? ["color-contrast"] : [] });
      expect.soft([theme, faults]).toEqual([theme, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft([theme, overflow]).toEqual([theme, 0]);
    }
    await context.close();
  });
});

test("no text is too long for a block, and no list too full", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } });
  await page.goto(`${gallery("nordic")}&show=full`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.close();
});

test("in forced colours an icon is drawn in the colour of the text", async () => {
  const page = await browser.newPage({ forcedColors: "active" });
  await page.goto(`${gallery("nordic")}&type=card`);
  const [icon, text] = await page.evaluate(() => [
    getComputedStyle(document.querySelector("[data-icon]")!).backgroundColor,
    getComputedStyle(document.createElement("p")).color || getComputedStyle(document.body).backgroundColor,
  ]);
  expect(icon).not.toBe(text);
  await page.close();
});

test("S9.09 S9.13 S9.14 S3.32 have the measures that are asked for, where a theme says nothing", async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(gallery("base"));
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  expect(await style('[data-part="announcement"]:not([data-bar])', "border-radius")).toBe("4px");
  expect(await style('[data-part="tile"] > [data-icon="pencil"]', "width")).toBe("32px");
  const share = await page
    .locator('[data-part="banner"][data-ground="picture"] [data-part="banner-inner"]')
    .first()
    .evaluate((element) => element.getBoundingClientRect().width / element.parentElement!.clientWidth);
  expect(share).toBeCloseTo(0.95, 3);
  const grid = '[data-block="grid"] > [data-part="grid"]:has([data-icon])';
  expect(await style(grid, "column-gap")).toBe("16px");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await style(grid, "column-gap")).toBe("8px");
  await context.close();
});

test("S2.90 only the first block is seen until its picture has loaded, or a second has passed", async () => {
  const picture = { original: "/favicon.svg?late", altText: "A hedge", width: 800, height: 400 };
  const late = page({ title: "Late", description: "" }, [
    block("banner", { title: "First", image: picture }),
    block("textBlock", { html: "<p>Second</p>" }),
  ]);
  await world.database.pools.backOffice.query(
    "insert into pages (division_id, url, name, draft, published, published_at) values ($1, '/late/', 'Late', $2, $2, now())",
    [world.bramble.divisionId, JSON.stringify(late)],
  );
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const second = visitor.getByText("Second");
  // Its time stands still, so that a busy machine does not let the second pass.
  await visitor.clock.install({ time: 0 });
  await visitor.clock.pauseAt(1_000);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await visitor.route(/favicon\.svg\?late/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const url = `${world.origins.shop("bramble")}/late/`;
  await visitor.goto(url, { waitUntil: "commit" });
  await visitor.getByRole("heading", { name: "First" }).waitFor();
  expect(await second.isVisible()).toBe(false);
  await visitor.clock.fastForward(1000);
  await second.waitFor();

  await visitor.reload({ waitUntil: "commit" });
  await visitor.getByRole("heading", { name: "First" }).waitFor();
  expect(await second.isVisible()).toBe(false);
  release();
  await second.waitFor();
  await context.close();
});
