// Checks, builds, then every test: rules, rooms on a real PostgreSQL, journeys in a real browser. Ends with one line
// "N passed, N failed" that counts tests and checks.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildApps } from "./builds.mjs";
import { programs, step } from "./steps.mjs";

const wanted = process.argv.slice(2);
const report = ".data/test/report.json";
mkdirSync(".data/test", { recursive: true });
rmSync(report, { force: true });

const checksFailed = wanted.length === 0 && (await run("tools/run/check.mjs")) !== 0;
await buildApps();
const code = await step(programs.vitest, [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  ...wanted,
]);
const { passed, failed } = counts();
const failures = failed + (checksFailed ? 1 : 0) + (code !== 0 && failed === 0 ? 1 : 0);
console.log(`${passed + (wanted.length === 0 && !checksFailed ? 1 : 0)} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

function counts() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(script) {
  return new Promise((done) =>
    spawn(process.execPath, [script], { stdio: "inherit" }).on("exit", (exit) => done(exit ?? 1)),
  );
}
