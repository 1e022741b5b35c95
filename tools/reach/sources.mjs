// Which files are source, and with which the programs start.
import { globSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * What a program starts with: the server, the browser apps, and the builds of these. Tests, tools, the benchmarks and the
 * demo world start nothing that a user meets, so a file that only they import is not reached.
 */
export const entries = [
  "apps/server/src/main.ts",
  "apps/storefront/src/entry-client.ts",
  "apps/storefront/src/entry-server.tsx",
  "apps/storefront/src/first-block.ts",
  "apps/storefront/src/split-tests.ts",
  "apps/storefront/src/page-editor.ts",
  "apps/storefront/src/theme-editor.ts",
  "apps/dashboard/src/main.tsx",
  "apps/back-office/src/main.tsx",
  "apps/storefront/vite.config.ts",
  "apps/dashboard/vite.config.ts",
  "apps/back-office/vite.config.ts",
];

const forTests = /(\.test\.|\.examples\.|\/testing\/|^packages\/testing\/|\.d\.ts$)/;

/** Whether a file, by its path from the project's folder, belongs to a program: source of a package or an app. */
export const isSource = (path) =>
  /^(packages|apps)\/[^/]+\/src\/.*\.(ts|tsx|css|mjs)$/.test(path) && !forTests.test(path);

/** Every source file below `root`, by its path from there, sorted. */
export function sourcesOf(root) {
  const found = globSync("{packages,apps}/*/src/**/*.{ts,tsx,css,mjs}", { cwd: root });
  return found
    .map((path) => path.split(sep).join("/"))
    .filter(isSource)
    .sort();
}

export const pathFrom = (root, file) => relative(root, file).split(sep).join("/");
export const fileAt = (root, path) => join(root, path);
