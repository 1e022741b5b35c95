import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reach } from "../reach/reach.mjs";
import { planOf } from "./plan.mjs";

const made = [
  ["module", "people/invitations"],
  ["screen", "dashboard/giveaways"],
  ["screen", "back-office/campaigns"],
  ["block", "gift-card"],
  ["page", "lookbook"],
  ["theme", "harbour"],
] as const;

describe("npm run new", () => {
  test.each([
    [undefined, undefined, /^npm run new -- KIND NAME/],
    ["toString", "x", /^npm run new -- KIND NAME/],
    ["block", undefined, /^Name the block: npm run new -- block gift-card$/],
    ["block", "GiftCard", /small letters/],
    ["block", "../gift", /small letters/],
    ["block", "quote", /There is already packages\/blocks\/src\/quote\. Choose another name/],
    ["theme", "naked", /There is already/],
    ["page", "size-guide", /one word/],
    ["page", "basket", /There is already/],
    ["screen", "team", /dashboard or back-office/],
    ["screen", "storefront/team", /dashboard or back-office/],
    ["module", "invitations", /The areas are checkout, /],
    ["module", "gardens/roses", /The areas are checkout, /],
    ["module", "people/accounts", /There is already/],
  ])("refuses %s %s in a sentence", (kind, name, sentence) => {
    expect(() => planOf(".", kind, name)).toThrow(sentence);
  });

  test.each(made)("writes a %s, %s, with a test, and names it where it has to be named", (kind, name) => {
    const { created, changed, next } = planOf(".", kind, name);
    expect(Object.keys(created).filter((path) => /\.test\.tsx?$/.test(path))).toHaveLength(1);
    expect(Object.keys(changed).length).toBeLessThanOrEqual(kind === "module" ? 3 : 2);
    expect(next.length).toBeGreaterThan(0);
  });
});

/** For thousands of files on a busy disk. */
const patienceMs = 120_000;

/** A copy of the project's source, whose packages find one another and not those of the project. */
describe("every shape, once made", () => {
  let root = "";
  const written: string[] = [];

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "selvedge-new-"));
    for (const path of globSync("{packages,apps,demo}/**/*.{ts,tsx,mjs,css,json}", {
      exclude: ["**/node_modules", "**/dist"],
    }))
      copy(path);
    for (const path of globSync("*.{json,ts}")) copy(path);
    link(
      "node_modules",
      readdirSync("node_modules").filter((name) => name !== "@selvedge"),
    );
    for (const name of readdirSync("node_modules/@selvedge") as string[])
      linkTo(`node_modules/@selvedge/${name}`, ownFolder(name));
    for (const [kind, name] of made) {
      const { created, changed } = planOf(root, kind, name);
      for (const [path, text] of Object.entries<string>({ ...created, ...changed })) write(path, text);
    }
    run("@biomejs/biome/bin/biome", "check", "--write", "--vcs-enabled=false", ...written);
  }, patienceMs);
  afterAll(() => rmSync(root, { recursive: true, force: true }), patienceMs);

  const copy = (path: string) => cpSync(path, join(root, path));
  const linkTo = (path: string, target: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(target, join(root, path));
  };
  const link = (folder: string, names: readonly string[]) => {
    for (const name of names) linkTo(`${folder}/${name}`, resolve(folder, name));
  };
  const ownFolder = (name: string) => {
    const folder = ["packages", "apps", "."].map((parent) => join(parent, name)).find(existsSync)!;
    return join(root, folder);
  };
  function write(path: string, text: string) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  }
  function run(program: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("node_modules", program), ...args], {
      cwd: root,
      encoding: "utf8",
      // What it prints is compared, so it is printed without colours, even where this run has them.
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1" },
    });
    return { status, said: stdout + stderr };
  }

  test("is formatted and linted", () => {
    expect(
      run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--vcs-enabled=false", ...new Set(written)),
    ).toMatchObject({ status: 0 });
  });

  // Whole projects are checked by `npm run check`; here only what was written and all that it imports, which for the
  // server's start, its own tests and the tables of the tools' screens would be everything.
  const importsAll = /src\/app\.ts$|\.http\.test\.ts$|^apps\/(dashboard|back-office)\/src\/routes\/table\.tsx$/;
  test.each([
    ["node", (path: string) => /\.ts$/.test(path) && /^(apps\/server|packages\/(contracts|themes))\//.test(path)],
    [
      "web",
      (path: string) =>
        /\.tsx?$/.test(path) && /^(packages\/blocks|apps\/(storefront|dashboard|back-office))\//.test(path),
    ],
  ])("has right types (%s)", { timeout: 180_000 }, (part, isOfPart) => {
    const files = written.filter((path) => isOfPart(path) && !importsAll.test(path));
    const config = {
      extends: `./tsconfig.${part}.json`,
      files,
      include: ["packages/*/src/**/*.d.ts", "apps/*/src/**/*.d.ts"],
    };
    writeFileSync(join(root, "tsconfig.made.json"), JSON.stringify(config));
    expect(run("typescript/bin/tsc", "-p", "tsconfig.made.json", "--singleThreaded")).toEqual({ status: 0, said: "" });
  });

  test("is reached by a program", () => {
    const { unreached } = reach(root);
    expect(written.filter((path) => unreached.includes(path))).toEqual([]);
  });

  test("has a failing test that says what is to be written", () => {
    const tests = written.filter((path) => /\.test\.tsx?$/.test(path) && !path.includes(".http."));
    expect(tests).toHaveLength(5);
    const { said } = run("vitest/vitest.mjs", "run", "--root", root, "--project", "rules", ...tests);
    expect(said).toMatch(/Tests {2}5 failed \(5\)/);
    expect(tests.every((path) => readFileSync(join(root, path), "utf8").includes("test("))).toBe(true);
  });
});
