/// <reference lib="dom" />
// What axe finds on a page. Its source is put into a document once, and only what was found comes back.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ImpactValue, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

export interface Violation {
  /** As "rule: where". */
  readonly words: string;
  readonly impact: ImpactValue | undefined;
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Every violation of the rules. The announcer's own nodes are left out: for some seconds they may name a button that has
 * done its work and gone. Frames of other origins are not read, of which our pages have none.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Violation[]> {
  const site = `${new URL(page.url()).origin}/`;
  const isOwn = (url: string) => url.startsWith(site) || url === "about:srcdoc";
  for (const frame of page.frames()) if (isOwn(frame.url())) await withAxe(frame);
  return page.evaluate(run, { ...options, resultTypes: ["violations" as const] });
}

async function withAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

const run = async (options: RunOptions): Promise<Violation[]> => {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const { violations } = await axe.run({ exclude: [["[data-live-announcer]"]] }, options);
  return violations.map(({ id, impact, nodes }) => ({
    words: `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    impact,
  }));
};
