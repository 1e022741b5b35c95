// Everything that is wrong with where the files lie and what they import.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { moduleFolders, parts } from "../arrows.mjs";
import { folderFaults } from "./folder-faults.mjs";
import { importEdges } from "./imports.mjs";
import { moduleFaults } from "./module-faults.mjs";
import { partFaults } from "./part-faults.mjs";
import { shapeFaults } from "./shape-faults.mjs";

/** Sentences, none where all is well. Reads the working tree: what git knows, and new files that it does not ignore. */
export function layoutFaults() {
  const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\n")
    .filter((path) => path && existsSync(path));
  const code = paths.filter((path) => /^(packages|apps|demo)\/.*\.(ts|tsx)$/.test(path));
  const files = code.map((path) => [path, readFileSync(path, "utf8")]);
  const edges = importEdges(files);
  return [
    ...partFaults(parts, edges),
    ...moduleFaults(moduleFolders, code, edges),
    ...shapeFaults(moduleFolders, files),
    ...folderFaults(paths),
  ];
}
