import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { arrows } from "./arrows.mjs";

const lint = (path: string, source: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "lint", `--stdin-file-path=${path}`], { input: source, encoding: "utf8" });
  return { status, said: stdout + stderr };
};
const everyPackage = ["domain", "contracts", "db", "ui", "studio", "print", "pages", "testing"];

describe.each(Object.entries(arrows as Record<string, string[]>).filter(([folder]) => existsSync(folder)))("%s", (folder, allowed) => {
  const forbidden = everyPackage.find((name) => !allowed.includes(name) && !folder.endsWith(`/${name}`)) ?? "ui";

  test(`refuses @selvedge/${forbidden}`, () => {
    const { status, said } = lint(`${folder}/src/planted.ts`, `import { x } from "@selvedge/${forbidden}/x";\nexport const y = x;\n`);
    expect(said).toContain("noRestrictedImports");
    expect(status).not.toBe(0);
  });

  test.runIf(allowed.length > 0)("takes what it may import", () => {
    const source = allowed.map((name, index) => `import { x as x${index} } from "@selvedge/${name}/x";`).join("\n");
    const { said } = lint(`${folder}/src/planted.ts`, `${source}\nexport const y = [${allowed.map((_, index) => `x${index}`)}];\n`);
    expect(said).not.toContain("noRestrictedImports");
  });
});

test.each(["packages/domain", "packages/pages", "packages/design"])("%s refuses Node and React", (folder) => {
  const { said } = lint(`${folder}/src/planted.ts`, 'import { readFileSync } from "node:fs";\nimport { useState } from "react";\nexport const y = [readFileSync, useState];\n');
  expect(said.match(/is pure/g)).toHaveLength(2);
});

test("a server module reaches another one only through its index", () => {
  const { said } = lint("apps/server/src/modules/basket/planted.ts", 'import { x } from "../catalogue/queries.ts";\nexport const y = x;\n');
  expect(said).toContain("Use another module through its index.ts");
});
