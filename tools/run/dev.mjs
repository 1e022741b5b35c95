// Starts the server on Node's own file watcher and rebuilds the browser apps as they change.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { buildApps } from "./builds.mjs";

await buildApps();
const server = spawn(
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
for (const folder of ["apps", "packages"]) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || /node_modules|(^|\/)dist(\/|$)|apps.server|^server/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => buildApps().catch((error) => console.error(error.message)), 200);
  });
}
process.on("SIGINT", () => {}).on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 0));
