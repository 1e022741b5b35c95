// The one entry for people: node tools/run.mjs start | dev | test | check | build | bench | audit | chaos | soak | mutate | new
// Plain JavaScript, because it runs on whatever Node the machine has; everything after it runs on the pinned one.
import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bringDependencies } from "./run/dependencies.mjs";
import { bringNode } from "./run/node.mjs";
import { sentence } from "./run/sentence.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = "start", ...rest] = process.argv.slice(2);
const scripts = {
  start: ["tools/run/start.mjs"],
  dev: ["tools/run/dev.mjs"],
  build: ["tools/run/build.mjs"],
  test: ["tools/run/test.mjs"],
  check: ["tools/run/check.mjs"],
  bench: ["bench/src/main.ts"],
  audit: ["tools/run/audit.mjs"],
  chaos: ["tools/run/chaos.mjs"],
  soak: ["tools/run/soak.mjs"],
  mutate: ["tools/run/mutate.mjs"],
  new: ["tools/new/new.mjs"],
};

process.chdir(root);
try {
  const script = scripts[command];
  if (!script) throw new Error(`There is no command "${command}". Commands: ${Object.keys(scripts).join(", ")}.`);
  const node = await bringNode(root);
  await bringDependencies(root, node);
  process.exitCode = await hand(node, [resolve(root, script[0]), ...rest]);
} catch (error) {
  console.error(`\n${sentence(error)}\n`);
  process.exitCode = 1;
}

/** Runs on the pinned Node with this terminal, and ends as it ends. Ctrl-C reaches the child itself. */
function hand(node, args) {
  return new Promise((done, fail) => {
    const child = spawn(node, args, {
      stdio: "inherit",
      env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` },
    });
    const pass = (signal) => child.kill(signal);
    process
      .on("SIGINT", () => {})
      .on("SIGTERM", pass)
      .on("SIGHUP", pass);
    child.on("error", fail).on("exit", (code, signal) => done(code ?? (signal ? 130 : 1)));
  });
}
