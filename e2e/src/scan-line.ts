import type { Page } from "playwright-core";

/** What becomes of scans on their way: "wrong once" is one answer that the server broke down, and then through. */
type Way = "through" | "nowhere" | "wrong once";

export interface ScanLine {
  goes: (way: Way) => void;
  /** Each scan that the server heard, in order, with what was in hand. */
  heard: string[];
  /** Lets every scan through again. */
  end: () => Promise<void>;
}

const scans = "**/factory/scans/";

/** The line between a page and the place where its scans are taken, to be cut and mended. */
export async function scanLine(page: Page): Promise<ScanLine> {
  let now: Way = "through";
  const heard: string[] = [];
  await page.route(scans, async (route) => {
    const way = now;
    if (way === "nowhere") return route.abort();
    const { text, open } = route.request().postDataJSON() as { text: string; open: string };
    heard.push(`${text} with ${open || "nothing"}`);
    now = "through";
    return way === "through" ? route.continue() : route.fulfill({ status: 500, json: { message: "" } });
  });
  return {
    goes: (way) => {
      now = way;
    },
    heard,
    end: () => page.unroute(scans),
  };
}
