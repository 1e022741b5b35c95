// How much script each kind of page loads before anybody presses anything, gzipped. Prints a table; `scriptBytes` gives
// the same to the benchmark.
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const client = new URL("dist/client/", import.meta.url);
const entry = "src/entry-client.ts";
const wake = "src/wake-page.tsx";

/** Pages by name; `isInert` ones work as they are drawn and load no React. */
const pages = {
  home: { module: "src/pages/store-page.tsx", isInert: true },
  collection: { module: "src/pages/collection-page.tsx", isInert: true },
  product: { module: "src/pages/product/product-page.tsx" },
  basket: { module: "src/pages/basket/basket-page.tsx" },
  checkout: { module: "src/pages/checkout/checkout-page.tsx" },
  receipt: { module: "src/pages/receipt/receipt-page.tsx" },
};

/** Gzipped bytes of script by page: { home: 6200, ... }. Throws when the storefront is not built. */
export function scriptBytes() {
  const file = new URL(".vite/manifest.json", client);
  if (!existsSync(file)) throw new Error("The storefront is not built. Run npm run build.");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const sizes = Object.entries(pages).map(([name, { module, isInert }]) => {
    const files = closure(manifest, isInert ? [entry] : [entry, wake, module]);
    return [name, [...files].reduce((sum, path) => sum + gzippedBytes(path), 0)];
  });
  return Object.fromEntries(sizes);
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
  for (const [name, bytes] of Object.entries(scriptBytes()))
    process.stdout.write(`${name.padEnd(12)} ${(bytes / 1000).toFixed(1).padStart(6)} kB gz\n`);
