// How much script each kind of page loads before anyone interacts, gzipped. Prints a table; `scriptBytes` gives
// the same to the benchmark.
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const client = new URL("dist/client/", import.meta.url);
const entry = "src/entry-client.ts";
const hydrate = ["src/page-modules.ts", "src/hydrate-page.tsx"];

/** What is measured, by the page that it is. */
const kinds = {
  home: "store",
  collection: "collection",
  product: "product",
  basket: "basket",
  checkout: "checkout",
  receipt: "receipt",
};

/** Static pages load no React; a store page is static as long as all of its blocks are. */
async function modulesOf(page) {
  const { answer } = await import(`./src/pages/${page}/answer.ts`);
  return answer.isStatic === false ? [entry, ...hydrate, `src/pages/${page}/${page}-page.tsx`] : [entry];
}

/** Gzipped bytes of script by page: { home: 6200, ... }. Throws when the storefront is not built. */
export async function scriptBytes() {
  const file = new URL(".vite/manifest.json", client);
  if (!existsSync(file)) throw new Error("The storefront is not built. Run npm run build.");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const sizes = Object.entries(kinds).map(async ([kind, page]) => {
    const files = closure(manifest, await modulesOf(page));
    return [kind, [...files].reduce((sum, path) => sum + gzippedBytes(path), 0)];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

function closure(manifest, names, files = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    closure(manifest, chunk.imports ?? [], files);
  }
  return files;
}

const gzippedBytes = (path) => gzipSync(readFileSync(new URL(path, client)), { level: 9 }).length;

if (process.argv[1]?.endsWith("script-bytes.mjs"))
  for (const [name, bytes] of Object.entries(await scriptBytes()))
    process.stdout.write(`${name.padEnd(12)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gz\n`);
