import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { openedKb, visitorBytes } from "../editor/editor-bytes.ts";
import { type Act, type ActCosts, actCosts } from "../editor/paint.ts";
import { countBlocks, countRows, forgetRendered, mostRendered } from "../editor/rendered-blocks.ts";
import { themeTokenMs } from "../editor/theme-token.ts";
import { most, slower, workOf } from "../editor/thread.ts";
import { asBackOffice } from "../pages/demo-owner.ts";
import { demoServer } from "../pages/demo-server.ts";
import { insertLongPage } from "../pages/long-page.ts";
import type { Row } from "../report/row.ts";

/** The demo world's merchant under an address that a real platform lets in. */
const merchant = "merchant@bench.example";
const blocks = 200;
/** Of each act; the 95th of a hundred of them counts. */
const times = 40;
const edits = 500;
/** How long a page may take to show what is waited for, on a machine that has other things to do. */
const patienceMs = 120_000;

/** Acts that are counted to the paint that shows them. */
type Costs = Record<"select" | "key" | "drop" | "remove" | "undo" | "bare", ActCosts>;

/** The most that each may take on the slower processor, in milliseconds; bytes and memory in their own units. */
const limits = {
  open: 1_500,
  key: 32,
  select: 50,
  drop: 100,
  remove: 100,
  undo: 100,
  token: 50,
  megabytes: 20,
  kilobytes: 220,
  /** Of the editor in what visitors load. */
  visitorBytes: 0,
  /** Blocks that a key renders. */
  rendered: 1,
} as const;
type Figure = keyof typeof limits;
type Painted = Record<Exclude<keyof Costs, "bare">, number>;

const counted: ReadonlySet<Figure> = new Set(["visitorBytes", "rendered"]);

/**
 * What the page editor costs on a page of 200 blocks, and a token in the theme editor: work of the editor's thread by the
 * processor's clock, so that other programs do not count, times four for a slow machine. An act in the editor counts from its
 * event to the paint that follows, as whoever does it waits so long to see it; what comes after that, such as the settings of
 * the block that was selected, is said beside. Each through its limit; the most counts.
 * `kilobytes` are the scripts that opening the editor needs and the dashboard's first document does not.
 */
export async function editor(): Promise<Row> {
  const demo = await demoServer();
  const ofVisitors = await visitorBytes(demo);
  await demo.onlyWeb();
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const origin = `http://localhost:${demo.server.port}/dashboard`;
    page.setDefaultTimeout(patienceMs);
    await countRows(page);
    await asBackOffice(demo, (owner) =>
      owner.query("update accounts set email = $1, email_normalised = $1 where email = 'merchant@selvedge.test'", [
        merchant,
      ]),
    );
    const label = await signIn(page, origin);
    const pageId = await asBackOffice(demo, (owner) => insertLongPage(owner, label, blocks));
    const opened = await open(page, `${origin}/pages/${pageId}/edit`);
    const { bare, ...acts } = await costs(browser, page);
    const { megabytes, rendered, saveMs } = await typed(page);
    const token = await themeTokenMs(browser, page, origin, times);
    const measured: Record<Figure, number> = {
      ...{ ...opened, megabytes, rendered, token: token.painted },
      ...(Object.fromEntries(Object.entries(acts).map(([name, { painted }]) => [name, most(painted)])) as Painted),
      visitorBytes: ofVisitors,
    };
    const figures = (Object.keys(limits) as Figure[]).map((name) => ({
      name,
      is: measured[name],
      limit: limits[name],
    }));
    const whole = Object.entries(acts).map(([name, all]) => `${name} ${most(all.whole).toFixed(0)}`);
    whole.push(`token ${token.whole.toFixed(0)}`);
    const words = figures.map(({ name, is, limit }) => `${name} ${is.toFixed(counted.has(name) ? 0 : 1)} of ${limit}`);
    return {
      name: "editor",
      ratio: Math.max(...figures.map(({ is, limit }) => (is === 0 ? 0 : is / limit))),
      target: { sign: "≤", value: 1 },
      detail: `${blocks} blocks, processor times ${slower}, 95th of ${times}, ms: ${words.join(", ")}; megabytes more after ${edits} keys, kB of scripts gzip beyond the dashboard's first document, bytes of it in visitors' pages, blocks that one change renders; an autosave ${saveMs.toFixed(0)} ms; the browser alone, for a key in an input that nothing listens to, ${most(bare.painted).toFixed(1)} ms; with what follows the paint: ${whole.join(", ")}`,
    };
  } finally {
    await browser.close();
  }
}

/** Signs in as the demo world's merchant. Returns the name of the shop that opens, under the platform's host. */
async function signIn(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/pages`);
  await page.getByLabel("Email").fill(merchant);
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Pages" }).waitFor();
  const shop = await page.getByRole("link", { name: "View shop" }).getAttribute("href");
  return new URL(shop ?? "").hostname.split(".")[0]!;
}

/** Opens the editor: its work until the blocks are listed, and the scripts that it needs for that. */
async function open(page: Page, address: string): Promise<Record<"open" | "kilobytes", number>> {
  await page.addInitScript(() => {
    const listing = new MutationObserver(() => {
      if (!document.querySelector("[role=treeitem]")) return;
      Object.assign(globalThis, { listedAtMs: performance.now() });
      listing.disconnect();
    });
    listing.observe(document, { subtree: true, childList: true });
  });
  const opened = await workOf(page, async () => {
    await page.goto(address);
    await page.getByRole("treeitem").first().waitFor();
  });
  await page.frameLocator("iframe").locator("selvedge-editor").waitFor({ state: "attached" });
  const listedAtMs = await page.evaluate(() => (globalThis as unknown as { listedAtMs: number }).listedAtMs);
  return { open: opened, kilobytes: await openedKb(page, listedAtMs) };
}

/** What each act costs until it is painted, and what it costs in all. */
async function costs(browser: Browser, page: Page): Promise<Costs> {
  let middle: [x: number, y: number] = [0, 0];
  const measured = { browser, page };
  const ofBlocks = await actCosts(
    measured,
    {
      select: {
        event: "click",
        ready: async (at) => {
          middle = await middleOf(page, await rowAt(page, (at * 4) % 160));
        },
        // By the mouse alone: a locator would look for its row among all of them meanwhile.
        press: () => page.mouse.click(...middle),
      },
      drop: {
        event: "keydown",
        ready: async (at) => {
          const uid = await rowAt(page, ((at * 4) % 160) + 1);
          await page.locator(rowOf(uid)).focus();
          // The second block of its row, which has one before it.
          await page.keyboard.press("ArrowDown");
          await page.keyboard.press("ArrowDown");
          await page.keyboard.down("Alt");
        },
        press: () => page.keyboard.press("ArrowUp"),
        after: () => page.keyboard.up("Alt"),
      },
      remove: { event: "keydown", press: () => page.keyboard.press("Delete") },
      undo: {
        event: "keydown",
        ready: () => page.keyboard.down("Control"),
        press: () => page.keyboard.press("z"),
        after: () => page.keyboard.up("Control"),
      },
    },
    times,
  );
  await page
    .getByRole("treeitem", { name: /^Content tile/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Title", exact: true }).focus();
  const key: Act = { event: "keydown", changes: "input", press: () => page.keyboard.press("a") };
  const typed = await actCosts(measured, { key }, times);
  // What the browser itself needs for a key: in an input of the same document that nothing listens to.
  await page.evaluate(() => {
    const bare = document.createElement("input");
    bare.id = "bare";
    bare.style.cssText = "position: fixed; inset: 0 auto auto 0";
    document.body.append(bare);
    bare.focus();
  });
  const { bare } = await actCosts(measured, { bare: key }, times);
  await page.evaluate(() => document.getElementById("bare")?.remove());
  return { ...ofBlocks, ...typed, bare };
}

/** Scrolls the list of blocks to one of its rows, by its place from 0: only the rows in view are in the document. Returns its block. */
async function rowAt(page: Page, place: number): Promise<string> {
  const scrolled = await page.evaluate(
    ([at, of]) => {
      const tree = document.querySelector<HTMLElement>("[role=tree]")!;
      const pane = tree.closest("[data-scrolls]")!;
      const topPx = (tree.offsetHeight / of!) * at!;
      pane.scrollTop = tree.offsetTop + topPx - pane.clientHeight / 2;
      return topPx;
    },
    [place, blocks],
  );
  const found = await page.waitForFunction(
    (topPx) =>
      [...document.querySelectorAll<HTMLElement>("[role=treeitem]")].find((row) => Math.abs(row.offsetTop - topPx) < 1)
        ?.dataset.row,
    scrolled,
  );
  return (await found.jsonValue())!;
}

const rowOf = (uid: string): string => `[data-row="${uid}"]`;

async function middleOf(page: Page, uid: string): Promise<[x: number, y: number]> {
  const box = await page.locator(rowOf(uid)).boundingBox();
  if (!box) throw new Error("The row is not shown.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Many keys in one field: what they leave in memory, how many blocks each renders, and what a save costs. */
async function typed(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const before = await heapMb(cdp);
  const shown = await (await page.waitForSelector("iframe")).contentFrame();
  if (!shown) throw new Error("The editor shows no page.");
  // What was done before is on the page by then.
  await page.getByText(/^Saved \d/).waitFor();
  await page.waitForTimeout(2_000);
  await page.getByRole("textbox", { name: "Title", exact: true }).focus();
  await forgetRendered(page);
  await countBlocks(shown);
  for (let at = 0; at < edits; at++) await page.keyboard.press(String.fromCharCode(97 + (at % 26)));
  const saveMs = await workOf(page, () => page.getByText(/^Saved \d/).waitFor());
  await page.waitForTimeout(2_000);
  const rendered = Math.max(await mostRendered(page), await mostRendered(shown));
  return { megabytes: (await heapMb(cdp)) - before, rendered, saveMs };
}

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize / 1e6;
}
