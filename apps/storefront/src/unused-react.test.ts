import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withoutParts } from "../build/unused-react.ts";

const part = { used: "<Fade>", begins: ["startFade"], continues: ["fadeTree"] };

test("what begins an unused part throws and says which it is, what continues it does nothing, and the rest stays", () => {
  const code = withoutParts(
    "function startFade(a) { return a; }\nstartFade.prototype.end = function () {};\nvar kept = 1;\nfunction fadeTree() { return 2; }",
    [part],
  );
  expect(code.replace(/\s+/g, " ")).toBe(
    'function startFade(){throw Error("React without <Fade>")} var kept = 1; function fadeTree(){}',
  );
});

test("a version of React that has no such function does not build", () => {
  expect(() => withoutParts("function startFade() {}", [part])).toThrow("has no fadeTree");
});

test("no page and no block imports a part of React that is left out", () => {
  const roots = ["apps/storefront/src", "packages/blocks/src", "packages/pages/src"];
  const files = roots.flatMap((root) =>
    globSync(`${root}/**/*.{ts,tsx}`, { cwd: new URL("../../..", import.meta.url) }),
  );
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
    const imported = [...text.matchAll(/import ([^;]*?) from "react(?:-dom)?(?:\/client)?";/gs)].map(
      ([, names]) => names,
    );
    expect([
      file,
      /\b(ViewTransition|Activity|SuspenseList|useActionState|pre(load|init|connect)\w*)\b/.exec(imported.join())?.[0],
    ]).toEqual([file, undefined]);
  }
});
