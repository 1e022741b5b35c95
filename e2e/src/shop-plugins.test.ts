/// <reference lib="dom" />
// A merchant's plugins, and what they do to a new visitor: the cookie notice, tags that wait for a yes, the subscriber offer.
import { seedPaidOrder } from "@selvedge/testing/seed/order";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { closePages, newVisitor, openBrowser } from "./browser.ts";
import { seriousFaultsOf } from "./serious-faults.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What was asked of other companies. */
let asked: string[];

beforeAll(async () => {
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await world?.stop();
});
afterEach(() => context?.close());

const shop = () => world.origins.shop("bramble");

/** Sets plugins as the dashboard's call stores them. */
async function setPlugins(plugins: Record<string, object>) {
  for (const [name, settings] of Object.entries(plugins))
    await world.database.pools.backOffice.query(
      `insert into division_plugins (division_id, name, settings) values ($1, $2, $3)
       on conflict (division_id, name) do update set settings = excluded.settings`,
      [world.bramble.divisionId, name, JSON.stringify(settings)],
    );
}

async function visit(path = "/") {
  asked = [];
  context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...newVisitor });
  page = await context.newPage();
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.clock.install();
  await page.goto(shop() + path);
}

const notice = () => page.getByRole("region", { name: "Cookies" });
const offer = () => page.getByRole("dialog", { name: "Letters from Bramble" });
const tags = { analytics: { measurement_id: "G-ABCDEF1234" }, "facebook-pixel": { pixel: "123456789012345" } };

test("S2.91 the notice is there for a new visitor, and not in our tools or where the shop switched it off", async () => {
  await setPlugins({ "cookie-policy": { message: "Crumbs?" } });
  await visit();
  await notice().getByText("Crumbs?").waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.goto(`${shop()}/?cgi=5`);
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(2_000);
  expect(await notice().count()).toBe(0);
  await context.close();
  await setPlugins({ "cookie-policy": { enabled: false } });
  await visit();
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(2_000);
  expect(await notice().count()).toBe(0);
});

test("S4.39 S7.17 S9.21 P4.20 nothing of another company is loaded before a yes; then its tags are told of the visit", async () => {
  await setPlugins({ "cookie-policy": {}, ...tags });
  await visit();
  await notice().waitFor();
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);
  const consent = () => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer));
  expect(await consent()).toContain('"ad_storage":"denied"');
  await notice().getByRole("button", { name: "Accept all" }).click();
  await notice().waitFor({ state: "detached" });
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "cookies-accepted");
  expect(cookie).toMatchObject({ value: "all", sameSite: "Lax" });
  await page.clock.runFor(20_000);
  await expect.poll(() => asked.toSorted()).toEqual(["connect.facebook.net", "www.googletagmanager.com"]);
  expect(await consent()).toContain('"analytics_storage":"granted"');
  await page.reload();
  expect(await notice().count()).toBe(0);
  // Consent is withdrawn on the page about cookies, and the services' cookies are deleted.
  await context.addCookies([{ name: "_ga", value: "GA1.1.1.1", url: shop() }]);
  await page.goto(`${shop()}/use-of-cookies-and-disclaimer/`);
  await page.getByText("You accepted all cookies").waitFor();
  await page.getByRole("button", { name: "Change my answer" }).click();
  await notice().getByRole("button", { name: "Essential only" }).click();
  await page.getByText("You accepted the essential cookies alone").waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("_ga");
});

test("S3.85 S4.40 who allows only what is essential is told of to nobody, and a yes waits for the first 5 seconds", async () => {
  await setPlugins({ "cookie-policy": { allowEssentialOnly: true }, ...tags });
  await visit();
  await notice().getByRole("button", { name: "Essential only" }).click();
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(30_000);
  expect(asked).toEqual([]);
  expect(await notice().count()).toBe(0);
  await context.addCookies([{ name: "cookies-accepted", value: "all", url: shop() }]);
  await page.reload();
  await page.waitForFunction(() => "gtag" in window);
  await page.clock.runFor(3_000);
  expect(asked).toEqual([]);
  await page.clock.runFor(15_000);
  await expect.poll(() => asked.length).toBe(2);
});

test("S4.34-S4.37 S5.22 S8.24-S8.26 the offer comes after 30 seconds, checks what is typed, and is remembered", async () => {
  await setPlugins({
    "cookie-policy": { enabled: false },
    "email-subscriber-offer": {
      enabled: true,
      title: "Letters from Bramble",
      buttonText: "Join",
      text: "Once a month.",
    },
  });
  await visit();
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(25_000);
  expect(await offer().count()).toBe(0);
  await page.clock.runFor(10_000);
  await offer().waitFor();
  expect(await seriousFaultsOf(page)).toEqual([]);
  await offer().getByRole("button", { name: "Join" }).click();
  await expect.poll(() => offer().getByText("This field is required").count()).toBe(2);
  await page.keyboard.press("Escape");
  await offer().waitFor({ state: "detached" });
  const kept = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  await expect
    .poll(async () => (await kept("offer-dismissed"))?.expires ?? 0)
    .toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(60_000);
  expect(await offer().count()).toBe(0);
  await context.clearCookies();
  await page.goto(`${shop()}/?utm_source_platform=teemail`);
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(60_000);
  expect(await offer().count()).toBe(0);
  await page.goto(`${shop()}/`);
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(35_000);
  await offer().getByRole("textbox", { name: "First name" }).fill("Rowan");
  await offer().getByRole("textbox", { name: "Email address" }).fill("rowan@shopper.test");
  const broken = (route: Parameters<Parameters<Page["route"]>[1]>[0]) => route.fulfill({ status: 500, body: "{}" });
  await page.route("**/frontend/subscribe/", broken);
  await offer().getByRole("button", { name: "Join" }).click();
  await offer().getByText("Oops... Something went wrong, please try again later").waitFor();
  await page.unroute("**/frontend/subscribe/", broken);
  await offer().getByRole("button", { name: "Join" }).click();
  await offer().getByText("We've sent you an email to verify your subscription").waitFor();
  expect((await kept("offer-subscribed"))?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
});

test("S4.34 the offer waits for somebody who is about to leave, and not in the first 30 seconds nor over the cookie notice", async () => {
  const offering = { enabled: true, title: "Letters from Bramble", moment: "on-leaving" };
  await setPlugins({ "cookie-policy": {}, "email-subscriber-offer": offering });
  await visit();
  await page.waitForSelector("html[data-ready]");
  const leave = () => page.dispatchEvent("html", "mouseleave", { clientY: -1 });
  await page.clock.runFor(20_000);
  await leave();
  await page.clock.runFor(60_000);
  expect(await offer().count()).toBe(0);
  await leave();
  await page.clock.runFor(10_000);
  expect(await offer().count()).toBe(0);
  await notice().getByRole("button", { name: "Essential only" }).click();
  await leave();
  await offer().waitFor();
});

test("P2.12 what shoppers see of the offer and the notice is shown beside their settings, as it is typed", async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  await page.goto(`${world.origins.main}/dashboard/plugins/email-subscriber-offer`);
  await page.getByLabel("Email").fill("merchant@selvedge.test");
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  const seen = page.frameLocator("iframe[title='Your home page']");
  const title = page.getByRole("textbox", { name: "Title" });
  await seen.locator("dialog.offer").waitFor();
  await title.fill("A tenth off");
  await seen.locator("dialog.offer h2", { hasText: "A tenth off" }).waitFor();
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole("radio", { name: "Mistake" }).click();
  await seen.getByText("This field is required").first().waitFor();
  await page.getByRole("radio", { name: "Thank you" }).click();
  await seen.getByText("We've sent you an email to verify your subscription").waitFor();
  const save = page.getByRole("button", { name: "Save" });
  await save.press("Enter");
  await page.getByText("Your subscriber offer is changed.").waitFor();
  // Nothing is left to save, so the button is off, and whoever pressed it is still there.
  await expect.poll(() => save.getAttribute("aria-disabled")).toBe("true");
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.goto(`${world.origins.main}/dashboard/plugins/cookie-policy`);
  await page.getByRole("textbox", { name: "Words" }).fill("Crumbs for breakfast?");
  await seen.locator(".cookie-notice", { hasText: "Crumbs for breakfast?" }).waitFor();
  // What is refused is said at its field, and not a second time at the foot.
  await page.goto(`${world.origins.main}/dashboard/plugins/marketing`);
  const label = page.getByLabel("Conversion label");
  await label.fill("too short");
  await save.press("Enter");
  await page.getByText(/^Invalid conversion label/).waitFor();
  expect(await label.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByText(/^Invalid conversion label/).count()).toBe(1);
});

test("S3.94 S3.95 a sale is told once, on the first visit to its receipt, and to whom the visitor agreed alone", async () => {
  const marketing = { conversion_id: "123456789", conversion_label: "AbC-D_efG-h12_34-567" };
  await setPlugins({ "cookie-policy": {}, "email-subscriber-offer": { enabled: false }, ...tags, marketing });
  const { pools } = world.database;
  const { orderHash, reference, totals } = await seedPaidOrder(pools, world.bramble, [{ product: world.bramble.tee }]);
  await visit(`/receipt/${orderHash}/`);
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [], fbq } = window as { dataLayer?: ArrayLike<unknown>[]; fbq?: { queue: unknown[][] } };
      return [...dataLayer.map((each) => Array.from(each)), ...(fbq?.queue ?? [])].filter((each) =>
        ["purchase", "conversion", "Purchase"].includes(String(each[1])),
      );
    });
  await notice().waitFor();
  await page.clock.runFor(20_000);
  expect(await told()).toEqual([]);
  await notice().getByRole("button", { name: "Accept all" }).click();
  await page.clock.runFor(20_000);
  const sale = { value: totals.totalMinor / 100, currency: "GBP" };
  const seen = () =>
    page.evaluate(() => ({
      address: location.pathname,
      referrer: document.referrer,
      watched: JSON.stringify((window as { heard?: string[] }).heard ?? []),
    }));
  await expect.poll(told).toEqual([
    ["event", "purchase", { ...sale, transaction_id: reference }],
    ["event", "conversion", { ...sale, send_to: "AW-123456789/AbC-D_efG-h12_34-567", transaction_id: reference }],
    ["track", "Purchase", sale, { eventID: reference }],
  ]);
  // Nothing that a tag reads or hears by itself says which receipt it is, and the links of the page work.
  await page.evaluate(() => {
    const own = window as { heard?: string[] };
    own.heard = [];
    for (const type of ["click", "submit", "change", "focusin"])
      document.addEventListener(type, ({ target }) => own.heard!.push((target as Element).outerHTML), true);
  });
  await page.locator(".receipt form [name=postcode]").fill("M1 3HE");
  expect(await seen()).toEqual({ address: "/receipt/", referrer: "", watched: "[]" });
  const again = await context.newPage();
  await again.goto(page.url());
  expect(new URL(again.url()).pathname).toBe(`/receipt/${orderHash}/`);
  await again.close();
  await page.locator(".receipt form button", { hasText: "Show address" }).click();
  await page.getByText("4 Canal Street", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/receipt/${orderHash}/`);
  await page.waitForSelector("html[data-ready]");
  await page.clock.runFor(20_000);
  expect(asked.filter((host) => host === "www.googletagmanager.com")).toHaveLength(1);
  expect(await told()).toEqual([]);
  await page.locator("header a[href='/']").first().click();
  await page.waitForSelector("html[data-ready]");
  expect((await seen()).referrer).toBe(`${shop()}/`);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked.filter((host) => host === "www.googletagmanager.com").length).toBe(2);
});
