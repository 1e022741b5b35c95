// Modules meet through their index.ts, in one direction, and the folder that holds them has no code of its own.
import { isForTests } from "./imports.mjs";

/** Sentences about modules. `moduleFolders` are folders of modules, the last name of a path may be "*". */
export function moduleFaults(moduleFolders, paths, edges) {
  const product = paths.filter((path) => !isForTests(path));
  const moduleOf = moduleFinder(moduleFolders);
  const modules = new Set(product.map(moduleOf).filter(Boolean));
  const across = edges.filter(
    ({ from, to }) => !isForTests(from) && !isForTests(to) && moduleOf(from) !== moduleOf(to),
  );
  return [
    ...[...modules]
      .filter((module) => !paths.includes(`${module}/index.ts`))
      .map((module) => `${module} has no index.ts.`),
    ...product.filter(isLooseIn(moduleFolders)).map((path) => `${path} lies between modules: give it to one of them.`),
    ...across
      .filter(({ to }) => moduleOf(to) && to !== `${moduleOf(to)}/index.ts`)
      .map(({ from, to }) => `${from} imports ${to}: use another module through its index.ts.`),
    ...circles(across.map(({ from, to }) => [moduleOf(from), moduleOf(to)]).filter(([from, to]) => from && to)),
  ];
}

const patternOf = (folder, rest) => new RegExp(`^${folder.replaceAll("*", "[^/]+")}${rest}`);

/** The module that a path is in, as the path of its folder; null for other paths. */
export const moduleFinder = (moduleFolders) => (path) =>
  moduleFolders.map((folder) => path.match(patternOf(folder, "/[^/]+(?=/)"))?.[0]).find(Boolean) ?? null;

const isLooseIn = (moduleFolders) => (path) =>
  !path.endsWith("/index.ts") && moduleFolders.some((folder) => patternOf(folder, "/[^/]+$").test(path));

/** One sentence for each pair of modules of which each reaches the other. */
function circles(pairs) {
  const next = Map.groupBy(pairs, ([from]) => from);
  const reached = (start) => {
    const seen = new Set();
    const open = [start];
    for (let at = open.pop(); at; at = open.pop())
      for (const [, to] of next.get(at) ?? []) if (!seen.has(to)) open.push(to) && seen.add(to);
    return seen;
  };
  const reach = new Map([...next.keys()].map((module) => [module, reached(module)]));
  return [...reach].flatMap(([from, all]) =>
    [...all]
      .filter((to) => from < to && reach.get(to)?.has(from))
      .map((to) => `${from} and ${to} import each other, one of them perhaps by way of others.`),
  );
}
