// Which packages of ours a program is built from: read off the package.json files, where each names what it imports.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const scope = "@selvedge/";

/** Folders below packages/ that the package in `folder` depends on, directly or through another one, in alphabetical order. */
export function packagesOf(root, folder, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith(scope))) {
    const dependency = name.slice(scope.length);
    if (found.has(dependency)) continue;
    found.add(dependency);
    packagesOf(root, join("packages", dependency), found);
  }
  return [...found].sort();
}
