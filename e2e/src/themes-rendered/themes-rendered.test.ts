// Every theme that shops wear, rendered in a browser: apart from each other, legible, and standing still while fonts come.
import { withDivision } from "@selvedge/db/with-division";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offeredThemes } from "../../../packages/themes/src/shipped/shipped.ts";
import { closePages, openBrowser } from "../browser.ts";
import { violationsOf } from "../violations.ts";
import { startWorld, type World } from "../world.ts";
import { faintWords } from "./faint-words.ts";
import { fixturePage } from "./fixture-page.ts";
import { apart, type Look, lookOf } from "./look-of.ts";
import { changedShare, pin } from "./pinned.ts";
import { type Plain, type Rendered, renderTheme } from "./render-theme.ts";

const names = offeredThemes().map(({ name }) => name);
const looks = new Map<string, Looks>();
const changed = new Map<string, number>();
let world: World;
let browser: Browser;
let page: Page;
let plain: Plain;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  await withDivision(world.database.pools.backOffice, world.bramble.divisionId, (db) => {
    const { url, name, page: stored } = fixturePage;
    const text = JSON.stringify(stored);
    const row = { url, name, draft: text, published: text, published_at: new Date() };
    return db
      .insertInto("pages")
      .values({ division_id: world.bramble.divisionId, ...row })
      .execute();
  });
  const address = world.origins.shop("bramble") + fixturePage.url;
  const context = await browser.newContext({ bypassCSP: true, permissions: ["local-network-access"] });
  page = await context.newPage();
  await page.goto(address);
  plain = { address, html: await page.evaluate(async () => (await fetch(location.href)).text()) };
});

afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});

test.each(names)("%s can be read over any picture, and stands still while its fonts come", async (name) => {
  const rendered = await renderTheme(page, plain, name);
  looks.set(name, await lookOfBoth(rendered));
  await pin(name, rendered);
  changed.set(name, await changedShare(name, rendered));
  expect(rendered.layoutShift).toBeLessThan(0.02);
  expect(await faintWords(page)).toEqual([]);
  expect(await violationsOf(page, { runOnly: { type: "rule", values: ["color-contrast"] } })).toEqual([]);
});

test("every theme looks as it did when it was pinned, and one in another main colour does not", async () => {
  const unlike = [...changed].filter(([, share]) => share > unchanged).map(([name]) => name);
  expect(
    unlike,
    "Where a new look is meant: PIN=name,name npm test -- --project journeys e2e/src/themes-rendered",
  ).toEqual([]);
  const copy = await renderTheme(page, plain, "nordic", { "primary.color": "#3f6f8f" });
  expect(await changedShare("nordic", copy)).toBeGreaterThan(unchanged);
});

test("no two themes can be taken for each other, and a copy in another main colour can", async () => {
  expect(alike([...looks])).toEqual([]);
  const copy = await renderTheme(page, plain, "nordic", { "primary.color": "#5b2a6e" });
  const nordic = looks.get("nordic")!;
  expect(
    alike([
      ["nordic", nordic],
      ["copy", await lookOfBoth(copy)],
    ]),
  ).toEqual(["nordic and copy"]);
});

test("words that are too faint for a white picture are noticed", async () => {
  await renderTheme(page, plain, "nordic");
  await page.addStyleTag({
    content: '[data-part="words"] * { color: #cfcfcf !important } picture, img { filter: brightness(9) }',
  });
  expect(await faintWords(page)).not.toEqual([]);
});

/** The share of a page that may look different without a change of its theme. */
const unchanged = 0.002;

interface Looks {
  readonly wide: Look;
  readonly narrow: Look;
}

const lookOfBoth = async ({ wide, narrow }: Rendered): Promise<Looks> => ({
  wide: await lookOf(wide),
  narrow: await lookOf(narrow),
});

/** Colour and shape in one number: four turned steps count like one cell that went from black to white. */
const farApart = 0.045;

/** The pairs that look alike on both widths, by name. */
function alike(rendered: readonly (readonly [string, Looks])[]): string[] {
  return rendered.flatMap(([one, first], at) =>
    rendered
      .slice(at + 1)
      .filter(([, second]) => Math.max(far(first.wide, second.wide), far(first.narrow, second.narrow)) < farApart)
      .map(([two]) => `${one} and ${two}`),
  );
}

function far(one: Look, two: Look): number {
  const { colour, shape } = apart(one, two);
  return colour + shape / 4;
}
