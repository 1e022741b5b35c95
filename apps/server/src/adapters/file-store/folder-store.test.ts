import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DivisionId } from "@selvedge/domain/ids";
import { expect, test } from "vitest";
import { DamagedFile, MissingFile } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

const root = mkdtempSync(join(tmpdir(), "selvedge-files-"));
const store = folderStore(root);
const [one, two, three, four, five] = [1, 2, 3, 4, 5] as DivisionId[] as [
  DivisionId,
  DivisionId,
  DivisionId,
  DivisionId,
  DivisionId,
];
const bytes = Buffer.from("a shirt");
const sha256 = createHash("sha256").update(bytes).digest("hex");

test("what was put comes back, in its own division only", async () => {
  await Promise.all([store.put(one, sha256, bytes), store.put(one, sha256, bytes)]);
  expect(await store.get(one, sha256)).toEqual(bytes);
  expect(await store.has(two, sha256)).toBe(false);
  await expect(store.get(two, sha256)).rejects.toThrow(MissingFile);
  expect(readdirSync(join(root, "1", sha256.slice(0, 2)))).toEqual([sha256]);
});

test("a damaged file is found out when it is read", async () => {
  await store.put(three, sha256, bytes);
  writeFileSync(join(root, "3", sha256.slice(0, 2), sha256), "a shirk");
  await expect(store.get(three, sha256)).rejects.toThrow(DamagedFile);
});

test("storing the right bytes again puts a damaged file right", async () => {
  const path = join(root, "4", sha256.slice(0, 2), sha256);
  await store.put(four, sha256, bytes);
  for (const spoilt of ["a shirk", "a", ""]) {
    writeFileSync(path, spoilt);
    expect(await store.check(four, sha256)).toBe("damaged");
    await store.put(four, sha256, bytes);
    expect([await store.check(four, sha256), await store.get(four, sha256)]).toEqual(["whole", bytes]);
  }
  rmSync(path);
  expect(await store.check(four, sha256)).toBe("missing");
});

test("a file of a scratch folder is stored as bytes are, also in place of a damaged one", async () => {
  const path = join(root, "5", sha256.slice(0, 2), sha256);
  for (const state of ["missing", "damaged", "whole"]) {
    if (state === "damaged") writeFileSync(path, "a shirk");
    await store.withScratchFolder(async (folder) => {
      writeFileSync(join(folder, "made"), bytes);
      await store.putFile(five, sha256, join(folder, "made"));
    });
    expect([state, await store.get(five, sha256)]).toEqual([state, bytes]);
  }
});

test("a scratch folder is gone when its work has ended or failed", async () => {
  const folders: string[] = [];
  const work = async (folder: string) => {
    writeFileSync(join(folder, "half"), "half");
    folders.push(folder);
    if (folders.length === 2) throw new Error("cut off");
    return "done";
  };
  expect(await store.withScratchFolder(work)).toBe("done");
  await expect(store.withScratchFolder(work)).rejects.toThrow("cut off");
  expect([new Set(folders).size, folders.some((folder) => existsSync(folder))]).toEqual([2, false]);
});

test("what a dead process left unfinished is swept, what is being written is not", async () => {
  const unfinished = join(root, "unfinished");
  const left = (owner: string, ageMs: number) => {
    mkdirSync(join(unfinished, `${owner}-folder.part`), { recursive: true });
    writeFileSync(join(unfinished, `${owner}-folder.part`, "uploaded"), "half");
    writeFileSync(join(unfinished, `${owner}.part`), "half");
    const at = new Date(Date.now() - ageMs);
    for (const name of [`${owner}-folder.part`, `${owner}.part`]) utimesSync(join(unfinished, name), at, at);
  };
  left("dead", 7_200_000);
  left("alive", 0);
  expect(await store.sweep(3_600_000)).toBe(2);
  expect(readdirSync(unfinished).sort()).toEqual(["alive-folder.part", "alive.part"]);
});

test("a name that is no hash reaches no path", async () => {
  await expect(store.get(one, "../../etc/passwd")).rejects.toThrow(MissingFile);
});
