// Puts a new build in the place of the one before. A running server, and every page that somebody has open, goes on asking
// for the files of the build that it came from: those stay for as long as the next build does.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where a build stores the list of its files: that of an app by itself, and that of one which a server renders too. */
const places = ["", "client"];

/** Moves `next` to `dist`, with the files that pages of the last build may still request. Never is there no build. */
export function takeOver(next, dist) {
  const last = `${dist}.last`;
  storeFiles(dist, next);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
}

/** Copies what the last build itself made and the new one did not; names carry a hash, so none means two things. */
function storeFiles(before, after) {
  for (const place of places)
    for (const file of filesOf(join(before, place))) {
      const [from, to] = [join(before, place, file), join(after, place, file)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
}

function filesOf(folder) {
  const manifest = join(folder, ".vite/manifest.json");
  if (!existsSync(manifest)) return [];
  const chunks = Object.values(JSON.parse(readFileSync(manifest, "utf8")));
  return chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
}
