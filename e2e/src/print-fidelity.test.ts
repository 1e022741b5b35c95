// What is printed is what a browser shows of the same drawing. `npm run bench -- print-fidelity` looks at twelve whole designs.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { fidelityDesign, type Placement } from "./fidelity/design.ts";
import { hairlines } from "./fidelity/pictures.ts";
import { shareOff } from "./fidelity/share-off.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

/** Of no whole number of pixels, as print areas are. */
const areaMm = { widthMm: 100.3, heightMm: 110.7 };

test.each<[string, { widthPx: number; heightPx: number }, Omit<Placement, "picture">]>([
  ["at their own size", { widthPx: 1000, heightPx: 1066 }, { x: 7.37, y: 9.63, w: 84.667 }],
  ["a little smaller", { widthPx: 1100, heightPx: 1170 }, { x: 7.37, y: 9.63, w: 84.9 }],
  ["at less than half", { widthPx: 2300, heightPx: 2450 }, { x: 7.37, y: 9.63, w: 85.1 }],
  ["larger", { widthPx: 500, heightPx: 530 }, { x: 7.37, y: 9.63, w: 85.1 }],
  ["turned", { widthPx: 800, heightPx: 850 }, { x: 20.37, y: 21.63, w: 60.1, rotation: 17.5 }],
  ["mirrored", { widthPx: 1100, heightPx: 1170 }, { x: 7.37, y: 9.63, w: 84.9, flip: "horizontal" }],
])("hairlines %s print where they are drawn", async (name, { widthPx, heightPx }, place) => {
  const design = await fidelityDesign(name, areaMm, [{ ...place, picture: hairlines(widthPx, heightPx) }]);
  expect(await shareOff(browser, design)).toBeLessThanOrEqual(0.5);
});
