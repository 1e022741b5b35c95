/// <reference lib="dom" />
// One page in one theme, as a browser renders it.
import type { Page, Route } from "playwright-core";
import { dressed } from "../../../packages/themes/src/testing/dressed.ts";
import { withStandIns } from "./with-stand-ins.ts";

/** The page as the shop sends it. */
export interface Plain {
  readonly address: string;
  readonly html: string;
}

/** How far the page moved by itself until it stood still: Cumulative Layout Shift, fonts coming last of all. */
export interface Rendered {
  readonly wide: Buffer;
  readonly narrow: Buffer;
  readonly layoutShift: number;
}

const wide = { width: 1280, height: 2000 };
const narrow = { width: 390, height: 2000 };

/** Opens the page in a theme, its fonts held back until words stand in the fallback. It is left open, in the wide form. */
export async function renderTheme(
  page: Page,
  { address, html }: Plain,
  name: string,
  properties = {},
): Promise<Rendered> {
  const held: Route[] = [];
  let isHeld = true;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(/\.woff2(\?|$)/, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: withStandIns(dressed(html, name, properties)).replaceAll(' loading="lazy"', ""),
    }),
  );
  await page.setViewportSize(wide);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.evaluate(renderedOnce);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  const layoutShift = await page.evaluate(shiftUntilStill);
  await page.evaluate(picturesShown);
  const wideRendered = await page.screenshot({ animations: "disabled" });
  await page.setViewportSize(narrow);
  await page.evaluate(picturesShown);
  const narrowRendered = await page.screenshot({ animations: "disabled" });
  await page.setViewportSize(wide);
  return { wide: wideRendered, narrow: narrowRendered, layoutShift };
}

const renderedOnce = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Every picture has come, and what waited for one is shown. */
const picturesShown = async (): Promise<void> => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  while (document.documentElement.hasAttribute("data-waiting")) await new Promise((done) => setTimeout(done, 20));
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
};

const shiftUntilStill = async (): Promise<number> => {
  await document.fonts.ready;
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      done(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => done(0), 50));
  });
};
