import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { DemoServer } from "../pages/demo-server.ts";
import { scriptTexts, sizeOf } from "../pages/page-files.ts";
import { shopperPages } from "../pages/shopper-pages.ts";

/**
 * The scripts that opening the editor needs beyond those of the dashboard's own first document, compressed with gzip, in kB: what
 * was asked for before `shownAtMs`, when the blocks were listed. Parts that are loaded after that keep nobody waiting.
 */
export async function openedKb(page: Page, shownAtMs: number): Promise<number> {
  // As who is signed in: anybody else is sent to the sign-in, which has other scripts.
  const read = (path: string) => page.evaluate(async (from) => (await fetch(from)).text(), path);
  const entry = await scriptTexts(await read("/dashboard/"), read);
  const asked = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => startTime <= until && new URL(name).pathname.endsWith(".js"))
        .map(({ name }) => new URL(name).pathname),
    shownAtMs,
  );
  const own = [...new Set(asked)].filter((path) => !entry.has(path));
  return sizeOf(await Promise.all(own.map(read))).kb;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The code of either editor that runs inside a shop's page. */
const inPages = ["src/page-editor.ts", "src/theme-editor.ts"];

/** Bytes of either editor that shops' pages load as visitors have them: each kind of page, with everything that it imports. */
export async function visitorBytes(demo: DemoServer): Promise<number> {
  const own = ownFiles();
  const { documents, read, close } = await shopperPages(demo);
  let bytes = 0;
  for (const html of Object.values(documents))
    for (const [path, text] of await scriptTexts(html, read)) if (own.has(path)) bytes += text.length;
  close();
  return bytes;
}

/** Files that nothing but an editor imports. */
function ownFiles(): ReadonlySet<string> {
  const file = new URL("../../../apps/storefront/dist/client/.vite/manifest.json", import.meta.url);
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, Chunk>;
  const imported = (names: readonly string[], into = new Set<string>()): Set<string> => {
    for (const name of names.filter((each) => !into.has(each))) imported(manifest[name]!.imports ?? [], into.add(name));
    return into;
  };
  const others = imported(Object.keys(manifest).filter((name) => manifest[name]!.isEntry && !inPages.includes(name)));
  return new Set([...imported(inPages)].filter((name) => !others.has(name)).map((name) => `/${manifest[name]!.file}`));
}
