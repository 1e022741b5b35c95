// From a short name in the map to a file or a folder of the project.
import { globSync } from "node:fs";
import { sep } from "node:path";

const skipped = /(^|\/)(node_modules|dist(?:[^a-z/][^/]*)?|\.[^/]+)(\/|$)/;

/**
 * Gives `name` → the paths that end in it, whole words between slashes. An ending such as `.ts` may be left out, so
 * `orders/flows` finds packages/domain/src/orders/flows.ts; a folder is found by its own name.
 */
export function places(root) {
  const found = globSync("{apps,packages,demo,e2e,tools,docs}/**/*.{ts,tsx,css,mjs,sql,md}", {
    cwd: root,
    exclude: (path) => skipped.test(path.split(sep).join("/")),
  });
  const byEnding = new Map();
  for (const file of found) addTo(byEnding, file.split(sep).join("/"));
  return (name) => [...(byEnding.get(name) ?? [])];
}

function addTo(byEnding, file) {
  for (const path of [file, ...foldersOf(file)])
    for (const shown of new Set([path, path.replace(/\.(ts|tsx|css|mjs|sql|md)$/, "")]))
      for (const ending of endingsOf(shown)) byEnding.set(ending, (byEnding.get(ending) ?? new Set()).add(path));
}

const parts = (path) => path.split("/");
const endingsOf = (path) => parts(path).map((_, index, all) => all.slice(index).join("/"));
const foldersOf = (file) =>
  parts(file)
    .slice(1)
    .map((_, index) =>
      parts(file)
        .slice(0, index + 1)
        .join("/"),
    );
