// Starts the server on Node's own file watcher and rebuilds the browser apps as they change.
import { watch } from "node:fs";
import { buildApps } from "./builds.mjs";
import { startChild } from "./child.mjs";

await buildApps();
const server = startChild(
  process.execPath,
  [
    "--watch-path=apps/server/src",
    "--watch-path=packages",
    "--watch-path=apps/storefront/dist/server",
    "--watch-preserve-output",
    "apps/server/src/main.ts",
  ],
  { stdio: "inherit" },
);
let waiting;
const watchers = ["apps", "packages"].map((folder) =>
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || /node_modules|(^|\/)dist(\/|$)|apps.server|^server/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => buildApps().catch((error) => console.error(error.message)), 200);
  }),
);
// By having nothing left to do: `process.exit` can wait for ever (https://github.com/nodejs/node/issues/54918).
server.on("exit", (code) => {
  for (const watcher of watchers) watcher.close();
  clearTimeout(waiting);
  process.exitCode = code ?? 0;
});
