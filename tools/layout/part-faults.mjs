// The arrows between the folders of a program: the table in tools/arrows.mjs against every import.
import { isForTests } from "./imports.mjs";

/** Sentences about imports that the table does not allow, and about files that no row of it names. */
export function partFaults(table, edges) {
  return Object.entries(table).flatMap(([folder, parts]) => faultsIn(folder, parts, edges));
}

function faultsIn(folder, parts, edges) {
  const faults = new Set();
  for (const { from, to } of edges) {
    if (!from.startsWith(`${folder}/`) || isForTests(from)) continue;
    const fromPart = partOf(folder, parts, from);
    if (fromPart === null) faults.add(`${from} is in no part of ${folder}: give its folder a row in tools/arrows.mjs.`);
    if (fromPart === null || !to.startsWith(`${folder}/`)) continue;
    const toPart = partOf(folder, parts, to);
    if (isForTests(to)) faults.add(`${from} imports ${to}, which is for tests.`);
    else if (toPart !== fromPart && !parts[fromPart].includes(toPart))
      faults.add(
        `${from} imports ${to}: ${fromPart} may import ${parts[fromPart].join(", ") || "no other part"} only.`,
      );
  }
  return [...faults];
}

/** The deepest part that a path is in; null where no row names it. */
export function partOf(folder, parts, path) {
  const rest = path.slice(folder.length + 1);
  const holding = Object.keys(parts).filter((part) => rest === part || rest.startsWith(`${part}/`));
  if (holding.length > 0) return holding.reduce((a, b) => (b.length > a.length ? b : a));
  return "." in parts && !rest.includes("/") ? "." : null;
}
