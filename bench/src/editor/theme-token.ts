import type { Browser, Page } from "playwright-core";
import { type Act, actCosts } from "./paint.ts";
import { most } from "./thread.ts";

/** A colour of the theme and the variable that a page wears it by. */
const token = { label: "Page, number", variable: "--t-page-background-color" };

/**
 * The cost of changing one colour in the theme editor: the editor's thread up to its own paint, plus the thread of the page in
 * the frame up to its paint. `whole` has what follows on both, too.
 */
export async function themeTokenMs(
  browser: Browser,
  page: Page,
  dashboard: string,
  times: number,
): Promise<{ painted: number; whole: number }> {
  await page.goto(`${dashboard}/theme`);
  const path = await page
    .getByRole("link", { name: /^Adjust/ })
    .first()
    .getAttribute("href");
  await page.goto(new URL(path!, page.url()).href);
  const shown = await (await page.waitForSelector("iframe")).contentFrame();
  if (!shown) throw new Error("The theme editor shows no page.");
  const field = page.getByRole("textbox", { name: token.label });
  await field.focus();
  const colourAt = (at: number) => `#f0f0${(16 + at).toString(16)}`;
  const change: Act = {
    event: "input",
    ready: () => field.selectText(),
    // By the keyboard alone: what looks for the field would be counted.
    press: (at) => page.keyboard.insertText(colourAt(at)),
    after: (at) =>
      shown.waitForFunction(
        ([variable, value]) => getComputedStyle(document.documentElement).getPropertyValue(variable!).trim() === value,
        [token.variable, colourAt(at)] as const,
      ),
  };
  const { painted, beside, whole, besideWhole } = (await actCosts({ browser, page }, { change }, times)).change;
  return {
    painted: most(painted.map((ms, at) => ms + beside[at]!)),
    whole: most(whole.map((ms, at) => ms + besideWhole[at]!)),
  };
}
