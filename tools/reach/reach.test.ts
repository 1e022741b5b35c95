import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reach } from "./reach.mjs";
import { waitingFaults, waitingFiles } from "./waiting-files.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "selvedge-reach-"));
  plant({
    "packages/goods/package.json": JSON.stringify({
      name: "@selvedge/goods",
      exports: { "./*.block": "./src/*.block.ts", "./style.css": "./src/style.css", "./*": "./src/*.tsx" },
    }),
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** What is not reached once the server's entry and the given files are there. */
function unreachedWith(main: string, files: Record<string, string>) {
  plant({ ...files, "apps/server/src/main.ts": main });
  return reach(root).unreached;
}
const leaf = "export const leaf = 1;";

describe("a file is reached", () => {
  test.each([
    ["a static import", 'import "./leaf.ts";'],
    ["an export from it", 'export { leaf } from "./leaf.ts";'],
    ["import()", 'const later = () => import("./leaf.ts");'],
    ["its address", 'fork(new URL("./leaf.ts", import.meta.url));'],
    ["a pattern", 'const found = import.meta.glob<string>("./l*.ts", { eager: true });'],
    ["a pattern with a base", 'const found = import.meta.glob("./src/leaf.ts", { base: "../", eager: true });'],
    ["a long way round", 'import "./between.ts";'],
  ])("by %s", (_, main) => {
    const files = { "apps/server/src/leaf.ts": leaf, "apps/server/src/between.ts": 'export * from "./leaf.ts";' };
    expect(unreachedWith(main, files)).not.toContain("apps/server/src/leaf.ts");
  });

  test("through a package's subpaths, the longest pattern first, style sheets among them", () => {
    const main = 'import "@selvedge/goods/shirt.block"; import "@selvedge/goods/shirt"; import "fastify";';
    const files = {
      "packages/goods/src/shirt.block.ts": leaf,
      "packages/goods/src/shirt.tsx": 'import "@selvedge/goods/style.css"; export const Shirt = () => <p />;',
      "packages/goods/src/style.css": '@import "./colours.css";',
      "packages/goods/src/colours.css": "",
    };
    expect(unreachedWith(main, files)).toEqual([]);
  });

  test("for its types, when it holds nothing else", () => {
    const main = 'import type { Shirt } from "./types.ts";';
    const files = { "apps/server/src/types.ts": "export interface Shirt { size: string }" };
    expect(unreachedWith(main, files)).toEqual([]);
  });
});

describe("a file is not reached", () => {
  test("when only a test, a tool or the demo world imports it", () => {
    const imports = 'import "./leaf.ts";';
    const files = {
      "packages/goods/src/leaf.ts": leaf,
      "packages/goods/src/leaf.test.ts": imports,
      "packages/goods/src/testing/stage.ts": 'import "../leaf.ts";',
      "demo/src/write.ts": 'import "../../packages/goods/src/leaf.ts";',
      "tools/write.ts": 'import "../packages/goods/src/leaf.ts";',
    };
    expect(unreachedWith('import "../../../demo/src/write.ts";', files)).toEqual(["packages/goods/src/leaf.ts"]);
  });

  test("when only a type of a rule is taken", () => {
    const rule = "export type Size = string; export const isSize = () => true;";
    const files = { "apps/server/src/rule.ts": rule };
    expect(unreachedWith('import type { Size } from "./rule.ts";', files)).toEqual(["apps/server/src/rule.ts"]);
    expect(unreachedWith('import { type Size } from "./rule.ts";', files)).toEqual(["apps/server/src/rule.ts"]);
    expect(unreachedWith('import { isSize, type Size } from "./rule.ts";', files)).toEqual([]);
  });

  test("and neither is what it imports in turn", () => {
    const files = { "apps/server/src/island.ts": 'import "./leaf.ts";', "apps/server/src/leaf.ts": leaf };
    expect(unreachedWith("", files)).toEqual(["apps/server/src/island.ts", "apps/server/src/leaf.ts"]);
  });
});

test("an import of ours that leads nowhere is found", () => {
  plant({ "apps/server/src/main.ts": 'import "./gone.ts"; import "@selvedge/goods/gone"; import "pg";' });
  expect(reach(root).lost).toEqual([
    "apps/server/src/main.ts imports ./gone.ts, which is not there",
    "apps/server/src/main.ts imports @selvedge/goods/gone, which is not there",
  ]);
});

describe("the table of waiting files", () => {
  const table = (...lines: string[]) =>
    ["# Map", "", "## Files that no program reaches yet", "", "| File | Waits for |", "|---|---|", ...lines, ""].join(
      "\n",
    );
  const faults = (...lines: string[]) => {
    plant({ "apps/server/src/main.ts": 'import "./used.ts";', "apps/server/src/used.ts": leaf });
    plant({ "packages/goods/src/refund.ts": leaf, "packages/goods/src/refund.test.ts": "" });
    return waitingFaults(root, waitingFiles(table(...lines)), reach(root));
  };
  const refund = "| `packages/goods/src/refund.ts` | Refunds |";

  test("holds when it names every file that is not reached", () => expect(faults(refund)).toEqual([]));

  test.each([
    ["a file that it does not name", [], /refund\.ts is reached by no program/],
    ["a file without a capability", ["| `packages/goods/src/refund.ts` | |"], /not for what/],
    ["a file that is reached", [refund, "| `apps/server/src/used.ts` | Refunds |"], /used\.ts .* a program reaches it/],
    ["a file that is gone", [refund, "| `packages/goods/src/gone.ts` | Refunds |"], /gone\.ts .* does not exist/],
    ["a test", [refund, "| `packages/goods/src/refund.test.ts` | Refunds |"], /is no source file/],
    ["a file twice", [refund, refund], /named twice/],
  ])("fails on %s", (_, lines, words) => expect(faults(...lines)).toEqual([expect.stringMatching(words)]));
});
