import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrows } from "./arrows.mjs";

const folders = Object.entries(arrows as Record<string, string[]>);
const everyPackage = ["domain", "contracts", "db", "ui", "studio", "print", "pages", "testing"];
const forbiddenFor = (folder: string, allowed: string[]) =>
  everyPackage.find((name) => !allowed.includes(name) && !folder.endsWith(`/${name}`)) ?? "ui";
const importing = (from: string[]) =>
  `${from.map((name, i) => `import { x as x${i} } from "${name}";`).join("\n")}\nexport const y = [${from.map((_, i) => `x${i}`)}];\n`;

// A tree of planted files under the project's own lint rules, outside the project so that no other tool sees it.
let tree = "";
let refusals: { path: string; text: string }[] = [];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "selvedge-arrows-"));
  const config = JSON.parse(readFileSync("biome.json", "utf8"));
  plant("biome.json", JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  for (const [folder, allowed] of folders) {
    plant(`${folder}/src/forbidden.ts`, importing([`@selvedge/${forbiddenFor(folder, allowed)}/x`]));
    plant(`${folder}/src/allowed.ts`, importing(allowed.map((name) => `@selvedge/${name}/x`)));
    plant(`${folder}/src/app.ts`, importing(["../../../apps/server/src/app.ts"]));
  }
  for (const folder of ["packages/domain", "packages/browser", "packages/pages", "packages/design"])
    plant(`${folder}/src/impure.ts`, importing(["node:fs", "react"]));
  const linter = resolve("node_modules/@biomejs/biome/bin/biome");
  const { stdout } = spawnSync(process.execPath, [linter, "lint", "--reporter=github", "--max-diagnostics=none", "."], {
    cwd: tree,
    encoding: "utf8",
  });
  refusals = [...stdout.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),.*?::(.*)/g)].map(
    ([, path = "", text = ""]) => ({ path: path.replace(/^\.\//, ""), text }),
  );
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function plant(path: string, source: string) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), source);
}
const refusalsOf = (path: string) => refusals.filter((each) => each.path.endsWith(path)).map((each) => each.text);

test.each(folders)("%s refuses what it may not import", (folder, allowed) => {
  expect(refusalsOf(`${folder}/src/forbidden.ts`), forbiddenFor(folder, allowed)).toHaveLength(1);
});

test.each(folders)("%s takes what it may import", (folder) => {
  expect(refusalsOf(`${folder}/src/allowed.ts`)).toEqual([]);
});

test.each(folders)("%s imports no app", (folder) => {
  expect(refusalsOf(`${folder}/src/app.ts`)).toHaveLength(1);
});

test.each(["packages/domain", "packages/browser", "packages/pages", "packages/design"])(
  "%s refuses Node and React",
  (folder) => {
    expect(refusalsOf(`${folder}/src/impure.ts`)).toHaveLength(2);
  },
);
