import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const folder = "apps/storefront/src/pages";
const names = globSync(`${folder}/*/answer.ts`).map((file) => file.split("/").at(-2)!);
const read = (path: string) => readFileSync(path, "utf8");
const loaders = [...read("apps/server/src/ssr/loaders/page-loaders.ts").matchAll(/export \{([^}]+)\}/g)].flatMap(
  ([, list = ""]) => list.split(",").map((name) => name.trim()),
);
const dataOf = read("packages/contracts/src/pages/page-data.ts");
const byRoute = dataOf.split("interface PageDataByRoute {")[1]?.split("\n}")[0] ?? "";
const typed = [...byRoute.matchAll(/^ {2}(\w+):/gm)];

describe("a page of the storefront", () => {
  test("has a folder, a type of its data and, where it has an address, a loader", () => {
    expect(typed.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
    expect([...loaders, "failed"].toSorted()).toEqual(names.toSorted());
  });

  test.each(names)("%s has its view under its own name, and says so in its types", (name) => {
    const file = `${folder}/${name}/load.ts`;
    const load = existsSync(file) ? read(file) : "";
    expect(read(`${folder}/${name}/${name}-page.tsx`)).toMatch(/^export default function/m);
    expect(load + read(`${folder}/${name}/answer.ts`)).not.toMatch(new RegExp(`(Page|Answer)<"(?!${name}")`));
    expect(load.match(/import\("[^"]+"\)/g) ?? []).toEqual(load === "" ? [] : [`import("./${name}-page.tsx")`]);
  });

  test.each(names)("%s distinguishes only addresses that it has", (name) => {
    const apart = [...read(`${folder}/${name}/answer.ts`).matchAll(/"(\/[^"]*)":/g)].map(([, path]) => path);
    const paths =
      name === "failed"
        ? []
        : read(`${folder}/${name}/page.ts`)
            .match(/"\/[^"]*"/g)
            ?.map((path) => path.slice(1, -1));
    expect(apart.filter((path) => !paths?.includes(path!))).toEqual([]);
  });
});
