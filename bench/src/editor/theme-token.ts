import type { Page } from "playwright-core";
import { costOf, costOfNothing, most, threadOf } from "./thread.ts";

/** A colour of the theme and the variable that a page wears it by. */
const token = { label: "Page, number", variable: "--t-page-background-color" };

/** In ms, after a change: the page wears it by then. */
const shownMs = 100;

/** What a change of one colour costs until the page in the theme editor wears it: the editor's thread and the page's together. */
export async function themeTokenMs(page: Page, dashboard: string, times: number): Promise<number> {
  await page.goto(`${dashboard}/theme`);
  const path = await page
    .getByRole("link", { name: /^Adjust/ })
    .first()
    .getAttribute("href");
  await page.goto(new URL(path!, page.url()).href);
  const shown = await (await page.waitForSelector("iframe")).contentFrame();
  if (!shown) throw new Error("The theme editor shows no page.");
  const worn = (colour: string) =>
    shown.waitForFunction(
      ([variable, value]) => getComputedStyle(document.documentElement).getPropertyValue(variable!).trim() === value,
      [token.variable, colour] as const,
    );
  const field = page.getByRole("textbox", { name: token.label });
  const both = [
    { target: page, thread: await threadOf(page) },
    { target: shown, thread: await threadOf(page, shown) },
  ];
  const costs: number[] = [];
  const nothing = await costOfNothing(both);
  await field.focus();
  for (let at = 0; at < times; at++) {
    const colour = `#f0f0${(16 + at).toString(16)}`;
    await field.selectText();
    costs.push(
      await costOf(both, async () => {
        // By the keyboard alone: what looks for the field or asks for its page's style would be counted.
        await page.keyboard.insertText(colour);
        await page.waitForTimeout(shownMs);
      }),
    );
    await worn(colour);
  }
  return most(costs) - nothing;
}
