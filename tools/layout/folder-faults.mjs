// A folder that one can still read at a glance.
import { dirname } from "node:path/posix";

/** Most files that a folder holds itself, tests aside. Past it, split it by a word of the product. */
export const mostFiles = 20;

/** Folders that may hold more, with the reason. */
export const largeFolders = {
  "packages/db/migrations": "one file for each step, in the order in which they run",
  "e2e/src/themes-rendered/pinned": "data: a picture of each theme",
  "demo/artwork": "data: the demo world's artworks",
  "demo/pictures/mockups": "data: rendered once, named by hash",
  "demo/pictures/pages": "data: rendered once, named by hash",
};

/** Sentences about folders that hold too much, and about exceptions that are needed no more. */
export function folderFaults(paths) {
  const counted = paths.filter((path) => path.includes("/") && !/\.test\.tsx?$/.test(path));
  const sizes = new Map([...Map.groupBy(counted, dirname)].map(([folder, files]) => [folder, files.length]));
  const isLarge = (folder) => (sizes.get(folder) ?? 0) > mostFiles;
  return [
    ...[...sizes.keys()]
      .filter((folder) => isLarge(folder) && !(folder in largeFolders))
      .map((folder) => `${folder} holds ${sizes.get(folder)} files of its own: more than ${mostFiles}.`),
    ...Object.keys(largeFolders)
      .filter((folder) => !isLarge(folder))
      .map((folder) => `${folder} is no large folder any more: take it out of folder-faults.mjs.`),
  ];
}
