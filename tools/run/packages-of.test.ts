import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { arrows } from "../arrows.mjs";
import { packagesOf } from "./packages-of.mjs";

const folders = Object.entries(arrows as Record<string, string[]>);
const scoped = /@selvedge\/([a-z-]+)/g;
const namesIn = (text: string) => [...text.matchAll(scoped)].map(([, name = ""]) => name);

const isForTests = /\.test\.tsx?$|\/testing\//;

/** Packages of ours that a folder's source imports, in scripts and styles; what only tests need is left out. */
function imported(folder: string): string[] {
  const files = globSync(`${folder}/src/**/*.{ts,tsx,css}`).filter(
    (file) => !isForTests.test(file.slice(folder.length)),
  );
  const requests = files.flatMap(
    (file) => readFileSync(file, "utf8").match(/(from|import|import\() ?["']@selvedge\/[^"']+/g) ?? [],
  );
  return [...new Set(requests.flatMap(namesIn))].sort();
}

function declared(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return namesIn(Object.keys(dependencies).join(" "));
}

describe("what a program is built from", () => {
  test("is what its package.json names, and what those name in turn", () => {
    const found = packagesOf(".", "apps/back-office");
    expect(found).toEqual(expect.arrayContaining(["contracts", "domain", "garments", "ui"]));
    expect(found).not.toContain("blocks");
    expect(packagesOf(".", "apps/dashboard")).toEqual(expect.arrayContaining(["design", "studio", "ui"]));
  });

  test.each(folders)("%s declares every package of ours that it imports", (folder) => {
    expect(imported(folder).filter((name) => !declared(folder).includes(name))).toEqual([]);
  });

  test.each(folders)("%s declares no package that the arrows forbid", (folder, allowed) => {
    expect(declared(folder).filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
