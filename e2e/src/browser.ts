/// <reference lib="dom" />
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, type Page, chromium as playwright } from "playwright-core";

/** Where systems for which no browser is packaged keep theirs. */
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What Playwright switches off by itself (its list of 1.65), which a list of ours replaces. */
const playwrightsOwn = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/** A process that is started for a page that may come: a tenth of all work where every test opens a context of its own. */
const spareProcess = "SpareRendererForSitePerProcess";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  // Letters as wide as in a browser with windows; the one without rounds their widths.
  "--font-render-hinting=none",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...playwrightsOwn, spareProcess].join(",")}`,
];

/** How long a page may take to show what is waited for, on a machine that has other things to do. */
const patienceMs = 60_000;

let opened: Promise<Browser> | undefined;

/**
 * A headless browser: what BROWSER_PATH names, or the one that comes as a package, or the system's own where none is packaged,
 * so that no journey is ever skipped. The package is a browser without windows: a page of it, and above all a new context,
 * costs half of what it costs in a whole browser. It is started once for all journeys of a worker, and again if it ended; `closePages` is the end of each file.
 */
export async function openBrowser(): Promise<Browser> {
  const known = await opened?.catch(() => undefined);
  if (!known?.isConnected()) opened = launch();
  return opened!;
}

const crashed = new WeakSet<Page>();

/**
 * The page that a file's tests share, or, when its process has crashed, a new one at the same address: a test that met the
 * crash is run again (vitest.config.ts), and those after it do not fail for it.
 */
export async function uncrashed(page: Page): Promise<Page> {
  if (!crashed.has(page)) return page;
  const next = await page.context().newPage();
  await next.goto(page.url());
  return next;
}

/**
 * Closes every page that is open, and what they stored. A page that holds another site leaves it first: closed with it, the
 * driver asks for the frame that has just gone and throws.
 */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).flatMap((context) => context.pages()).map(leaveFrames));
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

/** Leaves the frames of a page, and waits until the driver knows that they are gone. */
async function leaveFrames(page: Page): Promise<void> {
  if (page.frames().length === 1) return;
  await page.goto("about:blank").catch(() => null);
  for (let tries = 0; page.frames().length > 1 && tries < 20; tries += 1)
    await page.waitForEvent("framedetached", { timeout: 100 }).catch(() => null);
}

interface Unasked {
  isNew?: true;
}

/** Added to the options of a context: a visitor whom the cookie notice has not asked yet. */
export const newVisitor: Unasked = { isNew: true };

/** Visitors of tests have answered the notice, which would cover the foot of their pages. */
function answerCookies(): void {
  if (window !== top || location.hostname.startsWith("frames.")) return;
  // biome-ignore lint/suspicious/noDocumentCookie: it runs before anything could wait for the Cookie Store API
  document.cookie = "cookies-accepted=essential; path=/";
}

async function launch(): Promise<Browser> {
  const browser = await launchPlain();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (!(options as Unasked | undefined)?.isNew) await context.addInitScript(answerCookies);
    context.setDefaultTimeout(patienceMs);
    context.on("page", (page) => page.on("crash", () => crashed.add(page)));
    return context;
  };
  return browser;
}

/** The browser's program with what it is started with. */
export async function browserProgram(): Promise<{
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}> {
  const own = installedBrowser();
  return { args, ...(own ? { executablePath: own } : await packagedBrowser()) };
}

/** Shared memory of the browser's processes needs about so much; where there is less, it uses files. */
const sharedMemoryBytes = 2e9;

/** Playwright keeps the browser's shared memory in files, which is safe in every container and a twentieth of all work. */
const withSharedMemory = (): { ignoreDefaultArgs?: string[] } =>
  freeSharedMemory() > sharedMemoryBytes ? { ignoreDefaultArgs: ["--disable-dev-shm-usage"] } : {};

function freeSharedMemory(): number {
  if (!existsSync("/dev/shm")) return 0;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize;
}

const launchPlain = async (): Promise<Browser> =>
  playwright.launch({ ...withSharedMemory(), ...(await browserProgram()) });

const isPackaged = process.platform === "linux";

const installedBrowser = (): string | undefined =>
  [process.env.BROWSER_PATH, ...(isPackaged ? [] : places)].find((path) => path && existsSync(path));

/** Unpacks the packaged browser where it will be needed, before workers that would all do it at once. */
export default async function unpackBrowser(): Promise<void> {
  if (!installedBrowser()) await packagedBrowser();
}

/** On the disk: where a system lends memory as a folder, programs in it may be forbidden. */
const unpackedIn = resolve(".data/test/browser");

let packaged: ReturnType<typeof unpack> | undefined;

const packagedBrowser = () => {
  packaged ??= unpack();
  return packaged;
};

/**
 * The browser of the package, with the libraries that it brings along for machines that have none. The package unpacks
 * them where it believes itself to be in a bare container, so it is told that it is in one; what it then sets for itself
 * reaches the browser and nothing else of this process. What the package asks of a browser is left out: it is meant for one
 * page, in one process, without web security.
 */
async function unpack(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const before = { ...process.env };
  const isWhole = join(unpackedIn, "whole");
  if (!existsSync(isWhole)) rmSync(unpackedIn, { recursive: true, force: true });
  mkdirSync(unpackedIn, { recursive: true });
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: "nodejs22.x", TMPDIR: unpackedIn });
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const executablePath = await chromium.executablePath();
    if (!existsSync(isWhole)) nameItsFonts();
    writeFileSync(isWhole, "");
    const env = { ...process.env, ...(before.TMPDIR ? { TMPDIR: before.TMPDIR } : {}) } as Record<string, string>;
    return { executablePath, env };
  } finally {
    restoreEnvironment(before);
  }
}

/** Variable by variable: another object in its place would leave Node itself, such as its temporary folder, with the old values. */
function restoreEnvironment(before: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/** The package's list of folders with fonts holds for /tmp alone. A browser without any font ends at the first letter. */
function nameItsFonts(): void {
  const list = join(unpackedIn, "fonts", "fonts.conf");
  writeFileSync(list, readFileSync(list, "utf8").replaceAll(">/tmp/", `>${unpackedIn}/`));
}
