import { describe, expect, test } from "vitest";
import { moduleFolders, parts } from "../arrows.mjs";
import { folderFaults, largeFolders, mostFiles } from "./folder-faults.mjs";
import { importEdges } from "./imports.mjs";
import { layoutFaults } from "./layout-faults.mjs";
import { moduleFaults } from "./module-faults.mjs";
import { partFaults, partOf } from "./part-faults.mjs";
import { shapeFaults } from "./shape-faults.mjs";

const server = "apps/server/src";
const programs = Object.entries(parts as Record<string, Record<string, string[]>>);
const rows = parts[server] as Record<string, string[]>;
const everyPart = programs.flatMap(([folder, parts]) => Object.keys(parts).map((part) => [folder, part] as const));

/** A file that represents a part: the part itself where it is one. */
const fileIn = (folder: string, part: string) =>
  `${folder}/${part.endsWith(".ts") ? part : part === "." ? "x.ts" : part.startsWith("modules/") ? `${part}/x/index.ts` : `${part}/x.ts`}`;
const faultsBetween = (folder: string, from: string, to: string) =>
  partFaults(parts, [{ from: fileIn(folder, from), to: fileIn(folder, to) }]);

test("no file of the project is misplaced or imports wrongly", () => {
  expect(layoutFaults()).toEqual([]);
});

test.each(everyPart)("%s: %s refuses every part that it may not import, and takes the others", (folder, from) => {
  const table = parts[folder as keyof typeof parts] as Record<string, string[]>;
  const others = Object.keys(table).filter((to) => to !== from);
  const refused = others.filter((to) => faultsBetween(folder, from, to).length > 0);
  expect(refused).toEqual(others.filter((to) => !table[from]!.includes(to)));
  for (const to of refused)
    expect(faultsBetween(folder, from, to)).toEqual([expect.stringContaining(`${from} may import`)]);
});

test.each(programs)("the arrows in %s lead round in no circle", (_, table) => {
  const below = (part: string, path: string[]): string[] =>
    path.includes(part) ? [...path, part] : table[part]!.flatMap((next) => below(next, [...path, part]));
  expect(Object.keys(table).flatMap((part) => below(part, []))).toEqual([]);
});

test.each(programs)("every row of %s allows parts that are there", (_, table) => {
  expect(
    Object.values(table)
      .flat()
      .filter((part) => !(part in table)),
  ).toEqual([]);
});

test("a folder that no row names is refused", () => {
  const edges = [{ from: `${server}/modules/cellar/wine/index.ts`, to: `${server}/config.ts` }];
  expect(partFaults(parts, edges)).toEqual([expect.stringContaining("give its folder a row")]);
});

test("a test may import anything, and nothing else what is for tests", () => {
  const to = `${server}/modules/factory/testing/floor-fixture.ts`;
  expect(partFaults(parts, [{ from: `${server}/plugins/x.http.test.ts`, to }])).toEqual([]);
  expect(partFaults(parts, [{ from: `${server}/modules/desk/x/x.ts`, to }])).toEqual([
    expect.stringContaining("for tests"),
  ]);
});

test("the deepest row counts", () => {
  expect(partOf(server, rows, `${server}/ssr/render/head.ts`)).toBe("ssr/render");
  expect(partOf(server, rows, `${server}/ssr/visit.ts`)).toBe("ssr");
  expect(partOf(server, rows, `${server}/ssr/routes.ts`)).toBe("ssr/routes.ts");
});

const shop = `${server}/modules/shop`;
const faultsOf = (files: Record<string, string>) =>
  moduleFaults(moduleFolders, Object.keys(files), importEdges(Object.entries(files)));
const faces = { [`${shop}/a/index.ts`]: "", [`${shop}/b/index.ts`]: "" };

test("a module reaches another one only through its index", () => {
  const reaching = (name: string) => faultsOf({ ...faces, [`${shop}/a/x.ts`]: `import { y } from "../b/${name}";\n` });
  expect(reaching("queries.ts")).toEqual([expect.stringContaining("through its index.ts")]);
  expect(reaching("parts/deep.ts")).toEqual([expect.stringContaining("through its index.ts")]);
  expect(reaching("index.ts")).toEqual([]);
});

test("what is no module reaches one only through its index", () => {
  const app = { [`${server}/jobs/tasks.ts`]: `export { y } from "../modules/shop/b/jobs.ts";\n` };
  expect(faultsOf({ ...faces, ...app })).toEqual([expect.stringContaining("through its index.ts")]);
});

test("two modules do not import each other, nor by way of a third", () => {
  const importing = (name: string) => `import type { x } from "../${name}/index.ts";\n`;
  const circle = { a: "b", b: "c", c: "a" };
  const files = Object.entries(circle).map(([from, to]) => [`${shop}/${from}/index.ts`, importing(to)]);
  expect(faultsOf(Object.fromEntries(files))).toHaveLength(3);
  expect(faultsOf({ ...Object.fromEntries(files), [`${shop}/c/index.ts`]: "" })).toEqual([]);
});

test("a module has an index, and no file is between modules", () => {
  expect(faultsOf({ [`${shop}/a/routes.ts`]: "" })).toEqual([expect.stringContaining("has no index.ts")]);
  expect(faultsOf({ ...faces, [`${shop}/loose.ts`]: "" })).toEqual([expect.stringContaining("between modules")]);
  expect(faultsOf({ ...faces, [`${shop}/index.ts`]: "", [`${shop}/testing/stage.ts`]: "" })).toEqual([]);
});

describe("the shape of a module", () => {
  const faultsIn = (name: string, text = "") => shapeFaults(moduleFolders, [[`${shop}/a/${name}`, text]]);
  const select = "export const x = (db) => sql`select id from orders o where o.id = 1 for update of o`.execute(db);";

  test.each(["service.ts", "utils.ts", "helpers/dates.ts", "parts/util.ts"])(
    "%s says nothing about what is in it",
    (name) => {
      expect(faultsIn(name)).toEqual([expect.stringContaining("fits anything")]);
    },
  );

  test.each(["handlers.ts", "order-repository.ts", "router.ts"])("%s is called otherwise elsewhere", (name) => {
    expect(faultsIn(name)).toEqual([expect.stringContaining("another name than its like")]);
  });

  test.each([
    "serve(app, platform, calls.x, () => ({}));",
    "serve(\n    app,\n    platform,\n    calls.x, y);",
    'app.get("/x/", answer);',
  ])("routes are in routes.ts alone: %s", (text) => {
    expect(faultsIn("list-x.ts", text)).toEqual([expect.stringContaining("routes.ts")]);
    expect(faultsIn("routes.ts", text)).toEqual([]);
  });

  test.each([
    "sql`insert into orders (id) values (1)`",
    "sql`update orders set version = 2`",
    "sql`with a as (select 1) update orders o set version = 2 from a`",
    "sql`with gone as (delete from sessions returning id) select id from gone`",
    'db.insertInto("orders").values(row).execute()',
    'db.updateTable("orders").set(row).execute()',
    'db.deleteFrom("orders").execute()',
  ])("queries that read are apart from those that write: %s", (text) => {
    for (const name of ["queries.ts", "order-queries.ts"])
      expect(faultsIn(name, text)).toEqual([expect.stringContaining("write-queries.ts")]);
    for (const name of ["write-queries.ts", "open-order.ts"]) expect(faultsIn(name, text)).toEqual([]);
  });

  test("a query may lock what it reads, and a comment may name what it does not do", () => {
    expect(faultsIn("queries.ts", `/** Before insert into orders. */\n// update orders set x\n${select}`)).toEqual([]);
  });

  test("a face has no code of its own", () => {
    const face = `// What others may import.\nexport { type A, b } from "./b.ts";\nexport type { C } from "./c.ts";\n`;
    expect(faultsIn("index.ts", face)).toEqual([]);
    expect(faultsIn("index.ts", `${face}export const x = 1;\n`)).toEqual([expect.stringContaining("face")]);
  });

  test("tests, and what only tests use, have any shape", () => {
    expect(faultsIn("queries.test.ts", "sql`delete from orders`")).toEqual([]);
    expect(faultsIn("testing/utils.ts")).toEqual([]);
  });

  test("outside of modules it says nothing", () => {
    expect(shapeFaults(moduleFolders, [["packages/db/src/utils.ts", ""]])).toEqual([]);
  });
});

describe("the size of a folder", () => {
  const named = (folder: string, count: number, ending = ".ts") =>
    Array.from({ length: count }, (_, i) => `${folder}/file-${i}${ending}`);
  const exceptions = Object.keys(largeFolders).flatMap((folder) => named(folder, mostFiles + 1));

  test("one file too many is refused", () => {
    expect(folderFaults([...exceptions, ...named("packages/ui/src", mostFiles)])).toEqual([]);
    expect(folderFaults([...exceptions, ...named("packages/ui/src", mostFiles + 1)])).toEqual([
      expect.stringContaining(`packages/ui/src holds ${mostFiles + 1} files`),
    ]);
  });

  test("tests and folders below do not count", () => {
    const full = named("packages/ui/src", mostFiles);
    const others = [...named("packages/ui/src", 9, ".test.ts"), ...named("packages/ui/src/fields", 9)];
    expect(folderFaults([...exceptions, ...full, ...others])).toEqual([]);
  });

  test("an exception goes once it is needed no more", () => {
    const [first, ...rest] = Object.keys(largeFolders);
    expect(folderFaults(rest.flatMap((folder) => named(folder, mostFiles + 1)))).toEqual([
      expect.stringContaining(`${first} is no large folder`),
    ]);
  });
});
