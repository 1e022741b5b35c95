import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

test("what was to end with a process ends although the process was killed, and its folder goes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-end-"));
  const other = spawn("sleep", ["600"], { stdio: "ignore" });
  const gone = new Promise((done) => other.once("exit", done));
  const script = `
    import { endWithUs } from ${JSON.stringify(new URL("./end-with-us.ts", import.meta.url).href)};
    endWithUs(${other.pid}, ${JSON.stringify(folder)});
    setInterval(() => {}, 1000);
    console.log("ready");`;
  const ours = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((done) => ours.stdout.once("data", done));
  ours.kill("SIGKILL");
  await gone;
  for (let waited = 0; existsSync(folder) && waited < 15_000; waited += 100) await wait(100);
  expect(existsSync(folder)).toBe(false);
});
