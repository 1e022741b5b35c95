import { type CDPSession, chromium, type Page } from "playwright-core";
import { asBackOffice } from "../pages/demo-owner.ts";
import { demoServer } from "../pages/demo-server.ts";
import { insertLongPage } from "../pages/long-page.ts";
import type { Row } from "../report/row.ts";

const blocks = 200;
/** Of each act; the 95th of a hundred of them counts. */
const times = 40;
/** The reader's processor is a quarter as fast as this one. */
const slower = 4;
const edits = 500;
/** How long a page may take to show what is waited for, on a machine that has other things to do. */
const patienceMs = 120_000;

/** The most that each may take on the slower processor, in milliseconds; bytes and memory in their own units. */
const limits = {
  open: 1_500,
  key: 32,
  select: 50,
  drop: 100,
  remove: 100,
  undo: 100,
  megabytes: 20,
  kilobytes: 220,
  touched: 1,
} as const;

/**
 * What the page editor costs on a page of 200 blocks: work of the editor's thread by the processor's clock, so that other
 * programs do not count, times four for a slow machine. Each through its limit; the most counts.
 */
export async function editor(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const origin = `http://localhost:${demo.server.port}/dashboard`;
    page.setDefaultTimeout(patienceMs);
    const label = await signIn(page, origin);
    const pageId = await asBackOffice(demo, (owner) => insertLongPage(owner, label, blocks));
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    const sizes = await open(page, cdp, `${origin}/pages/${pageId}/edit`);
    const acts = await costs(page, cdp);
    const { megabytes, touched, saveMs } = await typed(page, cdp);
    const measured = { ...sizes, ...acts, megabytes, touched };
    const shares = Object.entries(limits).map(([name, limit]) => measured[name as keyof typeof limits] / limit);
    const words = Object.entries(limits).map(
      ([name, limit]) =>
        `${name} ${measured[name as keyof typeof limits].toFixed(name === "touched" ? 0 : 1)} of ${limit}`,
    );
    return {
      name: "editor",
      ratio: Math.max(...shares),
      target: { sign: "≤", value: 1 },
      detail: `${blocks} blocks, processor times ${slower}, 95th of ${times}, ms: ${words.join(", ")}; megabytes more after ${edits} keys, kB of scripts gzip, rows of the tree touched by a key; an autosave ${saveMs.toFixed(0)} ms`,
    };
  } finally {
    await browser.close();
  }
}

/** Signs in as the demo world's merchant. Returns the name of the shop that opens, under the platform's host. */
async function signIn(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/pages`);
  await page.getByLabel("Email").fill("merchant@selvedge.test");
  await page.getByLabel("Password").fill("selvedge-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Pages" }).waitFor();
  const shop = await page.getByRole("link", { name: "View shop" }).getAttribute("href");
  return new URL(shop ?? "").hostname.split(".")[0]!;
}

/** Work of the page's thread so far, in ms of a processor that is so much slower. */
async function workMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000 * slower;
}

async function open(page: Page, cdp: CDPSession, address: string): Promise<{ open: number; kilobytes: number }> {
  const before = await workMs(cdp);
  await page.goto(address);
  await page
    .getByRole("treeitem")
    .nth(blocks - 1)
    .waitFor({ state: "attached" });
  const opened = (await workMs(cdp)) - before;
  await page.frameLocator("iframe").locator("selvedge-editor").waitFor({ state: "attached" });
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return { open: opened, kilobytes: bytes / 1_000 };
}

const paint = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

async function costOf(page: Page, cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  await paint(page);
  const before = await workMs(cdp);
  await act();
  await paint(page);
  return (await workMs(cdp)) - before;
}

const most = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1]!;

async function costs(page: Page, cdp: CDPSession) {
  const row = (at: number) => page.getByRole("treeitem").nth(at);
  const cost: Record<"select" | "key" | "drop" | "remove" | "undo", number[]> = {
    select: [],
    key: [],
    drop: [],
    remove: [],
    undo: [],
  };
  for (let at = 0; at < times; at++) {
    cost.select.push(await costOf(page, cdp, () => row((at * 4) % 160).click()));
    await row(((at * 4) % 160) + 1).focus();
    await page.keyboard.press("ArrowDown");
    cost.drop.push(await costOf(page, cdp, () => page.keyboard.press("Alt+ArrowUp")));
    cost.remove.push(await costOf(page, cdp, () => page.keyboard.press("Delete")));
    cost.undo.push(await costOf(page, cdp, () => page.keyboard.press("Control+z")));
  }
  await page.getByRole("treeitem", { name: /^Pod/ }).first().click();
  const field = page.getByRole("textbox", { name: "Title" });
  await field.focus();
  for (let at = 0; at < times; at++) cost.key.push(await costOf(page, cdp, () => page.keyboard.press("a")));
  return Object.fromEntries(Object.entries(cost).map(([name, all]) => [name, most(all)])) as Record<
    keyof typeof cost,
    number
  >;
}

/** Many keys in one field: what they leave in memory, which rows of the tree each touches, and what a save costs. */
async function typed(page: Page, cdp: CDPSession) {
  const heap = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    return (await cdp.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };
  const before = await heap();
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { touchedRows: counts });
    const tree = document.querySelector("[role=tree]")!;
    new MutationObserver((records) => {
      const rows = records.map(({ target }) => (target as Element).parentElement?.closest("[role=treeitem]") ?? target);
      counts.push(new Set(rows.filter((each) => each !== tree)).size);
    }).observe(tree, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  for (let at = 0; at < edits; at++) await page.keyboard.press(String.fromCharCode(97 + (at % 26)));
  const work = await workMs(cdp);
  await page.getByText(/^Saved \d/).waitFor();
  const saveMs = (await workMs(cdp)) - work;
  const touched = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { touchedRows: number[] }).touchedRows),
  );
  return { megabytes: (await heap()) - before, touched, saveMs };
}
