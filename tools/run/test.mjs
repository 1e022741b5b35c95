// Checks and builds side by side, then every test: rules, modules on a real PostgreSQL, journeys in a real browser. Ends with one line
// "N passed, N failed" that counts tests and checks.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { buildApps } from "./builds.mjs";
import { isInterrupted, startChild } from "./child.mjs";
import { slowest } from "./slowest.mjs";
import { programs, step } from "./steps.mjs";

const wanted = process.argv.slice(2);
const report = ".data/test/report.json";
mkdirSync(".data/test", { recursive: true });
rmSync(report, { force: true });

const [checks, builds] = await Promise.allSettled([wanted.length === 0 && run("tools/run/check.mjs"), buildApps()]);
if (builds.status === "rejected") throw builds.reason;
const checksFailed = checks.value !== false && checks.value !== 0;
const code = isInterrupted() ? 130 : await step(programs.vitest, reported());
const { passed, failed, files } = results();
const failures = failed + (checksFailed ? 1 : 0) + (code !== 0 && failed === 0 ? 1 : 0);
if (files.length > 1) console.log(slowest(files));
if (isInterrupted()) console.log("Interrupted.");
else console.log(`${passed + (wanted.length === 0 && !checksFailed ? 1 : 0)} passed, ${failures} failed`);
process.exitCode = isInterrupted() ? 130 : failures === 0 ? 0 : 1;

function reported() {
  return ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...wanted];
}

function results() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, files: testResults };
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
}

function run(script) {
  return new Promise((done) =>
    startChild(process.execPath, [script], { stdio: "inherit" }).on("exit", (exit) => done(exit ?? 1)),
  );
}
