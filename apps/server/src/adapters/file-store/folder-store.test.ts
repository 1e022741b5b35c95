import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
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

test("a name that is no hash reaches no path", async () => {
  await expect(store.get(1, "../../etc/passwd")).rejects.toThrow(MissingFile);
});
