import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";
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
  return playwright.launch({ executablePath: await chromium.executablePath(), args: [...chromium.args, ...args] });
}
