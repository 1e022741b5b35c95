/// <reference lib="dom" />
// What a shop's page may hold runs nothing in its visitors' browsers: neither where the page's policy would stop it, nor
// without that policy. What is meant to run, on the host of frames, runs there and reaches nothing else.
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { withDivision } from "@selvedge/db/with-division";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closePages, openBrowser } from "./browser.ts";
import { hostileBlocks, payloads } from "./hostile-blocks.ts";
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

const shop = () => world.origins.shop("bramble");

async function write(url: string, page: object): Promise<void> {
  await withDivision(world.database.pools.web, world.bramble.divisionId, async (db) => {
    const text = JSON.stringify({ version: 1, ...page });
    await db
      .insertInto("pages")
      .values({ division_id: world.bramble.divisionId, url, name: "Hostile", draft: text, published: text })
      .execute();
  });
}

interface Watched {
  context: BrowserContext;
  page: Page;
  /** Where something ran that should not have, and what asked another site for code. */
  ran: string[];
}

/** A visitor's page in which whatever runs is noticed. No other site is reached. */
async function watchedPage(options: { bypassCSP: boolean }): Promise<Watched> {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const ran: string[] = [];
  await context.exposeBinding("ranHere", ({ frame }) => void ran.push(`ran in ${frame.url()}`));
  await context.route(
    (url) => !url.hostname.endsWith("localhost"),
    (route) => {
      const request = route.request();
      const kind = request.resourceType();
      if (["script", "stylesheet", "fetch", "xhr"].includes(kind)) ran.push(`${kind} from ${request.url()}`);
      return route.fulfill({ status: 200, contentType: "text/html", body: "<p>Another site</p>" });
    },
  );
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { context, page, ran };
}

/** What in a document would run, be pressed to run, or be loaded as code, wherever no policy stops it. */
function dangersIn(): string[] {
  const dangers: string[] = [];
  const addressed = ["href", "src", "action", "formaction", "xlink:href", "poster", "data", "ping", "background"];
  const safe = /^(?:https?:|mailto:|tel:|sms:)/;
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    for (const { name: attribute, value } of element.attributes) {
      const isAddress = addressed.includes(attribute);
      const url = isAddress && URL.canParse(value, location.href) ? new URL(value, location.href).href : "";
      const isPicture = name === "img" && url.startsWith("data:image/");
      if (attribute.startsWith("on") || attribute === "srcdoc") dangers.push(`${name} ${attribute}=${value}`);
      if (url && !safe.test(url) && !isPicture && !(name === "img" || name === "video"))
        dangers.push(`${name} ${attribute}=${value}`);
      if (attribute === "style" && /url\(|expression|javascript|@import|evil/i.test(value))
        dangers.push(`${name} style=${value}`);
    }
    if (name === "script") {
      const { src, type } = element as HTMLScriptElement;
      const isData = type === "application/json" || type === "application/ld+json";
      if (!isData && !src.startsWith(`${location.origin}/`)) dangers.push(`script ${src || element.textContent}`);
    }
    if (name === "style" && /evil|javascript:|expression/.test(element.textContent)) dangers.push("style");
    if (
      ["object", "embed", "applet", "base", "meta"].includes(name) &&
      /evil|javascript:|refresh/i.test(element.outerHTML)
    )
      if (name !== "meta" || element.hasAttribute("http-equiv")) dangers.push(element.outerHTML);
    if (name === "iframe" && !(element as HTMLIFrameElement).src.startsWith("http://frames.localhost"))
      dangers.push(element.outerHTML);
  }
  return dangers;
}

const types = [...BLOCK_TYPES.values()];
const half = Math.ceil(types.length / 2);
const pages = [types.slice(0, half), types.slice(half)].map((some, index) => ({
  url: `/hostile-${index}/`,
  names: some.map(({ type }) => type),
  page: {
    properties: {
      title: payloads[12],
      description: payloads[2],
      theme: { extends: "nordic", properties: { "primary.color": payloads[12], "text.color": payloads[9] } },
    },
    blocks: some.filter(({ type }) => type !== "customCode").flatMap(hostileBlocks),
  },
}));

describe("a page with something hostile in every property of every block", () => {
  beforeAll(async () => {
    for (const { url, page } of pages) await write(url, page);
  });

  test.each(pages.map(({ url, names }) => [url, names] as const))(
    "runs nothing and holds nothing that would, with no policy to stop it: %s",
    async (url, names) => {
      const { context, page, ran } = await watchedPage({ bypassCSP: true });
      await page.goto(shop() + url);
      await page.waitForSelector("html[data-ready]");
      const shown = await page.evaluate(() => [
        ...new Set([...document.querySelectorAll<HTMLElement>("[data-block]")].map(({ dataset }) => dataset.block)),
      ]);
      expect(names.filter((name) => !shown.includes(name) && !rarelyShown.has(name))).toEqual([]);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll("*"))
          for (const kind of ["mouseover", "focus", "pointerenter", "error", "load", "toggle", "animationend"])
            if (element.localName !== "img") element.dispatchEvent(new Event(kind));
      });
      expect(await page.evaluate(dangersIn)).toEqual([]);
      expect(ran).toEqual([]);
      await context.close();
    },
  );

  test("is watched by something that notices", async () => {
    const { context, page, ran } = await watchedPage({ bypassCSP: true });
    await page.goto(`${shop()}/our-hedges/`);
    await page.evaluate(() => {
      document.querySelector("main")!.innerHTML =
        '<img src=x onerror=ranHere()><a href="javascript:ranHere()">a</a><b style="background:url(https://evil.example/)">b</b>';
    });
    await expect.poll(() => ran.length).toBe(1);
    expect(await page.evaluate(dangersIn)).toHaveLength(3);
    await context.close();
  });

  test("its policy stops what was put into the document all the same", async () => {
    const { context, page, ran } = await watchedPage({ bypassCSP: false });
    await page.goto(`${shop()}/our-hedges/`);
    await page.waitForSelector("html[data-ready]");
    const stopped = await page.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        violations.push(effectiveDirective),
      );
      const put = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
      put("<script>ranHere()</script>");
      put("<img src=/favicon.svg onload=ranHere()>");
      put('<script src="https://evil.example/script.js"></script>');
      put('<link rel="stylesheet" href="https://evil.example/style.css">');
      put('<iframe src="https://evil.example/"></iframe>');
      put('<object data="https://evil.example/"></object>');
      put('<a id="pressed" href="javascript:ranHere()">a</a>');
      document.querySelector<HTMLElement>("#pressed")!.click();
      for (let tries = 0; tries < 100 && new Set(violations).size < 5; tries++)
        await new Promise((done) => setTimeout(done, 50));
      return [...new Set(violations)].sort();
    });
    expect(stopped).toEqual(["frame-src", "object-src", "script-src-attr", "script-src-elem", ...["style-src-elem"]]);
    expect(ran).toEqual([]);
    await context.close();
  });
});

/** Types that show nothing to visitors of an open shop, or nothing without what is not there. */
const rarelyShown: ReadonlySet<string> = new Set(["storeHidden", "variation", "iframe", "youtube", "customCode"]);

describe("what is meant to run", () => {
  const code = `<script>
    const tried = {};
    const attempt = (name, work) => { try { tried[name] = String(work()); } catch { tried[name] = "refused"; } };
    attempt("origin", () => origin);
    attempt("page", () => parent.document.title);
    attempt("cookies", () => document.cookie);
    attempt("storage", () => localStorage.length);
    attempt("leads away", () => { top.location = "https://evil.example/"; return "led"; });
    fetch("SHOP/omnis/v3/basket/", { credentials: "include" }).then((reply) => reply.text(), () => "refused")
      .then((text) => ranThere({ ...tried, fetched: text }));
  </script>`;

  test("a site, a film and custom code run on the host of frames, under the page's policy, and reach nothing else", async () => {
    await write("/frames/", {
      properties: { title: "Frames" },
      blocks: [
        { type: "iframe", uid: "map", properties: { src: "https://maps.example/", title: "A map" } },
        { type: "youtube", uid: "film", properties: { link: "https://youtu.be/aqz-KE-bpKQ", title: "Hedge laying" } },
        { type: "customCode", uid: "code", properties: { code: code.replace("SHOP", shop()), title: "A widget" } },
      ],
    });
    const { context, page, ran } = await watchedPage({ bypassCSP: false });
    let tell: (tried: unknown) => void = () => {};
    const told = new Promise((done) => {
      tell = done;
    });
    await context.exposeBinding("ranThere", (_, tried) => tell(tried));
    await context.route("https://www.youtube-nocookie.com/embed/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<p id="state"></p><script>document.getElementById("state").textContent = location.search.includes("autoplay=1") && document.featurePolicy.allowsFeature("autoplay") ? "Playing" : "Waiting"</script>`,
      }),
    );
    await page.goto(`${shop()}/frames/`);
    await page.waitForSelector("html[data-ready]");
    await page.frameLocator('iframe[title="A map"]').frameLocator("iframe").getByText("Another site").waitFor();
    await page.locator('iframe[title="A widget"]').scrollIntoViewIfNeeded();
    expect(await told).toEqual({
      origin: "null",
      page: "refused",
      cookies: "refused",
      storage: "refused",
      "leads away": "refused",
      fetched: "refused",
    });
    await page.getByRole("link", { name: /Hedge laying/ }).click();
    await page.frameLocator('iframe[title="Hedge laying"]').frameLocator("iframe").getByText("Playing").waitFor();
    expect(page.url()).toBe(`${shop()}/frames/`);
    expect(ran.filter((each) => !each.startsWith("fetch"))).toEqual([]);
    expect((await context.cookies()).filter(({ domain }) => domain.startsWith("frames."))).toEqual([]);
    await context.close();
  });
});

test("S7.01 a page inside the page adds to the basket and is answered; a message from elsewhere changes nothing", async () => {
  await write("/parts/", {
    properties: { title: "Parts" },
    blocks: [
      { type: "iframe", uid: "parts", properties: { src: "https://parts.example/", title: "Parts", height: 200 } },
    ],
  });
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.route("https://parts.example/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<ol></ol><script>addEventListener("message", ({ data }) => {
        document.querySelector("ol").innerHTML += "<li>" + data.type + " " + (data.message || "") + "</li>";
      })</script>`,
    }),
  );
  const page = await context.newPage();
  await page.goto(`${shop()}/parts/`);
  await page.locator("html[data-ready]").waitFor();
  const inner = page.frameLocator('iframe[title="Parts"]').frameLocator("iframe").locator("ol");
  await inner.waitFor({ state: "attached" });
  const ask = (message: object) => inner.evaluate((_, sent) => window.top!.postMessage(sent, "*"), message);
  const told = (text: string) => inner.getByText(text).waitFor();
  const variantId = String(world.bramble.tee.variants[0]!.id);
  const type = "add-to-cart";
  // The page itself has no such origin.
  await page.evaluate((sent) => window.postMessage(sent, "*"), { type, variantId });
  await ask({ type, variantId, items: [] });
  await told("add-to-cart-failed variantId and items cannot be used together");
  await ask({ type, items: [{ variantId: "999999999" }] });
  await told("add-to-cart-failed Oops... Looks like this product is no longer available");
  await page.locator(".snackbar", { hasText: "no longer available" }).waitFor();
  // One that the call cannot read is answered with the same words.
  await context.route("**/bulkAddItemsToCart/", (route) => route.fulfill({ status: 400, json: { message: "No" } }), {
    times: 1,
  });
  await ask({ type, items: [{}] });
  await expect.poll(() => inner.getByText("no longer available").count()).toBe(2);
  await ask({ type, variantId });
  await told("add-to-cart-complete");
  const count = page.locator("[data-count=basket] .count");
  await expect.poll(() => count.textContent()).toBe("1");
  // Another tab of the browser follows, the favourites too.
  const other = await context.newPage();
  await other.goto(`${shop()}/product/bramble-tee/`);
  await other.locator("html[data-ready]").waitFor();
  await ask({ type, items: [{ variantId, quantity: 2 }] });
  await expect.poll(() => other.locator("[data-count=basket] .count").textContent()).toBe("3");
  await other.locator("[data-favourite]").first().click();
  await expect.poll(() => page.locator("[data-count=favourites] .count").textContent()).toBe("1");
  await context.close();
});
