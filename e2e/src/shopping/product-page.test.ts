/// <reference lib="dom" />
// A product's page: its pictures, colours and sizes.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browser, open, page, seriousFaults, shop, shopByBrowser } from "./shopper.ts";

shopByBrowser();

test("hovering over a product's picture zooms in, and leaving it zooms out", async () => {
  await open("/product/bramble-tee/");
  const picture = page.locator(".gallery-strip img").first();
  const box = (await picture.boundingBox())!;
  const scale = () => picture.evaluate((shown) => shown.style.scale);
  await expect
    .poll(async () => {
      await page.mouse.move(box.x + 200 + Math.random() * 20, box.y + 200);
      return scale();
    })
    .toBe("2");
  await page.mouse.move(box.x + box.width + 60, box.y + 200);
  await expect.poll(scale).toBe("");
});

test("keyboard and touch open the picture viewer: full window, larger, and back to the same place", async () => {
  await open("/product/bramble-tee/");
  const link = page.getByRole("link", { name: "Look closer" });
  await link.focus();
  await page.keyboard.press("Enter");
  const picture = page.getByRole("dialog", { name: "Pictures, larger" }).getByRole("img");
  const widthPx = async () => (await picture.boundingBox())?.width ?? 0;
  const fitting = await widthPx();
  expect(await seriousFaults()).toEqual([]);
  await page.keyboard.press("+");
  expect(await widthPx()).toBeGreaterThan(fitting * 1.5);
  await picture.click();
  expect(await widthPx()).toBe(fitting);
  await page.keyboard.press("Escape");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  // As a link it opens in a new tab with a modifier key.
  const tab = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("the print is shown in a close-up, and the design in its colours, each linked to its page", async () => {
  await open("/product/bramble-tee/");
  const near = page.getByRole("link", { name: "The print of Bramble tee, closer" });
  const [seen, whole] = await Promise.all([near, near.getByRole("img")].map((part) => part.boundingBox()));
  expect(whole!.width / seen!.width).toBeGreaterThan(1.4);
  await near.click();
  await page.getByRole("dialog", { name: "Pictures, larger" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Bramble tee in Sage" }).click();
  await page.getByText("Colour: Sage").waitFor();
  expect(new URL(page.url()).pathname).toBe("/product/bramble-tee/sage/");
  expect(await seriousFaults()).toEqual([]);
});

/** A shopper's choices on a product page, and the scroll position and focus. */
const chosen = (at: Page = page) =>
  at.evaluate(() => ({
    size: document.querySelector<HTMLInputElement>("input[name=size]:checked")?.value,
    quantity: document.querySelector<HTMLInputElement>("input[name=quantity]")?.value,
    focus: document.activeElement?.textContent,
    top: scrollY,
  }));

test.each([1200, 390])("another colour keeps size, quantity, place and focus at %i px", async (width) => {
  await page.setViewportSize({ width, height: 600 });
  await open("/product/bramble-tee/");
  await page.getByRole("radio", { name: "L", exact: true }).check();
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("2");
  await page.getByRole("button", { name: "Sage", exact: true }).focus();
  await page.evaluate(() => scrollTo({ top: 240, behavior: "instant" }));
  await page.keyboard.press("Enter");
  await page.getByText("Colour: Sage").waitFor();
  expect(new URL(page.url()).pathname).toBe("/product/bramble-tee/sage/");
  await page.waitForTimeout(500);
  await expect.poll(() => chosen()).toEqual({ size: "L", quantity: "2", focus: "Sage", top: 240 });
  await page.locator(".every-colour a").first().dispatchEvent("click");
  await page.getByText("Colour: White").waitFor();
  await expect.poll(() => chosen()).toMatchObject({ size: "L", quantity: "2", top: 240 });
  await page.reload();
  await page.getByText("Colour: White").waitFor();
});

test("without scripts another colour keeps size and quantity, and Enter in the quantity adds", async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${shop}/product/bramble-tee/`);
  await reader.getByRole("radio", { name: "L", exact: true }).check({ force: true });
  await reader.getByRole("spinbutton").fill("3");
  await reader.getByRole("button", { name: "Sage", exact: true }).click();
  await reader.getByText("Colour: Sage").waitFor();
  expect(await reader.getByRole("radio", { name: "L", exact: true }).isChecked()).toBe(true);
  expect(await reader.getByRole("spinbutton").inputValue()).toBe("3");
  await reader.getByRole("spinbutton").press("Enter");
  await reader.getByRole("heading", { name: "Your basket" }).waitFor();
  await reader.getByText("Sage, L").waitFor();
  await reader.getByText("3 items", { exact: true }).waitFor();
  await plain.close();
});

test("in forced colours mode, colours and the chosen size are distinguishable", async () => {
  const forced = await browser.newContext({ forcedColors: "active", viewport: { width: 1200, height: 900 } });
  const reader = await forced.newPage();
  await reader.goto(`${shop}/product/bramble-tee/`);
  await reader.waitForSelector("html[data-ready]");
  await reader.getByRole("radio", { name: "M", exact: true }).check();
  const look = (part: string) =>
    reader.locator(part).evaluateAll((found) =>
      found.map((each) => {
        const { backgroundColor, borderTopWidth, outlineStyle, color } = getComputedStyle(each);
        return { backgroundColor, borderTopWidth, outlineStyle, color };
      }),
    );
  const swatches = await look(".swatch");
  expect(new Set(swatches.map(({ backgroundColor }) => backgroundColor)).size).toBe(swatches.length);
  expect(swatches.map(({ borderTopWidth }) => borderTopWidth)).toEqual(swatches.map(() => "2px"));
  expect(swatches.map(({ outlineStyle }) => outlineStyle)).toEqual(["solid", "none"]);
  const [one] = await look(".size input:checked + span");
  const others = await look(".size input:not(:checked, :disabled) + span");
  for (const other of others) expect(other.backgroundColor).not.toBe(one!.backgroundColor);
  const dots = await reader
    .goto(`${shop}/collection/clothing/`)
    .then(() => look("[data-part=card] [data-swatch] > [style]"));
  expect(new Set(dots.map(({ backgroundColor }) => backgroundColor)).size).toBeGreaterThan(1);
  await forced.close();
});

test("a phone shows every picture in one row to swipe, and nothing beside it scrolls sideways", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/product/bramble-tee/");
  const row = page.locator(".pictures-row");
  const dots = page.locator(".gallery-dots span");
  const pictures = row.getByRole("img");
  expect(await dots.count()).toBe(3);
  for (const [step, name] of [
    [1, "The print of Bramble tee, closer"],
    [2, "Bramble tee in Sage"],
  ] as const) {
    await row.evaluate((each, at) => each.scrollTo({ left: at * each.clientWidth, behavior: "instant" }), step);
    await expect.poll(() => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute("data-on")))).toBe(step);
    const { x, width } = (await pictures.and(page.getByAltText(name)).boundingBox())!;
    expect([x + width > 20, x < 390 - 20]).toEqual([true, true]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await seriousFaults()).toEqual([]);
});

test("an invalid number is reported and neither changed nor sent", async () => {
  await open("/product/bramble-tee/");
  await page.getByRole("radio", { name: "M", exact: true }).check();
  const field = page.getByRole("spinbutton", { name: "Quantity" });
  for (const typed of ["0", "-2", "1.5", "100", ""]) {
    await field.fill(typed);
    await page.getByRole("button", { name: "Add to basket" }).click();
    await page.getByText("Enter a whole number from 1 to 99.").waitFor();
    expect(await field.inputValue()).toBe(typed);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.getByRole("button", { name: "Quantity: one more" }).click();
  expect(await page.getByText("Enter a whole number").count()).toBe(0);
});

test("in the variation after of product_page_refresh a click turns zoom on and off (storefront §4)", async () => {
  await open("/product/bramble-tee/");
  await page.locator(".gallery-strip").evaluate((strip: HTMLElement) => {
    strip.dataset.zoom = "click";
  });
  const started = page.waitForResponse(/zoom/);
  const picture = page.locator(".gallery-strip img").first();
  const box = (await picture.boundingBox())!;
  const scale = () => picture.evaluate((shown) => shown.style.scale);
  await page.mouse.move(box.x + 200, box.y + 200);
  await started;
  await page.mouse.move(box.x + 210, box.y + 200);
  expect(await scale()).toBe("");
  await expect.poll(() => picture.click({ position: { x: 200, y: 200 } }).then(scale)).toBe("2");
  await picture.click({ position: { x: 205, y: 200 } });
  expect(await scale()).toBe("");
});

test("a picture that fails to load raises its failed event once, however early it failed", async () => {
  await page.addInitScript(() => {
    const failed: string[] = [];
    Object.assign(window, { failed });
    document.addEventListener("selvedge:image-failed", ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest(".gallery-strip")) failed.push(target.src);
    });
  });
  await page.route(/\.(webp|avif)/, (route) => route.abort());
  await open("/product/bramble-tee/");
  const first = page.locator(".gallery-strip img").first();
  await expect.poll(() => first.getAttribute("data-failed")).toBe("");
  const address = await first.evaluate((shown) => (shown as HTMLImageElement).src);
  const failed = await page.evaluate(() => (window as unknown as { failed: string[] }).failed);
  expect(failed.filter((each) => each === address)).toHaveLength(1);
});
