import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium as playwright } from "playwright-core";

/** Where systems keep a Chromium. BROWSER_PATH, when set, is asked first. */
const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless browser: the system's own, or else the one that comes as a package, so that no journey is ever skipped. */
export async function openBrowser(): Promise<Browser> {
  const own = [process.env.BROWSER_PATH, ...places].find((path) => path && existsSync(path));
  if (own) return playwright.launch({ executablePath: own, args });
  return openPackagedBrowser();
}

/**
 * The browser of the package, with the libraries that it brings along for machines that have none. The package gives
 * them out where it believes itself to be in a bare container, so that is what it is told while it unpacks; what it then
 * sets for itself reaches the browser and nothing else of this process.
 */
async function openPackagedBrowser(): Promise<Browser> {
  const before = { ...process.env };
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const lacksLibraries = !existsSync(join(tmpdir(), "al2023"));
  if (lacksLibraries) rmSync(join(tmpdir(), "chromium"), { force: true });
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  const env = { ...process.env } as Record<string, string>;
  process.env = before;
  // In one process with its pages, the browser ends with the first context that is closed.
  const several = chromium.args.filter((each) => each !== "--single-process");
  return playwright.launch({ executablePath, args: [...several, ...args], env });
}
