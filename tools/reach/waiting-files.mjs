// The files that are written and tested before anything can run them, as docs/spec-map.md names them.
import { existsSync } from "node:fs";
import { fileAt, isSource } from "./sources.mjs";

export const waitingHeading = "## Files that no program reaches yet";

/** `{ path, waitsFor }` for every line of the map's table of waiting files. */
export function waitingFiles(map) {
  const section = map.split(`\n${waitingHeading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, path, waitsFor]) => ({
    path,
    waitsFor: waitsFor.trim(),
  }));
}

/** What the table of waiting files says that is not so, as sentences. `reached` and `unreached` come from `reach`. */
export function waitingFaults(root, waiting, { reached, unreached }) {
  const named = new Set(waiting.map(({ path }) => path));
  return [
    ...unreached.filter((path) => !named.has(path)).map((path) => `${path} is reached by no program: ${remedy}`),
    ...waiting.flatMap((each) => faultsOf(root, each, reached)),
    ...repeated(waiting.map(({ path }) => path)).map((path) => `${path} is named twice among the waiting files.`),
  ];
}

const remedy = "delete it, or name it in docs/spec-map.md with the capability it waits for.";

function faultsOf(root, { path, waitsFor }, reached) {
  if (!existsSync(fileAt(root, path))) return [`${path} is named as waiting, and does not exist.`];
  if (!isSource(path)) return [`${path} is named as waiting, and is no source file of a package or an app.`];
  if (reached.has(path)) return [`${path} is named as waiting, and a program reaches it: take its line out.`];
  return waitsFor === "" ? [`${path} is named as waiting, but not for what.`] : [];
}

export const repeated = (names) => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];

/** One line for each capability, with the files that wait for it. */
export function waitingLines(waiting) {
  const byCapability = Map.groupBy(waiting, ({ waitsFor }) => waitsFor);
  return [...byCapability].map(([name, files]) => `  ${name}: ${files.map(({ path }) => path).join(", ")}`);
}
