/// <reference lib="dom" />
// Navigation within a shop by the Navigation API: what the browser shows, where it scrolls, what has the focus, and what
// happens when a request fails.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let shop: string;

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  shop = world.origins.shop("bramble");
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  page = await context.newPage();
});
afterEach(() => context.close());

/** Opens a page and puts a mark on its document: a client navigation keeps the mark, a load loses it. */
async function open(path: string) {
  await page.goto(shop + path);
  await page.waitForSelector("html[data-ready]");
  await mark();
}
const mark = () => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSameDocument = () => page.evaluate(() => "isSame" in window);
const titleIs = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title);
const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const settled = () =>
  page.waitForFunction(() => (window as { navigation?: Navigation }).navigation?.transition === null);
const menuLink = (name: string) => page.locator(".menu-top", { hasText: name });
const cardLink = (name: string) => page.locator("[data-part=card] a", { hasText: name }).first();

test("a click keeps the document; title, canonical address and description follow", async () => {
  await open("/");
  await menuLink("Our hedges").click();
  await heading("Our hedges");
  await titleIs("Our hedges | Bramble");
  expect(await isSameDocument()).toBe(true);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${shop}/our-hedges/`);
  expect(await page.locator("meta[name=description]").getAttribute("content")).toMatch(/^Where your metre/);
  expect(await page.locator("#live-title").textContent()).toBe("Our hedges | Bramble");
});

test("Back and Forward restore the scroll", async () => {
  await open("/our-hedges/");
  await page.evaluate(() => scrollTo(0, 700));
  await menuLink("Clothing").click();
  await heading("Clothing");
  await settled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await heading("Our hedges");
  await page.waitForFunction(() => Math.abs(scrollY - 700) < 4);
  await page.goForward();
  await heading("Clothing");
  expect(await isSameDocument()).toBe(true);
});

test("Back restores the scroll position across a full document", async () => {
  await open("/our-hedges/");
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => Object.assign(location, { href: "/checkout/" }));
  await heading("Nothing to pay for");
  await page.goBack();
  await heading("Our hedges");
  await page.waitForFunction(() => Math.abs(scrollY - 600) < 4);
});

test("the page scrolls to the top no sooner than 300 ms after it is painted (storefront §9)", async () => {
  await open("/our-hedges/");
  await page.evaluate(() => scrollTo(0, 700));
  const delay = await page.evaluate(async () => {
    const painted = new Promise<number>((seen) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent !== "Clothing") return;
        observer.disconnect();
        seen(performance.now());
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const scrolled = new Promise<number>((seen) =>
      addEventListener("scroll", () => scrollY === 0 && seen(performance.now())),
    );
    document.querySelector<HTMLElement>('.menu-top[href="/collection/clothing/"]')!.click();
    return (await scrolled) - (await painted);
  });
  expect(delay).toBeGreaterThanOrEqual(280);
});

test("focus goes to the page's start, and Tab then reaches the first link", async () => {
  await open("/our-hedges/");
  await menuLink("Clothing").click();
  await heading("Clothing");
  await settled();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
});

test("a link to a place on another page leads there", async () => {
  await open("/");
  await page.getByRole("link", { name: "the questions people ask" }).click();
  await heading("Our hedges");
  await settled();
  expect(new URL(page.url()).hash).toBe("#content");
  expect(await isSameDocument()).toBe(true);
  const top = await page.locator("#content").evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);
});

test("# does nothing and @ raises its action (storefront §2.6)", async () => {
  await open("/our-hedges/");
  await page.evaluate(() => {
    scrollTo(0, 300);
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener("selvedge:action", (event) => heard.push((event as CustomEvent<string>).detail));
    document.querySelector("h1")!.innerHTML = '<a id="still" href="#">x</a><a id="act" href="@remill">y</a>';
  });
  await page.locator("#still").dispatchEvent("click");
  await page.locator("#act").dispatchEvent("click");
  expect(await page.evaluate(() => ({ y: scrollY, heard: (window as never as { heard: string[] }).heard }))).toEqual({
    y: 300,
    heard: ["remill"],
  });
  expect(new URL(page.url()).hash).toBe("");
});

test("a link to @remill opens the form for worn garments, which says what comes of it (S2.101, S3.13, S4.44, S5.24, S8.28, S8.29, S8.30)", async () => {
  await open("/our-hedges/");
  await page.evaluate(() => {
    document.querySelector("h1")!.innerHTML = '<a id="act" href="@remill">Return an item</a>';
  });
  await page.locator("#act").click();
  const dialog = page.getByRole("dialog", { name: "Return an item" });
  expect(await dialog.getByRole("link", { name: "privacy policy" }).getAttribute("href")).toBe("/privacy-policy/");
  const [field, send] = [dialog.getByRole("textbox"), dialog.getByRole("button", { name: "Send me the instructions" })];
  expect([await dialog.locator("input").count(), await send.isDisabled()]).toEqual([1, true]);
  await field.fill("nobody");
  expect(await send.isDisabled()).toBe(true);
  await field.fill("worn@postbox.example");
  const path = "**/frontend/retex/remill/submit/";
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await dialog.getByText("We're sorry, something went wrong. Please try again later.").waitFor();
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ json: { type: "error", message: "Not to this address." } }));
  await send.click();
  await dialog.getByText("Not to this address.").waitFor();
  await page.unroute(path);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/remill/submit/")) sent.push(request.url());
  });
  await send.dblclick();
  await dialog.getByText("Thank you, we sent you an email with instructions.").waitFor();
  expect([sent.length, await dialog.locator("input").count()]).toEqual([1, 0]);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  expect(await dialog.count()).toBe(0);
});

test.each([["Control"], ["Shift"]] as const)("a click with %s is the browser's", async (key) => {
  await open("/");
  // Whether a window opens is the browser's own affair: the click is looked at once every listener of the page has had it.
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      document.body.dataset.taken = String(event.defaultPrevented);
      event.preventDefault();
    }),
  );
  await menuLink("Our hedges").click({ modifiers: [key] });
  expect(await page.locator("body").getAttribute("data-taken")).toBe("false");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("middle clicks, other hosts and new tabs are the browser's", async () => {
  await open("/");
  const byMiddle = context.waitForEvent("page");
  await menuLink("Our hedges").click({ button: "middle" });
  await (await byMiddle).close();
  await page.evaluate(() => {
    document.querySelector("h1")!.innerHTML = '<a id="blank" target="_blank" href="/our-hedges/">x</a>';
  });
  const byTarget = context.waitForEvent("page");
  await page.locator("#blank").click();
  await (await byTarget).close();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await isSameDocument()).toBe(true);
});

/** Holds what is asked at an address back until the function it gives is called, however long the page takes meanwhile. */
async function held(address: string): Promise<() => Promise<void>> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await answered;
    await route.continue().catch(() => {});
  });
  return async () => {
    answer();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("a second click while the first page loads wins, and adds no history entry", async () => {
  await open("/");
  const steps = await page.evaluate(() => history.length);
  const answer = await held("**/_page/our-hedges/**");
  await menuLink("Our hedges").click();
  await menuLink("Clothing").click();
  await heading("Clothing");
  await answer();
  await settled();
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await page.waitForFunction(() => location.pathname === "/");
});

test("Back while a page loads stays on the current page", async () => {
  await open("/our-hedges/");
  await menuLink("Clothing").click();
  await heading("Clothing");
  await settled();
  const answer = await held("**/_page/product/**");
  await cardLink("Bramble tee").click();
  await page.evaluate(() => history.back());
  await settled();
  await answer();
  await heading("Clothing");
  await page.waitForFunction(() => location.pathname === "/collection/clothing/");
});

test("a form with method GET is a client navigation", async () => {
  await open("/collection/clothing/");
  await page.getByLabel("Sort by").selectOption("price-low");
  await page.waitForFunction(() => document.querySelector("[data-part=card] a")?.textContent?.startsWith("Berry"));
  expect(new URL(page.url()).searchParams.get("sort")).toBe("price-low");
  expect(await isSameDocument()).toBe(true);
});

test("paying and signing in are documents of their own", async () => {
  await open("/");
  await page.evaluate(() => Object.assign(location, { href: "/checkout/" }));
  await heading("Nothing to pay for");
  expect(await isSameDocument()).toBe(false);
  await page.getByRole("link", { name: "Browse the shop" }).click();
  await page.getByRole("heading", { level: 2, name: "What your order plants" }).waitFor();
  await page.goBack();
  await heading("Nothing to pay for");
  await page.goto(`${world.origins.main}/login/`);
  await heading("Sign in");
});

test("a redirect by the server ends at its target", async () => {
  await open("/");
  await page.evaluate(() => Object.assign(location, { href: "/product/bramble-tee/purple/" }));
  await heading("Bramble tee");
  expect(new URL(page.url()).pathname).toBe("/product/bramble-tee/");
  expect(await isSameDocument()).toBe(true);
});

test("a hundred redirects are a loop, which is logged and ends at the 404 page (storefront §2.2, §8)", async () => {
  await open("/");
  let asked = 0;
  const logged: string[] = [];
  page.on("console", (line) => line.type() === "error" && logged.push(line.text()));
  await page.route("**/_page/our-hedges/**", async (route) => {
    asked++;
    const build = await page.evaluate(() => JSON.parse(document.getElementById("page-data")!.textContent).page.build);
    await route.fulfill({ json: { build, redirect: `/our-hedges/?${asked}` } });
  });
  await menuLink("Our hedges").click();
  await heading("Page not found");
  expect(asked).toBe(101);
  expect(page.url()).toBe(`${shop}/404/`);
  expect(logged.filter((line) => line.startsWith("Possible access loop"))).toHaveLength(1);
});

test("a page that fails to load shows the error page, and the next page works", async () => {
  await open("/");
  await page.route("**/_page/our-hedges/**", (route) => route.abort());
  await menuLink("Our hedges").click();
  await heading("Oops... Looks like something went wrong");
  expect(await isSameDocument()).toBe(true);
  await menuLink("Clothing").click();
  await heading("Clothing");
});

test("the error page waits for a second, in case a reload is under way (storefront §8, §9)", async () => {
  await open("/");
  await page.route("**/_page/our-hedges/**", (route) => route.abort());
  // Read inside the page as soon as it is there: on a busy machine a query from outside may take longer than a second.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const failed = document.querySelector(".failed-page");
      const [wait] = failed?.getAnimations() ?? [];
      if (!failed || !wait) return;
      observer.disconnect();
      Object.assign(window, { seen: [wait.effect?.getTiming().duration, getComputedStyle(failed).visibility] });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await menuLink("Our hedges").click();
  const seen = await page.waitForFunction(() => (window as { seen?: unknown[] }).seen);
  expect(await seen.jsonValue()).toEqual([1000, "hidden"]);
  await heading("Oops... Looks like something went wrong");
  expect(await page.getByRole("link", { name: "Reload" }).isVisible()).toBe(true);
});

test("offline shows the error page, and Reload works once the connection is back", async () => {
  await open("/");
  await menuLink("Clothing").click();
  await heading("Clothing");
  await settled();
  await context.setOffline(true);
  await menuLink("Our hedges").click();
  await heading("Oops... Looks like something went wrong");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Reload" }).click();
  await heading("Our hedges");
});

test("code that fails to load reloads the document, three times a day; then the page stays as it was rendered", async () => {
  await open("/collection/clothing/");
  await page.route("**/assets/product-page-*.js", (route) => route.abort());
  await cardLink("Bramble tee").click();
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith("selvedge-reload") && String(value).split(",").length === 3,
    ),
  );
  let loads = 0;
  page.on("load", () => loads++);
  await page.waitForTimeout(1200);
  expect(loads).toBeLessThanOrEqual(1);
  await heading("Bramble tee");
  expect(await isSameDocument()).toBe(false);
});

test("a new release is loaded as a document, once", async () => {
  await open("/");
  await page.route("**/_page/our-hedges/**", (route) =>
    route.fulfill({ json: { build: "another", redirect: "/nowhere/" } }),
  );
  await menuLink("Our hedges").click();
  await heading("Our hedges");
  await page.waitForSelector("html[data-ready]");
  expect(await isSameDocument()).toBe(false);
});

test("hovering over a link prefetches its page, and the click uses it", async () => {
  await open("/");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/_page/") && asked.push(request.url()));
  await menuLink("Our hedges").hover();
  await page.waitForResponse((response) => response.url().includes("/_page/our-hedges/"));
  await menuLink("Our hedges").click();
  await heading("Our hedges");
  await settled();
  expect(asked).toHaveLength(1);
});

test("a quick click fetches once", async () => {
  await open("/");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/_page/our-hedges/") && asked.push(request.url()));
  await menuLink("Our hedges").click();
  await heading("Our hedges");
  await settled();
  await page.waitForTimeout(150);
  expect(asked).toHaveLength(1);
});

test("an unknown address is the shop's own 404, in place", async () => {
  await open("/");
  await page.evaluate(() => Object.assign(location, { href: "/nowhere/" }));
  await heading("Page not found");
  expect(await isSameDocument()).toBe(true);
});

test("without the Navigation API links load documents and the page still works", async () => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
  await open("/");
  await menuLink("Our hedges").click();
  await heading("Our hedges");
  expect(await isSameDocument()).toBe(false);
  await page.goto(`${shop}/product/bramble-tee/`);
  await page.waitForSelector("html[data-ready]");
  await page.getByRole("radio", { name: "L", exact: true }).check();
  await page.getByText("Size: L").waitFor();
});

test("without scripts every page is readable and its links work", async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${shop}/`);
  await reader.locator(".menu-top", { hasText: "Our hedges" }).click();
  await reader.getByRole("heading", { level: 1, name: "Our hedges" }).waitFor();
  await plain.close();
});

test("the menu opens on hover and by keyboard, and Escape returns the focus", async () => {
  await open("/");
  await menuLink("Clothing").hover();
  await page.getByRole("link", { name: "Hawthorn" }).waitFor({ state: "visible" });
  await page.mouse.move(600, 700);
  await page.getByRole("link", { name: "Hawthorn" }).waitFor({ state: "hidden" });
  const toggle = page.getByRole("button", { name: "Clothing: more" });
  await toggle.focus();
  await page.keyboard.press("Enter");
  expect(await toggle.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("T-shirts");
  await page.keyboard.press("Escape");
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");
  await expect.poll(() => toggle.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("on a tablet the first tap on an item opens its panel, and the second follows its link", async () => {
  const tablet = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true });
  const reader = await tablet.newPage();
  await reader.goto(`${shop}/`);
  await reader.waitForSelector("html[data-ready]");
  const item = reader.locator(".menu-top", { hasText: "Clothing" });
  await item.tap();
  await reader.getByRole("link", { name: "Hawthorn" }).waitFor({ state: "visible" });
  expect(new URL(reader.url()).pathname).toBe("/");
  await item.tap();
  await reader.getByRole("heading", { level: 1, name: "Clothing" }).waitFor();
  await reader.locator(".menu-top", { hasText: "Our hedges" }).tap();
  await reader.getByRole("heading", { level: 1, name: "Our hedges" }).waitFor();
  await tablet.close();
});

test("on a phone the menu opens two levels deep and back (storefront §2.4)", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Clothing" }).click();
  await menu.getByRole("button", { name: "By hedge" }).click();
  await menu.getByRole("link", { name: "Dog rose" }).waitFor();
  await menu.getByRole("button", { name: "Clothing" }).click();
  await menu.getByRole("button", { name: "All", exact: true }).click();
  await menu.getByRole("link", { name: "Our hedges" }).click();
  await heading("Our hedges");
  await menu.waitFor({ state: "hidden" });
});

test("S2.68 the icon leads to the search; S7.02 its suggestions are loaded when it is used, and lead by the keyboard", async () => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const hasLoaded = () => asked.some((path) => /\/start-search-[^/]*\.js$/.test(path));
  await open("/");
  expect(hasLoaded()).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await heading("Search");
  expect(new URL(page.url()).pathname).toBe("/search/");
  const field = page.locator("#search");
  await page.getByRole("combobox", { name: "Search" }).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(hasLoaded()).toBe(true);
  await field.pressSequentially("te");
  const options = page.locator(".suggestions").getByRole("option");
  await options.first().waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  expect(await page.locator(".suggestions-count").textContent()).toMatch(/\d+ suggestions/);
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  const active = await field.getAttribute("aria-activedescendant");
  expect(await page.locator("[aria-selected=true]").getAttribute("id")).toBe(active);
  await page.keyboard.press("Escape");
  await options.first().waitFor({ state: "hidden" });
  expect(await field.inputValue()).toBe("te");
  await page.keyboard.press("Enter");
  await heading("te");
  expect(new URL(page.url()).search).toBe("?q=te");
  expect(await page.locator("main").getAttribute("data-layout")).toBe("search");
  expect(await isSameDocument()).toBe(true);
  expect(await seriousFaultsOf(page)).toEqual([]);
  await field.fill("hoo");
  await options.last().waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await titleIs("Search: hoo | Bramble");
});

const headerHeightRem = () =>
  page
    .locator(".header:visible")
    .first()
    .evaluate((header) => header.clientHeight / 16);

test("S2.51, S2.52 the header and what is beside it have the sizes of the specification (storefront §2.3)", async () => {
  const { backOffice } = world.database.pools;
  const { divisionId } = world.bramble;
  const wear = (properties: string, menuPlacement: string) =>
    Promise.all([
      backOffice.query("update themes set properties = properties || $2 where division_id = $1", [
        divisionId,
        properties,
      ]),
      backOffice.query("update shop_settings set settings = settings || $2 where division_id = $1", [
        divisionId,
        JSON.stringify({ menuPlacement }),
      ]),
    ]);
  const heights = async () => {
    const seen: number[] = [];
    for (const width of [390, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      seen.push(await headerHeightRem());
    }
    return seen;
  };
  await open("/");
  expect(await heights()).toEqual([3.5, 5]);
  await open("/basket/");
  expect(await heights()).toEqual([3.5, 4]);
  await wear('{"menu.search.bar": 1}', "side");
  await expect.poll(async () => (await page.goto(`${shop}/`))?.text()).toContain("data-search-bar");
  expect(await heights()).toEqual([6.5, 6.5]);
  const side = page.locator("#side-menu");
  expect((await side.boundingBox())!.width, "the column at the side").toBe(220);
  // S2.53: fixed at large widths, it stays when its link is followed, and its button closes and opens it.
  await page.waitForSelector("html[data-ready]");
  await side.getByRole("link", { name: "Our hedges" }).click();
  await heading("Our hedges");
  expect(await side.isVisible()).toBe(true);
  await page.getByRole("button", { name: "Menu" }).click();
  await side.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Menu" }).click();
  await side.waitFor({ state: "visible" });
  await wear('{"menu.search.bar": 0, "menu.form": "stacked"}', "row");
  await expect.poll(async () => (await page.goto(`${shop}/`))?.text()).toContain('data-theme-menu="stacked"');
  expect(await headerHeightRem(), "a nav bar of 3rem under a header of 5rem").toBe(8);
});
