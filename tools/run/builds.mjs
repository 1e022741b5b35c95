// Builds the three browser apps, each only when something that it is made of has changed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInterrupted, startChild } from "./child.mjs";
import { packagesOf } from "./packages-of.mjs";
import { takeOver } from "./take-over.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

const apps = ["storefront", "dashboard", "back-office"];

/** Brings every app's dist up to date, one after another so that a small machine keeps its memory. */
export async function buildApps({ quiet = false } = {}) {
  for (const app of apps) {
    const folder = join(root, "apps", app);
    if (isInterrupted()) return;
    if (!existsSync(join(folder, "vite.config.ts"))) continue;
    const state = stateOf([
      folder,
      ...packagesOf(root, `apps/${app}`).map((name) => join(root, "packages", name)),
      join(root, "package-lock.json"),
    ]);
    const mark = join(folder, "dist", ".built-from");
    if (existsSync(mark) && readFileSync(mark, "utf8") === state) continue;
    if (!quiet) console.log(`Building the ${app}`);
    const next = join(folder, "dist.next");
    rmSync(next, { recursive: true, force: true });
    await build(folder);
    writeFileSync(join(next, ".built-from"), state);
    takeOver(next, join(folder, "dist"));
  }
}

function build(folder) {
  return new Promise((done, fail) => {
    const child = startChild("npm", ["run", "--silent", "build"], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production", BUILD_INTO: "dist.next" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output = (output + chunk).slice(-6000);
      });
    child.on("error", fail);
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`The build in ${folder} failed:\n${output}`))));
  });
}

/** One hash over every source file's path, size and time. */
function stateOf(places) {
  const hash = createHash("sha256");
  for (const place of places) addTo(hash, place);
  return hash.digest("hex");
}

const skipped = new Set(["node_modules", "dist", "dist.next", "dist.last", "views", "generator"]);

function addTo(hash, path) {
  const stat = statSync(path);
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (!skipped.has(name) && !/\.test\.tsx?$/.test(name)) addTo(hash, join(path, name));
  } else hash.update(`${path.slice(root.length)} ${stat.size} ${stat.mtimeMs}\n`);
}
