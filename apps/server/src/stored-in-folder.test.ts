import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { storedInFolder } from "./stored-in-folder.ts";

const home = mkdtempSync(join(tmpdir(), "selvedge-kept-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test("is made once, read again, and nobody else's to read", () => {
  const file = join(home, "deep", "secret");
  const first = storedInFolder(file);
  expect(Buffer.from(first, "base64url")).toHaveLength(32);
  expect(storedInFolder(file)).toBe(first);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(join(home, "deep"))).toEqual(["secret"]);
});

test("processes that start at once all keep the same", async () => {
  const module = new URL("./stored-in-folder.ts", import.meta.url).href;
  const file = join(home, "shared", "secret");
  // They wait for one moment, so that they really meet.
  const at = Date.now() + 1500;
  const script = `const { storedInFolder } = await import(${JSON.stringify(module)});
    while (Date.now() < ${at}); console.log(storedInFolder(${JSON.stringify(file)}));`;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  const secrets = await Promise.all(Array.from({ length: 6 }, run));
  expect(new Set(secrets.map(({ stdout }) => stdout.trim()))).toEqual(new Set([readFileSync(file, "utf8").trim()]));
  expect(readdirSync(join(home, "shared"))).toEqual(["secret"]);
});
