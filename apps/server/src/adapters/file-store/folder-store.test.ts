import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DamagedFile, MissingFile } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

const root = mkdtempSync(join(tmpdir(), "selvedge-files-"));
const store = folderStore(root);
const bytes = Buffer.from("a shirt");
const sha256 = createHash("sha256").update(bytes).digest("hex");

test("what was put comes back, in its own division only", async () => {
  await Promise.all([store.put(1, sha256, bytes), store.put(1, sha256, bytes)]);
  expect(await store.get(1, sha256)).toEqual(bytes);
  expect(await store.has(2, sha256)).toBe(false);
  await expect(store.get(2, sha256)).rejects.toThrow(MissingFile);
  expect(readdirSync(join(root, "1", sha256.slice(0, 2)))).toEqual([sha256]);
});

test("a damaged file is found out when it is read", async () => {
  await store.put(3, sha256, bytes);
  writeFileSync(join(root, "3", sha256.slice(0, 2), sha256), "a shirk");
  await expect(store.get(3, sha256)).rejects.toThrow(DamagedFile);
});

test("storing the right bytes again puts a damaged file right", async () => {
  const path = join(root, "4", sha256.slice(0, 2), sha256);
  await store.put(4, sha256, bytes);
  for (const spoilt of ["a shirk", "a", ""]) {
    writeFileSync(path, spoilt);
    expect(await store.check(4, sha256)).toBe("damaged");
    await store.put(4, sha256, bytes);
    expect([await store.check(4, sha256), await store.get(4, sha256)]).toEqual(["whole", bytes]);
  }
  rmSync(path);
  expect(await store.check(4, sha256)).toBe("missing");
});

test("what a dead process left unfinished is swept, what is being written is not", async () => {
  const left = (name: string, age: number) => {
    const path = join(root, "unfinished", name);
    writeFileSync(path, "half");
    utimesSync(path, new Date(Date.now() - age), new Date(Date.now() - age));
  };
  left("dead.part", 7_200_000);
  left("alive.part", 0);
  expect(await store.sweep(3_600_000)).toBe(1);
  expect(readdirSync(join(root, "unfinished"))).toEqual(["alive.part"]);
});

test("a name that is no hash reaches no path", async () => {
  await expect(store.get(1, "../../etc/passwd")).rejects.toThrow(MissingFile);
});
