// Which source files the programs reach. `node tools/reach/reach.mjs` prints the others.
import { existsSync, readFileSync } from "node:fs";
import { importsOf } from "./imports-of.mjs";
import { resolver } from "./resolve-import.mjs";
import { entries, fileAt, isSource, pathFrom, sourcesOf } from "./sources.mjs";

/**
 * Follows every import from the programs' entries through the source files below `root`. Gives the paths that are
 * reached, those that are not, and the imports that lead nowhere.
 */
export function reach(root) {
  const resolve = resolver(root);
  const reached = new Set();
  const lost = [];
  const ahead = entries.map((path) => ({ path, isType: false })).filter(({ path }) => existsSync(fileAt(root, path)));
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (reached.has(next.path)) continue;
    const file = fileAt(root, next.path);
    const { onlyTypes, imports } = importsOf(file, readFileSync(file, "utf8"));
    if (next.isType && !onlyTypes) continue;
    reached.add(next.path);
    for (const { specifier, isType, isAddress } of imports) {
      const found = resolve(specifier, file);
      if (found === undefined && !isAddress) lost.push(`${next.path} imports ${specifier}, which is not there`);
      else if (found && isSource(pathFrom(root, found))) ahead.push({ path: pathFrom(root, found), isType });
    }
  }
  return { reached, unreached: sourcesOf(root).filter((path) => !reached.has(path)), lost };
}

if (process.argv[1]?.endsWith("reach.mjs")) {
  const { reached, unreached, lost } = reach(process.cwd());
  console.log([...unreached, ...lost, `${reached.size} reached, ${unreached.length} not`].join("\n"));
}
